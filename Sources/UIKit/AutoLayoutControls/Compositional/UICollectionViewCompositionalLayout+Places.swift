import AutoLayoutCore
import AutoLayoutValues
import Foundation

extension UICollectionViewCompositionalLayout {
  var edgeViews:
    [(item: NSCollectionLayoutBoundarySupplementaryItem, size: CGSize, path: IndexPath)]
  {
    guard let room else { return [] }
    return configuration.boundarySupplementaryItems.enumerated().map { index, item in
      let path = IndexPath(item: index, section: 0)
      var size = item.layoutSize.size(in: room.contentSize)
      let element = CollectionElement(
        category: .supplementaryView, kind: item.elementKind, path: path)
      if let measured = sizes[element] {
        for axis in item.layoutSize.estimatedAxes { size[axis] = measured[axis] }
      }
      return (item, size, path)
    }
  }

  private var seen: ClosedRange<CGFloat> {
    guard let view = collectionView else { return 0...0 }
    let rect = view.seenByLayout
    let start = rect.origin[scrollAxis]
    return start...max(start, start + rect.size[scrollAxis])
  }

  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let range =
      rect.origin[
        scrollAxis]...max(
        rect.origin[scrollAxis], rect.origin[scrollAxis] + rect.size[scrollAxis])
    var found: [UICollectionViewLayoutAttributes] = []
    var index = firstSection(endingAfter: range.lowerBound)
    while index < sections.count, sections[index].start <= range.upperBound {
      let place = sections[index]
      let here = attributes(ofViewsOf: index) + attributes(ofItemsOf: index, in: rect)
      if let handler = place.arrangement?.section.visibleItemsInvalidationHandler,
        let room = place.arrangement?.room, let offset = collectionView?.contentOffset
      {
        handler(here, offset, room)
      }
      found += here
      index += 1
    }
    found += attributesOfEdgeViews()
    return found.filter { $0.frame.overlaps(rect) }
  }

  private func firstSection(endingAfter offset: CGFloat) -> Int {
    var (low, high) = (0, sections.count)
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].end < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let section = element.path.section
    guard sections.indices.contains(section), let arrangement = sections[section].arrangement else {
      return nil
    }
    if element.category != .cell,
      let view = (attributes(ofViewsOf: section) + attributesOfEdgeViews()).first(where: {
        $0.element == element
      })
    {
      return view
    }
    return arrangement.elements(around: element.path.item)
      .lazy.map { self.attributes($0, section) }.first { $0.element == element }
  }

  private func attributes(
    ofItemsOf section: Int, in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes] {
    let place = sections[section]
    guard let arrangement = place.arrangement else { return [] }
    let axis = arrangement.stackAxis
    let start = rect.origin[axis] - place.contentOrigin[axis]
    return arrangement.elements(in: start...max(start, start + rect.size[axis]))
      .map { attributes($0, section) }
  }

  private func attributes(
    _ element: ArrangedElement, _ section: Int
  ) -> UICollectionViewLayoutAttributes {
    let own = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let made = (own ?? UICollectionViewLayoutAttributes.self).makePlain()
    switch element.kind {
    case .item(let item): made.indexPath = IndexPath(item: item, section: section)
    case .view(let view, let item):
      made.indexPath = IndexPath(item: item, section: section)
      made.representedElementCategory = .supplementaryView
      made.representedElementKind = view.elementKind
    }
    let origin = sections[section].contentOrigin
    made.frame = element.frame.offsetBy(dx: origin.x, dy: origin.y)
    made.zIndex = element.zIndex
    made.estimatedAxes = element.estimatedAxes
    return made
  }

  private func attributes(ofViewsOf section: Int) -> [UICollectionViewLayoutAttributes] {
    let place = sections[section]
    guard let layout = place.arrangement?.section else { return [] }
    let path = IndexPath(item: 0, section: section)
    let backgrounds = layout.decorationItems.map { item in
      let made = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: item.elementKind, with: path)
      made.frame = place.frame.inset(by: item.contentInsets)
      // Backgrounds are below everything else.
      made.zIndex = min(0, item.zIndex) - 1
      made.estimatedAxes = []
      return made
    }
    let edges = layout.boundarySupplementaryItems.map { item in
      attributes(item, frame: place.frame(of: item, seen: seen), path: path)
    }
    return backgrounds + edges
  }

  private func attributes(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, frame: CGRect, path: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    let made = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: item.elementKind, with: path)
    made.frame = frame
    made.zIndex = item.pinToVisibleBounds ? max(1, item.zIndex) : item.zIndex
    made.estimatedAxes = item.layoutSize.estimatedAxes
    return made
  }

  private func attributesOfEdgeViews() -> [UICollectionViewLayoutAttributes] {
    guard let room else { return [] }
    let axis = scrollAxis
    return edgeViews.map { item, size, path in
      var origin = CGPoint.zero
      let free = room.contentSize[axis.other] - size[axis.other]
      origin[axis.other] = free * CGFloat(item.side(axis.other) + 1) / 2 + item.offset[axis.other]
      let isTrailing = item.side(axis) > 0
      origin[axis] = (isTrailing ? end - size[axis] : 0) + item.offset[axis]
      if item.pinToVisibleBounds {
        origin[axis] =
          isTrailing
          ? min(origin[axis], seen.upperBound - size[axis]) : max(origin[axis], seen.lowerBound)
      }
      return attributes(item, frame: CGRect(origin: origin, size: size), path: path)
    }
  }
}
