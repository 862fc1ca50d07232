/// The device's pixels, to which solved rectangles are brought when they are copied out.
public struct PixelGrid: Equatable, Sendable {
  /// Pixels per point; more than 0.
  public let scale: Double
  /// Whether rows of pixels are counted from below: half a pixel then goes up on the screen.
  public let countsRowsFromBelow: Bool

  /// A grid of `scale` pixels per point.
  public init(scale: Double, countsRowsFromBelow: Bool = false) {
    precondition(scale > 0 && scale.isFinite, "A display scale is a positive number.")
    self.scale = scale
    self.countsRowsFromBelow = countsRowsFromBelow
  }

  /// The nearest pixel line, halves up (F6.24, F6.25).
  public func rounded(_ value: Double) -> Double {
    // What the solver leaves below a millionth of a point must not decide a half.
    let pixels = value * scale
    return (pixels + 0.5 + 1e-6).rounded(.down) / scale
  }

  /// Rounds each edge to the nearest pixel; the size is the difference of rounded edges (F6.24).
  public func rounded(_ rect: LayoutRect) -> LayoutRect {
    let left = rounded(rect.x)
    let top = row(rect.y)
    return LayoutRect(
      x: left, y: top, width: rounded(rect.x + rect.width) - left,
      height: row(rect.y + rect.height) - top)
  }

  private func row(_ value: Double) -> Double {
    countsRowsFromBelow ? -rounded(-value) : rounded(value)
  }

  /// The next pixel line upwards, as text sizes are rounded (F9.4).
  public func roundedUp(_ value: Double) -> Double {
    (value * scale - 1e-6).rounded(.up) / scale
  }
}
