/// The rules for which attributes a constraint may relate (F3.1-F3.5).
///
/// Constraints between positions on different axes can be created (F11.22), but do nothing here.
package enum ConstraintGrammar {
  package enum Verdict: Hashable, Sendable {
    case legal
    case crossesAxes
    case refused(Fault)
  }

  package enum Fault: Hashable, Sendable {
    case noFirstAttribute
    /// A location equals a constant: it has no second attribute or the multiplier 0 (F3.3).
    case locationEqualToConstant
    /// One side follows the reading direction, and the other is a fixed side (F3.4).
    case mixedDirections
    /// A location is related to a size (F3.5).
    case locationAndSize
    /// The constant or the multiplier isn't finite.
    case notFinite
  }

  /// The verdict on `first (relation) multiplier * second`; 0 removes the second attribute.
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

  /// Whether a constraint is legal by a quick test; others need ``verdict(_:_:multiplier:)``.
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
  enum Role {
    case none
    case middle
    case side
    case readingSide
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

  package var isSize: Bool { role == .size }

  var isDirectional: Bool { role == .readingSide }

  var isFixedSide: Bool { role == .side }

  package var axis: NSLayoutConstraint.Axis {
    self == .height || role == .vertical ? .vertical : .horizontal
  }
}
