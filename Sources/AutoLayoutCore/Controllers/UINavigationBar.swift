public import AutoLayoutValues
public import Foundation

/// The bar at the top of a navigation controller.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// How dark the bar is.
  open var barStyle = UIBarStyle.default
  /// Whether content shows through.
  open var isTranslucent = true
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// How the title is set, such as in which colour.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// How the large title is set, such as in which colour.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The looks while content lies below the bar.
  open var standardAppearance = UINavigationBarAppearance()
  /// The looks while no content lies below the bar; nil leaves them to the system.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The looks in little height; nil leaves them to the others.
  open var compactAppearance: UINavigationBarAppearance?
  /// How far the background reaches above the bar, to the screen's edge, in points.
  package final var overhang: CGFloat = 0
  /// Whether large titles are asked for.
  open var prefersLargeTitles = false { didSet { itemChangedHeight() } }
  /// What is shown, the last on top.
  open var items: [UINavigationItem]? {
    didSet {
      oldValue?.forEach { $0.bar = nil }
      items?.forEach { $0.bar = self }
      invalidateIntrinsicContentSize()
      placeAccessory()
    }
  }

  /// What is shown now.
  open var topItem: UINavigationItem? { items?.last }
  /// What comes back with the back button.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// Shows an item.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
  /// Goes back to the item before.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }
  /// Shows the last of several items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  /// Whether the title stands large below the buttons now.
  ///
  /// An item that leaves it open does as the one before; the first has it large.
  package final var showsLargeTitle: Bool {
    guard prefersLargeTitles, let items, !items.isEmpty else { return false }
    return items.last { $0.largeTitleDisplayMode != .automatic }?.largeTitleDisplayMode != .never
  }

  /// The height of what stands below the title, in points.
  package final var accessoryHeight: CGFloat {
    guard let accessory = topItem?.accessory else { return 0 }
    return traitCollection.systemGeneration >= 26 ? accessory.heightFrom26 : accessory.height
  }

  /// Notes that an item wants another height.
  final func itemChangedHeight() {
    invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
    placeAccessory()
  }

  /// Puts what stands below the title at the bottom, and takes out that of other items.
  private func placeAccessory() {
    for item in items ?? [] where item !== topItem { item.accessory?.view.removeFromSuperview() }
    guard let view = topItem?.accessory?.view else { return }
    let height = accessoryHeight
    guard height > 0 else { return view.removeFromSuperview() }
    if view.superview !== self { addSubview(view) }
    view.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  /// Places what stands below the title.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeAccessory()
  }

  /// The height (F6.45).
  open override var intrinsicContentSize: CGSize {
    var size = controlMetrics.size(showsLargeTitle ? .largeNavigationBar : .navigationBar)
    size.height += accessoryHeight
    return size
  }
  /// The size in a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }
}
