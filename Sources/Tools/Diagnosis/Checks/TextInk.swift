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
    guard line.lineCount == 1 else { return 0 }
    var (above, below) = (0.0, 0.0)
    for run in text.runs {
      guard run.attachment == nil, run.baselineOffset == 0 else { return 0 }
      for scalar in run.text.unicodeScalars where !scalar.properties.isWhitespace {
        guard let extent = extent(of: scalar) else { return 0 }
        above = max(above, extent.above * run.font.pointSize)
        below = max(below, extent.below * run.font.pointSize)
      }
    }
    let free = min(line.firstBaseline - above, line.height - line.lastBaseline - below)
    return max(0, 2 * free)
  }

  /// The extent in all common fonts; nil for letters that may take the whole line.
  private static func extent(of scalar: Unicode.Scalar) -> Extent? {
    switch scalar {
    case "g", "j", "p", "q", "y", "(", ")", "[", "]", "{", "}", "|", "/", "\\", "_", "@", "$":
      Extent(above: 0.78, below: 0.22)
    case "Q", ",", ";": Extent(above: 0.78, below: 0.17)
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
