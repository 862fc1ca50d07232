import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

/// Items in lines, as many in each as have room, in sections with headers and footers.
///
/// With an estimated size, items are as large as their content: a cell is asked when it is first
/// seen, and the lines are broken again (F8.10).
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset = 0
    /// The safe area.
    case fromSafeArea = 1
    case fromLayoutMargins = 2
  }

  public typealias ScrollDirection = UICollectionView.ScrollDirection

  public nonisolated class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }

  /// The size of items that the delegate does not tell, in points.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The size of items before they are seen, in points; zero lets `itemSize` and the delegate
  /// decide.
  open var estimatedItemSize = CGSize.zero {
    didSet {
      sizes = [:]
      invalidateLayout()
    }
  }
  /// The least distance of lines, in points.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least distance of items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The room around the items of a section, in points.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { invalidateLayout() }
  }
  /// The size of headers, in points; only the part along the scrolling counts, 0 means none.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of footers, in points; only the part along the scrolling counts, 0 means none.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var scrollDirection = ScrollDirection.vertical { didSet { invalidateLayout() } }
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  final var sections: [FlowSection] = []
  /// The sizes of items that were asked.
  private final var sizes: [IndexPath: CGSize] = [:]
  private final var isBroken = true
  private final var brokenRoom: CGFloat = 0

  final var isVertical: Bool { scrollDirection == .vertical }

  /// The class in which the layout says what no longer holds.
  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  open override func prepare() {
    super.prepare()
    guard isBroken || brokenRoom != room, let collectionView else { return }
    isBroken = false
    brokenRoom = room
    sections = []
    var across: CGFloat = 0
    let counts = collectionView.loadedCounts
    sections.reserveCapacity(counts.count)
    for (section, count) in counts.enumerated() {
      let items = (0..<count).map { extent(of: IndexPath(item: $0, section: section)) }
      let made = FlowSection(across: across, items: items, metrics: metrics(of: section))
      across = made.end
      sections.append(made)
    }
  }

  /// The size of all sections, in points.
  open override var collectionViewContentSize: CGSize {
    size(FlowSection.Extent(along: room, across: sections.last?.end ?? 0))
  }

  /// Everything that is told in a context no longer holds.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    if context.invalidateEverything || context.invalidateDataSourceCounts
      || flow?.invalidateFlowLayoutAttributes != false
      || flow?.invalidateFlowLayoutDelegateMetrics != false
    {
      isBroken = true
    }
    super.invalidateLayout(with: context)
  }

  /// A change of the room along the lines breaks them again; headers that stay in sight move with
  /// the content.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    room != brokenRoom || sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
  }

  /// What no longer holds after a change of what is seen of the content.
  ///
  /// - Parameter newBounds: What is seen from now on.
  /// - Returns: What no longer holds: the lines, where their room has changed.
  open override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    flow?.invalidateFlowLayoutAttributes = room != brokenRoom
    flow?.invalidateFlowLayoutDelegateMetrics = room != brokenRoom
    return context
  }

  /// An item's own size is taken over where sizes are estimated.
  ///
  /// - Parameters:
  ///   - preferredAttributes: What the cell would like.
  ///   - originalAttributes: What the layout said.
  /// - Returns: Whether the layout follows the cell.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard isSelfSizing, originalAttributes.representedElementCategory == .cell else { return false }
    sizes[originalAttributes.indexPath] = preferredAttributes.size
    return preferredAttributes.size != originalAttributes.size
  }

  /// The elements in a rectangle of the content.
  ///
  /// - Parameter rect: The rectangle, in points of the content.
  /// - Returns: Headers, items and footers, in the order of sections.
  /// - Complexity: O(log sections + lines in sight).
  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    elements(in: rect)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].places.indices.contains(indexPath.item)
    else { return nil }
    return itemAttributes(indexPath)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    edgeAttributes(elementKind, indexPath.section)
  }

  // MARK: Contents

  final var isSelfSizing: Bool { estimatedItemSize != .zero }

  override func itemsDidMove(_ moves: ListMoves) {
    var moved: [IndexPath: CGSize] = [:]
    for (path, size) in sizes {
      guard !moves.isReloaded(path), let place = moves.newPath(path) else { continue }
      moved[place] = size
    }
    sizes = moved
    isBroken = true
  }

  override func forgetContents(of paths: [IndexPath]?) {
    if let paths { paths.forEach { sizes[$0] = nil } } else { sizes = [:] }
    isBroken = true
  }

  override func knowsContent(of element: CollectionElement) -> Bool {
    !isSelfSizing || element.category != .cell || sizes[element.path] != nil
  }

  private final func extent(of path: IndexPath) -> FlowSection.Extent {
    if isSelfSizing {
      let estimate = estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
      return extent(sizes[path] ?? estimate)
    }
    guard let collectionView, let flow = collectionView.flowDelegate else {
      return extent(itemSize)
    }
    return extent(flow.collectionView(collectionView, layout: self, sizeForItemAt: path))
  }

  final func extent(_ size: CGSize) -> FlowSection.Extent {
    isVertical
      ? FlowSection.Extent(along: size.width, across: size.height)
      : FlowSection.Extent(along: size.height, across: size.width)
  }

  final func size(_ extent: FlowSection.Extent) -> CGSize {
    isVertical
      ? CGSize(width: extent.along, height: extent.across)
      : CGSize(width: extent.across, height: extent.along)
  }

  /// The length of lines with what is around them.
  final var room: CGFloat {
    guard let collectionView else { return 0 }
    let insets = collectionView.adjustedContentInset
    let size = collectionView.bounds.size
    return isVertical
      ? max(0, size.width - insets.left - insets.right)
      : max(0, size.height - insets.top - insets.bottom)
  }
}
