public import Foundation

/// Items and views of sections, wherever a layout wants them.
///
/// Only what is seen has views. Cells that know their content better than the layout are asked when they are first seen, as far as the
/// layout wants to know (F8.10).
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The directions of scrolling.
  public enum ScrollDirection: Int, Sendable {
    /// From top to bottom.
    case vertical = 0
    /// From side to side.
    case horizontal = 1
  }

  /// Where an item goes that is scrolled to.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The edges.
    public let rawValue: UInt

    /// Makes a position from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// To the middle from top to bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// To the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// To the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// To the middle from side to side.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// To the right.
    public static let right = ScrollPosition(rawValue: 32)
  }

  /// When views are asked for their size again by themselves.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Never.
    case disabled = 0
    /// When a view's intrinsic size is invalidated.
    case enabled = 1
    /// When anything in a view's layout changes, too.
    case enabledIncludingConstraints = 2
  }

  /// Tells what is shown; not kept alive.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  /// Told what happens; not kept alive.
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet {
      guard delegate !== oldValue else { return }
      scrollDelegate = delegate
      flowDelegate = delegate as? any UICollectionViewDelegateFlowLayout
      collectionViewLayout.invalidateLayout()
    }
  }
  /// The delegate, where it tells a flow layout sizes.
  weak var flowDelegate: (any UICollectionViewDelegateFlowLayout)?

  /// Says where everything stands.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      oldValue.collectionView = nil
      adoptLayout()
    }
  }
  /// Whether items are being changed by the user.
  open var isEditing = false
  /// The view behind all items, as large as what is seen.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      setNeedsLayout()
    }
  }
  /// When views are asked for their size again by themselves.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// Whether items can be chosen.
  open var allowsSelection = true
  /// Whether several items can be chosen.
  open var allowsMultipleSelection = false

  var options = CollectionOptions()
  /// The numbers of items of the sections; nil until the data source is asked.
  var counts: [Int]?
  /// The elements that are seen.
  var shown: [CollectionElement: ShownElement] = [:]
  /// Whether the layout was prepared since it was last invalidated.
  var isPrepared = false
  /// What was seen of the content when the layout was last asked.
  var preparedBounds: CGRect?
  /// What invalidated the layout since it was last prepared.
  var contexts: [UICollectionViewLayoutInvalidationContext] = []
  var pool = ReusePool<UICollectionReusableView>()
  var pendingUpdate = ListUpdate()
  var updateDepth = 0
  var selectedPaths: [IndexPath] = []

  /// Makes a collection view.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Makes a collection view of lines from an archive.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  /// Exchanges the layout; the change is made at once.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  // MARK: Questions

  /// How many sections there are.
  open var numberOfSections: Int { loadedCounts.count }

  /// How many items a section has.
  open func numberOfItems(inSection section: Int) -> Int { loadedCounts[section] }

  /// The cell of an item, if it is seen.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    layOutIfAsked()
    return shown[.item(indexPath)]?.view as? UICollectionViewCell
  }

  /// The view of a kind of a section, if it is seen.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    layOutIfAsked()
    let element = CollectionElement(
      category: .supplementaryView, kind: elementKind, path: indexPath)
    return shown[element]?.view
  }

  /// The items that are seen, in their order.
  open var indexPathsForVisibleItems: [IndexPath] {
    layOutIfAsked()
    return shown.keys.filter { $0.category == .cell }.map(\.path).sorted()
  }

  /// The cells that are seen, in the order of their items.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { shown[.item($0)]?.view as? UICollectionViewCell }
  }

  /// The item of a cell that is seen.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value.view === cell }?.key.path
  }

  // MARK: Changes

  /// Asks the data source anew.
  open func reloadData() {
    retireAll()
    counts = nil
    selectedPaths = []
    collectionViewLayout.forgetContents(of: nil)
    collectionViewLayout.invalidateLayout()
  }

  /// Prepares the layout, and places what is seen.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutElements()
  }

  /// Makes several changes together.
  ///
  /// - Parameters:
  ///   - updates: Asks for the changes.
  ///   - completion: Told that they were made; here that is at once.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    _ = loadedCounts
    updateDepth += 1
    updates?()
    updateDepth -= 1
    if updateDepth == 0 { applyUpdate() }
    completion?(true)
  }
}

/// An element that is seen.
struct ShownElement {
  let view: UICollectionReusableView
  var attributes: UICollectionViewLayoutAttributes
  /// Whether the view was asked for its size since it came into sight.
  var wasAsked = false
}

extension CollectionElement {
  static func item(_ path: IndexPath) -> CollectionElement {
    CollectionElement(category: .cell, kind: nil, path: path)
  }
}
