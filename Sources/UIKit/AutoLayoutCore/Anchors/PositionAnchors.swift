public import Foundation

open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    DistanceAnchor(from: self, to: otherAnchor)
  }

  /// `self == anchor + multiplier * standard space` (F3.19).
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relateWithSystemSpacing(.equal, to: anchor, multiplier: multiplier)
  }

  /// `self >= anchor + multiplier * standard space` (F3.19).
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relateWithSystemSpacing(.greaterThanOrEqual, to: anchor, multiplier: multiplier)
  }

  /// `self <= anchor + multiplier * standard space` (F3.19).
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relateWithSystemSpacing(.lessThanOrEqual, to: anchor, multiplier: multiplier)
  }
}

open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    DistanceAnchor(from: self, to: otherAnchor)
  }

  /// `self == anchor + multiplier * standard space` (F3.19).
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relateWithSystemSpacing(.equal, to: anchor, multiplier: multiplier)
  }

  /// `self >= anchor + multiplier * standard space` (F3.19).
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relateWithSystemSpacing(.greaterThanOrEqual, to: anchor, multiplier: multiplier)
  }

  /// `self <= anchor + multiplier * standard space` (F3.19).
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    relateWithSystemSpacing(.lessThanOrEqual, to: anchor, multiplier: multiplier)
  }
}

extension NSLayoutAnchor {
  /// The standard distance between neighbors, in points (F4.7).
  static var systemSpacing: CGFloat { 8 }

  fileprivate func relateWithSystemSpacing(
    _ relation: NSLayoutConstraint.Relation, to other: NSLayoutAnchor<AnchorType>,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let constraint = relate(relation, other, constant: multiplier * Self.systemSpacing)
    constraint.spacing = .anchor
    return constraint
  }
}
