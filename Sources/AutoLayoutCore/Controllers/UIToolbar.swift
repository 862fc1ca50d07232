public import AutoLayoutValues
public import Foundation

public enum UIBarStyle: Int, Sendable {
  /// Light, with dark text.
  case `default` = 0
  case black = 1
  case blackTranslucent = 2

  public static var blackOpaque: UIBarStyle { .black }
}

@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
  open var barStyle = UIBarStyle.default
  open var items: [UIBarButtonItem]?
  open var isTranslucent = true
  open var barTintColor: UIColor?
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
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) { looks.images["background", 0, barMetrics] = backgroundImage }
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { looks.images["background", 0, barMetrics] }
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) { looks.images["shadow", 0, .default] = shadowImage }
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    looks.images["shadow", 0, .default]
  }

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
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }
}
