import Drawing
import Foundation
import InterfaceBuilder

struct RenderScale {
  enum Kind {
    /// One scene on a device; nil for a canvas of any device.
    case scene(Device?)
    case grid
    case canvas
    case sheet
    /// A single picture of a sheet, for a page.
    case page
  }

  /// The requested scale; nil for a suitable one.
  private let wanted: Double?

  /// Parses the option.
  ///
  /// - Throws: ``UsageError`` for an invalid scale.
  init(_ arguments: Arguments) throws(UsageError) {
    wanted = try arguments.value(of: "scale").map { text throws(UsageError) in
      guard let scale = Double(text), scale > 0, scale <= 16 else {
        throw UsageError(message: "invalid value for --scale; expected a number above 0, up to 16")
      }
      return scale
    }
  }

  /// The default number of pixels per point without a device.
  private static let usual = 2.0
  /// The minimum length of the longer side of a picture with overlays, in pixels.
  ///
  /// A small cell has as many constraints as a screen. The largest scale still applies.
  private static let room = 900.0
  private static let largest = 6.0

  /// Returns the scale of a picture.
  ///
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
      // Viewers fail beyond these numbers of pixels.
      let (side, area) = (16_000 / size.longest, (60_000_000 / size.area).squareRoot())
      return min(hasOverlays ? Self.usual : 1, side, area)
    }
  }

  /// Returns the pixels per point for lines and text of overlays; vector pictures are viewed at
  /// double size or more.
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
  fileprivate var longest: Double { Double(max(1, width, height)) }
  fileprivate var area: Double { Double(max(1, width * height)) }
}
