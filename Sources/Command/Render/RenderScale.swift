import Drawing
import Foundation
import InterfaceBuilder

/// How many pixels a point gets.
struct RenderScale {
  /// What is drawn.
  enum Kind {
    /// One scene on a device; nil for a canvas of any device.
    case scene(Device?)
    /// Scenes side by side.
    case grid
    /// A whole storyboard.
    case canvas
    /// One scene over devices and settings.
    case sheet
    /// A picture of such a sheet on a page.
    case page
  }

  /// What was asked for; nil leaves it to the picture.
  private let wanted: Double?

  /// Takes the option of a call.
  ///
  /// - Throws: ``UsageError`` for what is no scale.
  init(_ arguments: Arguments) throws(UsageError) {
    wanted = try arguments.value(of: "scale").map { text throws(UsageError) in
      guard let scale = Double(text), scale > 0, scale <= 16 else {
        throw UsageError(message: "invalid value for --scale; expected a number above 0, up to 16")
      }
      return scale
    }
  }

  /// Pixels per point where the document and the call name no device.
  private static let usual = 2.0
  /// The least pixels along the longer side of a picture with overlays, as long as the scale does
  /// not exceed the largest: a small cell has as many constraints as a screen.
  private static let room = 900.0
  private static let largest = 6.0

  /// The scale of a picture.
  ///
  /// - Parameters:
  ///   - size: The size of the picture, in points.
  ///   - kind: What it shows.
  ///   - isPNG: Whether it has pixels: a vector picture has none to multiply.
  ///   - hasOverlays: Whether overlays are drawn, which have to be read.
  /// - Returns: Pixels, or units, per point.
  func value(
    for size: CGSize, _ kind: Kind, isPNG: Bool, hasOverlays: Bool
  ) -> Double {
    guard isPNG else { return kind.isLarge ? min(1, 32_000 / size.longest) : 1 }
    if let wanted { return wanted }
    switch kind {
    case .scene(let device):
      let own = device?.scale ?? Self.usual
      return hasOverlays ? max(own, min(Self.largest, Self.room / size.longest)) : own
    case .grid, .page: return Self.usual
    case .canvas, .sheet:
      // Beyond these many pixels viewers give up.
      let (side, area) = (16_000 / size.longest, (60_000_000 / size.area).squareRoot())
      return min(hasOverlays ? Self.usual : 1, side, area)
    }
  }

  /// Pixels per point for lines and letters of overlays; vector pictures are seen in double size at
  /// least.
  static func pen(_ scale: Double, isPNG: Bool) -> Double { isPNG ? scale : usual }
}

extension RenderScale.Kind {
  fileprivate var isLarge: Bool {
    switch self {
    case .canvas, .sheet: true
    case .scene, .grid, .page: false
    }
  }
}

extension CGSize {
  /// The longer side, of something that can be seen.
  fileprivate var longest: Double { Double(max(1, width, height)) }
  fileprivate var area: Double { Double(max(1, width * height)) }
}
