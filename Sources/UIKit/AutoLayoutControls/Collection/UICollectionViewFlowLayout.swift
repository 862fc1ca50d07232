import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

/// A layout that fills lines with items, in sections with headers and footers.
///
/// With an estimated size, cells are measured when they first appear (F8.10).
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public enum SectionInsetReference: Int, Sendable {
    case fromContentInset = 0
    case fromSafeArea = 1
    case fromLayoutMargins = 2
  }

  public typealias ScrollDirection = UICollectionView.ScrollDirection

  public nonisolated class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }

  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  open var estimatedItemSize = CGSize.zero {
    didSet {
      sizes = [:]
      invalidateLayout()
    }
  }
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { invalidateLayout() }
  }
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var scrollDirection = ScrollDirection.vertical { didSet { invalidateLayout() } }
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  final var sections: [FlowSection] = []
  private final var sizes: [IndexPath: CGSize] = [:]
  private final var isBroken = true
  private final var brokenRoom: CGFloat = 0

  final var isVertical: Bool { scrollDirection == .vertical }

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

  open override var collectionViewContentSize: CGSize {
    size(FlowSection.Extent(along: room, across: sections.last?.end ?? 0))
  }

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

  /// Returns true for a change of the extent along the lines, or for pinned headers or footers.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    room != brokenRoom || sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
  }

  open override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    flow?.invalidateFlowLayoutAttributes = room != brokenRoom
    flow?.invalidateFlowLayoutDelegateMetrics = room != brokenRoom
    return context
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard isSelfSizing, originalAttributes.representedElementCategory == .cell else { return false }
    sizes[originalAttributes.indexPath] = preferredAttributes.size
    return preferredAttributes.size != originalAttributes.size
  }

  /// Returns headers, items and footers in a rectangle.
  ///
  /// - Complexity: O(log sections + visible lines).
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

  final var room: CGFloat {
    guard let collectionView else { return 0 }
    let insets = collectionView.adjustedContentInset
    let size = collectionView.bounds.size
    return isVertical
      ? max(0, size.width - insets.left - insets.right)
      : max(0, size.height - insets.top - insets.bottom)
  }
}
