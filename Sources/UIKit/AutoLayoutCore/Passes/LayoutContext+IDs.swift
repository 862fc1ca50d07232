import ConstraintSolver
package import LayoutEngine

extension LayoutContext {
  func existingItem(_ view: UIView) -> ItemID? {
    switch purpose {
    case .tree: view.engineItem
    case .question(let ids): ids.items[view.weakHandle]
    }
  }

  func existingItem(_ guide: UILayoutGuide) -> ItemID? {
    switch purpose {
    case .tree: guide.engineItem
    case .question(let ids): ids.items[guide.weakHandle]
    }
  }

  /// The item for a view or guide in this layout; nil also for a scroll view.
  @inline(__always)
  func plainItem(of handle: WeakHandle) -> ItemID? {
    switch purpose {
    case .tree(let number): handle.plainItem(inLayout: number)
    case .question(let ids):
      handle.traits.contains(.scrollsContent) ? nil : ids.items[handle]
    }
  }

  func existingItem(ofAny object: AnyObject) -> ItemID? {
    if let view = object as? UIView { return existingItem(view) }
    return (object as? UILayoutGuide).flatMap { existingItem($0) }
  }

  func setItem(_ item: ItemID?, of view: UIView) {
    switch purpose {
    case .tree: view.engineItem = item
    case .question(let ids): ids.items[view.weakHandle] = item
    }
  }

  func setItem(_ item: ItemID?, of guide: UILayoutGuide) {
    switch purpose {
    case .tree(let number):
      guide.engineItem = item
      guide.weakHandle.layoutNumber = number
    case .question(let ids):
      ids.items[guide.weakHandle] = item
    }
  }

  func engineID(of constraint: NSLayoutConstraint) -> ConstraintID? {
    switch purpose {
    case .tree: constraint.engineID
    case .question(let ids): ids.constraints[ObjectIdentifier(constraint)]
    }
  }

  func setEngineID(_ id: ConstraintID?, of constraint: NSLayoutConstraint) {
    switch purpose {
    case .tree: constraint.engineID = id
    case .question(let ids): ids.constraints[ObjectIdentifier(constraint)] = id
    }
  }

  func owner(of item: ItemID) -> WeakHandle? {
    tables.owner(of: item)
  }

  func source(of id: ConstraintID) -> ConstraintSource {
    let source = tables.source(of: id)
    guard case .arranged(let item, let index) = source else { return source }
    guard let view = owner(of: item)?.view else { return .none }
    let objects = view.madeConstraints.all.filter { $0.purpose != nil }
    // A second engine has sources that the view doesn't know.
    if !isLive, objects.indices.contains(index) { note(id, of: objects[index]) }
    return tables.source(of: id)
  }

  package func rect(of item: ItemID) -> LayoutRect {
    engine.rect(of: item)
  }
}
