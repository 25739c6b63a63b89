/// Terminal, gate and belt; they take room only where a file has them.
package struct RecordedPlaces: Hashable, Sendable {
  private indirect enum Content: Hashable, Sendable {
    case of(terminal: String?, gate: String?, belt: String?)
  }

  private var content: Content?

  package init() {}

  package var terminal: String? {
    get { texts.terminal }
    set { texts.terminal = newValue }
  }
  package var gate: String? {
    get { texts.gate }
    set { texts.gate = newValue }
  }
  package var belt: String? {
    get { texts.belt }
    set { texts.belt = newValue }
  }

  private var texts: (terminal: String?, gate: String?, belt: String?) {
    get {
      guard case .of(let terminal, let gate, let belt) = content else { return (nil, nil, nil) }
      return (terminal, gate, belt)
    }
    set {
      content =
        newValue == (nil, nil, nil)
        ? nil : .of(terminal: newValue.terminal, gate: newValue.gate, belt: newValue.belt)
    }
  }
}

/// What has a terminal, a gate and a belt.
package protocol Placed {
  var places: RecordedPlaces { get set }
}

extension Placed {
  package var terminal: String? {
    get { places.terminal }
    set { places.terminal = newValue }
  }
  package var gate: String? {
    get { places.gate }
    set { places.gate = newValue }
  }
  package var belt: String? {
    get { places.belt }
    set { places.belt = newValue }
  }
}
