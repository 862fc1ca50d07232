import Foundation

/// A constraint of a stack view as a value: what the arrangement asks for, before there is an
/// object for it.
struct StackRule: Hashable {
  /// What a constraint of a stack view is for, with the identifier that logs show (F2.29,
  /// F7.16, F7.17).
  enum Purpose: String {
    case canvasConnection = "UISV-canvas-connection"
    case canvasFit = "UISV-canvas-fit"
    case hiding = "UISV-hiding"
    case spacing = "UISV-spacing"
    case fillEqually = "UISV-fill-equally"
    case fillProportionally = "UISV-fill-proportionally"
    case distributingEdge = "UISV-distributing-edge"
    case textWidth = "UISV-text-width-disambiguation"
    case alignment = "UISV-alignment"
    case spanningBoundary = "UISV-spanning-boundary"
    case spanningFit = "UISV-spanning-fit"
    case ambiguitySuppression = "UISV-ambiguity-suppression"
  }

  let purpose: Purpose
  let first: WeakHandle
  let attribute: NSLayoutConstraint.Attribute
  let relation: NSLayoutConstraint.Relation
  let second: WeakHandle?
  let attribute2: NSLayoutConstraint.Attribute
  let multiplier: CGFloat
  let constant: CGFloat
  let priority: UILayoutPriority

  /// The constraint itself, not active yet.
  func makeConstraint() -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint()
    constraint.stand(for: self)
    return constraint
  }
}

extension NSLayoutConstraint {
  /// The rule that the constraint stands for just now, if a stack view made it and nobody gave it
  /// another name.
  var stackRule: StackRule? {
    guard let purpose = stackPurpose, identifier == purpose.rawValue, let first = equation.first
    else { return nil }
    return StackRule(
      purpose: purpose, first: first, attribute: firstAttribute, relation: relation,
      second: equation.second, attribute2: secondAttribute, multiplier: multiplier,
      constant: constant, priority: priority)
  }
}
