import AutoLayout
import Foundation

/// Constraints of live views in the form in which logs are understood, so that both are explained alike.
@MainActor
struct LiveConstraints {
  /// What a view or a guide is called.
  let name: (AnyObject) -> String

  /// A constraint understood; `nil` for one between more than two items.
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
      identifier: live.identifier, first: first, relation: relation(live.relation),
      second: second, multiplier: second == nil ? 1 : Double(live.multiplier),
      constant: Double(live.constant), isStandardSpace: false,
      priority: Double(live.priority.rawValue), contentPriorities: content, isActive: true,
      superview: (live.firstItem as? UIView)?.superview.map(item), drawing: .equation)
  }

  private func side(
    _ object: AnyObject?, _ attribute: NSLayoutConstraint.Attribute
  ) -> LogConstraint.Side? {
    guard let object, attribute != .notAnAttribute else { return nil }
    // A margin is an edge of the margins' guide, which constraints of its own hold.
    if let view = object as? UIView, let plain = attribute.guideAttribute {
      return LogConstraint.Side(item: item(view.layoutMarginsGuide), attribute: plain)
    }
    return LogAttribute(rawValue: attribute.word).map {
      LogConstraint.Side(item: item(object), attribute: $0)
    }
  }

  private func item(_ object: AnyObject) -> LogItem {
    LogItem(className: "\(type(of: object))", name: name(object), address: address(object))
  }

  private func address(_ object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
  }

  private func relation(_ relation: NSLayoutConstraint.Relation) -> LogRelation {
    switch relation {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The attribute as descriptions spell it (F2.25).
  var word: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    case .notAnAttribute: "notAnAttribute"
    }
  }

  /// The margins' guide's attribute that a margin stands for; `nil` for others.
  fileprivate var guideAttribute: LogAttribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }
}
