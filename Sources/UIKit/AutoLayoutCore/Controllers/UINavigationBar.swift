public import AutoLayoutValues
public import Foundation

@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var standardAppearance: UINavigationBarAppearance {
    get { ownStandardAppearance.made() }
    set { ownStandardAppearance.value = newValue }
  }
  private final var ownStandardAppearance = BarAppearanceBox<UINavigationBarAppearance>()
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open var shadowImage: UIImage?
  open var backIndicatorImage: UIImage?
  open var backIndicatorTransitionMaskImage: UIImage?
  open weak var delegate: (any UINavigationBarDelegate)?
  private final var backgroundImages: [UIBarMetrics: UIImage] = [:]
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
  }
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics]
  }
  private final var looks = BarItemLooks()
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: barMetrics) }
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImage(for: barMetrics) }
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) { looks.distances["title", 0, barMetrics] = adjustment }
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    looks.distances["title", 0, barMetrics] ?? 0
  }
  package final var overhang: CGFloat = 0
  /// The strip for items at a side of the screen, in the superview; nil for items in a row.
  package final var strip: CGRect?
  open var prefersLargeTitles = false { didSet { itemChangedHeight() } }
  open var items: [UINavigationItem]? {
    didSet {
      oldValue?.forEach { $0.bar = nil }
      items?.forEach { $0.bar = self }
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }

  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  /// Whether the current title is large; an automatic item inherits it from the previous item.
  package final var showsLargeTitle: Bool {
    guard prefersLargeTitles, let items, !items.isEmpty else { return false }
    return items.last { $0.largeTitleDisplayMode != .automatic }?.largeTitleDisplayMode != .never
  }

  package final var accessoryHeight: CGFloat {
    guard let accessory = topItem?.accessory else { return 0 }
    return traitCollection.has(.capsuleBars) ? accessory.heightFrom26 : accessory.height
  }

  private final weak var shownAccessory: UIView?

  final func itemChangedHeight() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let height = accessoryHeight
    let wanted = height > 0 ? topItem?.accessory?.view : nil
    if shownAccessory !== wanted { shownAccessory?.removeFromSuperview() }
    shownAccessory = wanted
    guard let wanted else { return }
    if wanted.superview !== self { addSubview(wanted) }
    wanted.frame = CGRect(
      x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  @_spi(Subclasses) open override func adoptLooks(of model: UIView) {
    super.adoptLooks(of: model)
    guard let model = model as? UINavigationBar else { return }
    ownStandardAppearance.adopt(model.ownStandardAppearance)
    scrollEdgeAppearance = scrollEdgeAppearance ?? model.scrollEdgeAppearance
    compactAppearance = compactAppearance ?? model.compactAppearance
    compactScrollEdgeAppearance = compactScrollEdgeAppearance ?? model.compactScrollEdgeAppearance
    titleTextAttributes = titleTextAttributes ?? model.titleTextAttributes
    largeTitleTextAttributes = largeTitleTextAttributes ?? model.largeTitleTextAttributes
    barTintColor = barTintColor ?? model.barTintColor
    if barStyle == .default { barStyle = model.barStyle }
    if !model.isTranslucent { isTranslucent = false }
    if !model.backgroundImages.isEmpty && backgroundImages.isEmpty {
      backgroundImages = model.backgroundImages
    }
  }

  /// The height (F6.45), reduced in compact height (F9.20).
  open override var intrinsicContentSize: CGSize {
    var size = showsLargeTitle ? controlMetrics.size(.largeNavigationBar) : barSize(.navigationBar)
    size.height += accessoryHeight
    return size
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  open var barPosition: UIBarPosition {
    let position = delegate?.position(for: self) ?? .any
    return position == .any ? (overhang > 0 ? .topAttached : .top) : position
  }
}

@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
