/// The device's pixels, to which solved rectangles are brought when they are copied out.
public struct PixelGrid: Equatable, Sendable {
  /// Which of two pixel lines a position halfway between them goes to.
  public enum Halfway: Sendable {
    /// The one to the right or below, whatever the sign (F6.24, F6.25).
    case forward
    /// The one to the left or above.
    case backward
  }

  /// Pixels per point; more than 0.
  public let scale: Double
  /// Where horizontal edges go that lie halfway between two rows of pixels.
  public let rows: Halfway

  /// Makes a grid.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point; finite and more than 0.
  ///   - rows: Where horizontal edges go that lie halfway between two rows of pixels.
  public init(scale: Double, rows: Halfway = .forward) {
    precondition(scale > 0 && scale.isFinite, "A display scale is a positive number.")
    self.scale = scale
    self.rows = rows
  }

  /// The nearest pixel line to a position in points, ``Halfway/forward`` from halfway (F6.24,
  /// F6.25).
  public func rounded(_ value: Double) -> Double {
    (value * scale + 0.5 + Self.tolerance).rounded(.down) / scale
  }

  /// Rounds each edge to the nearest pixel line; the size is the difference of the edges (F6.24).
  ///
  /// - Parameter rect: A rectangle in points.
  /// - Returns: The rectangle between pixel lines, in points.
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

  /// The next pixel line at or above a length in points, as text sizes are rounded (F9.4).
  public func roundedUp(_ value: Double) -> Double {
    (value * scale - Self.tolerance).rounded(.up) / scale
  }

  /// In pixels: what the solver's arithmetic leaves over must not decide a half.
  private static let tolerance = 1e-6
}
