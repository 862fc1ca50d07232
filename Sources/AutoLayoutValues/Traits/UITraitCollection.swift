public import Foundation

/// How much room there is along one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not known.
  case unspecified = 0
  /// Little room.
  case compact = 1
  /// Much room.
  case regular = 2
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// An iPhone or iPod touch.
  case phone = 0
  /// An iPad.
  case pad = 1
  /// An Apple TV.
  case tv = 2
  /// A car's display.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// A Vision device.
  case vision = 6
}

/// The direction of reading, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// Left to right.
  case leftToRight = 0
  /// Right to left.
  case rightToLeft = 1
}

/// Light or dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not known.
  case unspecified = 0
  /// Light.
  case light = 1
  /// Dark.
  case dark = 2
}

/// The text size that the user has chosen.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// Apple's name of it.
  public let rawValue: String

  /// Makes a category from its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Not known.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest size.
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  /// A small size.
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  /// A medium size.
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  /// The default size.
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  /// One above the default.
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  /// Two above the default.
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  /// Three above the default.
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  /// The first of the larger accessibility sizes.
  public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second of the larger accessibility sizes.
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third of the larger accessibility sizes.
  public static let accessibilityExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth of the larger accessibility sizes.
  public static let accessibilityExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest size.
  public static let accessibilityExtraExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// The user has chosen another text size.
  public static let didChangeNotification = NSNotification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  /// The key of the new size in the notification.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// Whether this is one of the larger accessibility sizes.
  public var isAccessibilityCategory: Bool {
    rawValue.contains("Accessibility")
  }
}

/// What a view knows about the device, the window and the user's settings.
@preconcurrency @MainActor
open class UITraitCollection: NSObject {
  /// The kind of device.
  open internal(set) var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  /// The room from left to right.
  open internal(set) var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// The room from top to bottom.
  open internal(set) var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// Pixels per point; 0 when not known.
  open internal(set) var displayScale: CGFloat = 0
  /// The direction of reading.
  open internal(set) var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  /// The text size.
  open internal(set) var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  /// Light or dark.
  open internal(set) var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The generation of the system whose controls and margins are imitated: the major number of an
  /// iOS version; 0 when not known.
  package final internal(set) var systemGeneration = 0
  /// The pixels per point that natural sizes of text are rounded up to; 0 for those of the display.
  ///
  /// A canvas drawn on a plain screen rounds to whole points, whatever the device it stands for
  /// (F9.2).
  package final internal(set) var contentScale: CGFloat = 0
  /// The pixels per point that widths of labels are rounded up to; 0 for those of `contentScale`.
  package final internal(set) var labelWidthScale: CGFloat = 0
  /// Values of traits that clients define, by their types.
  final var ownTraits: [ObjectIdentifier: AnyHashable] = [:]

  /// Makes a collection of nothing known.
  public nonisolated override init() {
    super.init()
  }

  /// Makes a collection that knows the kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init()
    userInterfaceIdiom = idiom
  }

  /// Makes a collection that knows the room from left to right.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    self.horizontalSizeClass = horizontalSizeClass
  }

  /// Makes a collection that knows the room from top to bottom.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    self.verticalSizeClass = verticalSizeClass
  }

  /// Makes a collection that knows the pixels per point.
  public convenience init(displayScale: CGFloat) {
    self.init()
    self.displayScale = displayScale
  }

  /// Makes a collection that knows the direction of reading.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init()
    self.layoutDirection = layoutDirection
  }

  /// Makes a collection that knows the text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init()
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }

  /// Makes a collection that knows whether the appearance is light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init()
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// Makes a collection that knows the generation of the system.
  package convenience init(systemGeneration: Int) {
    self.init()
    self.systemGeneration = systemGeneration
  }

  /// Makes a collection that knows what natural sizes of text are rounded up to.
  package convenience init(contentScale: CGFloat) {
    self.init()
    self.contentScale = contentScale
  }

  /// Makes a collection that knows what widths of labels are rounded up to.
  package convenience init(labelWidthScale: CGFloat) {
    self.init()
    self.labelWidthScale = labelWidthScale
  }

  /// Makes one of several: what later ones know wins.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init()
    for traits in traitCollections {
      take(traits)
    }
  }

  /// Whether everything that another collection knows is the same here.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return UITraitCollection(traitsFrom: [self, trait]).isEqual(to: self)
  }

  private final func take(_ other: UITraitCollection) {
    if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
    if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
    if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
    if other.displayScale != 0 { displayScale = other.displayScale }
    if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
    if other.preferredContentSizeCategory != .unspecified {
      preferredContentSizeCategory = other.preferredContentSizeCategory
    }
    if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
    if other.systemGeneration != 0 { systemGeneration = other.systemGeneration }
    if other.contentScale != 0 { contentScale = other.contentScale }
    if other.labelWidthScale != 0 { labelWidthScale = other.labelWidthScale }
    ownTraits.merge(other.ownTraits) { $1 }
  }

  /// Whether both know the same.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other || MainActor.assumeIsolated { isEqual(to: other) }
  }

  /// The same for collections that know the same.
  nonisolated open override var hash: Int {
    MainActor.assumeIsolated {
      var hasher = Hasher()
      hasher.combine(userInterfaceIdiom)
      hasher.combine(horizontalSizeClass)
      hasher.combine(verticalSizeClass)
      hasher.combine(preferredContentSizeCategory)
      return hasher.finalize()
    }
  }

  private final func isEqual(to other: UITraitCollection) -> Bool {
    userInterfaceIdiom == other.userInterfaceIdiom
      && horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass && displayScale == other.displayScale
      && layoutDirection == other.layoutDirection
      && preferredContentSizeCategory == other.preferredContentSizeCategory
      && userInterfaceStyle == other.userInterfaceStyle
      && systemGeneration == other.systemGeneration && contentScale == other.contentScale
      && labelWidthScale == other.labelWidthScale
      && ownTraits == other.ownTraits
  }
}
