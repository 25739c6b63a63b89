/// Collects the views of a block in their order.
@resultBuilder
public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildPartialBlock<Content: View>(first: consuming Content) -> Content { first }

  public static func buildPartialBlock<Earlier: View, Next: View>(
    accumulated: consuming Earlier, next: consuming Next
  ) -> PairView<Earlier, Next> {
    PairView(first: accumulated, second: next)
  }

  public static func buildOptional<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: View, Second: View>(first: First) -> EitherView<First, Second> {
    .first(first)
  }

  public static func buildEither<First: View, Second: View>(second: Second) -> EitherView<First, Second> {
    .second(second)
  }
}

/// Two views one after the other, as transparent to their container as if they had been written there.
///
/// A block of several is a pair of its last view and all before it. A tuple of any length would say the same, but the
/// runtime looks its type up anew for every card.
public struct PairView<First: View, Second: View>: View {
  let first: First
  let second: Second
}

extension PairView {
  public typealias Body = Never

  public func _resolve(into resolver: inout ViewResolver) {
    first._resolve(into: &resolver)
    second._resolve(into: &resolver)
  }
}

/// One of two views: what `if … else` and `switch` give.
public enum EitherView<First: View, Second: View>: View {
  case first(First)
  case second(Second)
}

extension EitherView {
  public typealias Body = Never

  public func _resolve(into resolver: inout ViewResolver) {
    switch self {
    case .first(let view): view._resolve(into: &resolver)
    case .second(let view): view._resolve(into: &resolver)
    }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  public func _resolve(into resolver: inout ViewResolver) { self?._resolve(into: &resolver) }
}

/// No view at all.
public struct EmptyView: View {
  public init() {}
}

extension EmptyView {
  public typealias Body = Never

  public func _resolve(into resolver: inout ViewResolver) {}
}

/// A view whose type is not written out.
public struct AnyView: View {
  private let resolve: (inout ViewResolver) -> Void

  public init(_ view: some View) {
    resolve = { view._resolve(into: &$0) }
  }
}

extension AnyView {
  public typealias Body = Never

  public func _resolve(into resolver: inout ViewResolver) { resolve(&resolver) }
}

/// One view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, Content: View>: View {
  private let data: Data
  private let content: (Data.Element) -> Content

  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
  }
}

extension ForEach {
  public typealias Body = Never

  public func _resolve(into resolver: inout ViewResolver) {
    for element in data { content(element)._resolve(into: &resolver) }
  }
}
