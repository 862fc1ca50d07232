import AutoLayoutCore
import Foundation

/// The places of the groups in a section; invisible groups are only estimated.
///
/// Groups are found by index if their numbers of items are equal, or arranged in sequence if not.
@MainActor
final class SectionArrangement {
  let section: NSCollectionLayoutSection
  let count: Int
  let room: LayoutRoom
  let scrollAxis: NSLayoutConstraint.Axis
  let stackAxis: NSLayoutConstraint.Axis
  private let measuredItem: (Int) -> CGSize?
  private let measuredView: (String, Int) -> CGSize?
  private var perGroup: Int?
  private var extents = ExtentList(count: 0, estimate: 0)
  private var starts: [(item: Int, offset: CGFloat)] = []
  private var end: CGFloat = 0
  private(set) var thickness: CGFloat = 0

  init(
    _ section: NSCollectionLayoutSection, count: Int, room: LayoutRoom,
    scrollAxis: NSLayoutConstraint.Axis, measuredItems: [Int],
    measuredItem: @escaping (Int) -> CGSize?, measuredView: @escaping (String, Int) -> CGSize?
  ) {
    self.section = section
    self.count = count
    self.room = room
    self.scrollAxis = scrollAxis
    self.measuredItem = measuredItem
    self.measuredView = measuredView
    stackAxis =
      section.orthogonalScrollingBehavior == .none ? scrollAxis : scrollAxis.other
    guard count > 0 else { return }
    if section.group.breaksByContent {
      breakGroups()
    } else {
      // The first group yields the items per group and the estimated extent.
      let sample = arrange(from: 0, { _ in nil })
      let most = max(1, sample.next)
      perGroup = most
      let groups = (count + most - 1) / most
      extents = ExtentList(
        count: groups, estimate: sample.size[stackAxis] + section.interGroupSpacing)
      thickness = sample.size[stackAxis.other]
      if count % most != 0, groups > 1 { measure(groups - 1) }
      for item in measuredItems { contentDidChange(of: item) }
    }
  }

  private func arrange(
    from item: Int, _ measured: @escaping (Int) -> CGSize?
  ) -> (elements: [ArrangedElement], size: CGSize, next: Int) {
    var arranger = GroupArranger(
      count: count, next: item, room: room, measuredItem: measured, measuredView: measuredView)
    let size = arranger.arrange(section.group, in: room.effectiveContentSize, at: .zero)
    return (arranger.elements, size, arranger.next)
  }

  /// Arranges all groups in sequence.
  private func breakGroups() {
    starts = []
    end = 0
    var item = 0
    while item < count {
      let group = arrange(from: item, measuredItem)
      starts.append((item, end))
      end += group.size[stackAxis] + section.interGroupSpacing
      thickness = max(thickness, group.size[stackAxis.other])
      guard group.next > item else { break }
      item = group.next
    }
  }

  private func measure(_ group: Int) {
    guard let perGroup else { return }
    let arranged = arrange(from: group * perGroup, measuredItem)
    extents.set(arranged.size[stackAxis] + section.interGroupSpacing, at: group)
    thickness = max(thickness, arranged.size[stackAxis.other])
  }

  /// Updates the arrangement after an item's content has changed size.
  func contentDidChange(of item: Int) {
    guard item < count else { return }
    if let perGroup { measure(item / perGroup) } else { breakGroups() }
  }

  var length: CGFloat {
    guard count > 0 else { return 0 }
    return (perGroup == nil ? end : extents.total) - section.interGroupSpacing
  }

  private func start(of group: Int) -> (item: Int, offset: CGFloat) {
    guard let perGroup else { return starts[group] }
    return (group * perGroup, extents.offset(of: group))
  }

  private var groupCount: Int { perGroup == nil ? starts.count : extents.count }

  private func group(at offset: CGFloat) -> Int {
    perGroup == nil ? lastStart { $0.offset <= offset } : extents.index(at: offset)
  }

  private func lastStart(_ isBefore: ((item: Int, offset: CGFloat)) -> Bool) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(starts[middle]) { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }

  /// Returns the elements of the groups in a range, in O(log groups + elements found).
  func elements(in range: ClosedRange<CGFloat>) -> [ArrangedElement] {
    guard count > 0 else { return [] }
    var found: [ArrangedElement] = []
    var index = group(at: range.lowerBound)
    // Views at a group's edges may extend beyond it.
    index = max(0, index - 1)
    while index < groupCount, start(of: index).offset <= range.upperBound {
      found += elements(ofGroup: index)
      index += 1
    }
    return found
  }

  func elements(around item: Int) -> [ArrangedElement] {
    guard item < count, item >= 0 else { return [] }
    return elements(ofGroup: perGroup.map { item / $0 } ?? lastStart { $0.item <= item })
  }

  private func elements(ofGroup group: Int) -> [ArrangedElement] {
    let (item, offset) = start(of: group)
    return arrange(from: item, measuredItem).elements.map { element in
      var element = element
      element.frame.origin[stackAxis] += offset
      return element
    }
  }

  func size(
    of view: NSCollectionLayoutBoundarySupplementaryItem, in container: CGSize, at index: Int
  ) -> CGSize {
    var size = view.layoutSize.size(in: container)
    if let measured = measuredView(view.elementKind, index) {
      for axis in view.layoutSize.estimatedAxes { size[axis] = measured[axis] }
    }
    return size
  }
}
