struct Cluster: Sendable {
  var advance: Double
  /// The start offset into the concatenated UTF-8 of all runs.
  var start: Int32
  var end: Int32
  var run: Int32
  var breakClass: LineBreakClass
}

struct RunMeasures: Sendable {
  var ascent: Double
  var descent: Double
  var leading: Double
  var ellipsis: Double
}

struct ClusterBuilder: Sendable {
  private(set) var clusters: ContiguousArray<Cluster> = []
  private(set) var runs: ContiguousArray<RunMeasures> = []

  private let keepsHangulWords: Bool
  private var offset: Int32 = 0
  /// The last character's kerning class; 0 where a run starts.
  private var lastKerningClass: UInt8 = 0

  init(paragraph: ParagraphStyle) {
    keepsHangulWords = paragraph.keepsHangulWords
  }

  /// Adds a run; `foreign` measures words in scripts that the face only estimates.
  mutating func append(_ run: TextRun, face: FontFace, foreign: (any TextMeasuring)? = nil) {
    let metrics = face.metrics
    var measures = RunMeasures(
      ascent: metrics.ascender + run.baselineOffset,
      descent: -metrics.descender - run.baselineOffset,
      // The text style's leading. The font's line gap only applies on request (F9.49).
      leading: run.font.leading,
      ellipsis: face.ellipsis)
    lastKerningClass = 0
    defer { runs.append(measures) }
    if let box = run.attachment {
      measures.ascent = max(0, box.height + box.y)
      measures.descent = max(0, -box.y)
      append(advance: box.width + run.kern, length: Int32(run.text.utf8.count), .object)
      return
    }
    clusters.reserveCapacity(clusters.count + run.text.utf8.count)
    if let font = face.custom { return append(run, shapedBy: font, face: face) }
    let bytes = run.text.walkedBytes
    if bytes.allSatisfy({ $0 < 128 && $0 != 0x0D }) {
      for byte in bytes { append(ascii: byte, kern: run.kern, face: face) }
    } else {
      appendCharacters(run, face: face, foreign: foreign)
    }
  }

  /// Adds a run with a custom font's advances, kerning and ligatures.
  private mutating func append(_ run: TextRun, shapedBy font: CustomFont, face: FontFace) {
    // Letters that are spaced have no ligatures.
    let advances = font.shape(run.text, run.kern == 0)
    var index = 0
    for character in run.text {
      defer { index += 1 }
      let scalars = character.unicodeScalars
      let first = scalars[scalars.startIndex]
      let breakClass = LineBreakClass(first, keepsHangulWords: keepsHangulWords)
      var advance = run.kern
      if breakClass == .mandatory {
        advance = 0
      } else if first != "\t", index < advances.count, let own = advances[index] {
        advance += own * face.pointSize
      } else {
        advance += Self.advance(of: scalars, face: face)
      }
      append(advance: advance, length: Int32(character.utf8.count), breakClass)
    }
  }

  private mutating func append(ascii byte: UInt8, kern: Double, face: FontFace) {
    let index = Int(byte) - 32
    guard index >= 0, index < GlyphCoverage.asciiCount else {
      lastKerningClass = 0
      let advance = byte == 0x09 ? Self.tabAdvance : 0
      append(advance: advance, length: 1, LineBreakClass(ascii: byte))
      return
    }
    kernLast(with: UInt8(index + 1), face: face)
    append(advance: face.advances[index] + kern, length: 1, LineBreakClass(ascii: byte))
  }

  private mutating func appendCharacters(
    _ run: TextRun, face: FontFace, foreign: (any TextMeasuring)?
  ) {
    var word = ForeignWord()
    defer { fit(word, of: run, by: foreign) }
    for character in run.text {
      let scalars = character.unicodeScalars
      let first = scalars[scalars.startIndex]
      let breakClass = LineBreakClass(first, keepsHangulWords: keepsHangulWords)
      let length = Int32(character.utf8.count)
      let index = GlyphCoverage.index(of: first.value)
      if foreign != nil, index == nil, WideAdvances.isEstimated(first) {
        if word.text.isEmpty { word.start = clusters.count }
        word.text.append(character)
      } else {
        fit(word, of: run, by: foreign)
        word = ForeignWord()
      }
      guard breakClass != .mandatory else {
        lastKerningClass = 0
        append(advance: 0, length: length, .mandatory)
        continue
      }
      kernLast(with: index.map { FontTables.kerningClass[$0] } ?? 0, face: face)
      let advance = Self.advance(of: scalars, face: face)
      append(advance: advance + run.kern, length: length, breakClass)
    }
  }

  private struct ForeignWord {
    var start = 0
    var text = ""
  }

  /// Scales a word's estimates to the width from another measurer, which shapes the letters.
  private mutating func fit(_ word: ForeignWord, of run: TextRun, by foreign: (any TextMeasuring)?)
  {
    guard let foreign, !word.text.isEmpty else { return }
    let range = word.start..<clusters.count
    let kerns = run.kern * Double(range.count)
    let estimate = clusters[range].reduce(-kerns) { $0 + $1.advance }
    let width = foreign.measure(StyledText(word.text, font: run.font), in: .oneLine).width
    guard estimate > 0, width > 0 else { return }
    for index in range {
      clusters[index].advance =
        (clusters[index].advance - run.kern) * width / estimate + run.kern
    }
  }

  /// Returns an emoji's advance for an emoji sequence, or the sum of the scalars' advances.
  private static func advance(of scalars: Character.UnicodeScalarView, face: FontFace) -> Double {
    let first = scalars[scalars.startIndex]
    if first == "\t" { return tabAdvance }
    if scalars.count > 1 {
      let shownAsEmoji = scalars.contains { $0.value == 0xFE0F || WideAdvances.isEmoji($0) }
      if shownAsEmoji { return WideAdvances.emoji(face.pointSize) }
      // Conjoining jamo form one syllable.
      if (0x1100...0x115F).contains(first.value) {
        return face.advance(of: first)
      }
    }
    return scalars.reduce(0) { $0 + face.advance(of: $1) }
  }

  /// The interval of tab stops in points, relative to the tab instead of the margin.
  private static let tabAdvance = 28.0

  private mutating func kernLast(with next: UInt8, face: FontFace) {
    if lastKerningClass > 0, next > 0 {
      clusters[clusters.count - 1].advance += face.kern(lastKerningClass, next)
    }
    lastKerningClass = next
  }

  private mutating func append(advance: Double, length: Int32, _ breakClass: LineBreakClass) {
    clusters.append(
      Cluster(
        advance: advance, start: offset, end: offset + length, run: Int32(runs.count),
        breakClass: breakClass))
    offset += length
  }
}
