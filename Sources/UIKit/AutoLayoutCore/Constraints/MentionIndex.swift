import AutoLayoutValues

/// An index from views to the constraints in a view's list that mention them.
///
/// Scanning an ancestor's list for each of thousands of removed views would be quadratic.
@MainActor
struct MentionIndex {
  /// The cached indexes; the first scan stores an empty entry, as an index would cost more.
  private static var kept: [WeakHandle: MentionIndex?] = [:]
  private static let leastCount = 128
  private static let mostKept = 8

  private var places = 0
  private var mentions: [WeakHandle: [Int]] = [:]

  private mutating func extend(by list: ConstraintList) {
    list.forEach(from: places) { place, constraint in
      for handle in constraint.involvedHandles {
        guard let view = handle?.ofViewOrOwner else { continue }
        mentions[view, default: []].append(place)
      }
    }
    places = list.placeCount
  }

  static func forget() { kept.removeAll() }

  /// Returns constraints of `holder`, including all that mention the subtree of `view`.
  static func candidates(heldBy holder: UIView, about view: UIView) -> [NSLayoutConstraint] {
    let list = holder.madeConstraints
    guard list.placeCount >= leastCount else { return list.all }
    let handle = holder.weakHandle
    guard let index = kept[handle] else {
      if kept.count == mostKept { forget() }
      kept[handle] = .some(nil)
      return list.all
    }
    var extended = index ?? MentionIndex()
    kept[handle] = .some(nil)
    extended.extend(by: list)
    var found: Set<Int> = []
    view.forEachInTree { found.formUnion(extended.mentions[$0.weakHandle] ?? []) }
    kept[handle] = extended
    return found.sorted().compactMap { list.constraint(at: $0) }
  }
}
