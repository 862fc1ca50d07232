/// Constraints on their way into the engine, in the order in which they came.
struct PendingConstraints {
  private enum Entry {
    case one(NSLayoutConstraint)
    /// The first so many places of the list that a view holds.
    case held(by: WeakHandle, Int)
  }

  private var entries: [Entry] = []
  /// How many constraints there are, at most.
  private(set) var count = 0

  var isEmpty: Bool { entries.isEmpty }

  mutating func append(_ constraint: NSLayoutConstraint) {
    entries.append(.one(constraint))
    count += 1
  }

  /// Adds those that a view holds now.
  @MainActor mutating func append(heldBy view: UIView) {
    let places = view.constraintList.placeCount
    guard places > 0 else { return }
    entries.append(.held(by: view.weakHandle, places))
    count += places
  }

  /// Calls `body` for each; it has to see for itself whether a constraint is still held.
  @MainActor func forEach(_ body: (NSLayoutConstraint) -> Void) {
    for entry in entries {
      switch entry {
      case .one(let constraint): body(constraint)
      case .held(let holder, let places):
        // A copy: `body` asks views for their content, and whoever answers may hold another one.
        let list = holder.view?.constraintList
        list?.forEach(inFirst: places, body)
      }
    }
  }
}
