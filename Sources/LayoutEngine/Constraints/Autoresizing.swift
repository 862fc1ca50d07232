/// Which parts of a view's extent give way on one axis when its superview changes size.
public struct Flexibility: OptionSet, Sendable {
  /// The flexible parts.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The room before the view: left or top.
  public static let minMargin = Flexibility(rawValue: 1)
  /// The view itself.
  public static let extent = Flexibility(rawValue: 2)
  /// The room after the view: right or bottom.
  public static let maxMargin = Flexibility(rawValue: 4)
}

/// The place of a view on one axis as a function of its superview's extent.
///
/// Both values are `factor * superview + constant`; this is what an autoresizing mask means (F5.6).
public struct AutoresizingRule: Equatable, Sendable {
  /// A linear function of the superview's extent.
  public struct Line: Equatable, Sendable {
    /// The factor of the superview's extent.
    public var factor: Double
    /// The part that does not change, in points.
    public var constant: Double

    /// The value for a superview of the given extent, in points.
    public func callAsFunction(_ superview: Double) -> Double {
      factor * superview + constant
    }
  }

  /// The position of the near edge.
  public var position: Line
  /// The extent.
  public var extent: Line

  /// Finds the rule from a present place.
  ///
  /// The flexible parts share a change of the superview's extent in proportion to their present
  /// lengths, equally when those sum to 0 (F5.6); with no part flexible the far margin gives way
  /// (F5.3).
  ///
  /// - Parameters:
  ///   - flexibility: The parts that give way.
  ///   - position: The present position of the near edge, in points.
  ///   - extent: The present extent, in points.
  ///   - superview: The superview's present extent, in points.
  public init(
    _ flexibility: Flexibility, position: Double, extent: Double, superview: Double
  ) {
    let after = superview - position - extent
    var shares = (
      flexibility.contains(.minMargin) ? position : 0,
      flexibility.contains(.extent) ? extent : 0,
      flexibility.contains(.maxMargin) ? after : 0
    )
    var total = shares.0 + shares.1 + shares.2
    if total == 0 && !flexibility.isEmpty {
      shares = (
        flexibility.contains(.minMargin) ? 1 : 0, flexibility.contains(.extent) ? 1 : 0,
        flexibility.contains(.maxMargin) ? 1 : 0
      )
      total = shares.0 + shares.1 + shares.2
    }
    let first = flexibility.isEmpty ? 0 : shares.0 / total
    let second = flexibility.isEmpty ? 0 : shares.1 / total
    self.position = Line(factor: first, constant: position - first * superview)
    self.extent = Line(factor: second, constant: extent - second * superview)
  }
}
