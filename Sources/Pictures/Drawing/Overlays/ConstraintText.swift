import AutoLayout
import Foundation

/// A constraint's label on the canvas: `8`, `≥ 44`, `× 0.5`, `16:9`, `20 @750`.
@MainActor
struct ConstraintText {
  private let constraint: NSLayoutConstraint

  init(_ constraint: NSLayoutConstraint) { self.constraint = constraint }

  /// The text for a distance, such as `≥ 8 @750`; negated for a trailing edge to the superview's.
  func distance(isTurned: Bool) -> String {
    let relation = isTurned ? constraint.relation.turned : constraint.relation
    let constant = isTurned ? -constraint.constant : constraint.constant
    let factor = constraint.multiplier == 1 ? "" : "× \(Self.number(constraint.multiplier))"
    let number = factor.isEmpty || constant != 0 ? Self.number(constant) : ""
    return joined([sign(relation), factor, number])
  }

  var alignment: String {
    let isPlain = constraint.relation == .equal && constraint.multiplier == 1
    return isPlain && constraint.constant == 0 ? joined([]) : distance(isTurned: false)
  }

  var extent: String {
    guard constraint.secondItem != nil else {
      return joined([sign(constraint.relation), Self.number(constraint.constant)])
    }
    var parts = [constraint.relation == .equal ? "=" : sign(constraint.relation)]
    if isAspect {
      parts = [sign(constraint.relation), Self.ratio(constraint)]
    } else if constraint.multiplier != 1 {
      parts.append("× \(Self.number(constraint.multiplier))")
    }
    if constraint.constant != 0 {
      parts.append(
        (constraint.constant < 0 ? "− " : "+ ") + Self.number(abs(constraint.constant)))
    }
    return joined(parts)
  }

  var isAspect: Bool {
    constraint.firstItem === constraint.secondItem
      && constraint.firstAttribute != constraint.secondAttribute
  }

  private func joined(_ parts: [String]) -> String {
    let priority = constraint.priority
    let end = priority.rawValue < 1000 ? "@\(Self.number(CGFloat(priority.rawValue)))" : ""
    return (parts + [end]).filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func sign(_ relation: NSLayoutConstraint.Relation) -> String {
    switch relation {
    case .equal: ""
    case .lessThanOrEqual: "≤"
    case .greaterThanOrEqual: "≥"
    }
  }

  /// The ratio of width to height, as small whole numbers if possible.
  private static func ratio(_ constraint: NSLayoutConstraint) -> String {
    let factor = Double(constraint.multiplier)
    let ratio = constraint.firstAttribute == .width ? factor : 1 / factor
    guard ratio.isFinite, ratio > 0 else { return number(constraint.multiplier) }
    for height in 1...400 {
      let width = (ratio * Double(height)).rounded()
      if width >= 1, width <= 1000, abs(width / Double(height) - ratio) < 0.00005 * ratio {
        return "\(Int(width)):\(height)"
      }
    }
    return "\(number(CGFloat(ratio))):1"
  }

  static func number(_ value: CGFloat) -> String {
    guard value.isFinite else { return "\(value)" }
    let rounded = (Double(value) * 100).rounded() / 100
    let text = rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
    return text.replacingOccurrences(of: "-", with: "−")
  }
}
