/// One file of a report, complete in memory.
package struct OutputFile: Sendable {
  /// Name in the report's folder, without a path.
  package var name: String
  package var bytes: [UInt8]
  /// Of a picture that had to keep to a size.
  package var fit: PictureFit?

  package init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}
