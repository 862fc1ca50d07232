import AutoLayoutValues

/// Which of the many constraints that one view holds mention which views.
///
/// A view that leaves takes with it what its ancestors hold about it. Where thousands leave one
/// after the other, to look at all constraints of an ancestor for each would take as many steps as
/// there are of both. So what was found for the one is kept for the next, as long as the ancestor
/// gets no further constraint.
@MainActor
struct MentionIndex {
  /// The one that is kept.
  private static var kept: MentionIndex?
  /// The list that was looked through last, without an index yet.
  private static var lastLookedThrough: (holder: WeakHandle, places: Int)?
  /// Shorter lists are looked through each time.
  private static let leastCount = 128

  private let holder: WeakHandle
  private let places: Int
  /// The places in the holder's list, by the view or the owner of the guide that is mentioned.
  private var mentions: [WeakHandle: [Int]] = [:]

  private init(of holder: UIView) {
    self.holder = holder.weakHandle
    places = holder.constraintList.placeCount
    holder.constraintList.forEach { place, constraint in
      for handle in constraint.involvedHandles {
        guard let view = handle?.ofViewOrOwner else { continue }
        mentions[view, default: []].append(place)
      }
    }
  }

  /// Forgets what was found: places have changed, or what lies at them.
  static func forget() {
    kept = nil
    lastLookedThrough = nil
  }

  /// Constraints of a view, in order, among them all that mention another one or what is inside.
  ///
  /// - Parameters:
  ///   - holder: The view that holds the constraints.
  ///   - view: A view inside of it.
  /// - Returns: The constraints.
  /// - Complexity: O(*n*) in the views inside, if the holder has gained no constraint since it was
  ///   asked last; else in its constraints.
  static func candidates(heldBy holder: UIView, about view: UIView) -> [NSLayoutConstraint] {
    let places = holder.constraintList.placeCount
    guard places >= leastCount else { return holder.constraintList.all }
    let handle = holder.weakHandle
    if kept?.holder != handle || kept?.places != places {
      // An index for one view alone would cost more than it saves.
      guard let last = lastLookedThrough, last.holder == handle, last.places == places else {
        lastLookedThrough = (handle, places)
        return holder.constraintList.all
      }
      kept = MentionIndex(of: holder)
    }
    guard let kept else { return holder.constraintList.all }
    var found: Set<Int> = []
    view.forEachInTree { found.formUnion(kept.mentions[$0.weakHandle] ?? []) }
    return found.sorted().compactMap { holder.constraintList.constraint(at: $0) }
  }
}
