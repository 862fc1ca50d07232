struct PendingConstraints {
  private enum Entry {
    case one(NSLayoutConstraint)
    case held(by: WeakHandle, Int)
    case arranged(ArrangedRules)
  }

  private var entries: [Entry] = []
  private(set) var count = 0

  var isEmpty: Bool { entries.isEmpty }

  mutating func append(_ constraint: NSLayoutConstraint) {
    entries.append(.one(constraint))
    count += 1
  }

  @MainActor mutating func append(_ arranged: ArrangedRules) {
    entries.append(.arranged(arranged))
    count += arranged.rules.count
  }

  @MainActor mutating func append(heldBy view: UIView) {
    let places = view.constraintList.placeCount
    if places > 0 {
      entries.append(.held(by: view.weakHandle, places))
      count += places
    }
    if let arranged = view.constraintList.arranged { append(arranged) }
  }

  @MainActor func install(in context: LayoutContext) {
    for entry in entries {
      switch entry {
      case .one(let constraint): context.install(constraint)
      case .held(let holder, let places):
        // Copy the list: `install` runs client code, which can activate another constraint.
        let list = holder.view?.constraintList
        list?.forEach(inFirst: places, context.install)
      case .arranged(let arranged): context.install(arranged)
      }
    }
  }
}
