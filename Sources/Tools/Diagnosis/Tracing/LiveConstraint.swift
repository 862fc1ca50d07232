import AutoLayout
import ConflictExplanation
import ConstraintSolver
import Foundation

/// Converts live constraints to the representation for logs, to explain both in the same way.
@MainActor
struct LiveConstraints {
  let name: (AnyObject) -> String

  func constraint(_ live: NSLayoutConstraint) -> LogConstraint? {
    guard let first = side(live.firstItem, live.firstAttribute) else { return nil }
    let second = side(live.secondItem, live.secondAttribute)
    var content: LogConstraint.ContentPriorities?
    if live is NSContentSizeLayoutConstraint, let view = live.firstItem as? UIView {
      let axis: NSLayoutConstraint.Axis =
        live.firstAttribute == .width ? .horizontal : .vertical
      content = LogConstraint.ContentPriorities(
        hugging: Double(view.contentHuggingPriority(for: axis).rawValue),
        compressionResistance: Double(
          view.contentCompressionResistancePriority(for: axis).rawValue))
    }
    return LogConstraint(
      text: live.description, className: "\(type(of: live))", address: address(live),
      identifier: live.identifier, first: first, relation: Self.relation(live.relation),
      second: second, multiplier: second == nil ? 1 : Double(live.multiplier),
      constant: Double(live.constant), isStandardSpace: false,
      priority: Double(live.priority.rawValue), contentPriorities: content, isActive: true,
      superview: (live.firstItem as? UIView)?.superview.map(item), drawing: .equation)
  }

  private static func relation(_ relation: NSLayoutConstraint.Relation) -> Relation {
    switch relation {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }

  private func side(
    _ object: AnyObject?, _ attribute: NSLayoutConstraint.Attribute
  ) -> LogConstraint.Side? {
    guard let object, attribute != .notAnAttribute else { return nil }
    // A margin is an edge of the margins guide, which has separate constraints.
    if let view = object as? UIView, let edge = attribute.marginLine {
      return side(view.layoutMarginsGuide, edge)
    }
    return LogAttribute(rawValue: attribute.equationName).map {
      LogConstraint.Side(item: item(object), attribute: $0)
    }
  }

  private func item(_ object: AnyObject) -> LogItem {
    LogItem(className: "\(type(of: object))", name: name(object), address: address(object))
  }

  private func address(_ object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
  }
}
