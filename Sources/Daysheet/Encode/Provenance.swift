/// What the bytes of a report depend on besides inputs and options: fonts and libraries, for run.json and `info`.
package struct Provenance: Hashable, Sendable {
  package var fonts: [Part]
  package var libraries: [Part]

  package struct Part: Hashable, Sendable, Codable {
    package var name: String
    package var version: String

    package init(name: String, version: String) {
      self.name = name
      self.version = version
    }
  }

  package init(fonts: [Part], libraries: [Part]) {
    self.fonts = fonts
    self.libraries = libraries
  }
}
