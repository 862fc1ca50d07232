import AutoLayoutValues
import ConstraintSolver
import Foundation
import LayoutEngine

extension LayoutContext {
  /// Fixes the root where the surroundings placed it (F5.9).
  func installHost(_ view: UIView, _ item: ItemID) {
    let rect = view.alignmentRect(forFrame: view.geometry.untransformedFrame)
    add(
      .host(item, .horizontal, isPosition: true), on: item, .left, constant: Double(rect.minX),
      priority: .required)
    add(
      .host(item, .vertical, isPosition: true), on: item, .top, constant: Double(rect.minY),
      priority: .required)
    // If a root has no mask, constraints size it.
    guard isLive, view.flags.contains(.translatesMask) else { return }
    add(
      .host(item, .horizontal, isPosition: false), on: item, .width, constant: Double(rect.width),
      priority: .required)
    add(
      .host(item, .vertical, isPosition: false), on: item, .height, constant: Double(rect.height),
      priority: .required)
  }

  /// Keeps the root's extents that constraints leave open; returns whether any are.
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
      add(
        .host(item, axis, isPosition: false), on: item, attribute, constant: Double(extent),
        priority: Self.stay)
      rootSizing.hold(on: axis)
      held = true
    }
    return held
  }

  /// A priority below any that a client would use.
  private static let stay = Priority(0.001) ?? .required

  /// Translates a view's mask into constraints that reproduce the current frame (F5.1, F5.4).
  func installMask(_ view: UIView, _ item: ItemID) {
    removeSystemConstraints(of: item)
    // A fitting size query leaves a cell's size open, so the content view follows the cell.
    if isLive, view.flags.contains(.isEncapsulated) { return installEncapsulation(view, item) }
    guard let superview = view.superview, let parent = existingItem(superview) else { return }
    let rect = view.alignmentRect(forFrame: view.geometry.untransformedFrame)
    let outer = superview.alignmentRect(forFrame: superview.geometry.untransformedFrame)
    let origin = superview.alignmentOrigin
    let mask = view.extras.autoresizingMask
    let horizontal = AutoresizingRule(
      mask.flexibility(.horizontal), position: Double(rect.minX - origin.x),
      extent: Double(rect.width), superview: Double(outer.width))
    let vertical = AutoresizingRule(
      mask.flexibility(.vertical), position: Double(rect.minY - origin.y),
      extent: Double(rect.height), superview: Double(outer.height))
    if !mask.isEmpty {
      systemConstraints.setRules([.horizontal: horizontal, .vertical: vertical], of: item)
    }
    add(
      .mask(item, .horizontal, isPosition: true), on: item, .left, line: horizontal.position,
      parent: parent)
    add(
      .mask(item, .horizontal, isPosition: false), on: item, .width, line: horizontal.extent,
      parent: parent)
    add(
      .mask(item, .vertical, isPosition: true), on: item, .top, line: vertical.position,
      parent: parent)
    add(
      .mask(item, .vertical, isPosition: false), on: item, .height, line: vertical.extent,
      parent: parent)
  }

  /// Attaches a system guide to the owner's edges (F6.37, F6.42).
  func installGuide(_ guide: UILayoutGuide, _ item: ItemID, in owner: UIView) {
    guard let outer = existingItem(owner) else { return }
    switch guide.role {
    case .custom, .layoutSupport: return
    case .content:
      // The content starts at the origin; the constraints inside determine the size.
      add(.guide(item, .left), on: item, .left, constant: 0, priority: .required)
      add(.guide(item, .top), on: item, .top, constant: 0, priority: .required)
    case .frame:
      let origin = owner.bounds.origin
      add(.guide(item, .left), on: item, .left, constant: Double(origin.x), priority: .required)
      add(.guide(item, .top), on: item, .top, constant: Double(origin.y), priority: .required)
      relate(.guide(item, .right), on: item, .width, to: outer, .width, constant: 0)
      relate(.guide(item, .bottom), on: item, .height, to: outer, .height, constant: 0)
    case .margins, .safeArea, .readableContent, .keyboard, .region:
      if guide.role.dependsOnSize { sizeGuides.insert(guide) }
      let constants = guideConstants(guide, in: owner)
      relate(.guide(item, .left), on: item, .left, to: outer, .left, constant: constants[0])
      relate(.guide(item, .right), on: item, .right, to: outer, .right, constant: constants[1])
      relate(
        .guide(item, .top), on: item, .top, to: outer, guide.role == .keyboard ? .bottom : .top,
        constant: constants[2])
      relate(.guide(item, .bottom), on: item, .bottom, to: outer, .bottom, constant: constants[3])
    }
  }

  /// The constants of a guide's constraints, in the order of installation.
  ///
  /// A keyboard guide hangs from the owner's bottom, so it fits any height.
  private func guideConstants(_ guide: UILayoutGuide, in owner: UIView) -> [Double] {
    if guide.role == .frame { return [Double(owner.bounds.minX), Double(owner.bounds.minY), 0, 0] }
    var insets = owner.insets(of: guide)
    let top = guide.role == .keyboard ? insets.top - owner.bounds.height : insets.top
    if sizeGuides.areRelaxed, guide.role.dependsOnSize {
      let margins = guide.role == .readableContent ? owner.effectiveLayoutMargins : .zero
      (insets.left, insets.right) = (margins.left, margins.right)
    }
    return [Double(insets.left), Double(-insets.right), Double(top), Double(-insets.bottom)]
  }

  func updateGuide(_ guide: UILayoutGuide) {
    guard let owner = guide.owningView, let item = existingItem(guide),
      case let ids = systemConstraints[item], ids.count == 4
    else { return }
    let constants = guideConstants(guide, in: owner)
    for (id, constant) in zip(ids, constants) {
      expectFinite { () throws(SolverError) in try engine.setConstant(constant, of: id) }
    }
    isStale = true
  }

  /// Makes guides as wide as their owners allow until ``restoreSizeGuides()``.
  ///
  /// The constants come from the owners' old sizes, which may not fit into the new sizes.
  func relaxSizeGuides() {
    guard !sizeGuides.areRelaxed, !sizeGuides.isEmpty else { return }
    sizeGuides.areRelaxed = true
    for guide in sizeGuides.all { updateGuide(guide) }
  }

  /// Computes the constants of relaxed guides from the sizes of this layout.
  ///
  /// - Returns: Whether any guide was relaxed.
  func restoreSizeGuides() -> Bool {
    guard sizeGuides.areRelaxed else { return false }
    sizeGuides.areRelaxed = false
    for guide in sizeGuides.all { updateGuide(guide) }
    update()
    return true
  }

  func removeSystemConstraints(of item: ItemID) {
    for id in systemConstraints.removeAll(of: item) {
      engine.remove(id)
    }
  }

  /// `item.attribute == constant`.
  private func add(
    _ source: ConstraintSource, on item: ItemID, _ attribute: ItemAttribute, constant: Double,
    priority: Priority
  ) {
    let properties = ConstraintProperties(.equal, constant, priority: priority, rank: .system)
    install(source, of: item, AnchorTerm(ItemAnchor(item, attribute)), properties: properties)
  }

  /// `item.attribute == line(parent's extent)`.
  private func add(
    _ source: ConstraintSource, on item: ItemID, _ attribute: ItemAttribute,
    line: AutoresizingRule.Line, parent: ItemID
  ) {
    let extent: ItemAttribute = attribute.axis == .horizontal ? .width : .height
    let second =
      line.factor == 0
      ? nil : AnchorTerm(ItemAnchor(parent, extent), coefficient: -line.factor)
    install(
      source, of: item, AnchorTerm(ItemAnchor(item, attribute)), and: second,
      properties: ConstraintProperties(
        .equal, line.constant, priority: .required, rank: .system))
  }

  /// `item.attribute == outer.outerAttribute + constant`.
  private func relate(
    _ source: ConstraintSource, on item: ItemID, _ attribute: ItemAttribute, to outer: ItemID,
    _ outerAttribute: ItemAttribute, constant: Double
  ) {
    install(
      source, of: item, AnchorTerm(ItemAnchor(item, attribute)),
      and: AnchorTerm(ItemAnchor(outer, outerAttribute), coefficient: -1),
      properties: ConstraintProperties(.equal, constant, priority: .required, rank: .system))
  }

  func install(
    _ source: ConstraintSource, of item: ItemID, _ first: AnchorTerm,
    and second: AnchorTerm? = nil, properties: ConstraintProperties
  ) {
    expectFinite { () throws(SolverError) in
      let id = try engine.add(first, second, properties: properties)
      tables.setSource(source, of: id)
      systemConstraints.append(id, of: item)
    }
    isStale = true
  }
}
