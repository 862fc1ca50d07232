import AutoLayoutCore
import AutoLayoutValues
import Foundation

extension UICollectionView {
  static let mostRounds = 8

  var loadedCounts: [Int] {
    if let counts { return counts }
    let made = (0..<(dataSource?.numberOfSections(in: self) ?? 0)).map {
      dataSource?.collectionView(self, numberOfItemsInSection: $0) ?? 0
    }
    counts = made
    return made
  }

  func adoptLayout() {
    collectionViewLayout.collectionView = self
    retireAll()
    collectionViewLayout.invalidateLayout()
  }

  func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
    contexts.append(context)
    isPrepared = false
    let change = context.contentSizeAdjustment
    if change != .zero {
      contentSize.width += change.width
      contentSize.height += change.height
    }
    setNeedsLayout()
  }

  /// Prepares the layout for a question; no cells are made (F8.30).
  func prepareForQuestion() {
    if preparedBounds == nil { preparedBounds = bounds }
    prepareLayout()
  }

  func prepareLayout() {
    guard !isPrepared else { return }
    isPrepared = true
    let adjustments = contexts
    contexts = []
    let oldEnd = max(contentSize.width, bounds.width)
    collectionViewLayout.prepare()
    contentSize = collectionViewLayout.collectionViewContentSize
    // Mirrored content begins at the right, so it stays there while the width changes.
    if isMirrored { bounds.origin.x += max(contentSize.width, bounds.width) - oldEnd }
    for context in adjustments where context.contentOffsetAdjustment != .zero {
      bounds.origin.x += context.contentOffsetAdjustment.x
      bounds.origin.y += context.contentOffsetAdjustment.y
    }
  }

  func layOutElements(_ roundsLeft: Int = UICollectionView.mostRounds) {
    if let preparedBounds, preparedBounds != bounds {
      if preparedBounds.size != bounds.size { askAgain() }
      if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
        collectionViewLayout.invalidateLayout(
          with: collectionViewLayout.invalidationContext(forBoundsChange: bounds))
      }
    }
    preparedBounds = bounds
    let anchor = firstShown
    prepareLayout()
    let anchorOrigin = anchor.flatMap { place(of: $0)?.frame.origin }
    var round = 0
    while round < Self.mostRounds {
      let elements = placeElements()
      guard askForSizes(elements) else { break }
      prepareLayout()
      round += 1
    }
    // Newly measured sizes before the first visible item must not move it.
    if let anchor, let anchorOrigin, round > 0, let origin = place(of: anchor)?.frame.origin {
      bounds.origin.x += origin.x - anchorOrigin.x
      bounds.origin.y += origin.y - anchorOrigin.y
    }
    if keepOffsetInContent(), roundsLeft > 0 { return layOutElements(roundsLeft - 1) }
    backgroundView?.frame = bounds
    placeSwipedRow()
    announcePrefetching()
  }

  private var firstShown: CollectionElement? {
    shown.filter { $0.key.category == .cell && $0.value.attributes.frame.overlaps(bounds) }
      .min { $0.key.path < $1.key.path }?.key
  }

  func place(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let layout = collectionViewLayout
    let place =
      switch element.category {
      case .cell: layout.layoutAttributesForItem(at: element.path)
      case .supplementaryView:
        layout.layoutAttributesForSupplementaryView(
          ofKind: element.kind ?? "", at: element.path)
      case .decorationView:
        layout.layoutAttributesForDecorationView(ofKind: element.kind ?? "", at: element.path)
      }
    return place.map { isMirrored ? mirrored($0) : $0 }
  }

  /// Returns the attributes of the elements in a rectangle of the view.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let isMirrored = isMirrored
    let found =
      collectionViewLayout.layoutAttributesForElements(in: isMirrored ? mirrored(rect) : rect) ?? []
    return (isMirrored ? found.map { mirrored($0) } : found).filter { $0.frame.overlaps(rect) }
  }

  /// Whether the view mirrors the layout, which computes places for a single direction (F8.29).
  var isMirrored: Bool {
    let layout = collectionViewLayout
    return layout.flipsHorizontallyInOppositeLayoutDirection
      && effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
  }

  func mirrored(_ rect: CGRect) -> CGRect {
    CGRect(
      x: contentSize.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  private func mirrored(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let copy = attributes.duplicate
    copy.frame = mirrored(attributes.frame)
    return copy
  }

  /// The visible rectangle inside the insets, in the layout's coordinates.
  var seenByLayout: CGRect {
    let seen = bounds.inset(by: adjustedContentInset)
    return isMirrored ? mirrored(seen) : seen
  }

  private func placeElements() -> [CollectionElement] {
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    let seen = elements(in: bounds)
    let kept = Set(seen.map(\.element))
    for element in Array(shown.keys) where !kept.contains(element) { retire(element) }
    for attributes in seen { show(attributes) }
    for (element, shown) in shown.sorted(by: {
      $0.value.attributes.zIndex < $1.value.attributes.zIndex
    })
    where shown.attributes.zIndex > 0 && kept.contains(element) {
      bringSubviewToFront(shown.view)
    }
    for (element, shown) in shown.sorted(by: {
      $0.value.attributes.zIndex > $1.value.attributes.zIndex
    })
    where shown.attributes.zIndex < 0 && kept.contains(element) {
      sendSubviewToBack(shown.view)
    }
    if let backgroundView, subviews.first !== backgroundView { sendSubviewToBack(backgroundView) }
    return seen.map(\.element)
  }

  private func show(_ attributes: UICollectionViewLayoutAttributes) {
    let element = attributes.element
    if let old = shown[element] {
      // The layout may change the object later, so a copy is compared.
      guard !old.attributes.isEqual(attributes) else { return }
      shown[element]?.attributes = attributes.duplicate
      if old.attributes.zIndex != 0, attributes.zIndex == 0 { sendSubviewToBack(old.view) }
      apply(attributes, to: old.view)
    } else if let view = makeView(for: element) {
      view.collection = self
      shown[element] = ShownElement(view: view, attributes: attributes.duplicate)
      apply(attributes, to: view)
      announce(view, element)
    }
  }

  private func apply(
    _ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView
  ) {
    let transform = attributes.transform3D
    if !CATransform3DEqualToTransform(view.transform3D, transform) { view.transform3D = transform }
    if CATransform3DIsIdentity(transform), view.anchorPoint == CGPoint(x: 0.5, y: 0.5) {
      view.frame = attributes.frame
    } else {
      // The size is from before the transform, and the center is the anchor point's place.
      view.bounds.size = attributes.size
      view.center = attributes.center
    }
    view.alpha = attributes.alpha
    view.isHidden = attributes.isHidden
    view.apply(attributes)
    if view.superview !== self { addSubview(view) }
    view.placeContent()
    if let row = view as? UICollectionViewListCell {
      place(row, at: attributes.indexPath)
      row.renewAccessories()
    }
  }

  private func place(_ row: UICollectionViewListCell, at path: IndexPath) {
    let layout = collectionViewLayout as? UICollectionViewCompositionalLayout
    let list = layout?.list(ofSection: path.section)
    let lines = list.map {
      $0.itemSeparatorHandler?(path, $0.separatorConfiguration) ?? $0.separatorConfiguration
    }
    row.separators = lines
    row.hasSeparator =
      list?.showsSeparators == true && lines?.bottomSeparatorVisibility != .hidden
    row.rowPlace = list.map {
      RowPlace($0.grouping, row: path.item, of: loadedCounts[path.section])
    }
  }

  package var listGrouping: RowPlace.Grouping? {
    (collectionViewLayout as? UICollectionViewCompositionalLayout)?.list(ofSection: 0)?.grouping
  }

  private func makeView(for element: CollectionElement) -> UICollectionReusableView? {
    switch element.category {
    case .cell:
      let cell = dataSource?.collectionView(self, cellForItemAt: element.path)
      cell?.isSelected = selectedPaths.contains(element.path)
      return cell
    case .supplementaryView:
      return dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: element.kind ?? "", at: element.path)
    case .decorationView: return collectionViewLayout.makeDecoration(element.kind ?? "")
    }
  }

  private func announce(_ view: UICollectionReusableView, _ element: CollectionElement) {
    guard let cell = view as? UICollectionViewCell, element.category == .cell else {
      if let kind = element.kind, element.category == .supplementaryView {
        delegate?.collectionView(
          self, willDisplaySupplementaryView: view, forElementKind: kind, at: element.path)
      }
      return
    }
    cell.isInSight = true
    delegate?.collectionView(self, willDisplay: cell, forItemAt: element.path)
  }

  private func askForSizes(_ elements: [CollectionElement]) -> Bool {
    let layout = collectionViewLayout
    var changed = false
    for element in elements {
      guard let shown = shown[element], !shown.wasAsked, element.category != .decorationView else {
        continue
      }
      self.shown[element]?.wasAsked = true
      guard !layout.knowsContent(of: element) else { continue }
      let preferred = shown.view.preferredLayoutAttributesFitting(shown.attributes.duplicate)
      guard
        layout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: shown.attributes)
      else { continue }
      layout.invalidateLayout(
        with: layout.invalidationContext(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: shown.attributes))
      changed = true
    }
    return changed
  }

  private func askAgain() {
    for element in Array(shown.keys) { shown[element]?.wasAsked = false }
    collectionViewLayout.forgetContents(of: nil)
  }

  func viewDidInvalidate(_ view: UICollectionReusableView) {
    guard selfSizingInvalidation != .disabled, traitCollection.has(.selfSizingInvalidation),
      let element = shown.first(where: { $0.value.view === view })?.key
    else { return }
    shown[element]?.wasAsked = false
    collectionViewLayout.forgetContents(of: [element.path])
    setNeedsLayout()
  }
}
