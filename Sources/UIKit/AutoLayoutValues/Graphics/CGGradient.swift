#if !canImport(Darwin)
public import Foundation

public final class CGGradient: Hashable, Sendable {
  let stops: [DrawnGradient.Stop]

  /// Makes a gradient; nil if `colors` is empty.
  ///
  /// `space` is ignored, `locations` are spread if nil.
  public init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let colors = colors.compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return nil }
    // Safe: the caller's pointer has a number for each color, as Core Graphics demands.
    let places = unsafe locations.map { locations in
      colors.indices.map { unsafe locations[$0] }
    }
    stops = DrawnGradient.Stop.stops(colors, at: places)
  }

  /// Makes a gradient from components, color by color; locations are evenly spread if nil.
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let width = space.numberOfComponents + 1
    // Safe: the caller's pointers have as many numbers as `count` says, as Core Graphics demands.
    let colors = (0..<count).map { index in
      let own = (0..<width).map { unsafe components[index * width + $0] }
      return CGColor.of(own)
    }
    let places = unsafe locations.map { locations in
      (0..<count).map { unsafe locations[$0] }
    }
    stops = DrawnGradient.Stop.stops(colors, at: places)
  }

  public static func == (a: CGGradient, b: CGGradient) -> Bool { a.stops == b.stops }

  public func hash(into hasher: inout Hasher) { hasher.combine(stops) }
}

public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let drawsBeforeStartLocation = Self(rawValue: 1)
  public static let drawsAfterEndLocation = Self(rawValue: 2)
}

extension CGContext {
  /// Draws a linear gradient; if `options` is empty, nothing before the start and after the end.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    draw(gradient, .linear(startPoint, endPoint), options)
  }

  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    draw(gradient, .radial(startCenter, startRadius, endCenter, endRadius), options)
  }

  /// Draws a conic gradient, which begins at `angle`, in radians from the right.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    draw(gradient, .conic(center, angle), [])
  }

  private func draw(
    _ gradient: CGGradient, _ geometry: DrawnGradient.Geometry, _ options: CGGradientDrawingOptions
  ) {
    let drawn = DrawnGradient(
      geometry, gradient.stops, beginsBefore: options.contains(.drawsBeforeStartLocation),
      goesOnAfter: options.contains(.drawsAfterEndLocation))
    record(.gradient(drawn, state.transform, state.look))
  }
}
#endif

extension DrawnGradient.Stop {
  /// Returns the colors by ascending location; evenly spread if there are too few locations.
  package static func stops(_ colors: [CGColor], at places: [CGFloat]?) -> [Self] {
    let last = max(1, colors.count - 1)
    let stops = colors.indices.map { index in
      let place = places.flatMap { $0.count > index ? $0[index] : nil }
      return Self(place ?? CGFloat(index) / CGFloat(last), colors[index])
    }
    guard places != nil else { return stops }
    return stops.enumerated().sorted {
      ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
    }.map(\.element)
  }
}
