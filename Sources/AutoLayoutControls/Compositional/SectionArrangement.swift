import AutoLayoutCore
import Foundation

/// Where the groups of a section stand, one after another; what is not seen is only estimated.
///
/// Groups that hold equally many items are found by their numbers, and only those that are asked
/// for are arranged. Where the items' contents decide how many of them a group holds, all groups
/// are arranged in turn.
@MainActor
final class SectionArrangement {
  let section: NSCollectionLayoutSection
  let count: Int
  let room: LayoutRoom
  /// The axis that the content scrolls along.
  let scrollAxis: NSLayoutConstraint.Axis
  /// The axis that the groups follow each other along.
  let stackAxis: NSLayoutConstraint.Axis
  private let measuredItem: (Int) -> CGSize?
  private let measuredView: (String, Int) -> CGSize?
  /// How many items a group holds; nil where their contents decide.
  private var perGroup: Int?
  private var extents = ExtentList(count: 0, estimate: 0)
  /// The groups, where contents decide: their first items and where they begin.
  private var starts: [(item: Int, offset: CGFloat)] = []
  private var end: CGFloat = 0
  /// The extent of the largest group across their axis.
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
      // The first group without anything measured tells how many items one holds, and how large one
      // is by estimate.
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

  /// Arranges all groups in turn.
  ///
  /// - Complexity: O(items).
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

  /// Takes over that an item's content has another size.
  ///
  /// - Complexity: O(items of its group + log groups); O(items) where contents decide how many
  ///   items a group holds.
  func contentDidChange(of item: Int) {
    guard item < count else { return }
    if let perGroup { measure(item / perGroup) } else { breakGroups() }
  }

  /// The extent of all groups with the distances between them.
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

  /// What stands in the groups that reach into a range along their axis, from the beginning of the
  /// first group.
  ///
  /// - Complexity: O(log groups + what is found).
  func elements(in range: ClosedRange<CGFloat>) -> [ArrangedElement] {
    guard count > 0 else { return [] }
    var found: [ArrangedElement] = []
    var index = group(at: range.lowerBound)
    // What stands at a group's edges may reach out of it.
    index = max(0, index - 1)
    while index < groupCount, start(of: index).offset <= range.upperBound {
      found += elements(ofGroup: index)
      index += 1
    }
    return found
  }

  /// What stands in the group of an item.
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

  /// The size of a view at the section's edge.
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
