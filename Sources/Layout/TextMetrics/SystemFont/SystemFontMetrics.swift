import Synchronization

/// A measurer that needs no font files: it uses published advances and metrics (F9.31).
///
/// If the machine has the font, a measurer that opens it is more exact.
public final class SystemFontMetrics: TextMeasuring {
  /// The iOS versions whose system font is measured.
  public let generation: SystemFontGeneration

  /// The measurer for words in scripts with estimated advances; nil keeps the estimates.
  public let foreign: (any TextMeasuring)?

  private let faces = Mutex<[TextFont: FontFace]>([:])
  private static let faceLimit = 256

  /// Makes a measurer; `foreign` is for scripts with estimated advances, such as Arabic and Thai.
  public init(
    generation: SystemFontGeneration = .sanFranciscoVariable, foreign: (any TextMeasuring)? = nil
  ) {
    self.generation = generation
    self.foreign = foreign
  }

  /// F9.1.
  static let lineHeightFactor = 2444.0 / 2048

  /// Returns the metrics of San Francisco; `xHeight` in 1/2048 em depends on the weight (F9.1).
  static func systemMetrics(of font: TextFont, xHeight: Double = 1078) -> FontMetrics {
    let unit = font.pointSize / 2048
    return FontMetrics(
      ascender: 1950 * unit, descender: -494 * unit, leading: font.leading,
      capHeight: 1443 * unit, xHeight: xHeight * unit)
  }

  /// Returns metrics in points; unknown names have the metrics of the substitute (F9.33).
  public func metrics(of font: TextFont) -> FontMetrics { face(for: font).metrics }

  /// Breaks text into lines.
  ///
  /// - Complexity: O(*n*) in the length of the text, times the steps of truncation.
  public func layout(_ text: StyledText, in bounds: TextBounds) -> TextLayout {
    if let line = simpleLine(text, in: bounds) { return line.layout }
    var clusters = ClusterBuilder(paragraph: text.paragraph)
    for run in text.runs { clusters.append(run, face: face(for: run.font), foreign: foreign) }
    return LineFitter(clusters: clusters, paragraph: text.paragraph, bounds: bounds).layout()
  }

  /// Returns the size of text.
  ///
  /// - Complexity: O(*n*) in the length of the text, times the steps of truncation.
  public func measure(_ text: StyledText, in bounds: TextBounds) -> TextMeasurement {
    if let line = simpleLine(text, in: bounds) { return line.measurement }
    return TextMeasurement(layout(text, in: bounds))
  }

  /// Returns each character's advance; nil for scripts with estimates.
  ///
  /// - Complexity: O(*n*) in the length of the run.
  public func advances(of run: TextRun) -> [Double?] {
    guard run.attachment == nil, !run.font.isCustom else { return [] }
    var builder = ClusterBuilder(paragraph: ParagraphStyle())
    builder.append(run, face: face(for: run.font), foreign: foreign)
    return zip(builder.clusters, run.text).map { cluster, character in
      let scalar = character.unicodeScalars[character.unicodeScalars.startIndex]
      let isKnown =
        GlyphCoverage.index(of: scalar.value) != nil || !WideAdvances.isEstimated(scalar)
      return isKnown ? cluster.advance : nil
    }
  }

  /// Returns a fitting line of printable ASCII in one font, which covers most labels.
  private func simpleLine(_ text: StyledText, in bounds: TextBounds) -> SimpleLine? {
    guard text.runs.count == 1, text.paragraph.leavesOneLineAlone else { return nil }
    let run = text.runs[0]
    guard run.attachment == nil, run.kern == 0, run.baselineOffset == 0, !run.text.isEmpty else {
      return nil
    }
    let face = face(for: run.font)
    guard let width = face.asciiWidth(run.text), width <= bounds.width else { return nil }
    return SimpleLine(width: width, bytes: run.text.utf8.count, metrics: face.metrics)
  }

  func face(for font: TextFont) -> FontFace {
    if let known = faces.withLock({ $0[font] }) { return known }
    // Outside the lock: a custom font may measure with this object.
    let face = makeFace(font)
    faces.withLock { faces in
      if faces.count >= Self.faceLimit { faces.removeAll(keepingCapacity: true) }
      faces[font] = face
    }
    return face
  }

  private func makeFace(_ font: TextFont) -> FontFace {
    switch font.family {
    case .system, .systemRounded, .systemSerif: systemFace(font, tabularFigures: false)
    case .systemMonospacedDigit: systemFace(font, tabularFigures: true)
    case .systemMonospaced:
      // SF Mono: 1266/2048 em.
      FontFace(
        fixedPitch: font, advance: 1266.0 / 2048, metrics: Self.systemMetrics(of: font))
    case .named(let name): namedFace(font, name: name)
    case .custom(let custom): customFace(font, custom)
    }
  }

  private func systemFace(_ font: TextFont, tabularFigures: Bool) -> FontFace {
    guard generation != .helveticaNeue else {
      // Helvetica Neue had the line height of San Francisco, because the line gap counted.
      return FontFace(
        helveticaNeue: font, metrics: Self.systemMetrics(of: font),
        tracking: generation.tracking(at: font.pointSize), boldest: FontFace.interfaceBold)
    }
    return FontFace(system: font, generation: generation, tabularFigures: tabularFigures)
  }

  private func customFace(_ font: TextFont, _ custom: CustomFont) -> FontFace {
    // The system font replaces characters that the font lacks.
    var face = systemFace(.system(font.pointSize), tabularFigures: false)
    face.custom = custom
    if case .some(.some(let advance)) = custom.shape("\u{2026}", true).first {
      face.ownEllipsis = advance * font.pointSize
    }
    face.metrics = custom.metrics.scaled(to: font.pointSize)
    face.metrics.leading = max(font.leading, face.metrics.leading)
    return face
  }

  private func namedFace(_ font: TextFont, name: String) -> FontFace {
    let known = NamedFont.named(name, isHiddenKnown: generation != .sanFranciscoVariable)
    var weighted = font
    if weighted.weight == 0 { weighted.weight = NamedFont.weight(in: name) }
    let size = font.pointSize
    let metrics = FontMetrics(
      ascender: known.ascender * size, descender: known.descender * size,
      leading: max(font.leading, known.leading * size), capHeight: 0.72 * size,
      xHeight: 0.523 * size)
    switch known.advances {
    case .helvetica:
      return FontFace(helvetica: weighted, factor: nil, metrics: metrics)
    case .likeHelvetica(let factor):
      return FontFace(helvetica: weighted, factor: factor, metrics: metrics)
    case .helveticaNeue:
      return FontFace(helveticaNeue: weighted, metrics: metrics)
    case .times:
      return FontFace(times: weighted, metrics: metrics)
    case .substitute:
      return FontFace(helveticaNeue: .system(size), metrics: metrics)
    case .tabulated(let family):
      return FontFace(tabulated: family, weighted, metrics: metrics)
    case .fixedPitch(let advance):
      var face = FontFace(fixedPitch: weighted, advance: advance, metrics: metrics)
      face.hasIcons = advance == 1
      return face
    case .sanFranciscoCut(let isDisplay):
      return FontFace(sanFranciscoCut: weighted, isDisplay: isDisplay)
    case .system:
      return FontFace(
        system: weighted,
        generation: generation == .helveticaNeue ? .sanFranciscoUI : generation,
        tabularFigures: false)
    }
  }
}

extension ParagraphStyle {
  fileprivate var leavesOneLineAlone: Bool {
    lineHeightMultiple == 0 && minimumLineHeight == 0 && maximumLineHeight == 0
      && firstLineHeadIndent == 0 && tailIndent == 0
  }
}

private struct SimpleLine {
  var width: Double
  var bytes: Int
  var metrics: FontMetrics

  var measurement: TextMeasurement {
    TextMeasurement(
      width: width, height: metrics.lineHeight, firstBaseline: metrics.ascender,
      lastBaseline: metrics.ascender, lineCount: 1, isTruncated: false)
  }

  var layout: TextLayout {
    let line = TextLayout.Line(
      range: 0..<bytes, elision: nil, indent: 0, width: width, top: 0, height: metrics.lineHeight,
      baseline: metrics.ascender)
    return TextLayout(
      lines: [line], width: width, height: metrics.lineHeight, isTruncated: false)
  }
}
