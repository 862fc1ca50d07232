import AutoLayoutCore
import AutoLayoutValues
import Foundation

struct ArrangedElement {
  enum Kind {
    case item(Int)
    case view(NSCollectionLayoutSupplementaryItem, at: Int)
  }

  let kind: Kind
  var frame: CGRect
  var estimatedAxes: Set<NSLayoutConstraint.Axis> = []
  var zIndex = 0
}

/// Arranges a group's items in sequence, with measured or estimated sizes.
///
/// Items with a fractional extent are arranged again once the group's extent is known.
@MainActor
struct GroupArranger {
  let count: Int
  let measuredItem: (Int) -> CGSize?
  let measuredView: (String, Int) -> CGSize?
  let room: LayoutRoom
  var next: Int
  private(set) var elements: [ArrangedElement] = []

  init(
    count: Int, next: Int, room: LayoutRoom, measuredItem: @escaping (Int) -> CGSize?,
    measuredView: @escaping (String, Int) -> CGSize?
  ) {
    self.count = count
    self.next = next
    self.room = room
    self.measuredItem = measuredItem
    self.measuredView = measuredView
  }

  struct GivenExtent {
    let axis: NSLayoutConstraint.Axis
    let length: CGFloat
  }

  /// Arranges an item or a group, and returns the size including insets.
  mutating func arrange(
    _ item: NSCollectionLayoutItem, in container: CGSize, at origin: CGPoint,
    given: [GivenExtent] = []
  ) -> CGSize {
    var size = item.layoutSize.size(in: container)
    for extent in given { size[extent.axis] = extent.length }
    let first = next
    if let group = item as? NSCollectionLayoutGroup {
      size = arrange(group, size: size, at: origin, given: Set(given.map(\.axis)))
    } else {
      let free = item.layoutSize.estimatedAxes.subtracting(given.map(\.axis))
      if !free.isEmpty, let measured = measuredItem(next) {
        for axis in free { size[axis] = measured[axis] }
      }
      let frame = CGRect(origin: origin, size: size).inset(by: item.effectiveInsets)
      elements.append(
        ArrangedElement(
          kind: .item(next), frame: frame, estimatedAxes: item.layoutSize.estimatedAxes))
      next += 1
    }
    guard next > first else { return size }
    let frame = CGRect(origin: origin, size: size).inset(by: item.effectiveInsets)
    for view in item.supplementaryItems { add(view, at: frame, first) }
    return size
  }

  private mutating func add(
    _ view: NSCollectionLayoutSupplementaryItem, at rect: CGRect, _ index: Int
  ) {
    var size = view.layoutSize.size(in: rect.size)
    let free = view.layoutSize.estimatedAxes
    if !free.isEmpty, let measured = measuredView(view.elementKind, index) {
      for axis in free { size[axis] = measured[axis] }
    }
    elements.append(
      ArrangedElement(
        kind: .view(view, at: index), frame: view.frame(at: rect, size), estimatedAxes: free,
        zIndex: max(1, view.zIndex)))
  }

  // MARK: Groups

  private mutating func arrange(
    _ group: NSCollectionLayoutGroup, size: CGSize, at origin: CGPoint,
    given: Set<NSLayoutConstraint.Axis>
  ) -> CGSize {
    if case .custom(let provider) = group.filling { return place(provider, size, at: origin) }
    let (along, across) = (group.axis, group.axis.other)
    let insets = group.effectiveInsets
    var inner = size
    for axis in [along, across] {
      inner[axis] = max(0, inner[axis] - insets.before(axis) - insets.behind(axis))
    }
    var start = origin
    start.x += insets.leading
    start.y += insets.top
    var line = Line(
      along: along, size: inner,
      isOpen: group.layoutSize[along].isEstimated && !given.contains(along))
    let followsItems = group.layoutSize[across].isEstimated && !given.contains(across)
    let followers = group.subitems.filter { item in
      let dimension = item.layoutSize[across]
      return dimension.isFraction || dimension.isUniformAcrossSiblings
    }
    if followsItems, !followers.isEmpty {
      // The first pass finds the extent across the axis, the second applies it to fractional items.
      let state = (next, elements.count)
      fill(group, &line, at: start)
      let leaders = line.parts.filter { part in
        !part.item.layoutSize[across].isFraction
      }
      if let most = leaders.map({ $0.size[across] }).max() { line.size[across] = most }
      next = state.0
      elements.removeLast(elements.count - state.1)
      line.parts = []
      line.usesUniform = true
    }
    fill(group, &line, at: start)
    var result = size
    if line.isOpen { result[along] = line.end }
    if followsItems {
      result[across] = line.parts.map { $0.size[across] + $0.room(across) }.max() ?? size[across]
    }
    line.size = result
    for axis in [along, across] where !group.layoutSize[axis].isEstimated || given.contains(axis) {
      line.size[axis] = max(0, result[axis] - insets.before(axis) - insets.behind(axis))
    }
    spread(group, line)
    return result
  }

  private struct Part {
    let item: NSCollectionLayoutItem
    let size: CGSize
    let elements: Range<Int>

    @MainActor func room(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
      (item.edgeSpacing?.before(axis)?.spacing ?? 0)
        + (item.edgeSpacing?.behind(axis)?.spacing ?? 0)
    }
  }

  private struct Line {
    let along: NSLayoutConstraint.Axis
    var size: CGSize
    let isOpen: Bool
    var parts: [Part] = []
    var end: CGFloat = 0
    /// Whether uniform subitems use the largest extent.
    var usesUniform = false
  }

  private mutating func fill(
    _ group: NSCollectionLayoutGroup, _ line: inout Line, at origin: CGPoint
  ) {
    guard !group.subitems.isEmpty else { return }
    let (along, across) = (line.along, line.along.other)
    let spacing = group.interItemSpacing?.spacing ?? 0
    var most = line.isOpen ? group.subitems.count : Int.max
    var equalExtent: CGFloat?
    switch group.filling {
    case .equal(let parts):
      most = parts
      if !line.isOpen {
        let gaps = spacing * CGFloat(max(0, parts - 1))
        equalExtent = max(0, line.size[along] - gaps) / CGFloat(max(1, parts))
      }
    case .count(let parts): most = parts
    case .repeating, .custom: break
    }
    line.end = 0
    while next < count, line.parts.count < most {
      let item = group.subitems[line.parts.count % group.subitems.count]
      let state = (next, elements.count)
      var given = equalExtent.map { [GivenExtent(axis: along, length: $0)] } ?? []
      if line.usesUniform, item.layoutSize[across].isUniformAcrossSiblings {
        given.append(GivenExtent(axis: across, length: line.size[across]))
      }
      var start = origin
      let begin = line.parts.isEmpty ? 0 : line.end + spacing
      start[along] += begin + (item.edgeSpacing?.before(along)?.spacing ?? 0)
      start[across] += item.edgeSpacing?.before(across)?.spacing ?? 0
      let size = arrange(item, in: line.size, at: start, given: given)
      let end = begin + size[along] + Part(item: item, size: size, elements: 0..<0).room(along)
      // A subitem that does not fit moves to the next group; the first subitem always remains.
      if most == .max, !line.parts.isEmpty, end > line.size[along] + 0.001 {
        next = state.0
        elements.removeLast(elements.count - state.1)
        return
      }
      guard next > state.0 else { return }
      line.parts.append(Part(item: item, size: size, elements: state.1..<elements.count))
      line.end = end
    }
  }

  private mutating func spread(_ group: NSCollectionLayoutGroup, _ line: Line) {
    let (along, across) = (line.along, line.along.other)
    let isFlexible = group.interItemSpacing?.isFlexible ?? false
    let takers =
      line.parts.reduce(0) { sum, part in
        let edges = part.item.edgeSpacing
        return sum + (edges?.before(along)?.isFlexible == true ? 1 : 0)
          + (edges?.behind(along)?.isFlexible == true ? 1 : 0)
      } + (isFlexible ? max(0, line.parts.count - 1) : 0)
    let share = takers > 0 ? max(0, line.size[along] - line.end) / CGFloat(takers) : 0
    var shift: CGFloat = 0
    for (index, part) in line.parts.enumerated() {
      let edges = part.item.edgeSpacing
      if index > 0, isFlexible { shift += share }
      if edges?.before(along)?.isFlexible == true { shift += share }
      var move = CGPoint.zero
      move[along] = shift
      let free = max(0, line.size[across] - part.size[across] - part.room(across))
      if edges?.before(across)?.isFlexible == true {
        move[across] = edges?.behind(across)?.isFlexible == true ? free / 2 : free
      }
      if move != .zero {
        for element in part.elements {
          elements[element].frame = elements[element].frame.offsetBy(dx: move.x, dy: move.y)
        }
      }
      if edges?.behind(along)?.isFlexible == true { shift += share }
    }
  }

  private mutating func place(
    _ provider: NSCollectionLayoutGroupCustomItemProvider, _ size: CGSize, at origin: CGPoint
  ) -> CGSize {
    for place in provider(LayoutRoom(size, insets: .zero, traits: room.traitCollection)) {
      guard next < count else { break }
      elements.append(
        ArrangedElement(
          kind: .item(next), frame: place.frame.offsetBy(dx: origin.x, dy: origin.y),
          zIndex: place.zIndex))
      next += 1
    }
    return size
  }
}

extension CGRect {
  func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top,
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }
}
