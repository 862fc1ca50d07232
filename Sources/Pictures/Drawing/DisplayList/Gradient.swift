public import Foundation

public struct Gradient: Hashable, Sendable {
  public enum Geometry: Hashable, Sendable {
    case linear(from: CGPoint, to: CGPoint)
    case radial(
      from: CGPoint, radius: CGFloat, to: CGPoint, endRadius: CGFloat)
    /// A full turn around a point that starts at an angle, in radians, clockwise.
    case conic(CGPoint, angle: CGFloat)
  }

  public struct Stop: Hashable, Sendable {
    public var location: Double
    public var color: Color

    public init(_ location: Double, _ color: Color) {
      self.location = location
      self.color = color
    }
  }

  public var geometry: Geometry
  public var stops: [Stop]
  /// Whether the first color extends before the start.
  public var beginsBefore: Bool
  /// Whether the last color extends after the end.
  public var goesOnAfter: Bool

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
