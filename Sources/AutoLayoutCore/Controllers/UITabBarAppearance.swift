public import AutoLayoutValues
public import Foundation

/// The looks of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// The looks of tabs with the title below the image.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
  /// The looks of tabs with the title beside the image.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  /// The looks of tabs with the title beside the image, in little height.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
  /// The colour of the mark of the chosen tab.
  open var selectionIndicatorTintColor: UIColor?
  /// The image of the mark of the chosen tab.
  open var selectionIndicatorImage: UIImage?
  /// How tabs share the width.
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// The width of a tab among those in the middle, in points; 0 leaves it to the system.
  open var stackedItemWidth: CGFloat = 0
  /// The room between two of them, in points; 0 leaves it to the system.
  open var stackedItemSpacing: CGFloat = 0

  /// Makes the looks that the system has while content lies below the bar.
  public required init() {
    super.init()
  }

  /// Makes the looks that the system has on a kind of device.
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
  }

  /// Makes the looks of another bar; those of tabs are taken from a tab bar's.
  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.makeCopy()
    inlineLayoutAppearance = other.inlineLayoutAppearance.makeCopy()
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.makeCopy()
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    selectionIndicatorImage = other.selectionIndicatorImage
    stackedItemPositioning = other.stackedItemPositioning
    stackedItemWidth = other.stackedItemWidth
    stackedItemSpacing = other.stackedItemSpacing
  }
}

/// The looks of tabs in each of their states.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// How a tab's title stands to its image.
  public enum Style: Int, Sendable {
    /// Below it.
    case stacked = 0
    /// Beside it.
    case inline = 1
    /// Beside it, in little height.
    case compactInline = 2
  }

  /// The looks of a tab that is not chosen.
  public final let normal = UITabBarItemStateAppearance()
  /// The looks of the chosen tab.
  public final let selected = UITabBarItemStateAppearance()
  /// The looks of a tab that cannot be used.
  public final let disabled = UITabBarItemStateAppearance()
  /// The looks of a tab in the focus.
  public final let focused = UITabBarItemStateAppearance()

  /// Makes the system's looks of tabs of a style.
  public init(style: Style) {
    super.init()
    configureWithDefault(for: style)
  }

  /// Makes the system's looks of stacked tabs.
  public override convenience init() {
    self.init(style: .stacked)
  }

  /// Takes the system's looks of tabs of a style, which nothing is set of.
  open func configureWithDefault(for style: Style) {
    for state in [normal, selected, disabled, focused] { state.take(nil) }
  }

  /// A copy.
  final func makeCopy() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance(style: .stacked)
    copy.normal.take(normal)
    copy.selected.take(selected)
    copy.disabled.take(disabled)
    copy.focused.take(focused)
    return copy
  }
}

/// The looks of tabs in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// How the title is set.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The colour of the image; nil leaves it to the bar.
  open var iconColor: UIColor?
  /// How far the badge is moved, in points.
  open var badgePositionAdjustment = UIOffset.zero
  /// The colour behind the badge's text; nil means red.
  open var badgeBackgroundColor: UIColor?
  /// How the badge's text is set.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the badge's text is moved, in points.
  open var badgeTitlePositionAdjustment = UIOffset.zero

  /// Takes the looks of another one, or the system's.
  final func take(_ other: UITabBarItemStateAppearance?) {
    titleTextAttributes = other?.titleTextAttributes ?? [:]
    titlePositionAdjustment = other?.titlePositionAdjustment ?? .zero
    iconColor = other?.iconColor
    badgePositionAdjustment = other?.badgePositionAdjustment ?? .zero
    badgeBackgroundColor = other?.badgeBackgroundColor
    badgeTextAttributes = other?.badgeTextAttributes ?? [:]
    badgeTitlePositionAdjustment = other?.badgeTitlePositionAdjustment ?? .zero
  }
}
