import AutoLayoutCore
import AutoLayoutValues
import Foundation

extension UICollectionView {
  private static let mostRounds = 8

  var loadedCounts: [Int] {
    if let counts { return counts }
    let made = (0..<(dataSource?.numberOfSections(in: self) ?? 0)).map {
      dataSource?.collectionView(self, numberOfItemsInSection: $0) ?? 0
    }
    counts = made
    return made
  }

  func layOutIfAsked() {
    if flags.contains(.needsLayout) || !isPrepared { layoutIfNeeded() }
  }

  func adoptLayout() {
    collectionViewLayout.collectionView = self
    retireAll()
    collectionViewLayout.invalidateLayout()
  }

  func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
    contexts.append(context)
    isPrepared = false
    setNeedsLayout()
  }

  func prepareLayout() {
    guard !isPrepared else { return }
    isPrepared = true
    let adjustments = contexts
    contexts = []
    collectionViewLayout.prepare()
    contentSize = collectionViewLayout.collectionViewContentSize
    for context in adjustments where context.contentOffsetAdjustment != .zero {
      bounds.origin.x += context.contentOffsetAdjustment.x
      bounds.origin.y += context.contentOffsetAdjustment.y
    }
  }

  func layOutElements() {
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
    if let backgroundView {
      if backgroundView.superview !== self { insertSubview(backgroundView, at: 0) }
      backgroundView.frame = bounds
    }
    // Newly measured sizes before the first visible item must not move it.
    if let anchor, let anchorOrigin, round > 0, let origin = place(of: anchor)?.frame.origin {
      bounds.origin.x += origin.x - anchorOrigin.x
      bounds.origin.y += origin.y - anchorOrigin.y
    }
    placeSwipedRow()
    announcePrefetching()
  }

  private var firstShown: CollectionElement? {
    shown.filter { $0.key.category == .cell && $0.value.attributes.frame.intersects(bounds) }
      .min { $0.key.path < $1.key.path }?.key
  }

  func place(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let layout = collectionViewLayout
    return switch element.category {
    case .cell: layout.layoutAttributesForItem(at: element.path)
    case .supplementaryView:
      layout.layoutAttributesForSupplementaryView(
        ofKind: element.kind ?? "", at: element.path)
    case .decorationView:
      layout.layoutAttributesForDecorationView(ofKind: element.kind ?? "", at: element.path)
    }
  }

  private func placeElements() -> [CollectionElement] {
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    let all = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    let seen = all.filter { $0.frame.intersects(bounds) }
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
    return seen.map(\.element)
  }

  private func show(_ attributes: UICollectionViewLayoutAttributes) {
    let element = attributes.element
    if let old = shown[element] {
      guard !old.attributes.isEqual(attributes) else { return }
      shown[element]?.attributes = attributes
      apply(attributes, to: old.view)
    } else if let view = makeView(for: element) {
      view.collection = self
      shown[element] = ShownElement(view: view, attributes: attributes)
      apply(attributes, to: view)
      announce(view, element)
    }
  }

  private func apply(
    _ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView
  ) {
    view.apply(attributes)
    view.transform3D = attributes.transform3D
    view.frame = attributes.frame
    view.alpha = attributes.alpha
    view.isHidden = attributes.isHidden
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
      let preferred = shown.view.preferredLayoutAttributesFitting(shown.attributes)
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
