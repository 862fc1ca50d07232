import AutoLayoutValues

/// Which of the many constraints that one view holds mention which views.
///
/// A view that leaves takes with it what its ancestors hold about it. Where thousands leave one
/// after the other, to look at all constraints of an ancestor for each would take as many steps as
/// there are of both. So what was found for the one is kept for the next; constraints that came in
/// between are added to it, since the list they are in grows at its end alone.
@MainActor
struct MentionIndex {
  /// What is kept, by the view that holds the constraints.
  ///
  /// It begins empty when a view is asked first, whose constraints are looked through: an index for
  /// one view that leaves would cost more than it saves.
  private static var kept: [WeakHandle: MentionIndex?] = [:]
  /// Shorter lists are looked through each time.
  private static let leastCount = 128
  /// How many indexes are kept: a view that leaves asks all its ancestors.
  private static let mostKept = 8

  /// How many places of the holder's list were looked at.
  private var places = 0
  /// The places in the holder's list, by the view or the owner of the guide that is mentioned.
  private var mentions: [WeakHandle: [Int]] = [:]

  /// Looks at what the holder's list has gained.
  private mutating func extend(by list: ConstraintList) {
    list.forEach(from: places) { place, constraint in
      for handle in constraint.involvedHandles {
        guard let view = handle?.ofViewOrOwner else { continue }
        mentions[view, default: []].append(place)
      }
    }
    places = list.placeCount
  }

  /// Forgets what was found: what lies at places has changed, or which view a guide belongs to.
  static func forget() { kept.removeAll() }

  /// Constraints of a view, in order, among them all that mention another one or what is inside.
  ///
  /// - Parameters:
  ///   - holder: The view that holds the constraints.
  ///   - view: A view inside of it.
  /// - Returns: The constraints.
  /// - Complexity: O(*n*) in the views inside and in the constraints that the holder gained since
  ///   it was asked last; O(*n*) in its constraints the first and second time.
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
