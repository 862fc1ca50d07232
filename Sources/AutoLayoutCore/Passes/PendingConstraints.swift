/// Constraints waiting to be installed in the engine, in order of arrival.
struct PendingConstraints {
  private enum Entry {
    case one(NSLayoutConstraint)
    /// The first so many constraints of a view's list.
    case held(by: WeakHandle, Int)
  }

  private var entries: [Entry] = []
  /// The number of constraints, as an upper bound.
  private(set) var count = 0

  var isEmpty: Bool { entries.isEmpty }

  mutating func append(_ constraint: NSLayoutConstraint) {
    entries.append(.one(constraint))
    count += 1
  }

  /// Adds the constraints that a view holds now.
  @MainActor mutating func append(heldBy view: UIView) {
    let places = view.constraintList.placeCount
    guard places > 0 else { return }
    entries.append(.held(by: view.weakHandle, places))
    count += places
  }

  /// Calls `body` for each constraint, which may no longer be held.
  @MainActor func forEach(_ body: (NSLayoutConstraint) -> Void) {
    for entry in entries {
      switch entry {
      case .one(let constraint): body(constraint)
      case .held(let holder, let places):
        // Copy the list: `body` runs client code, which can activate another constraint.
        let list = holder.view?.constraintList
        list?.forEach(inFirst: places, body)
      }
    }
  }
}
