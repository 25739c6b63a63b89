/// A picture as large as its room allows, in its own proportions; a pixel is a point where nothing else is asked.
public struct Image: View {
  public typealias Body = Never

  private let picture: PNGPicture

  public init(_ picture: PNGPicture) {
    self.picture = picture
  }

  public func _resolve(into resolver: inout ViewResolver) { resolver.add(ImageNode(picture)) }
}

private final class ImageNode: Node {
  private let picture: PNGPicture

  init(_ picture: PNGPicture) {
    self.picture = picture
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    let size = picture.size
    let scales = [proposal.width.map { $0 / size.width }, proposal.height.map { $0 / size.height }]
    let scale = scales.compactMap(\.self).filter(\.isFinite).min() ?? 1
    return Size(width: size.width * scale, height: size.height * scale)
  }

  override func place(in rect: Rect, into marks: inout [Mark]) {
    let frame = Alignment.center.frame(of: measure(ProposedSize(rect.size)), in: rect)
    marks.append(.picture(PlacedPicture(picture, frame: frame)))
  }
}
