struct PendingConstraints {
  private enum Entry {
    case one(NSLayoutConstraint)
    case held(by: WeakHandle, Int)
  }

  private var entries: [Entry] = []
  private(set) var count = 0

  var isEmpty: Bool { entries.isEmpty }

  mutating func append(_ constraint: NSLayoutConstraint) {
    entries.append(.one(constraint))
    count += 1
  }

  @MainActor mutating func append(heldBy view: UIView) {
    let places = view.constraintList.placeCount
    guard places > 0 else { return }
    entries.append(.held(by: view.weakHandle, places))
    count += places
  }

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
