public import Timelines

/// What views inherit from those around them: font, colour, direction, and whatever else a poster adds.
///
///     extension EnvironmentValues {
///       var theme: Theme {
///         get { self[ThemeKey.self] }
///         set { self[ThemeKey.self] = newValue }
///       }
///     }
///
/// Every view is resolved with a copy, so a copy is one reference; it is made unique when it is changed.
public struct EnvironmentValues {
  private var storage = Storage()

  private final class Storage {
    var font = Font("Inter", size: 10)
    var foregroundColor = Color.black
    var lineLimit: Int?
    var layoutDirection = LayoutDirection.leftToRight
    var day: Day?
    var values: [ObjectIdentifier: any Sendable] = [:]

    init() {}

    init(copying other: Storage) {
      font = other.font
      foregroundColor = other.foregroundColor
      lineLimit = other.lineLimit
      layoutDirection = other.layoutDirection
      day = other.day
      values = other.values
    }
  }

  public init() {}

  public var font: Font {
    get { storage.font }
    set { unique.font = newValue }
  }

  public var foregroundColor: Color {
    get { storage.foregroundColor }
    set { unique.foregroundColor = newValue }
  }

  /// Most lines of a text; `nil` for as many as it needs.
  public var lineLimit: Int? {
    get { storage.lineLimit }
    set { unique.lineLimit = newValue }
  }

  public var layoutDirection: LayoutDirection {
    get { storage.layoutDirection }
    set { unique.layoutDirection = newValue }
  }

  /// The day of a ``TimelineView`` that is given events only; `nil` for the day of the earliest event, in UTC.
  public var day: Day? {
    get { storage.day }
    set { unique.day = newValue }
  }

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { storage.values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { unique.values[ObjectIdentifier(key)] = newValue }
  }

  private var unique: Storage {
    mutating get {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(copying: storage) }
      return storage
    }
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

extension EnvironmentReader {
  public typealias Body = Never

  public func _resolve(into resolver: inout ViewResolver) {
    content(resolver.context.environment)._resolve(into: &resolver)
  }
}

/// A view below which the environment is changed.
struct EnvironmentWriter<Content: View>: View {
  typealias Body = Never

  let content: Content
  let change: (inout EnvironmentValues) -> Void

  func _resolve(into resolver: inout ViewResolver) {
    var environment = resolver.context.environment
    change(&environment)
    resolver.add(content, in: environment)
  }
}

extension View {
  /// Sets a value of the environment for this view and all below it.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    EnvironmentWriter(content: self) { $0[keyPath: keyPath] = value }
  }

  // Every text has a font and a colour, and a key path is slow to follow.
  public func font(_ font: Font) -> some View {
    EnvironmentWriter(content: self) { $0.font = font }
  }

  public func foregroundColor(_ color: Color) -> some View {
    EnvironmentWriter(content: self) { $0.foregroundColor = color }
  }

  public func lineLimit(_ limit: Int?) -> some View {
    EnvironmentWriter(content: self) { $0.lineLimit = limit }
  }
}
