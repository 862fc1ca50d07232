internal import Synchronization
internal import TextMetrics

/// The measures of a font without a file, as far as labels of one line reveal them (F10.49).
struct RecordedMeasures {
  struct Text {
    var text: String
    var pointSize: Double
    /// The recorded size of the label; nil if something else than its text may decide it.
    var width: Double?
    var height: Double?
  }

  /// The height of a line in em; nil without two labels that agree.
  private(set) var lineHeight: Double?
  /// The factor on the widths of the replacement font; nil without three labels.
  private(set) var widthFactor: Double?

  private static let heights = 0.9...1.8
  private static let factors = 0.7...1.4
  private static let replacement = TextFont.substitute(for: "", pointSize: 1)

  /// Derives the measures, for a canvas with `scale` pixels per point.
  init(of texts: [Text], scale: Double, _ measurer: some TextMeasuring) {
    lineHeight = Self.lineHeight(texts, scale: scale)
    let factors = texts.compactMap { text -> Double? in
      guard let width = text.width else { return nil }
      let font = TextFont.substitute(for: "", pointSize: text.pointSize)
      let own = measurer.measure(StyledText(text.text, font: font), in: .oneLine).width
      // A recorded width is rounded up by half a pixel on average.
      let factor = own > 0 ? (width - 0.5 / scale) / own : 0
      return Self.factors.contains(factor) ? factor : nil
    }.sorted()
    if factors.count > 2 { widthFactor = factors[factors.count / 2] }
  }

  /// The middle of the heights that most labels confirm.
  private static func lineHeight(_ texts: [Text], scale: Double) -> Double? {
    let lines = texts.compactMap { text in
      text.height.map { (height: $0, pointSize: text.pointSize) }
    }.filter { $0.pointSize > 0 }
    var candidates: [Double] = []
    for line in lines {
      for scale in [scale, 1]
      where abs(line.height * scale - (line.height * scale).rounded()) < 0.02 {
        candidates += [line.height, line.height - 0.99 / scale].map { $0 / line.pointSize }
      }
    }
    var best: (votes: Int, low: Double, high: Double)?
    for candidate in candidates.sorted() where heights.contains(candidate) {
      let votes = lines.count { line in
        [scale, 1].contains {
          abs(PixelCeiling(scale: $0).up(candidate * line.pointSize) - line.height) < 0.02
        }
      }
      if votes > best?.votes ?? 1 {
        best = (votes, candidate, candidate)
      } else if votes == best?.votes {
        best?.high = candidate
      }
    }
    guard let best, best.votes * 2 > lines.count else { return nil }
    return (best.low + best.high) / 2
  }

  /// Returns a font with these measures; nil if none is known.
  func font(named name: String, _ measurer: some TextMeasuring) -> CustomFont? {
    guard lineHeight != nil || widthFactor != nil else { return nil }
    var metrics = measurer.metrics(of: Self.replacement)
    if let lineHeight {
      let share = lineHeight / metrics.lineHeight
      metrics.ascender *= share
      metrics.descender *= share
    }
    let factor = widthFactor ?? 1
    let weight = TextFont.isBold(name) ? 700 : 400
    return CustomFont(
      names: CustomFont.Names(postScript: name, full: name, family: name, style: ""), file: nil,
      weight: weight, metrics: metrics,
      shape: { text, _ in
        measurer.advances(of: TextRun(text, font: Self.replacement)).map { $0.map { $0 * factor } }
      })
  }
}

/// Fonts with the outlines of files and the measures of the font that replaced them on a canvas.
final class ReplacementFonts: Sendable {
  private let fonts = Mutex<[CustomFont: CustomFont]>([:])
  private let measurer: any TextMeasuring

  init(_ measurer: some TextMeasuring) { self.measurer = measurer }

  func font(of file: CustomFont) -> CustomFont {
    fonts.withLock { [measurer] fonts in
      if let known = fonts[file] { return known }
      let replacement = TextFont.substitute(for: "", pointSize: 1)
      let made = CustomFont(
        names: file.names, file: file.file, weight: file.weight, isItalic: file.isItalic,
        metrics: measurer.metrics(of: replacement)
      ) { text, _ in
        let run = TextRun(text, font: replacement)
        let known = measurer.advances(of: run)
        // Characters for private use have no known advance, but one in the replacement.
        return zip(text, known).map { character, advance in
          advance
            ?? measurer.measure(StyledText(String(character), font: replacement), in: .oneLine)
            .width
        }
      }
      fonts[file] = made
      return made
    }
  }
}
