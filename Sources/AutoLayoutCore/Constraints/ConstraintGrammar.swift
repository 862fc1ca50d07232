/// Which attributes a constraint may relate: the one table that `NSLayoutConstraint`, documents,
/// visual formats, makers and checks ask.
///
/// A constraint reads `first (relation) multiplier * second + constant`. UIKit refuses some of them
/// when they are made (F3.1-F3.5). Positions on different axes can be related (F11.22), and UIKit
/// refuses them when they come into a window's layout (F3.5); here they have no effect.
package enum ConstraintGrammar {
  /// What becomes of a constraint.
  package enum Verdict: Hashable, Sendable {
    /// It takes part in layout.
    case legal
    /// It relates positions on different axes: it can be made and held, without effect.
    case crossesAxes
    /// It cannot be made.
    case refused(Fault)
  }

  /// Why a constraint cannot be made.
  package enum Fault: Hashable, Sendable {
    /// There is no first attribute.
    case noFirstAttribute
    /// A location equals a constant: it is related to nothing, or by the factor 0 (F3.3).
    case locationEqualToConstant
    /// One side follows the reading direction, and the other is a fixed side (F3.4).
    case mixedDirections
    /// A location is related to a size (F3.5).
    case locationAndSize
    /// The constant or the multiplier is not a finite number.
    case notFinite
  }

  /// What becomes of `first (relation) multiplier * second`.
  ///
  /// - Parameters:
  ///   - first: The first item's attribute.
  ///   - second: The second item's attribute; `notAnAttribute` where there is no second item.
  ///   - multiplier: The factor of the second attribute; by the factor 0 a constraint has no second
  ///     attribute.
  /// - Returns: Whether it takes part in layout, and why not.
  package static func verdict(
    _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute,
    multiplier: Double = 1
  ) -> Verdict {
    guard multiplier.isFinite else { return .refused(.notFinite) }
    return switch (first.role, multiplier == 0 ? .none : second.role) {
    case (.none, _): .refused(.noFirstAttribute)
    case (.size, .none), (.size, .size): .legal
    case (_, .none): .refused(.locationEqualToConstant)
    case (.size, _), (_, .size): .refused(.locationAndSize)
    case (.side, .readingSide), (.readingSide, .side): .refused(.mixedDirections)
    case (.vertical, .vertical): .legal
    case (.vertical, _), (_, .vertical): .crossesAxes
    case (.side, _), (.readingSide, _), (.middle, _): .legal
    }
  }

  /// Whether a constraint is of those that nearly all are, for which nobody needs to ask for the
  /// ``verdict(_:_:multiplier:)``: it relates attributes of one role, or a size to a constant, and
  /// so is legal.
  @inline(__always)
  package static func isOrdinary(
    _ first: NSLayoutConstraint.Attribute, _ second: NSLayoutConstraint.Attribute,
    multiplier: Double
  ) -> Bool {
    guard multiplier == 1 else { return false }
    let (first, second) = (first.role, second.role)
    return first == second ? first != .none : first == .size && second == .none
  }
}

extension NSLayoutConstraint.Attribute {
  /// What tells attributes apart in a pair.
  enum Role {
    case none
    /// The horizontal middle of an item or its margins.
    case middle
    /// Left or right.
    case side
    /// Leading or trailing.
    case readingSide
    /// A vertical position.
    case vertical
    case size
  }

  var role: Role {
    switch self {
    case .notAnAttribute: .none
    case .width, .height: .size
    case .centerX, .centerXWithinMargins: .middle
    case .left, .right, .leftMargin, .rightMargin: .side
    case .leading, .trailing, .leadingMargin, .trailingMargin: .readingSide
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    }
  }

  /// Whether the attribute is a width or a height.
  package var isSize: Bool { role == .size }

  /// Whether the attribute follows the reading direction.
  var isDirectional: Bool { role == .readingSide }

  /// Whether the attribute names a fixed side.
  var isFixedSide: Bool { role == .side }

  /// The axis along which the attribute is measured; horizontal for no attribute.
  package var axis: NSLayoutConstraint.Axis {
    self == .height || role == .vertical ? .vertical : .horizontal
  }
}
