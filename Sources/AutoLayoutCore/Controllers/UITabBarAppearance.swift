public import AutoLayoutValues
public import Foundation

@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked)
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
  open var selectionIndicatorTintColor: UIColor?
  open var selectionIndicatorImage: UIImage?
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

@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  public enum Style: Int, Sendable {
    case stacked = 0
    case inline = 1
    case compactInline = 2
  }

  /// The looks of a tab that is not chosen.
  public final let normal = UITabBarItemStateAppearance()
  public final let selected = UITabBarItemStateAppearance()
  public final let disabled = UITabBarItemStateAppearance()
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

@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The colour of the image; nil leaves it to the bar.
  open var iconColor: UIColor?
  /// How far the badge is moved, in points.
  open var badgePositionAdjustment = UIOffset.zero
  /// The colour behind the badge's text; nil means red.
  open var badgeBackgroundColor: UIColor?
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
