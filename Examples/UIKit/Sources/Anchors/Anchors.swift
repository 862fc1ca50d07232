#if canImport(UIKit)
import UIKit
#endif

// Constraints between anchors by operators: `view.leadingAnchor == other.leadingAnchor + 10 ~
// .high`.

public protocol LayoutConstantType {}
extension CGFloat: LayoutConstantType {}
extension CGSize: LayoutConstantType {}
extension UIEdgeInsets: LayoutConstantType {}
extension NSDirectionalEdgeInsets: LayoutConstantType {}

public protocol LayoutAnchorType {}
extension NSLayoutAnchor: LayoutAnchorType {}

public protocol LayoutAxisType {}
extension NSLayoutXAxisAnchor: LayoutAxisType {}
extension NSLayoutYAxisAnchor: LayoutAxisType {}

precedencegroup PriorityPrecedence {
  associativity: none
  higherThan: ComparisonPrecedence
  lowerThan: AdditionPrecedence
}

infix operator ~ : PriorityPrecedence
infix operator /==/ : ComparisonPrecedence

public enum Priority: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Equatable {
  case required, high, low, fittingSize
  case custom(UILayoutPriority)

  public var value: UILayoutPriority {
    switch self {
    case .required: return .required
    case .high: return .defaultHigh
    case .low: return .defaultLow
    case .fittingSize: return .fittingSizeLevel
    case .custom(let priority): return priority
    }
  }

  public init(integerLiteral value: UInt) { self.init(rawValue: Float(value)) }
  public init(floatLiteral value: Float) { self.init(rawValue: value) }
  public init(rawValue: Float) { self = .custom(UILayoutPriority(rawValue: rawValue)) }
}

public func + <T: BinaryFloatingPoint>(lhs: Priority, rhs: T) -> Priority {
  .custom(UILayoutPriority(rawValue: lhs.value.rawValue + Float(rhs)))
}

public func - <T: BinaryFloatingPoint>(lhs: Priority, rhs: T) -> Priority {
  .custom(UILayoutPriority(rawValue: lhs.value.rawValue - Float(rhs)))
}

public struct LayoutExpression<T: LayoutAnchorType, U: LayoutConstantType> {
  public var anchor: T?
  public var constant: U
  public var multiplier: CGFloat
  public var priority: Priority

  init(anchor: T? = nil, constant: U, multiplier: CGFloat = 1.0, priority: Priority = .required) {
    self.anchor = anchor
    self.constant = constant
    self.multiplier = multiplier
    self.priority = priority
  }
}

extension LayoutExpression {
  public static func ~ (lhs: LayoutExpression, rhs: Priority) -> LayoutExpression {
    var expression = lhs
    expression.priority = rhs
    return expression
  }
}

// MARK: Groups of anchors

public struct AnchorPair<T: LayoutAxisType, U: LayoutAxisType>: LayoutAnchorType {
  public var first: T
  public var second: U
}

public struct EdgeAnchors: LayoutAnchorType {
  public let horizontalAnchors: AnchorPair<NSLayoutXAxisAnchor, NSLayoutXAxisAnchor>
  public let verticalAnchors: AnchorPair<NSLayoutYAxisAnchor, NSLayoutYAxisAnchor>
}

public protocol AnchorGroupProvider {
  var horizontalAnchors: AnchorPair<NSLayoutXAxisAnchor, NSLayoutXAxisAnchor> { get }
  var verticalAnchors: AnchorPair<NSLayoutYAxisAnchor, NSLayoutYAxisAnchor> { get }
  var centerAnchors: AnchorPair<NSLayoutXAxisAnchor, NSLayoutYAxisAnchor> { get }
}

extension AnchorGroupProvider {
  public var edgeAnchors: EdgeAnchors {
    EdgeAnchors(horizontalAnchors: horizontalAnchors, verticalAnchors: verticalAnchors)
  }
}

extension UIView: AnchorGroupProvider {
  public var horizontalAnchors: AnchorPair<NSLayoutXAxisAnchor, NSLayoutXAxisAnchor> {
    AnchorPair(first: leadingAnchor, second: trailingAnchor)
  }
  public var verticalAnchors: AnchorPair<NSLayoutYAxisAnchor, NSLayoutYAxisAnchor> {
    AnchorPair(first: topAnchor, second: bottomAnchor)
  }
  public var centerAnchors: AnchorPair<NSLayoutXAxisAnchor, NSLayoutYAxisAnchor> {
    AnchorPair(first: centerXAnchor, second: centerYAnchor)
  }
}

extension UIViewController: AnchorGroupProvider {
  public var horizontalAnchors: AnchorPair<NSLayoutXAxisAnchor, NSLayoutXAxisAnchor> {
    view.horizontalAnchors
  }
  public var verticalAnchors: AnchorPair<NSLayoutYAxisAnchor, NSLayoutYAxisAnchor> {
    guard #available(iOS 11.0, macOS 10.15, *) else {
      return AnchorPair(first: topLayoutGuide.bottomAnchor, second: bottomLayoutGuide.topAnchor)
    }
    return view.verticalAnchors
  }
  public var centerAnchors: AnchorPair<NSLayoutXAxisAnchor, NSLayoutYAxisAnchor> {
    view.centerAnchors
  }
}

extension UILayoutGuide: AnchorGroupProvider {
  public var horizontalAnchors: AnchorPair<NSLayoutXAxisAnchor, NSLayoutXAxisAnchor> {
    AnchorPair(first: leadingAnchor, second: trailingAnchor)
  }
  public var verticalAnchors: AnchorPair<NSLayoutYAxisAnchor, NSLayoutYAxisAnchor> {
    AnchorPair(first: topAnchor, second: bottomAnchor)
  }
  public var centerAnchors: AnchorPair<NSLayoutXAxisAnchor, NSLayoutYAxisAnchor> {
    AnchorPair(first: centerXAnchor, second: centerYAnchor)
  }
}

// MARK: Operators

@discardableResult public func == <T: BinaryFloatingPoint>(
  lhs: NSLayoutDimension, rhs: T
) -> NSLayoutConstraint {
  finalize(lhs.constraint(equalToConstant: CGFloat(rhs)))
}

@discardableResult public func == (
  lhs: NSLayoutDimension, rhs: LayoutExpression<NSLayoutDimension, CGFloat>
) -> NSLayoutConstraint {
  guard let anchor = rhs.anchor else {
    return finalize(lhs.constraint(equalToConstant: rhs.constant), rhs.priority)
  }
  return finalize(
    lhs.constraint(equalTo: anchor, multiplier: rhs.multiplier, constant: rhs.constant),
    rhs.priority)
}

@discardableResult public func == (
  lhs: NSLayoutXAxisAnchor, rhs: LayoutExpression<NSLayoutXAxisAnchor, CGFloat>
) -> NSLayoutConstraint {
  finalize(lhs.constraint(equalTo: rhs.anchor!, constant: rhs.constant), rhs.priority)
}

@discardableResult public func == (
  lhs: NSLayoutYAxisAnchor, rhs: LayoutExpression<NSLayoutYAxisAnchor, CGFloat>
) -> NSLayoutConstraint {
  finalize(lhs.constraint(equalTo: rhs.anchor!, constant: rhs.constant), rhs.priority)
}

@discardableResult public func >= (
  lhs: NSLayoutXAxisAnchor, rhs: NSLayoutXAxisAnchor
) -> NSLayoutConstraint {
  finalize(lhs.constraint(greaterThanOrEqualTo: rhs))
}

@discardableResult public func <= (
  lhs: NSLayoutYAxisAnchor, rhs: LayoutExpression<NSLayoutYAxisAnchor, CGFloat>
) -> NSLayoutConstraint {
  finalize(lhs.constraint(lessThanOrEqualTo: rhs.anchor!, constant: rhs.constant), rhs.priority)
}

/// Relates two anchors of one kind, which generic code knows only by their base class.
@discardableResult public func /==/ <Anchor: AnyObject>(
  lhs: NSLayoutAnchor<Anchor>, rhs: NSLayoutAnchor<Anchor>
) -> NSLayoutConstraint {
  finalize(lhs.constraint(equalTo: rhs))
}

public struct EdgeConstraints {
  public let leading, trailing, top, bottom: NSLayoutConstraint
  public var all: [NSLayoutConstraint] { [leading, trailing, top, bottom] }
}

@discardableResult public func == (
  lhs: EdgeAnchors, rhs: LayoutExpression<EdgeAnchors, UIEdgeInsets>
) -> EdgeConstraints {
  let other = rhs.anchor!
  let insets = rhs.constant
  return EdgeConstraints(
    leading: finalize(
      lhs.horizontalAnchors.first.constraint(
        equalTo: other.horizontalAnchors.first, constant: insets.left), rhs.priority),
    trailing: finalize(
      lhs.horizontalAnchors.second.constraint(
        equalTo: other.horizontalAnchors.second, constant: -insets.right), rhs.priority),
    top: finalize(
      lhs.verticalAnchors.first.constraint(
        equalTo: other.verticalAnchors.first, constant: insets.top), rhs.priority),
    bottom: finalize(
      lhs.verticalAnchors.second.constraint(
        equalTo: other.verticalAnchors.second, constant: -insets.bottom), rhs.priority))
}

public func + <T, U: BinaryFloatingPoint>(lhs: T, rhs: U) -> LayoutExpression<T, CGFloat>
where T: LayoutAnchorType {
  LayoutExpression(anchor: lhs, constant: CGFloat(rhs))
}

public func - <T, U: BinaryFloatingPoint>(lhs: T, rhs: U) -> LayoutExpression<T, CGFloat>
where T: LayoutAnchorType {
  LayoutExpression(anchor: lhs, constant: -CGFloat(rhs))
}

public func + (lhs: EdgeAnchors, rhs: UIEdgeInsets) -> LayoutExpression<EdgeAnchors, UIEdgeInsets> {
  LayoutExpression(anchor: lhs, constant: rhs)
}

public func * <T: BinaryFloatingPoint>(
  lhs: NSLayoutDimension, rhs: T
) -> LayoutExpression<NSLayoutDimension, CGFloat> {
  LayoutExpression(anchor: lhs, constant: 0, multiplier: CGFloat(rhs))
}

public func + <U: BinaryFloatingPoint>(
  lhs: LayoutExpression<NSLayoutDimension, CGFloat>, rhs: U
) -> LayoutExpression<NSLayoutDimension, CGFloat> {
  LayoutExpression(
    anchor: lhs.anchor, constant: lhs.constant + CGFloat(rhs), multiplier: lhs.multiplier,
    priority: lhs.priority)
}

public func ~ <T: BinaryFloatingPoint>(
  lhs: T, rhs: Priority
) -> LayoutExpression<NSLayoutDimension, CGFloat> {
  LayoutExpression(constant: CGFloat(lhs), priority: rhs)
}

// MARK: Batches

internal class ConstraintBatch {
  var constraints = [NSLayoutConstraint]()
}

private var batches: [ConstraintBatch] = []

public enum Batch {
  @discardableResult
  public static func constraints(active: Bool, _ closure: () -> Void) -> [NSLayoutConstraint] {
    let batch = ConstraintBatch()
    batches.append(batch)
    defer { batches.removeLast() }
    closure()
    if active { NSLayoutConstraint.activate(batch.constraints) }
    return batch.constraints
  }
}

private func finalize(
  _ constraint: NSLayoutConstraint, _ priority: Priority = .required
) -> NSLayoutConstraint {
  constraint.priority = priority.value
  if let first = constraint.firstItem as? UIView {
    first.translatesAutoresizingMaskIntoConstraints = false
  }
  if let batch = batches.last {
    batch.constraints.append(constraint)
  } else {
    constraint.isActive = true
  }
  return constraint
}
