public import Foundation

public protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Value { get }
  static var name: String { get }
  static var affectsColorAppearance: Bool { get }
  static var identifier: String { get }
}

extension UITraitDefinition {
  public static var name: String { String(describing: Self.self) }
  public static var affectsColorAppearance: Bool { false }
  public static var identifier: String { String(reflecting: Self.self) }
}

public typealias UITrait = any UITraitDefinition.Type

protocol BuiltInTrait: UITraitDefinition where Value: Hashable {
  @MainActor static var path: ReferenceWritableKeyPath<UITraitCollection, Value> { get }
}

public enum UITraitUserInterfaceIdiom: UITraitDefinition, BuiltInTrait {
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  @MainActor static var path: ReferenceWritableKeyPath<UITraitCollection, UIUserInterfaceIdiom> {
    \.userInterfaceIdiom
  }
}

public enum UITraitHorizontalSizeClass: UITraitDefinition, BuiltInTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  @MainActor static var path: ReferenceWritableKeyPath<UITraitCollection, UIUserInterfaceSizeClass>
  { \.horizontalSizeClass }
}

public enum UITraitVerticalSizeClass: UITraitDefinition, BuiltInTrait {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  @MainActor static var path: ReferenceWritableKeyPath<UITraitCollection, UIUserInterfaceSizeClass>
  { \.verticalSizeClass }
}

public enum UITraitDisplayScale: UITraitDefinition, BuiltInTrait {
  public static var defaultValue: CGFloat { 0 }
  @MainActor static var path: ReferenceWritableKeyPath<UITraitCollection, CGFloat> {
    \.displayScale
  }
}

public enum UITraitLayoutDirection: UITraitDefinition, BuiltInTrait {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  @MainActor static var path:
    ReferenceWritableKeyPath<UITraitCollection, UITraitEnvironmentLayoutDirection>
  { \.layoutDirection }
}

public enum UITraitPreferredContentSizeCategory: UITraitDefinition, BuiltInTrait {
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  @MainActor static var path: ReferenceWritableKeyPath<UITraitCollection, UIContentSizeCategory> {
    \.preferredContentSizeCategory
  }
}

public enum UITraitUserInterfaceStyle: UITraitDefinition, BuiltInTrait {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  @MainActor static var path: ReferenceWritableKeyPath<UITraitCollection, UIUserInterfaceStyle> {
    \.userInterfaceStyle
  }
}

public enum UITraitVerticalBarEdge: UITraitDefinition, BuiltInTrait {
  public static var defaultValue: UIVerticalBarEdge { .unspecified }
  @MainActor static var path: ReferenceWritableKeyPath<UITraitCollection, UIVerticalBarEdge> {
    \.verticalBarEdge
  }
}

extension BuiltInTrait {
  @MainActor static func read(_ traits: UITraitCollection) -> Any { traits[keyPath: path] }

  @MainActor static func write(_ value: Any, to traits: UITraitCollection) {
    guard let value = value as? Value else { return }
    traits[keyPath: path] = value
  }

  @MainActor static func isSame(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool {
    a[keyPath: path] == b[keyPath: path]
  }
}

extension UITraitDefinition {
  @MainActor package static func isUnchanged(_ a: UITraitCollection, _ b: UITraitCollection) -> Bool
  {
    if let builtIn = Self.self as? any BuiltInTrait.Type { return builtIn.isSame(a, b) }
    let key = ObjectIdentifier(Self.self)
    return a.ownTraits[key] == b.ownTraits[key]
  }
}

@preconcurrency @MainActor
public protocol UIMutableTraits {
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

extension UIMutableTraits {
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }
}
