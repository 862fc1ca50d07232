import AutoLayoutCore
import AutoLayoutValues
public import Foundation

public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (_ sectionIndex: Int, _ environment: any NSCollectionLayoutEnvironment)
  -> NSCollectionLayoutSection?

@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}

/// A layout of sections that are composed of nested groups of items.
///
/// Only requested elements are arranged; sizes are estimated until their views appear.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private(set) final var sizes: [CollectionElement: CGSize] = [:]
  private(set) final var sections: [SectionPlace] = []
  private(set) var end: CGFloat = 0
  private(set) final var room: LayoutRoom?
  private final var isBroken = true

  public convenience init(section: NSCollectionLayoutSection) {
    self.init { _, _ in section }
  }
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }
  /// Returns nil, since layouts made of closures cannot be archived.
  public required init?(coder: NSCoder) { nil }

  final var scrollAxis: NSLayoutConstraint.Axis {
    configuration.scrollDirection == .vertical ? .vertical : .horizontal
  }

  // MARK: Preparation

  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let room = makeRoom(collectionView)
    if isBroken || room.contentSize != self.room?.contentSize
      || room.contentInsets != self.room?.contentInsets
    {
      isBroken = false
      self.room = room
      sections = collectionView.loadedCounts.enumerated().map { index, count in
        SectionPlace(arrangement(of: index, count: count, in: room, view: collectionView))
      }
    }
    placeSections()
  }

  private final func makeRoom(_ view: UICollectionView) -> LayoutRoom {
    let insets = view.adjustedContentInset
    let size = view.bounds.size
    return LayoutRoom(
      CGSize(
        width: size.width - (scrollAxis == .horizontal ? insets.left + insets.right : 0),
        height: size.height - (scrollAxis == .vertical ? insets.top + insets.bottom : 0)),
      insets: .zero, traits: view.traitCollection)
  }

  private final func arrangement(
    of index: Int, count: Int, in room: LayoutRoom, view: UICollectionView
  ) -> SectionArrangement? {
    let section = UpdateTracking.run(.sections, of: view) {
      if TraitReads.isOn { TraitReads.note(room.traitCollection) }
      return provider(index, room)
    }
    guard let section else { return nil }
    var insets = section.contentInsets
    let edges = view.edgeInsets(
      of: section.contentInsetsReference, else: configuration.contentInsetsReference)
    if scrollAxis == .vertical {
      insets.leading += edges.leading
      insets.trailing += edges.trailing
    } else {
      insets.top += edges.top
      insets.bottom += edges.bottom
    }
    let known = sizes.keys.filter { $0.category == .cell && $0.path.section == index }
    return SectionArrangement(
      section, count: count,
      room: LayoutRoom(room.contentSize, insets: insets, traits: room.traitCollection),
      scrollAxis: scrollAxis, measuredItems: known.map(\.path.item),
      measuredItem: { [weak self] item in
        self?.sizes[.item(IndexPath(item: item, section: index))]
      },
      measuredView: { [weak self] kind, item in
        self?.sizes[
          CollectionElement(
            category: .supplementaryView, kind: kind, path: IndexPath(item: item, section: index))]
      })
  }

  private final func placeSections() {
    let edges = edgeViews
    var offset =
      edges.filter { $0.item.side(scrollAxis) < 0 && $0.item.extendsBoundary }
      .map { $0.size[scrollAxis] }.max() ?? 0
    for index in sections.indices {
      if index > 0 { offset += configuration.interSectionSpacing }
      sections[index].place(at: offset)
      offset = sections[index].end
    }
    end =
      offset
      + (edges.filter { $0.item.side(scrollAxis) > 0 && $0.item.extendsBoundary }
        .map { $0.size[scrollAxis] }.max() ?? 0)
  }

  final func list(ofSection index: Int) -> UICollectionLayoutListConfiguration? {
    sections.indices.contains(index) ? sections[index].arrangement?.section.list : nil
  }

  // MARK: Places

  open override var collectionViewContentSize: CGSize {
    var size = room?.contentSize ?? .zero
    size[scrollAxis] = end
    return size
  }
  /// Returns the elements in a rectangle, in the order of sections.
  ///
  /// - Complexity: O(log sections + log groups + elements found).
  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  { elements(in: rect) }
  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { attributes(of: .item(indexPath)) }
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(
      of: CollectionElement(category: .supplementaryView, kind: elementKind, path: indexPath))
  }
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(
      of: CollectionElement(category: .decorationView, kind: elementKind, path: indexPath))
  }

  // MARK: Invalidation

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  open override func invalidateLayout() {
    isBroken = true
    super.invalidateLayout()
  }
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts { isBroken = true }
    super.invalidateLayout(with: context)
  }
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView, let room else { return false }
    return makeRoom(collectionView).contentSize != room.contentSize
      || configuration.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds)
      || sections.contains { $0.followsScrolling }
  }
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let axes = originalAttributes.estimatedAxes
    guard !axes.isEmpty else { return false }
    var size = originalAttributes.size
    // An empty view keeps the estimated size.
    for axis in axes where preferredAttributes.size[axis] > 0 {
      size[axis] = preferredAttributes.size[axis]
    }
    let element = originalAttributes.element
    sizes[element] = size
    if sections.indices.contains(element.path.section), element.category == .cell {
      sections[element.path.section].arrangement?.contentDidChange(of: element.path.item)
    }
    return size != originalAttributes.size
  }

  override func itemsDidMove(_ moves: ListMoves) {
    var moved: [CollectionElement: CGSize] = [:]
    for (element, size) in sizes {
      let isItem = element.category == .cell
      guard !moves.isReloaded(section: element.path.section),
        !isItem || !moves.isReloaded(element.path)
      else { continue }
      let path =
        isItem
        ? moves.newPath(element.path)
        : moves.newSection(element.path.section).map {
          IndexPath(item: element.path.item, section: $0)
        }
      guard let path else { continue }
      moved[CollectionElement(category: element.category, kind: element.kind, path: path)] = size
    }
    sizes = moved
    isBroken = true
  }

  override func forgetContents(of paths: [IndexPath]?) {
    if let paths {
      let gone = Set(paths)
      sizes = sizes.filter { !gone.contains($0.key.path) }
    } else {
      sizes = [:]
    }
    isBroken = true
  }

  override func knowsContent(of element: CollectionElement) -> Bool {
    sizes[element] != nil || attributes(of: element)?.estimatedAxes.isEmpty != false
  }
}

extension UICollectionView {
  fileprivate func edgeInsets(
    of reference: UIContentInsetsReference, else fallback: UIContentInsetsReference
  ) -> NSDirectionalEdgeInsets {
    let edges: UIEdgeInsets =
      switch reference == .automatic ? fallback : reference {
      case .none: .zero
      case .automatic, .safeArea: safeAreaInsets
      case .layoutMargins: layoutMargins
      case .readableContent: insets(of: .readableContent)
      }
    return edges.directional(effectiveUserInterfaceLayoutDirection)
  }
}

extension UICollectionViewCompositionalLayout {
  /// Queries the section provider again at the next layout (F15.8).
  final func sectionsDidChange() {
    isBroken = true
    invalidateLayout()
  }
}

extension UICollectionView: SectionUpdating {
  package func sectionsDidChange() {
    (collectionViewLayout as? UICollectionViewCompositionalLayout)?.sectionsDidChange()
  }
}
