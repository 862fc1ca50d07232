import AutoLayoutCore
import AutoLayoutValues
import Foundation

extension UICollectionView {
  public nonisolated static var elementKindSectionHeader: String {
    "UICollectionElementKindSectionHeader"
  }
  public nonisolated static var elementKindSectionFooter: String {
    "UICollectionElementKindSectionFooter"
  }
}

extension UICollectionViewFlowLayout {
  func metrics(of section: Int) -> FlowSection.Metrics {
    var metrics = FlowSection.Metrics()
    var insets = sectionInset
    metrics.lineSpacing = minimumLineSpacing
    metrics.itemSpacing = minimumInteritemSpacing
    var (header, footer) = (headerReferenceSize, footerReferenceSize)
    if let view = collectionView, let flow = view.flowDelegate {
      insets = flow.collectionView(view, layout: self, insetForSectionAt: section)
      metrics.lineSpacing = flow.collectionView(
        view, layout: self, minimumLineSpacingForSectionAt: section)
      metrics.itemSpacing = flow.collectionView(
        view, layout: self, minimumInteritemSpacingForSectionAt: section)
      header = flow.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
      footer = flow.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
    }
    insets = insets + sideInsets
    metrics.header = extent(header).across
    metrics.footer = extent(footer).across
    metrics.start = isVertical ? insets.left : insets.top
    metrics.room = max(
      0, room - (isVertical ? insets.left + insets.right : insets.top + insets.bottom))
    metrics.before = isVertical ? insets.top : insets.left
    metrics.behind = isVertical ? insets.bottom : insets.right
    return metrics
  }

  private var sideInsets: UIEdgeInsets {
    guard let collectionView else { return .zero }
    let insets: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return .zero
    case .fromSafeArea: insets = collectionView.safeAreaInsets
    case .fromLayoutMargins: insets = collectionView.layoutMargins
    }
    return isVertical
      ? UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right)
      : UIEdgeInsets(top: insets.top, left: 0, bottom: insets.bottom, right: 0)
  }

  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let range = isVertical ? rect.minY...rect.maxY : rect.minX...rect.maxX
    var found: [UICollectionViewLayoutAttributes] = []
    for index in firstSection(reaching: range.lowerBound)..<sections.count {
      let section = sections[index]
      guard section.across <= range.upperBound else { break }
      for kind in [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ] {
        if let edge = edgeAttributes(kind, index), edge.size != .zero, edge.frame.overlaps(rect) {
          found.append(edge)
        }
      }
      for line in section.lines(in: range) {
        for item in line.items {
          let attributes = itemAttributes(IndexPath(item: item, section: index))
          if attributes.frame.overlaps(rect) { found.append(attributes) }
        }
      }
    }
    return found
  }

  private func firstSection(reaching across: CGFloat) -> Int {
    var low = 0
    var high = sections.count
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].end < across { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func itemAttributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = makeAttributes()
    attributes.indexPath = path
    let place = sections[path.section].places[path.item]
    attributes.frame = frame(along: place.along, across: place.across, extent: place.extent)
    return attributes
  }

  private func makeAttributes() -> UICollectionViewLayoutAttributes {
    let own = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    return (own ?? UICollectionViewLayoutAttributes.self).makePlain()
  }

  func edgeAttributes(_ kind: String, _ index: Int) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(index) else { return nil }
    let section = sections[index]
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    let thickness = isHeader ? section.metrics.header : section.metrics.footer
    let attributes = makeAttributes()
    attributes.indexPath = IndexPath(item: 0, section: index)
    attributes.representedElementCategory = .supplementaryView
    attributes.representedElementKind = kind
    attributes.estimatedAxes = []
    let own = isHeader ? section.across : section.end - thickness
    // A header or footer of size zero still has attributes, but takes up no space.
    attributes.frame = frame(
      along: 0, across: pinned(own, thickness: thickness, in: section, isHeader: isHeader),
      extent: FlowSection.Extent(along: thickness > 0 ? room : 0, across: thickness))
    attributes.zIndex = isPinned(isHeader) ? 1 : 0
    return attributes
  }

  private func isPinned(_ isHeader: Bool) -> Bool {
    isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
  }

  private func pinned(
    _ own: CGFloat, thickness: CGFloat, in section: FlowSection, isHeader: Bool
  ) -> CGFloat {
    guard isPinned(isHeader), let collectionView else { return own }
    let seen = collectionView.seenByLayout
    if isHeader {
      let edge = isVertical ? seen.minY : seen.minX
      return min(max(own, edge), section.end - section.metrics.footer - thickness)
    }
    let edge = (isVertical ? seen.maxY : seen.maxX) - thickness
    return max(min(own, edge), section.across + section.metrics.header)
  }

  private func frame(along: CGFloat, across: CGFloat, extent: FlowSection.Extent) -> CGRect {
    isVertical
      ? CGRect(x: along, y: across, width: extent.along, height: extent.across)
      : CGRect(x: across, y: along, width: extent.across, height: extent.along)
  }
}
