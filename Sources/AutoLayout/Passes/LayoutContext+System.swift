import ConstraintSolver
import Foundation
import LayoutEngine

/// Constraints that the system makes: of the host, of masks, of guides.
extension LayoutContext {
  /// Holds the root where its surroundings put it: the equivalent of the encapsulated layout
  /// constraints (F5.9).
  func installHost(_ view: UIView, _ item: ItemID) {
    let rect = view.alignmentRect(forFrame: view.geometry.untransformedFrame)
    add(.host(item, .horizontal, isPosition: true), item, .left, Double(rect.minX), .required)
    add(.host(item, .vertical, isPosition: true), item, .top, Double(rect.minY), .required)
    // A root without a mask takes the size of its constraints.
    guard isLive, view.flags.contains(.translatesMask) else { return }
    add(.host(item, .horizontal, isPosition: false), item, .width, Double(rect.width), .required)
    add(.host(item, .vertical, isPosition: false), item, .height, Double(rect.height), .required)
  }

  /// Keeps the extents of a root without a mask where its constraints leave them open; whether
  /// there was something to keep.
  ///
  /// Asked again only when constraints have come or gone: other changes open nothing.
  func holdOpenRoot() -> Bool {
    guard isLive, rootSizing.mayBeAmbiguous, let root, !root.flags.contains(.translatesMask),
      let item = root.engineItem
    else {
      return false
    }
    rootSizing.didCheck()
    let rect = root.alignmentRect(forFrame: root.geometry.untransformedFrame)
    var held = false
    for (axis, attribute, extent) in [
      (Axis.horizontal, ItemAttribute.width, rect.width), (.vertical, .height, rect.height),
    ] where !rootSizing.isHeld(on: axis) && engine.isExtentLoose(item, axis) {
      add(.host(item, axis, isPosition: false), item, attribute, Double(extent), Self.stay)
      rootSizing.hold(on: axis)
      held = true
    }
    return held
  }

  /// Weaker than any priority that anybody would write.
  private static let stay = Priority(0.001) ?? .required

  /// Turns a view's mask into constraints that reproduce its present frame (F5.1, F5.4).
  func installMask(_ view: UIView, _ item: ItemID) {
    removeSystemConstraints(of: item)
    guard !view.flags.contains(.isEncapsulated) else {
      installEncapsulation(view, item)
      return
    }
    guard let superview = view.superview, let parent = existingItem(superview) else { return }
    let rect = view.alignmentRect(forFrame: view.geometry.untransformedFrame)
    let outer = superview.alignmentRect(forFrame: superview.geometry.untransformedFrame)
    let inset = superview.alignmentRectInsets
    let mask = view.extras.autoresizingMask
    let horizontal = AutoresizingRule(
      mask.flexibility(.horizontal), position: Double(rect.minX - inset.left),
      extent: Double(rect.width), superview: Double(outer.width))
    let vertical = AutoresizingRule(
      mask.flexibility(.vertical), position: Double(rect.minY - inset.top),
      extent: Double(rect.height), superview: Double(outer.height))
    add(.mask(item, .horizontal, isPosition: true), item, .left, horizontal.position, parent)
    add(.mask(item, .horizontal, isPosition: false), item, .width, horizontal.extent, parent)
    add(.mask(item, .vertical, isPosition: true), item, .top, vertical.position, parent)
    add(.mask(item, .vertical, isPosition: false), item, .height, vertical.extent, parent)
  }

  /// Ties a guide of the system to its owner's edges (F6.37, F6.42).
  func installGuide(_ guide: UILayoutGuide, _ item: ItemID, _ owner: UIView) {
    guard let outer = existingItem(owner) else { return }
    switch guide.role {
    case .custom, .layoutSupport: return
    case .content:
      // The content begins at its own origin; its size is what the constraints inside say.
      add(.guide(item, .left), item, .left, 0, .required)
      add(.guide(item, .top), item, .top, 0, .required)
    case .frame:
      let origin = owner.bounds.origin
      add(.guide(item, .left), item, .left, Double(origin.x), .required)
      add(.guide(item, .top), item, .top, Double(origin.y), .required)
      relate(.guide(item, .right), item, .width, outer, 0)
      relate(.guide(item, .bottom), item, .height, outer, 0)
    case .margins, .safeArea, .readableContent, .keyboard:
      let insets = owner.insets(of: guide.role)
      relate(.guide(item, .left), item, .left, outer, Double(insets.left))
      relate(.guide(item, .right), item, .right, outer, -Double(insets.right))
      relate(.guide(item, .top), item, .top, outer, Double(insets.top))
      relate(.guide(item, .bottom), item, .bottom, outer, -Double(insets.bottom))
    }
  }

  /// Moves a guide of the system after its owner's insets have changed.
  func updateGuide(_ guide: UILayoutGuide) {
    guard let owner = guide.owningView, let item = existingItem(guide),
      case let ids = systemConstraints[item], ids.count == 4
    else { return }
    let insets = owner.insets(of: guide.role)
    let constants =
      guide.role == .frame
      ? [Double(owner.bounds.minX), Double(owner.bounds.minY), 0, 0]
      : [insets.left, -insets.right, insets.top, -insets.bottom].map { Double($0) }
    for (id, constant) in zip(ids, constants) {
      expectFinite { () throws(SolverError) in try engine.setConstant(constant, of: id) }
    }
    isStale = true
  }

  func removeSystemConstraints(of item: ItemID) {
    for id in systemConstraints.removeAll(of: item) {
      engine.remove(id)
    }
  }

  /// `item.attribute == constant`.
  private func add(
    _ source: ConstraintSource, _ item: ItemID, _ attribute: ItemAttribute, _ constant: Double,
    _ priority: Priority
  ) {
    let traits = ConstraintTraits(.equal, constant, priority: priority, rank: .system)
    install(source, item, AnchorTerm(ItemAnchor(item, attribute)), nil, traits)
  }

  /// `item.attribute == line(parent's extent)`.
  private func add(
    _ source: ConstraintSource, _ item: ItemID, _ attribute: ItemAttribute,
    _ line: AutoresizingRule.Line, _ parent: ItemID
  ) {
    let traits = ConstraintTraits(.equal, line.constant, priority: .required, rank: .system)
    let extent: ItemAttribute = attribute.axis == .horizontal ? .width : .height
    let second =
      line.factor == 0
      ? nil : AnchorTerm(ItemAnchor(parent, extent), coefficient: -line.factor)
    install(source, item, AnchorTerm(ItemAnchor(item, attribute)), second, traits)
  }

  /// `item.attribute == outer.attribute + constant`.
  private func relate(
    _ source: ConstraintSource, _ item: ItemID, _ attribute: ItemAttribute, _ outer: ItemID,
    _ constant: Double
  ) {
    let traits = ConstraintTraits(.equal, constant, priority: .required, rank: .system)
    install(
      source, item, AnchorTerm(ItemAnchor(item, attribute)),
      AnchorTerm(ItemAnchor(outer, attribute), coefficient: -1), traits)
  }

  func install(
    _ source: ConstraintSource, _ item: ItemID, _ first: AnchorTerm, _ second: AnchorTerm?,
    _ traits: ConstraintTraits
  ) {
    expectFinite { () throws(SolverError) in
      let id = try engine.add(first, second, traits)
      tables.setSource(source, of: id)
      systemConstraints.append(id, of: item)
    }
    isStale = true
  }
}
