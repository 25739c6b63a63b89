/// Take-off or landing as recorded, beside the times at the gate; they take room only where a file has them.
package struct RecordedRunway: Hashable, Sendable {
  private indirect enum Content: Hashable, Sendable {
    case of(scheduled: RecordedTime?, estimated: RecordedTime?, actual: RecordedTime?)
  }

  private var content: Content?

  package init(scheduled: RecordedTime? = nil, estimated: RecordedTime? = nil, actual: RecordedTime? = nil) {
    times = (scheduled, estimated, actual)
  }

  package var isEmpty: Bool { content == nil }

  package var scheduled: RecordedTime? {
    get { times.scheduled }
    set { times.scheduled = newValue }
  }
  package var estimated: RecordedTime? {
    get { times.estimated }
    set { times.estimated = newValue }
  }
  package var actual: RecordedTime? {
    get { times.actual }
    set { times.actual = newValue }
  }

  private var times: (scheduled: RecordedTime?, estimated: RecordedTime?, actual: RecordedTime?) {
    get {
      guard case .of(let scheduled, let estimated, let actual) = content else { return (nil, nil, nil) }
      return (scheduled, estimated, actual)
    }
    set {
      content =
        newValue.scheduled == nil && newValue.estimated == nil && newValue.actual == nil
        ? nil : .of(scheduled: newValue.scheduled, estimated: newValue.estimated, actual: newValue.actual)
    }
  }
}
