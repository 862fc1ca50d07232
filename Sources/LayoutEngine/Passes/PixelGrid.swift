/// The device's pixels, to which solved rectangles are rounded when they are copied out.
public struct PixelGrid: Equatable, Sendable {
  /// The rounding of a position halfway between two pixel lines.
  public enum Halfway: Sendable {
    /// To the right or down, for either sign (F6.24, F6.25).
    case forward
    /// To the left or up.
    case backward
  }

  /// Pixels per point; more than 0.
  public let scale: Double
  /// The rounding of horizontal edges halfway between two rows of pixels.
  public let rows: Halfway

  /// Makes a grid.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point; finite and more than 0.
  ///   - rows: The rounding of horizontal edges halfway between two rows of pixels.
  public init(scale: Double, rows: Halfway = .forward) {
    precondition(scale > 0 && scale.isFinite, "A display scale is a positive number.")
    self.scale = scale
    self.rows = rows
  }

  /// Returns the nearest pixel line to a position in points, ``Halfway/forward`` from halfway
  /// (F6.24, F6.25).
  public func rounded(_ value: Double) -> Double {
    (value * scale + 0.5 + Self.tolerance).rounded(.down) / scale
  }

  /// Rounds each edge in points to the nearest pixel line; the size is the difference of the edges
  /// (F6.24).
  public func rounded(_ rect: LayoutRect) -> LayoutRect {
    let left = rounded(rect.x)
    let top = roundedRow(rect.y)
    return LayoutRect(
      x: left, y: top, width: rounded(rect.x + rect.width) - left,
      height: roundedRow(rect.y + rect.height) - top)
  }

  private func roundedRow(_ value: Double) -> Double {
    rows == .forward ? rounded(value) : -rounded(-value)
  }

  /// Returns the next pixel line at or above a length in points, as text sizes are rounded (F9.4).
  public func roundedUp(_ value: Double) -> Double {
    (value * scale - Self.tolerance).rounded(.up) / scale
  }

  /// The tolerance in pixels: rounding in the solver must not decide a half.
  private static let tolerance = 1e-6
}
