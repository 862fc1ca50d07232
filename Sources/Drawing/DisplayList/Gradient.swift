public import Foundation

/// Colors that flow into each other, over all that the clip leaves open.
public struct Gradient: Hashable, Sendable {
  /// How the colors flow.
  public enum Geometry: Hashable, Sendable {
    /// From a point to another one.
    case linear(from: CGPoint, to: CGPoint)
    /// From a circle to another one.
    case radial(
      from: CGPoint, radius: CGFloat, to: CGPoint, endRadius: CGFloat)
    /// Once round a point from an angle on, in radians, clockwise.
    case conic(CGPoint, angle: CGFloat)
  }

  /// A color and where it is pure.
  public struct Stop: Hashable, Sendable {
    /// From 0 at the start to 1 at the end.
    public var location: Double
    /// The color.
    public var color: Color

    /// Makes a stop.
    public init(_ location: Double, _ color: Color) {
      self.location = location
      self.color = color
    }
  }

  /// How the colors flow.
  public var geometry: Geometry
  /// The colors, by rising locations.
  public var stops: [Stop]
  /// Whether the first color goes on before the start.
  public var beginsBefore: Bool
  /// Whether the last color goes on after the end.
  public var goesOnAfter: Bool

  /// Makes a gradient.
  ///
  /// - Parameters:
  ///   - geometry: How the colors flow.
  ///   - stops: The colors, by rising locations.
  ///   - beginsBefore: Whether the first color goes on before the start.
  ///   - goesOnAfter: Whether the last color goes on after the end.
  public init(
    _ geometry: Geometry, _ stops: [Stop], beginsBefore: Bool = true, goesOnAfter: Bool = true
  ) {
    self.geometry = geometry
    self.stops = stops
    self.beginsBefore = beginsBefore
    self.goesOnAfter = goesOnAfter
  }

  /// Whether every number of it can be drawn.
  var isFinite: Bool {
    let isPlaced =
      switch geometry {
      case .linear(let start, let end): start.isFinite && end.isFinite
      case .radial(let start, let first, let end, let last):
        start.isFinite && end.isFinite && first.isFinite && last.isFinite && first >= 0 && last >= 0
      case .conic(let center, let angle): center.isFinite && angle.isFinite
      }
    return isPlaced && stops.allSatisfy { $0.location.isFinite }
  }
}
