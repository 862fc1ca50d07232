import AutoLayoutValues
import ConstraintSolver
import Foundation
import LayoutEngine

/// The constraint for a view's intrinsic content size on an axis, as logged (F1.14, F11.27).
public final class NSContentSizeLayoutConstraint: NSLayoutConstraint, @unchecked Sendable {
  // Safe: like every constraint, see `NSLayoutConstraint`.

  var hugging: UILayoutPriority = .defaultLow
  var compression: UILayoutPriority = .defaultHigh

  override var descriptionSuffix: String {
    " Hug:\(hugging.rawValue.described) CompressionResistance:\(compression.rawValue.described)"
  }
}

/// A constraint from a view's autoresizing mask, as logged (F5.1, F11.26).
public final class NSAutoresizingMaskLayoutConstraint: NSLayoutConstraint, @unchecked Sendable {
  // Safe: like every constraint, see `NSLayoutConstraint`.

  var mask: UIView.AutoresizingMask = []

  override var descriptionPrefix: String {
    mask.described + " "
  }
}

/// A constraint that Interface Builder adds to an ambiguous view, as logged (F10.9).
///
/// Safe: like every constraint, see `NSLayoutConstraint`.
package final class NSIBPrototypingLayoutConstraint: NSLayoutConstraint, @unchecked Sendable {}

extension Flexibility {
  /// Whether the position or the extent changes with the superview.
  fileprivate func isPartFlexible(isPosition: Bool) -> Bool {
    contains(isPosition ? .minMargin : .extent)
  }

  /// Whether the constraint prints as `H:[v]-(r)-|`: the part is flexible, the far margin fixed
  /// (F5.4).
  fileprivate func printsFarMargin(isPosition: Bool) -> Bool {
    guard isPartFlexible(isPosition: isPosition), !contains(.maxMargin) else { return false }
    return isPosition || !contains(.minMargin)
  }
}

extension LayoutContext {
  /// The objects of engine constraints: the client's, and a new object for each of the system's.
  func objects(for ids: [ConstraintID]) -> [NSLayoutConstraint] {
    objects(for: ids, finding: nil).all
  }

  /// The objects, and that of the broken constraint, which is in the list (F2.2).
  func objects(
    for ids: [ConstraintID], finding broken: ConstraintID?
  ) -> (all: [NSLayoutConstraint], broken: NSLayoutConstraint?) {
    var known: [String: NSLayoutConstraint] = [:]
    var all: [NSLayoutConstraint] = []
    var found: NSLayoutConstraint?
    let missing = broken.map { ids.contains($0) ? [] : [$0] } ?? []
    for id in withFarMargins(ids) + missing {
      guard let object = object(for: id) else { continue }
      if !object.isSystemMade {
        all.append(object)
        if id == broken { found = object }
        continue
      }
      // Hugging and compression on the same axis share an object.
      let body = object.bodyForIdentity
      if known[body] == nil {
        known[body] = object
        all.append(object)
      }
      if id == broken { found = known[body] }
    }
    return (all, found)
  }

  /// Adds a mask's other constraint if the far margin is printed: only both contradict the rest.
  private func withFarMargins(_ ids: [ConstraintID]) -> [ConstraintID] {
    ids.flatMap { id -> [ConstraintID] in
      guard case .mask(let item, let axis, let isPosition) = source(of: id),
        let view = owner(of: item)?.view,
        view.extras.autoresizingMask.flexibility(axis).printsFarMargin(isPosition: isPosition)
      else { return [id] }
      let other = systemConstraints[item].first {
        if case .mask(_, axis, isPosition: !isPosition) = source(of: $0) { true } else { false }
      }
      guard let other, !ids.contains(other) else { return [id] }
      return isPosition ? [id, other] : [other, id]
    }
  }

  func object(for id: ConstraintID) -> NSLayoutConstraint? {
    switch source(of: id) {
    case .none, .exercise, .arranged: return nil
    case .user(let constraint): return unsafe constraint.takeUnretainedValue()
    case .content(let item, let axis, _): return contentConstraint(item, axis)
    case .mask(let item, let axis, let isPosition):
      return maskConstraint(item, axis, isPosition: isPosition)
    case .host(let item, let axis, let isPosition):
      return hostConstraint(item, axis, isPosition: isPosition)
    case .guide(let item, let edge): return guideConstraint(item, edge)
    case .fitting(let item, let axis):
      let made = fixed(NSLayoutConstraint(), to: item, axis, isPosition: false)
      made?.identifier = axis == .horizontal ? "fittingSizeHTarget" : "fittingSizeVTarget"
      return made
    }
  }

  private func contentConstraint(_ item: ItemID, _ axis: Axis) -> NSLayoutConstraint? {
    guard let view = owner(of: item)?.view else { return nil }
    let made = NSContentSizeLayoutConstraint()
    var size = view.layoutContentSize
    // Wrapping content was measured again at the solved width.
    if let measured = wrapped.measuredWidth(of: item) {
      size.height = view.contentSize(wrappedAt: CGFloat(measured)).height
    }
    if let lines = wrapped.lines(of: item) { size.width = CGFloat(lines.widest) }
    made.relate(
      item: view, attribute: axis == .horizontal ? .width : .height, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1,
      constant: axis == .horizontal ? size.width : size.height)
    made.hugging = view.contentHuggingPriority(for: axis.publicAxis)
    made.compression = view.contentCompressionResistancePriority(for: axis.publicAxis)
    made.markAsSystemMade()
    return made
  }

  private func maskConstraint(
    _ item: ItemID, _ axis: Axis, isPosition: Bool
  ) -> NSLayoutConstraint? {
    let made = NSAutoresizingMaskLayoutConstraint()
    guard let view = owner(of: item)?.view else { return nil }
    made.mask = view.extras.autoresizingMask
    let flexibility = made.mask.flexibility(axis)
    guard let superview = view.superview, let rule = systemConstraints.rule(of: item, axis),
      flexibility.isPartFlexible(isPosition: isPosition)
    else { return fixed(made, to: item, axis, isPosition: isPosition) }
    let isRow = axis == .horizontal
    let extent: NSLayoutConstraint.Attribute = isRow ? .width : .height
    made.markAsSystemMade()
    if flexibility.printsFarMargin(isPosition: isPosition) {
      let far: NSLayoutConstraint.Attribute = isRow ? .right : .bottom
      // Of these masks, the margin is the same for every extent of the superview.
      let outer = Double(
        isRow
          ? superview.geometry.untransformedFrame.width
          : superview.geometry.untransformedFrame.height)
      let margin = outer - rule.position(outer) - rule.extent(outer)
      made.relate(
        item: superview, attribute: far, relatedBy: .equal, toItem: view, attribute: far,
        multiplier: 1, constant: CGFloat(margin))
    } else {
      let line = isPosition ? rule.position : rule.extent
      made.relate(
        item: view, attribute: isPosition ? (isRow ? .left : .top) : extent, relatedBy: .equal,
        toItem: superview, attribute: extent, multiplier: CGFloat(line.factor),
        constant: CGFloat(line.constant))
    }
    return made
  }

  private func hostConstraint(
    _ item: ItemID, _ axis: Axis, isPosition: Bool
  ) -> NSLayoutConstraint? {
    let made = fixed(
      isPosition ? NSAutoresizingMaskLayoutConstraint() : NSLayoutConstraint(), to: item, axis,
      isPosition: isPosition)
    made?.identifier =
      switch (axis, isPosition) {
      case (.horizontal, true): "UIView-Encapsulated-Layout-Left"
      case (.vertical, true): "UIView-Encapsulated-Layout-Top"
      case (.horizontal, false): "UIView-Encapsulated-Layout-Width"
      case (.vertical, false): "UIView-Encapsulated-Layout-Height"
      }
    return made
  }

  private func fixed(
    _ made: NSLayoutConstraint, to item: ItemID, _ axis: Axis, isPosition: Bool
  ) -> NSLayoutConstraint? {
    guard let view = owner(of: item)?.view else { return nil }
    let rect = view.alignmentRect(forFrame: view.geometry.untransformedFrame)
    made.markAsSystemMade()
    if isPosition {
      // A root's position can't be expressed: it has no superview.
      guard let superview = view.superview else { return nil }
      let edge: NSLayoutConstraint.Attribute = axis == .horizontal ? .left : .top
      made.relate(
        item: view, attribute: edge, relatedBy: .equal, toItem: superview, attribute: edge,
        multiplier: 1, constant: axis == .horizontal ? rect.minX : rect.minY)
    } else {
      made.relate(
        item: view, attribute: axis == .horizontal ? .width : .height, relatedBy: .equal,
        toItem: nil, attribute: .notAnAttribute, multiplier: 1,
        constant: axis == .horizontal ? rect.width : rect.height)
    }
    return made
  }

  private func guideConstraint(
    _ item: ItemID, _ edge: UIRectEdge
  ) -> NSLayoutConstraint? {
    guard let guide = owner(of: item)?.guide, let view = guide.owningView else {
      return nil
    }
    let insets = view.insets(of: guide)
    let (attribute, inset, name): (NSLayoutConstraint.Attribute, CGFloat, String) =
      switch edge {
      case .left: (.left, insets.left, "left")
      case .right: (.right, insets.right, "right")
      case .top: (.top, insets.top, "top")
      default: (.bottom, insets.bottom, "bottom")
      }
    let made = NSLayoutConstraint()
    let isFar = attribute == .right || attribute == .bottom
    // The trailing or lower item comes first, which prints as visual format (F2.19).
    made.relate(
      item: isFar ? view : guide, attribute: attribute, relatedBy: .equal,
      toItem: isFar ? guide : view, attribute: attribute, multiplier: 1,
      constant: inset)
    made.identifier =
      guide.role == .margins
      ? "UIView-\(name)Margin-guide-constraint" : "\(guide.identifier)-\(name)"
    made.markAsSystemMade()
    return made
  }
}
