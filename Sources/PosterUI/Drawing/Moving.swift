extension Mark {
  /// The mark at another place.
  public func moved(by shift: Point) -> Mark {
    switch self {
    case .fill(let path, let color): return .fill(path.moved(by: shift), color)
    case .stroke(let path, let stroke): return .stroke(path.moved(by: shift), stroke)
    case .text(var run):
      run.origin = run.origin + shift
      run.box = run.box.moved(by: shift)
      return .text(run)
    case .picture(var picture):
      picture.frame = picture.frame.moved(by: shift)
      return .picture(picture)
    case .group(let group):
      return .group(
        Group(
          group.marks.map { $0.moved(by: shift) }, clip: group.clip?.moved(by: shift),
          semantics: group.semantics))
    }
  }

  /// The mark without the parts of groups that leave no ink inside `rect`; `nil` where nothing is left.
  public func part(in rect: Rect) -> Mark? {
    guard bounds.intersects(rect) else { return nil }
    guard case .group(let group) = self else { return self }
    let marks = group.marks.compactMap { $0.part(in: rect) }
    return marks.isEmpty ? nil : .group(Group(marks, clip: group.clip, semantics: group.semantics))
  }
}

extension Path {
  public func moved(by shift: Point) -> Path {
    switch self {
    case .rect(let rect): .rect(rect.moved(by: shift))
    case .roundedRect(let rect, let radius): .roundedRect(rect.moved(by: shift), radius: radius)
    case .ellipse(let rect): .ellipse(rect.moved(by: shift))
    case .line(let start, let end): .line(start + shift, end + shift)
    case .outline(let outline, let origin): .outline(outline, at: origin + shift)
    }
  }
}

extension Rect {
  public func moved(by shift: Point) -> Rect { Rect(origin: origin + shift, size: size) }
}
