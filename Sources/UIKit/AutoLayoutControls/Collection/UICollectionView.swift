public import AutoLayoutCore
public import Foundation

/// A view of items and supplementary views, placed by a layout.
///
/// Only visible elements have views; self-sizing cells are measured when they appear (F8.10).
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  public enum ScrollDirection: Int, Sendable {
    case vertical = 0
    case horizontal = 1
  }

  public struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }

  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled = 0
    case enabled = 1
    case enabledIncludingConstraints = 2
  }

  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { forgetContents() } }
  }
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet {
      guard delegate !== oldValue else { return }
      scrollDelegate = delegate
      flowDelegate = delegate as? any UICollectionViewDelegateFlowLayout
      collectionViewLayout.invalidateLayout()
    }
  }
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet { forgetPrefetching() }
  }
  open weak var dragDelegate: (any UICollectionViewDragDelegate)?
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  final weak var flowDelegate: (any UICollectionViewDelegateFlowLayout)?

  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      guard collectionViewLayout !== oldValue else { return }
      oldValue.collectionView = nil
      adoptLayout()
    }
  }
  open var isEditing = false { didSet { if isEditing != oldValue { showEditing() } } }
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  open var allowsSelection = true
  open var allowsMultipleSelection = false

  /// Kept, but has no effect: cells are never requested before they become visible.
  open var isPrefetchingEnabled = true
  open var dragInteractionEnabled = true
  /// Always false.
  open var hasActiveDrag: Bool { false }
  /// Always false.
  open var hasActiveDrop: Bool { false }
  open var reorderingCadence = UICollectionView.ReorderingCadence.immediate
  open var remembersLastFocusedIndexPath = false
  open var selectionFollowsFocus = false
  open var allowsFocus = true
  open var allowsFocusDuringEditing = false
  /// Always nil.
  open var contextMenuInteraction: UIContextMenuInteraction? { nil }
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false

  final var options = CollectionOptions()
  final var counts: [Int]?
  final var shown: [CollectionElement: ShownElement] = [:]
  final var isPrepared = false
  final var preparedBounds: CGRect?
  final var contexts: [UICollectionViewLayoutInvalidationContext] = []
  final var pool = ReusePool<UICollectionReusableView>()
  final var pendingUpdate = ListUpdate()
  final var updateDepth = 0
  final var selectedPaths: [IndexPath] = []
  final var reconfiguredCell: UICollectionViewCell?

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Traps: a collection view needs a layout.
  public override convenience init(frame: CGRect) {
    LayoutException.raise(
      "NSInvalidArgumentException",
      "UICollectionView must be initialized with a non-nil layout parameter")
  }

  public required init?(coder: NSCoder) {
    let layout = (coder as? InterfaceCoder)?.collectionLayout as? UICollectionViewLayout
    collectionViewLayout = layout ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    setCollectionViewLayout(layout, animated: animated)
    layoutIfNeeded()
    completion?(true)
  }

  /// Replaces the layout immediately; interactive transitions are not implemented.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    let between = UICollectionViewTransitionLayout(
      currentLayout: collectionViewLayout, nextLayout: layout)
    setCollectionViewLayout(layout, animated: false)
    completion?(true, true)
    return between
  }
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void
  open func finishInteractiveTransition() {}
  /// Has no effect: the new layout stays, since the transition was not interactive.
  open func cancelInteractiveTransition() {}

  // MARK: Questions

  open var numberOfSections: Int { loadedCounts.count }

  open func numberOfItems(inSection section: Int) -> Int { loadedCounts[section] }

  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[.item(indexPath)]?.view as? UICollectionViewCell
  }

  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    shown[.view(elementKind, indexPath)]?.view
  }

  open var indexPathsForVisibleItems: [IndexPath] {
    shown.keys.filter { $0.category == .cell }.map(\.path).sorted()
  }

  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { shown[.item($0)]?.view as? UICollectionViewCell }
  }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value.view === cell }?.key.path
  }

  // MARK: Places

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareForQuestion()
    return place(of: .item(indexPath))
  }
  open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    prepareForQuestion()
    return place(of: .view(kind, indexPath))
  }
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      shown[.view(elementKind, $0)]?.view
    }
  }
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shown.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }
      .map(\.path).sorted()
  }
  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView)
    -> IndexPath?
  {
    shown.first { $0.value.view === supplementaryView }?.key.path
  }
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    bring(indexPath, to: scrollPosition)
  }

  // MARK: Choosing items

  open var indexPathsForSelectedItems: [IndexPath]? { selectedPaths }
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    choose(indexPath, animated: animated, scrollPosition: scrollPosition)
  }
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { letGo(indexPath) }

  // MARK: Views that wait for their next use

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    keepCellClass(cellClass, identifier)
  }
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    keepViewClass(viewClass, kind: elementKind, identifier: identifier)
  }
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    keepNib(nib, kind: nil, identifier: identifier)
  }
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    keepNib(nib, kind: kind, identifier: identifier)
  }
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    takeRegisteredCell(identifier)
  }
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    takeRegisteredView(elementKind, identifier)
  }

  // MARK: Movement

  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMovement(indexPath)
  }
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    leadMovement(targetPosition)
  }
  open func endInteractiveMovement() { endMovement() }
  open func cancelInteractiveMovement() { options.movement = nil }

  // MARK: Changes

  open func reloadData() { forgetContents() }

  private final func forgetContents() {
    retireAll()
    hideSwipeActions()
    counts = nil
    selectedPaths = []
    collectionViewLayout.forgetContents(of: nil)
    collectionViewLayout.invalidateCounts(andEverything: true)
  }

  override final var placesContent: Bool { true }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutElements()
  }

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    _ = loadedCounts
    updateDepth += 1
    updates?()
    updateDepth -= 1
    if updateDepth == 0 { applyUpdate() }
    completion?(true)
  }

  open var hasUncommittedUpdates: Bool { updateDepth > 0 }
  open func insertItems(at indexPaths: [IndexPath]) {
    change { $0.insertedItems.formUnion(indexPaths) }
  }
  open func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deletedItems.formUnion(indexPaths) }
  }
  open func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloadedItems.formUnion(indexPaths) }
  }
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedItems.append((indexPath, newIndexPath)) }
  }
  open func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }
  open func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }
  open func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }
}

struct ShownElement {
  let view: UICollectionReusableView
  var attributes: UICollectionViewLayoutAttributes
  var wasAsked = false
}

extension CollectionElement {
  static func item(_ path: IndexPath) -> CollectionElement {
    CollectionElement(category: .cell, kind: nil, path: path)
  }
  static func view(_ kind: String, _ path: IndexPath) -> CollectionElement {
    CollectionElement(category: .supplementaryView, kind: kind, path: path)
  }
}
