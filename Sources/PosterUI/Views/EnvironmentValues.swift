public import Timelines

/// What views inherit from those around them: font, colour, direction, and whatever else a poster adds.
///
///     extension EnvironmentValues {
///       var theme: Theme {
///         get { self[ThemeKey.self] }
///         set { self[ThemeKey.self] = newValue }
///       }
///     }
public struct EnvironmentValues {
  public var font = Font("Inter", size: 10)
  public var foregroundColor = Color.black
  /// Most lines of a text; `nil` for as many as it needs.
  public var lineLimit: Int?
  public var layoutDirection = LayoutDirection.leftToRight
  /// The day of a ``TimelineView`` that is given events only; `nil` for the day of the earliest event, in UTC.
  public var day: Day?

  private var values: [ObjectIdentifier: any Sendable] = [:]

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A name for a value of one's own in the environment.
public protocol EnvironmentKey {
  associatedtype Value: Sendable
  static var defaultValue: Value { get }
}

public enum LayoutDirection: Hashable, Sendable {
  case leftToRight, rightToLeft
}

/// Builds a view from what it inherits.
public struct EnvironmentReader<Content: View>: View {
  private let content: (EnvironmentValues) -> Content

  public init(@ViewBuilder content: @escaping (EnvironmentValues) -> Content) {
    self.content = content
  }
}

extension EnvironmentReader: PrimitiveView {
  func makeNodes(in context: ViewContext) -> [Node] {
    content(context.environment).nodes(in: context)
  }
}

/// A view below which the environment is changed.
struct EnvironmentWriter<Content: View>: PrimitiveView {
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  func makeNodes(in context: ViewContext) -> [Node] {
    var context = context
    change(&context.environment)
    return content.nodes(in: context)
  }
}

extension View {
  /// Sets a value of the environment for this view and all below it.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    EnvironmentWriter(content: self) { $0[keyPath: keyPath] = value }
  }

  public func font(_ font: Font) -> some View { environment(\.font, font) }
  public func foregroundColor(_ color: Color) -> some View { environment(\.foregroundColor, color) }
  public func lineLimit(_ limit: Int?) -> some View { environment(\.lineLimit, limit) }
}
