import AutoLayout
import Foundation
import TextMetrics

/// The free space that a line has above and below its letters.
///
/// A label centers a line that is taller than the label: only what exceeds this space is cut.
enum TextInk {
  /// The parts of the font size that letters take above and below the baseline.
  private struct Extent {
    var above: Double
    var below: Double
  }

  /// The height that a label can lack before it cuts letters; 0 for several lines.
  static func spareHeight(of text: StyledText, _ line: TextMeasurement) -> Double {
    let free = free(of: text, line)
    return 2 * min(free.above, free.below)
  }

  /// The free space above and below the letters; 0 for several lines.
  private static func free(of text: StyledText, _ line: TextMeasurement) -> Extent {
    let none = Extent(above: 0, below: 0)
    guard line.lineCount == 1 else { return none }
    var (above, below) = (0.0, 0.0)
    for run in text.runs {
      guard run.attachment == nil, run.baselineOffset == 0 else { return none }
      for scalar in run.text.unicodeScalars where !scalar.properties.isWhitespace {
        guard let extent = extent(of: scalar) else { return none }
        above = max(above, extent.above * run.font.pointSize)
        below = max(below, extent.below * run.font.pointSize)
      }
    }
    return Extent(
      above: max(0, line.firstBaseline - above),
      below: max(0, line.height - line.lastBaseline - below))
  }

  /// The letters in a label's text, which fills the rectangle.
  @MainActor
  static func rect(of label: UILabel, in rect: CGRect) -> CGRect {
    let room = TextBounds(width: Double(label.bounds.width))
    let lines = label.textMeasurer.measure(label.shownText, in: room)
    let free = free(of: label.shownText, lines)
    // A line that is higher than the label lacks as much above as below.
    let cut = max(0, (lines.height - Double(rect.height)) / 2)
    let (above, below) = (max(0, free.above - cut), max(0, free.below - cut))
    return CGRect(
      x: rect.minX, y: rect.minY + above, width: rect.width,
      height: max(0, rect.height - above - below))
  }

  /// The extent in all common fonts; nil for letters that may take the whole line.
  private static func extent(of scalar: Unicode.Scalar) -> Extent? {
    switch scalar {
    case "g", "j", "p", "q", "y", "(", ")", "[", "]", "{", "}", "|", "/", "\\", "_", "@":
      Extent(above: 0.78, below: 0.22)
    case ",", ".": Extent(above: 0.15, below: 0.17)
    case "Q", ";", "$": Extent(above: 0.78, below: 0.17)
    case "0"..."9", "A"..."Z": Extent(above: 0.74, below: 0.02)
    case "!"..."~": Extent(above: 0.78, below: 0.02)
    // Latin letters with accents, Greek and Cyrillic.
    case "\u{A1}"..."\u{52F}": Extent(above: 0.96, below: 0.22)
    // Dashes, quotes and bullets.
    case "\u{2010}"..."\u{2027}": Extent(above: 0.8, below: 0.17)
    // Hangul, kana and ideographs.
    case "\u{1100}"..."\u{11FF}", "\u{3041}"..."\u{30FF}", "\u{3400}"..."\u{9FFF}",
      "\u{3000}"..."\u{303F}", "\u{FF01}"..."\u{FF60}",
      "\u{AC00}"..."\u{D7A3}":
      Extent(above: 0.88, below: 0.12)
    default: nil
    }
  }
}
