public import AutoLayoutCore
public import Foundation

/// Places a collection view's elements.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
  private final var collectionHandle: WeakHandle?

  open internal(set) var collectionView: UICollectionView? {
    get { collectionHandle?.view as? UICollectionView }
    set { collectionHandle = newValue?.weakHandle }
  }

  private final var decorations: [String: () -> UICollectionReusableView?] = [:]

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Archives nothing.
  nonisolated open func encode(with coder: NSCoder) {}

  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  // MARK: Places

  open func prepare() {}

  open var collectionViewContentSize: CGSize { .zero }

  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  {
    proposedContentOffset
  }

  /// Returns where a moving view comes to rest; the velocity is in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Invalidation

  open func invalidateLayout() { invalidateLayout(with: makeInvalidationContext()) }

  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutWasInvalidated(context)
  }

  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  { makeInvalidationContext() }

  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    let paths = [preferredAttributes.indexPath]
    let kind = preferredAttributes.representedElementKind ?? ""
    switch preferredAttributes.representedElementCategory {
    case .cell: context.invalidateItems(at: paths)
    case .supplementaryView: context.invalidateSupplementaryElements(ofKind: kind, at: paths)
    case .decorationView: context.invalidateDecorationElements(ofKind: kind, at: paths)
    }
    return context
  }

  /// Never called, since items move at once.
  open func invalidationContextForInteractivelyMovingItems(
    _ targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
    context.interactiveMovementTarget = targetPosition
    return context
  }
  /// Never called, since items move at once.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    return context
  }

  private final func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    let made = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (made ?? UICollectionViewLayoutInvalidationContext.self).makePlain()
  }

  /// Invalidates the layout for other items, or for all contents of the view (F8.28).
  final func invalidateCounts(andEverything isReload: Bool = false) {
    let context = makeInvalidationContext()
    context.invalidateEverything = isReload
    context.invalidateDataSourceCounts = true
    invalidateLayout(with: context)
  }

  final func invalidateItems(at paths: [IndexPath]) {
    let context = makeInvalidationContext()
    context.invalidateItems(at: paths)
    invalidateLayout(with: context)
  }

  // MARK: Changes

  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  open func finalizeCollectionViewUpdates() {}
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  /// Never called, since changes are not animated.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Never called, since changes are not animated.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Never called, since changes are not animated.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Never called, since changes are not animated.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Never called.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Never called.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Never called.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Never called.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Never called, since bounds changes are not animated.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  open func finalizeAnimatedBoundsChange() {}
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  open func finalizeLayoutTransition() {}

  // MARK: Movement

  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    collectionView?.indexPathForItem(at: position) ?? previousIndexPath
  }
  /// Never called.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributesForItem(at: indexPath)
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
  }

  // MARK: Direction

  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Whether the view mirrors the layout from right to left (F8.29).
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    let made = viewClass as? UICollectionReusableView.Type
    decorations[elementKind] = made.map { made in { made.makeFramed() } }
  }
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorations[elementKind] = nib.map { nib in { nib.topView(as: UICollectionReusableView.self) } }
  }

  final func makeDecoration(_ kind: String) -> UICollectionReusableView? { decorations[kind]?() }

  func itemsDidMove(_ moves: ListMoves) {}

  func forgetContents(of paths: [IndexPath]?) {}

  func knowsContent(of element: CollectionElement) -> Bool { false }
}
