import Drawing
import Foundation
import InterfaceBuilder

struct RenderScale {
  enum Kind {
    case scene(Device?)
    case grid
    case canvas
    case sheet
    case page
  }

  private let wanted: Double?

  /// Parses the option.
  init(_ arguments: Arguments) throws(UsageError) {
    wanted = try arguments.value(of: "scale").map { text throws(UsageError) in
      guard let scale = Double(text), scale > 0, scale <= 16 else {
        throw UsageError(message: "invalid value for --scale; expected a number above 0, up to 16")
      }
      return scale
    }
  }

  private static let usual = 2.0
  /// The minimum longer side of pictures with overlays, in pixels, for small cells.
  private static let room = 900.0
  private static let largest = 6.0

  /// Returns the picture's scale: pixels, or units, per point.
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

  /// Returns the pixels per point for overlays; vector pictures are viewed at double size.
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
