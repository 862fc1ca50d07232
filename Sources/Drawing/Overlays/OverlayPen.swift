import Foundation

/// How wide the lines and how large the letters of overlays are: the same number of pixels at any
/// scale, so that they can be read at any zoom.
struct OverlayPen: Hashable, Sendable {
  /// The length of one pixel on the sheet.
  let pixel: CGFloat

  /// Makes a pen.
  ///
  /// - Parameter scale: Pixels for one of the sheet's units.
  init(scale: CGFloat) { pixel = scale > 0 && scale.isFinite ? 1 / scale : 1 }

  /// The width of lines.
  var line: CGFloat { 2 * pixel }
  /// The width of thin lines.
  var thin: CGFloat { 1.25 * pixel }
  /// The width of the light rim that sets lines off from what lies below.
  var rim: CGFloat { 1.25 * pixel }
  /// Half the length of the bars at the ends of a distance.
  var bar: CGFloat { 5 * pixel }
  /// How far the line of a width or height is from its view.
  var offset: CGFloat { 7 * pixel }
  /// The distance between two lines side by side.
  var lane: CGFloat { 9 * pixel }
  /// The size of letters.
  var letters: CGFloat { 16 * pixel }
  /// The room around the letters of a label.
  var padding: CGSize { CGSize(width: 4 * pixel, height: 1.5 * pixel) }
  /// The room between labels.
  var gap: CGFloat { 2 * pixel }
  /// Lengths of dashes and gaps.
  var dashes: [CGFloat] { [6 * pixel, 4 * pixel] }
  /// Lengths of dashes and gaps of lines through middles and aligned edges.
  var centerDashes: [CGFloat] { [10 * pixel, 3 * pixel, 2 * pixel, 3 * pixel] }
}

extension OverlayMark {
  /// The color of lines, and of the label's ground.
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
    case .guides: Color(red: 0.10, green: 0.52, blue: 0.22)
    case .baselines: Color(red: 0.62, green: 0.12, blue: 0.68)
    case .alignment: Color(red: 0.55, green: 0.42, blue: 0.02)
    case .ambiguity, .conflicts, .misplaced: Color(red: 0.84, green: 0.09, blue: 0.09)
    }
  }
}
