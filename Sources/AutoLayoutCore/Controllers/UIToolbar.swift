public import AutoLayoutValues
public import Foundation

/// How dark a bar is.
public enum UIBarStyle: Int, Sendable {
  /// Light, with dark text.
  case `default` = 0
  /// Dark, with light text.
  case black = 1
  /// The old name of a dark bar that content shows through.
  case blackTranslucent = 2

  /// The old name of `black`.
  public static var blackOpaque: UIBarStyle { .black }
}

/// A bar of buttons.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
  /// How dark the bar is.
  open var barStyle = UIBarStyle.default
  /// The buttons.
  open var items: [UIBarButtonItem]?
  /// Whether content shows through.
  open var isTranslucent = true
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// The looks while content lies below the bar.
  open var standardAppearance: UIToolbarAppearance {
    get { ownStandardAppearance.made() }
    set { ownStandardAppearance.value = newValue }
  }
  private final var ownStandardAppearance = BarAppearanceBox<UIToolbarAppearance>()
  /// The looks while no content lies below the bar; nil leaves them to the system.
  open var scrollEdgeAppearance: UIToolbarAppearance?
  /// The looks in little height; nil leaves them to the others.
  open var compactAppearance: UIToolbarAppearance?
  /// The looks in little height while no content lies below the bar; nil leaves them to the others.
  open var compactScrollEdgeAppearance: UIToolbarAppearance?
  /// Told where the bar is; not kept alive.
  open weak var delegate: (any UIToolbarDelegate)?

  private final var looks = BarItemLooks()
  /// Keeps an image for the bar's background.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) { looks.images["background", 0, barMetrics] = backgroundImage }
  /// The image that was kept for the bar's background.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { looks.images["background", 0, barMetrics] }
  /// Keeps an image for the line at the bar's edge.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) { looks.images["shadow", 0, .default] = shadowImage }
  /// The image that was kept for the line at the bar's edge.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    looks.images["shadow", 0, .default]
  }

  /// Exchanges the buttons; the change is made at once.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  @_spi(Subclasses) open override func adoptLooks(of model: UIView) {
    super.adoptLooks(of: model)
    guard let model = model as? UIToolbar else { return }
    ownStandardAppearance.adopt(model.ownStandardAppearance)
    scrollEdgeAppearance = scrollEdgeAppearance ?? model.scrollEdgeAppearance
    compactAppearance = compactAppearance ?? model.compactAppearance
    barTintColor = barTintColor ?? model.barTintColor
    if barStyle == .default { barStyle = model.barStyle }
  }
  /// How far the background reaches below the bar, to the screen's edge, in points.
  package final var overhang: CGFloat = 0

  /// Where the bar stands: at the bottom, unless the delegate says otherwise.
  open var barPosition: UIBarPosition {
    let told = delegate?.position(for: self) ?? .any
    return told == .any ? .bottom : told
  }

  /// The height, lower where there is little (F9.20).
  open override var intrinsicContentSize: CGSize { barSize(.toolbar) }
  /// The size in a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }
}
