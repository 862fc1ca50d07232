public import Foundation

public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone = 0
  case pad = 1
  case tv = 2
  case carPlay = 3
  case mac = 5
  case vision = 6
}

public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
  public static let accessibilityExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXL")
  public static let accessibilityExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  public static let didChangeNotification = NSNotification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  public var isAccessibilityCategory: Bool {
    rawValue.contains("Accessibility")
  }
}

/// The values of the traits of UIKit.
private struct HeldTraits {
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var displayScale: CGFloat = 0
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var verticalBarEdge = UIVerticalBarEdge.unspecified
}

@preconcurrency @MainActor
open class UITraitCollection: NSObject {
  private final var held = HeldTraits()

  @inline(__always)
  private final func noted<Value>(_ trait: @autoclosure () -> UITrait, _ value: Value) -> Value {
    if TraitReads.isOn { TraitReads.note(trait(), of: self) }
    return value
  }

  open internal(set) var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { noted(UITraitUserInterfaceIdiom.self, held.userInterfaceIdiom) }
    set { held.userInterfaceIdiom = newValue }
  }
  open internal(set) var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { noted(UITraitHorizontalSizeClass.self, held.horizontalSizeClass) }
    set { held.horizontalSizeClass = newValue }
  }
  open internal(set) var verticalSizeClass: UIUserInterfaceSizeClass {
    get { noted(UITraitVerticalSizeClass.self, held.verticalSizeClass) }
    set { held.verticalSizeClass = newValue }
  }
  open internal(set) var displayScale: CGFloat {
    get { noted(UITraitDisplayScale.self, held.displayScale) }
    set { held.displayScale = newValue }
  }
  open internal(set) var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { noted(UITraitLayoutDirection.self, held.layoutDirection) }
    set { held.layoutDirection = newValue }
  }
  open internal(set) var preferredContentSizeCategory: UIContentSizeCategory {
    get { noted(UITraitPreferredContentSizeCategory.self, held.preferredContentSizeCategory) }
    set { held.preferredContentSizeCategory = newValue }
  }
  open internal(set) var userInterfaceStyle: UIUserInterfaceStyle {
    get { noted(UITraitUserInterfaceStyle.self, held.userInterfaceStyle) }
    set { held.userInterfaceStyle = newValue }
  }
  /// The major iOS version whose controls and margins are simulated; 0 if unspecified.
  package final internal(set) var iosMajorVersion = 0
  package final internal(set) var iosMinorVersion = 0
  open internal(set) var verticalBarEdge: UIVerticalBarEdge {
    get { noted(UITraitVerticalBarEdge.self, held.verticalBarEdge) }
    set { held.verticalBarEdge = newValue }
  }
  /// Pixels per point for rounding text sizes; 0 for the display scale.
  ///
  /// A canvas rounds to points (F9.2).
  package final internal(set) var contentScale: CGFloat = 0
  /// The pixels per point for rounding up label widths; 0 for `contentScale`.
  package final internal(set) var labelWidthScale: CGFloat = 0
  /// The values of custom traits, by type.
  final var ownTraits: [ObjectIdentifier: AnyHashable] = [:]

  public nonisolated override init() {
    super.init()
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init()
    userInterfaceIdiom = idiom
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    self.horizontalSizeClass = horizontalSizeClass
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    self.verticalSizeClass = verticalSizeClass
  }

  public convenience init(displayScale: CGFloat) {
    self.init()
    self.displayScale = displayScale
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init()
    self.layoutDirection = layoutDirection
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init()
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init()
    self.userInterfaceStyle = userInterfaceStyle
  }

  package convenience init(iosMajorVersion: Int) {
    self.init()
    self.iosMajorVersion = iosMajorVersion
  }

  package convenience init(ios version: IOSVersion) {
    self.init()
    iosMajorVersion = version.major
    iosMinorVersion = version.minor
  }

  package convenience init(verticalBarEdge: UIVerticalBarEdge) {
    self.init()
    self.verticalBarEdge = verticalBarEdge
  }

  package convenience init(contentScale: CGFloat) {
    self.init()
    self.contentScale = contentScale
  }

  package convenience init(labelWidthScale: CGFloat) {
    self.init()
    self.labelWidthScale = labelWidthScale
  }

  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init()
    for traits in traitCollections {
      copySpecifiedTraits(of: traits)
    }
  }

  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return UITraitCollection(traitsFrom: [self, trait]).isEqual(to: self)
  }

  private final func copySpecifiedTraits(of other: UITraitCollection) {
    if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
    if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
    if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
    if other.displayScale != 0 { displayScale = other.displayScale }
    if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
    if other.preferredContentSizeCategory != .unspecified {
      preferredContentSizeCategory = other.preferredContentSizeCategory
    }
    if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
    if other.iosMajorVersion != 0 {
      iosMajorVersion = other.iosMajorVersion
      iosMinorVersion = other.iosMinorVersion
      // An edge belongs to the screen of the system that has it.
      verticalBarEdge = .unspecified
    }
    if other.verticalBarEdge != .unspecified { verticalBarEdge = other.verticalBarEdge }
    if other.contentScale != 0 { contentScale = other.contentScale }
    if other.labelWidthScale != 0 { labelWidthScale = other.labelWidthScale }
    ownTraits.merge(other.ownTraits) { $1 }
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other || MainActor.assumeIsolated { isEqual(to: other) }
  }

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
      && iosMajorVersion == other.iosMajorVersion && iosMinorVersion == other.iosMinorVersion
      && verticalBarEdge == other.verticalBarEdge && contentScale == other.contentScale
      && labelWidthScale == other.labelWidthScale
      && ownTraits == other.ownTraits
  }
}
