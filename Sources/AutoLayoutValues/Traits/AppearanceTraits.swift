// Traits that colours depend on beside light and dark.

/// Whether the user wants more contrast.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// As designed.
  case normal = 0
  /// More than that.
  case high = 1
}

/// Whether the user wants more contrast.
public enum UITraitAccessibilityContrast: UITraitDefinition {
  /// Not known.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  /// A change of the trait changes colours.
  public static var affectsColorAppearance: Bool { true }
}

/// Whether something lies above the rest of the interface.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// The interface itself.
  case base = 0
  /// Above it.
  case elevated = 1
}

/// Whether something lies above the rest of the interface.
public enum UITraitUserInterfaceLevel: UITraitDefinition {
  /// Not known.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  /// A change of the trait changes colours.
  public static var affectsColorAppearance: Bool { true }
}

extension UITraitCollection {
  /// Whether the user wants more contrast.
  public var accessibilityContrast: UIAccessibilityContrast {
    self[UITraitAccessibilityContrast.self]
  }
  /// Whether something lies above the rest of the interface.
  public var userInterfaceLevel: UIUserInterfaceLevel { self[UITraitUserInterfaceLevel.self] }

  /// Makes a collection that knows this one trait.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init()
    set(accessibilityContrast, of: UITraitAccessibilityContrast.self)
  }

  /// Makes a collection that knows this one trait.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init()
    set(userInterfaceLevel, of: UITraitUserInterfaceLevel.self)
  }
}

extension UIMutableTraits {
  /// Whether the user wants more contrast.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }
  /// Whether something lies above the rest of the interface.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }
}
