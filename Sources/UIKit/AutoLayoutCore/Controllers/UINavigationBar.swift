public import AutoLayoutValues
public import Foundation

@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true { didSet { if isTranslucent != oldValue { layOutContainer() } } }
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
    let mode = items.last { $0.largeTitleDisplayMode != .automatic }?.largeTitleDisplayMode
    return mode != .never && mode != .inline
  }

  package final var accessoryHeight: CGFloat {
    guard let accessory = topItem?.accessory else { return 0 }
    return traitCollection.has(.capsuleBars) ? accessory.heightFrom26 : accessory.height
  }

  private final weak var shownAccessory: UIView?
  private final var itemViews = BarItemViews()

  final func itemChangedHeight() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// Places the custom views of the top item (F6.53); documents draw them without a window.
  private final func layOutItems() {
    guard window != nil, let item = topItem else { return itemViews.keep([]) }
    let (leading, trailing) = (item.leadingItems, item.trailingItems)
    for button in leading + trailing { button.bar = self }
    let customViews = (leading + trailing).filter { !$0.isHidden }.compactMap(\.customView)
    let views = customViews + [item.titleView].compactMap { $0 }
    itemViews.keep(views)
    guard !views.isEmpty else { return }
    var box = bounds
    box.size.height -= min(accessoryHeight, box.height)
    if showsLargeTitle { box.size.height -= min(52, max(0, box.height - 44)) }
    if traitCollection.has(.capsuleBars) { box.size.height = min(44, box.height) }
    let row = BarItemRow(of: self, in: box)
    var start = row.margin
    if let back = backItem, !item.hidesBackButton,
      leading.isEmpty || item.leftItemsSupplementBackButton
    {
      let own = back.backBarButtonItem?.title ?? back.backButtonTitle
      let title = back.backButtonDisplayMode == .default ? own ?? back.title : own
      start += row.backWidth(title.flatMap { $0.isEmpty ? nil : $0 } ?? "Back")
    }
    start = row.place(leading, from: start, fromEnd: false, &itemViews)
    let end = row.place(trailing, from: row.margin, fromEnd: true, &itemViews)
    if let view = item.titleView { row.placeTitle(view, start: start, end: end, &itemViews) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutItems()
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
