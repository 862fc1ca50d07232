/// The parts along an axis that are flexible when a view's superview changes size.
public struct Flexibility: OptionSet, Sendable {
  /// A bit for each part, from the lowest: margin before, extent, margin after.
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The margin before the view: left or top.
  public static let minMargin = Flexibility(rawValue: 1)
  /// The view's width or height.
  public static let extent = Flexibility(rawValue: 2)
  /// The margin after the view: right or bottom.
  public static let maxMargin = Flexibility(rawValue: 4)
}

/// A view's position and extent on an axis, as a function of the superview's extent.
///
/// Both values are `factor * superview + constant`; this is the meaning of autoresizing masks
/// (F5.6).
public struct AutoresizingRule: Equatable, Sendable {
  /// A linear function of the superview's extent.
  public struct Line: Equatable, Sendable {
    /// The change for each point that the superview grows by.
    public var factor: Double
    /// The constant part, in points.
    public var constant: Double

    /// Returns the value for a superview's extent, in points.
    public func callAsFunction(_ superview: Double) -> Double {
      factor * superview + constant
    }
  }

  /// The position of the near edge.
  public var position: Line
  /// The width or height.
  public var extent: Line

  /// Derives the rule from a current frame.
  ///
  /// The flexible parts share a change of the superview's extent in proportion to their current
  /// lengths, equally when those sum to 0 (F5.6). If no part is flexible, the far margin changes
  /// (F5.3).
  ///
  /// - Parameters:
  ///   - flexibility: The flexible parts.
  ///   - position: The current position of the near edge, in points.
  ///   - extent: The current extent, in points.
  ///   - superview: The superview's current extent, in points.
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
