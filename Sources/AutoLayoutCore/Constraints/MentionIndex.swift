import AutoLayoutValues

/// An index from views to the constraints in a view's list that mention them.
///
/// A view that is removed takes along the constraints that its ancestors hold about it. Scanning an
/// ancestor's list for each of thousands of removed views would be quadratic, so the index is
/// cached. Later constraints extend it, since a list only grows at its end.
@MainActor
struct MentionIndex {
  /// The cached indexes, by holder.
  ///
  /// A holder's first scan stores an empty entry: an index for only one removed view would cost
  /// more than it saves.
  private static var kept: [WeakHandle: MentionIndex?] = [:]
  private static let leastCount = 128
  /// The maximum number of cached indexes; the removal of a view queries all its ancestors.
  private static let mostKept = 8

  private var places = 0
  /// The positions in the holder's list, by the mentioned view or the mentioned guide's owner.
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

  /// Clears the cache, because positions or the owner of a guide have changed.
  static func forget() { kept.removeAll() }

  /// Returns constraints of a view in order, including all that mention another view or its
  /// descendants.
  ///
  /// - Complexity: O(*n*) in the descendants and in the constraints that the holder gained since
  ///   the last call; O(*n*) in its constraints the first and second time.
  static func candidates(heldBy holder: UIView, about view: UIView) -> [NSLayoutConstraint] {
    let list = holder.constraintList
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
