public import Foundation

/// A color transition that fills the clip region.
public struct Gradient: Hashable, Sendable {
  /// The direction of the transition, in points.
  public enum Geometry: Hashable, Sendable {
    case linear(from: CGPoint, to: CGPoint)
    case radial(
      from: CGPoint, radius: CGFloat, to: CGPoint, endRadius: CGFloat)
    /// A full turn around a point that starts at an angle, in radians, clockwise.
    case conic(CGPoint, angle: CGFloat)
  }

  /// A color at a position between the start and the end.
  public struct Stop: Hashable, Sendable {
    /// The position, from 0 at the start to 1 at the end.
    public var location: Double
    public var color: Color

    /// Makes a stop at a position from 0 to 1.
    public init(_ location: Double, _ color: Color) {
      self.location = location
      self.color = color
    }
  }

  /// The positions of the start and the end.
  public var geometry: Geometry
  /// The colors, in ascending order of position; a gradient with no stops draws nothing.
  public var stops: [Stop]
  /// Whether the first color extends before the start.
  public var beginsBefore: Bool
  /// Whether the last color extends after the end.
  public var goesOnAfter: Bool

  /// Makes a gradient that extends beyond both ends by default.
  public init(
    _ geometry: Geometry, _ stops: [Stop], beginsBefore: Bool = true, goesOnAfter: Bool = true
  ) {
    self.geometry = geometry
    self.stops = stops
    self.beginsBefore = beginsBefore
    self.goesOnAfter = goesOnAfter
  }

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
