import Foundation

/// The line widths and text size of overlays, with a constant number of pixels at any scale.
struct OverlayPen: Hashable, Sendable {
  let pixel: CGFloat

  init(scale: CGFloat) { pixel = scale > 0 && scale.isFinite ? 1 / scale : 1 }

  var line: CGFloat { 2 * pixel }
  var thin: CGFloat { 1.25 * pixel }
  /// The width of the light rim that sets lines off from the background.
  var rim: CGFloat { 1.25 * pixel }
  var bar: CGFloat { 5 * pixel }
  var offset: CGFloat { 7 * pixel }
  var lane: CGFloat { 9 * pixel }
  var letters: CGFloat { 16 * pixel }
  var padding: CGSize { CGSize(width: 4 * pixel, height: 1.5 * pixel) }
  var gap: CGFloat { 2 * pixel }
  var dashes: [CGFloat] { [6 * pixel, 4 * pixel] }
  /// The dashes of lines through centers and aligned edges.
  var centerDashes: [CGFloat] { [10 * pixel, 3 * pixel, 2 * pixel, 3 * pixel] }
}

extension OverlayMark {
  var color: Color {
    switch state {
    case .ambiguous: return Color(red: 0.87, green: 0.42, blue: 0)
    case .misplaced: return Color(red: 0.80, green: 0.36, blue: 0)
    case .conflicting, .broken: return Color(red: 0.84, green: 0.09, blue: 0.09)
    case .satisfied: break
    }
    return switch kind {
    case .frames: Color(red: 0.33, green: 0.35, blue: 0.45)
    case .constraints: Color(red: 0, green: 0.38, blue: 0.92)
    case .margins: Color(red: 0, green: 0.53, blue: 0.62)
    case .safeArea: Color(red: 0.80, green: 0.13, blue: 0.42)
    case .guides, .accessibility: Color(red: 0.10, green: 0.52, blue: 0.22)
    case .baselines: Color(red: 0.62, green: 0.12, blue: 0.68)
    case .alignment: Color(red: 0.55, green: 0.42, blue: 0.02)
    case .ambiguity, .conflicts, .misplaced: Color(red: 0.84, green: 0.09, blue: 0.09)
    }
  }
}
