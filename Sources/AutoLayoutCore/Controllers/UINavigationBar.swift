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
      setNeedsLayout()
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

  /// The view below the title, where there is one.
  private weak var shownAccessory: UIView?

  /// Notes that an item wants another height.
  final func itemChangedHeight() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// Places what stands below the title at the bottom, and takes out that of another item.
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
