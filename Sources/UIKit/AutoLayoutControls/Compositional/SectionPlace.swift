import Foundation

@MainActor
struct SectionPlace {
  let arrangement: SectionArrangement?
  private(set) var start: CGFloat = 0
  private(set) var end: CGFloat = 0
  private(set) var contentOrigin = CGPoint.zero

  init(_ arrangement: SectionArrangement?) {
    self.arrangement = arrangement
  }

  var followsScrolling: Bool {
    guard let section = arrangement?.section else { return false }
    return section.visibleItemsInvalidationHandler != nil
      || section.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds)
  }

  mutating func place(at start: CGFloat) {
    self.start = start
    end = start
    guard let arrangement else { return }
    let axis = arrangement.scrollAxis
    let insets = arrangement.room.contentInsets
    let edges = arrangement.section.boundarySupplementaryItems.filter(\.extendsBoundary)
    func room(_ side: Int) -> CGFloat {
      edges.filter { $0.side(axis) == side }.map { size(of: $0)[axis] }.max() ?? 0
    }
    let padding = arrangement.section.list?.paddingAboveHeader ?? 0
    contentOrigin[axis] = start + padding + room(-1) + insets.before(axis)
    contentOrigin[axis.other] = insets.before(axis.other)
    if arrangement.section.orthogonalScrollingBehavior == .groupPagingCentered {
      let group = arrangement.section.group.layoutSize.size(
        in: arrangement.room.effectiveContentSize)
      let free = arrangement.room.effectiveContentSize[axis.other] - group[axis.other]
      contentOrigin[axis.other] += max(0, free / 2)
    }
    let isStacked = arrangement.stackAxis == axis
    let extent = isStacked ? arrangement.length : arrangement.thickness
    end = contentOrigin[axis] + extent + insets.behind(axis) + room(1)
  }

  var contentFrame: CGRect {
    guard let arrangement else { return .zero }
    let axis = arrangement.scrollAxis
    var size = arrangement.room.effectiveContentSize
    size[axis] = arrangement.stackAxis == axis ? arrangement.length : arrangement.thickness
    var origin = contentOrigin
    origin[axis.other] = arrangement.room.contentInsets.before(axis.other)
    return CGRect(origin: origin, size: size)
  }

  var frame: CGRect {
    guard let arrangement else { return .zero }
    let axis = arrangement.scrollAxis
    var frame = CGRect(origin: .zero, size: arrangement.room.contentSize)
    frame.origin[axis] = start
    frame.size[axis] = end - start
    return frame
  }

  private var edgeContainer: (origin: CGFloat, size: CGSize) {
    guard let arrangement else { return (0, .zero) }
    let axis = arrangement.scrollAxis.other
    guard arrangement.section.supplementariesFollowContentInsets else {
      return (0, arrangement.room.contentSize)
    }
    var size = arrangement.room.contentSize
    size[axis] = arrangement.room.effectiveContentSize[axis]
    return (arrangement.room.contentInsets.before(axis), size)
  }

  private func size(of view: NSCollectionLayoutBoundarySupplementaryItem) -> CGSize {
    arrangement?.size(of: view, in: edgeContainer.size, at: 0) ?? .zero
  }

  func frame(
    of view: NSCollectionLayoutBoundarySupplementaryItem, seen: ClosedRange<CGFloat>
  ) -> CGRect {
    guard let arrangement else { return .zero }
    let axis = arrangement.scrollAxis
    let size = size(of: view)
    let container = edgeContainer
    let content = contentFrame
    var origin = CGPoint.zero
    let free = container.size[axis.other] - size[axis.other]
    origin[axis.other] =
      container.origin + free * CGFloat(view.side(axis.other) + 1) / 2 + view.offset[axis.other]
    let insets = arrangement.room.contentInsets
    let outer = content.origin[axis] - insets.before(axis)
    let far = content.origin[axis] + content.size[axis] + insets.behind(axis)
    switch view.side(axis) {
    case -1: origin[axis] = view.extendsBoundary ? outer - size[axis] : content.origin[axis]
    case 1:
      origin[axis] =
        view.extendsBoundary ? far : content.origin[axis] + content.size[axis] - size[axis]
    default: origin[axis] = content.origin[axis] + (content.size[axis] - size[axis]) / 2
    }
    origin[axis] += view.offset[axis]
    if view.pinToVisibleBounds {
      if view.side(axis) < 0 {
        origin[axis] = min(max(origin[axis], seen.lowerBound), max(start, end - size[axis]))
      } else {
        origin[axis] = max(min(origin[axis], seen.upperBound - size[axis]), start)
      }
    }
    return CGRect(origin: origin, size: size)
  }
}
