extension ReportOptions.AsOf {
  /// Reads `now`, ISO 8601 with or without offset, or a clock reading of the day: `14:30`, and `25:30` or `24:00` for
  /// what comes after its midnight; `nil` for anything else.
  package init?(_ text: String) {
    if text == "now" {
      self = .now
      return
    }
    switch try? TimeText.parse(ByteCursor(text)) {
    case .instant(let instant, _): self = .instant(instant)
    case .local(let local): self = .local(local)
    case .clock(let minutes, let days) where (days ?? 0) >= 0: self = .clock(minutes + (days ?? 0) * 1440)
    case .clock, nil: return nil
    }
  }
}
