public import AutoLayoutValues

// Traits that nothing here is laid out by: they are known where a client says them.

/// Whether the screen feels how strongly it is pressed.
public enum UIForceTouchCapability: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// It does not.
  case unavailable = 1
  /// It does.
  case available = 2
}

/// Whether the screen feels how strongly it is pressed.
public enum UITraitForceTouchCapability: UITraitDefinition {
  /// Not known.
  public static var defaultValue: UIForceTouchCapability { .unknown }
}

/// The colours that the screen can show.
public enum UIDisplayGamut: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// Those of sRGB.
  case SRGB = 0
  /// Those of Display P3.
  case P3 = 1
}

/// The colours that the screen can show.
public enum UITraitDisplayGamut: UITraitDefinition {
  /// Not known.
  public static var defaultValue: UIDisplayGamut { .unspecified }
  /// A change of the trait changes colours.
  public static var affectsColorAppearance: Bool { true }
}

/// Whether the user wants bold text.
public enum UILegibilityWeight: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// As designed.
  case regular = 0
  /// Bolder than that.
  case bold = 1
}

/// Whether the user wants bold text.
public enum UITraitLegibilityWeight: UITraitDefinition {
  /// Not known.
  public static var defaultValue: UILegibilityWeight { .unspecified }
}

/// Whether a window looks as if it was being used.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// It looks as if it was not.
  case inactive = 0
  /// It does.
  case active = 1
}

/// Whether a window looks as if it was being used.
public enum UITraitActiveAppearance: UITraitDefinition {
  /// Not known.
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
}

extension UITraitCollection {
  /// Whether the screen feels how strongly it is pressed.
  public var forceTouchCapability: UIForceTouchCapability { self[UITraitForceTouchCapability.self] }
  /// The colours that the screen can show.
  public var displayGamut: UIDisplayGamut { self[UITraitDisplayGamut.self] }
  /// Whether the user wants bold text.
  public var legibilityWeight: UILegibilityWeight { self[UITraitLegibilityWeight.self] }
  /// Whether a window looks as if it was being used.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    self[UITraitActiveAppearance.self]
  }

  /// Makes a collection that knows this one trait.
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init()
    set(capability, of: UITraitForceTouchCapability.self)
  }

  /// Makes a collection that knows this one trait.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init()
    set(displayGamut, of: UITraitDisplayGamut.self)
  }

  /// Makes a collection that knows this one trait.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init()
    set(legibilityWeight, of: UITraitLegibilityWeight.self)
  }

  /// Makes a collection that knows this one trait.
  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init()
    set(activeAppearance, of: UITraitActiveAppearance.self)
  }
}

extension UIMutableTraits {
  /// Whether the screen feels how strongly it is pressed.
  public var forceTouchCapability: UIForceTouchCapability {
    get { self[UITraitForceTouchCapability.self] }
    set { self[UITraitForceTouchCapability.self] = newValue }
  }
  /// The colours that the screen can show.
  public var displayGamut: UIDisplayGamut {
    get { self[UITraitDisplayGamut.self] }
    set { self[UITraitDisplayGamut.self] = newValue }
  }
  /// Whether the user wants bold text.
  public var legibilityWeight: UILegibilityWeight {
    get { self[UITraitLegibilityWeight.self] }
    set { self[UITraitLegibilityWeight.self] = newValue }
  }
  /// Whether a window looks as if it was being used.
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    get { self[UITraitActiveAppearance.self] }
    set { self[UITraitActiveAppearance.self] = newValue }
  }
}
