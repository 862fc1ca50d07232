public import AutoLayoutValues
public import Foundation

public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black = 1
  case blackTranslucent = 2

  public static var blackOpaque: UIBarStyle { .black }
}

@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
  open var barStyle = UIBarStyle.default
  open var items: [UIBarButtonItem]? { didSet { setNeedsLayout() } }
  open var isTranslucent = true { didSet { if isTranslucent != oldValue { layOutContainer() } } }
  private final var itemViews = BarItemViews()

  /// Places the custom views of the items (F6.53); documents draw them without a window.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let shown = window == nil ? [] : items ?? []
    for item in shown { item.bar = self }
    itemViews.keep(shown.filter { !$0.isHidden }.compactMap(\.customView))
    let row = BarItemRow(of: self, in: bounds)
    guard shown.contains(where: { $0.customView != nil }) else { return }
    row.place(shown, from: row.margin, fromEnd: false, filling: true, &itemViews)
  }
  open var barTintColor: UIColor?
  open var standardAppearance: UIToolbarAppearance {
    get { ownStandardAppearance.made() }
    set { ownStandardAppearance.value = newValue }
  }
  private final var ownStandardAppearance = BarAppearanceBox<UIToolbarAppearance>()
  open var scrollEdgeAppearance: UIToolbarAppearance?
  open var compactAppearance: UIToolbarAppearance?
  open var compactScrollEdgeAppearance: UIToolbarAppearance?
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
  package final var overhang: CGFloat = 0

  open var barPosition: UIBarPosition {
    let position = delegate?.position(for: self) ?? .any
    return position == .any ? .bottom : position
  }

  /// The height, reduced in compact height (F9.20).
  open override var intrinsicContentSize: CGSize { barSize(.toolbar) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }
}
