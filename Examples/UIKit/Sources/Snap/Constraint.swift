#if canImport(UIKit)
import UIKit
#endif

public protocol ConstraintPriorityTarget { var constraintPriorityTargetValue: Float { get } }
extension Int: ConstraintPriorityTarget {
  public var constraintPriorityTargetValue: Float { Float(self) }
}
extension Double: ConstraintPriorityTarget {
  public var constraintPriorityTargetValue: Float { Float(self) }
}
extension CGFloat: ConstraintPriorityTarget {
  public var constraintPriorityTargetValue: Float { Float(self) }
}
extension UILayoutPriority: ConstraintPriorityTarget {
  public var constraintPriorityTargetValue: Float { rawValue }
}

public protocol ConstraintConstantTarget {}
extension CGPoint: ConstraintConstantTarget {}
extension CGSize: ConstraintConstantTarget {}
extension ConstraintInsets: ConstraintConstantTarget {}
extension Int: ConstraintConstantTarget {}
extension Float: ConstraintConstantTarget {}
extension Double: ConstraintConstantTarget {}
extension CGFloat: ConstraintConstantTarget {}

extension ConstraintConstantTarget {
  internal func value(for attribute: LayoutAttribute) -> CGFloat {
    if let value = self as? CGFloat { return value }
    if let value = self as? Float { return CGFloat(value) }
    if let value = self as? Double { return CGFloat(value) }
    if let value = self as? Int { return CGFloat(value) }
    if let value = self as? CGSize {
      if attribute == .width { return value.width }
      return attribute == .height ? value.height : 0
    }
    if let value = self as? CGPoint {
      switch attribute {
      case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin,
        .leadingMargin, .trailingMargin, .centerXWithinMargins:
        return value.x
      case .top, .bottom, .centerY, .topMargin, .bottomMargin, .centerYWithinMargins,
        .lastBaseline, .firstBaseline:
        return value.y
      case .width, .height, .notAnAttribute: return 0
      @unknown default: return 0
      }
    }
    if let value = self as? ConstraintInsets {
      switch attribute {
      case .left, .leftMargin: return value.left
      case .top, .topMargin, .firstBaseline: return value.top
      case .right, .rightMargin: return -value.right
      case .bottom, .bottomMargin, .lastBaseline: return -value.bottom
      case .leading, .leadingMargin:
        return ConstraintConfig.interfaceLayoutDirection == .leftToRight ? value.left : value.right
      case .trailing, .trailingMargin:
        return ConstraintConfig.interfaceLayoutDirection == .leftToRight
          ? -value.right : -value.left
      default: return 0
      }
    }
    return 0
  }
}

public final class Constraint {
  private let from: ConstraintItem
  private let to: ConstraintItem
  private let relation: LayoutRelation
  private let multiplier: CGFloat
  private var constant: ConstraintConstantTarget
  private var priority: Float
  public var layoutConstraints: [LayoutConstraint] = []
  internal let sourceLocation: (String, UInt)

  internal init(
    from: ConstraintItem, to: ConstraintItem, relation: LayoutRelation,
    sourceLocation: (String, UInt), label: String?, multiplier: CGFloat,
    constant: ConstraintConstantTarget, priority: Float
  ) {
    self.from = from
    self.to = to
    self.relation = relation
    self.sourceLocation = sourceLocation
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    let firsts = from.attributes.layoutAttributes
    let seconds = to.attributes.layoutAttributes
    for first in firsts {
      let second: LayoutAttribute
      if seconds.isEmpty {
        second = to.target == nil && (first == .width || first == .height) ? .notAnAttribute : first
      } else {
        second = seconds.count == firsts.count ? seconds[firsts.firstIndex(of: first)!] : seconds[0]
      }
      let constraint = LayoutConstraint(
        item: from.layoutConstraintItem!, attribute: first, relatedBy: relation,
        toItem: to.target, attribute: second, multiplier: multiplier,
        constant: constant.value(for: first))
      constraint.priority = UILayoutPriority(rawValue: priority)
      constraint.label = label
      constraint.constraint = self
      layoutConstraints.append(constraint)
    }
  }

  public var isActive: Bool {
    get { !layoutConstraints.contains { !$0.isActive } }
    set { newValue ? activate() : deactivate() }
  }

  public func activate() { activateIfNeeded() }

  public func deactivate() {
    NSLayoutConstraint.deactivate(layoutConstraints)
    from.layoutConstraintItem?.remove(constraints: [self])
  }

  @discardableResult public func update(offset: ConstraintConstantTarget) -> Constraint {
    constant = offset
    for constraint in layoutConstraints {
      constraint.constant = offset.value(for: constraint.firstAttribute)
    }
    return self
  }

  @discardableResult public func update(priority: ConstraintPriorityTarget) -> Constraint {
    self.priority = priority.constraintPriorityTargetValue
    for constraint in layoutConstraints {
      constraint.priority = UILayoutPriority(self.priority)
    }
    return self
  }

  internal func activateIfNeeded(updatingExisting: Bool = false) {
    guard let item = from.layoutConstraintItem else {
      print("WARNING: failed to get from item from constraint. Activate will be a no-op.")
      return
    }
    if updatingExisting {
      let existing = item.constraints.flatMap { $0.layoutConstraints }
      for constraint in layoutConstraints {
        guard let updated = existing.first(where: { $0 == constraint }) else {
          fatalError("Updated constraint could not find existing matching constraint to update")
        }
        updated.constant = constant.value(for: updated.firstAttribute)
      }
    } else {
      NSLayoutConstraint.activate(layoutConstraints)
      item.add(constraints: [self])
    }
  }
}

internal class ConstraintDescription {
  let item: LayoutConstraintItem
  var attributes: ConstraintAttributes
  var relation: LayoutRelation?
  var sourceLocation: (String, UInt)?
  var label: String?
  var related: ConstraintItem?
  var multiplier: CGFloat = 1
  var constant: ConstraintConstantTarget = 0.0
  var priority: Float = 1000

  lazy var constraint: Constraint? = {
    guard let relation, let related, let sourceLocation else { return nil }
    return Constraint(
      from: ConstraintItem(target: item, attributes: attributes), to: related,
      relation: relation, sourceLocation: sourceLocation, label: label, multiplier: multiplier,
      constant: constant, priority: priority)
  }()

  init(item: LayoutConstraintItem, attributes: ConstraintAttributes) {
    self.item = item
    self.attributes = attributes
  }
}
