internal import AutoLayout
internal import AutoLayoutValues
internal import FontFiles
internal import TextMetrics

/// The meaning of the font names in a document: files, known fonts, or replacements.
///
/// The document does not say whether the canvas that recorded it had the fonts. A replacement has
/// other lines and widths (F10.42): single-line labels reveal it.
struct RecordedFonts {
  private let files: ProjectFonts?
  private let isCanvas: Bool
  /// For each scene, whether the canvas lacked the fonts of the project's files.
  private var lacksFiles: [Bool] = []
  /// The known fonts that the canvas lacked.
  private var missing: Set<String> = []
  private let replacements: ReplacementFonts

  /// Derives the fonts, for a canvas with `scale` pixels per point; nil for run time.
  init(_ contents: DocumentContents, files: ProjectFonts?, scale: Double?) {
    self.files = files
    isCanvas = scale != nil
    let measurer = TextSystem.measurer(
      forIOS: XcodeEra.iosMajorVersion(contents.header.toolsVersion))
    replacements = ReplacementFonts(measurer)
    let sceneOfView = contents.sceneOfView
    guard let scale else { return }
    let labels = zip(contents.views, sceneOfView).compactMap { NamedLabel($0, scene: $1, files) }
    guard !labels.isEmpty else { return }
    vote(
      labels, contents.scenes.count, heldHeights: heldHeights(contents), scale: scale, measurer)
  }

  /// Compares the labels of known fonts with both sizes; a canvas has all fonts of the project, or
  /// none.
  private mutating func vote(
    _ labels: [NamedLabel], _ sceneCount: Int, heldHeights: Set<String>, scale: Double,
    _ measurer: some TextMeasuring
  ) {
    // Positive if more labels fit the font itself.
    var votes: [String: Int] = [:]
    var votesOfFiles = [Int](repeating: 0, count: sceneCount)
    for label in labels {
      let font = label.font
      let own = label.size(in: font, measurer)
      let other = label.size(
        in: .substitute(for: label.name, pointSize: font.pointSize), measurer)
      func vote(_ own: Double, _ other: Double, _ recorded: Double, room: Double) -> Int {
        func explains(_ length: Double) -> Bool {
          [scale, 1].contains { abs(PixelCeiling(scale: $0).up(length) - recorded) <= room }
        }
        return (explains(own) ? 1 : 0) - (explains(other) ? 1 : 0)
      }
      var sum = vote(own.width, other.width, label.frame.width, room: 0.5)
      if !heldHeights.contains(label.id) {
        sum += vote(own.height, other.height, label.frame.height, room: 0.02)
      }
      if font.isCustom {
        votesOfFiles[label.scene] += sum
      } else {
        votes[label.name, default: 0] += sum
      }
    }
    let all = votesOfFiles.reduce(0, +)
    lacksFiles = votesOfFiles.map { ($0 == 0 ? all : $0) < 0 }
    missing = Set(votes.lazy.filter { $0.value < 0 }.map(\.key))
  }

  /// Whether the canvas showed a scene in replacements for known fonts.
  func areReplaced(scene: Int) -> Bool {
    !missing.isEmpty || (lacksFiles.indices.contains(scene) && lacksFiles[scene])
  }

  /// Returns a font by name, or the replacement, for text measuring; sizes in points.
  func font(_ name: String, family: String?, pointSize: Double, scene: Int) -> TextFont {
    let known = TextFont(family: .named(name), pointSize: pointSize)
    guard !known.isOfSystem(family: family) else { return known }
    if let font = RegisteredFonts.font(named: name) {
      return TextFont(family: .custom(font), pointSize: pointSize)
    }
    if let file = files?.font(named: name) {
      let isLacking = lacksFiles.indices.contains(scene) && lacksFiles[scene]
      let font = isLacking ? replacements.font(of: file) : file
      return TextFont(family: .custom(font), pointSize: pointSize)
    }
    if missing.contains(name) { return .substitute(for: name, pointSize: pointSize) }
    if known.isTabulated { return known }
    // An app shows the system font if it lacks a font (F10.42).
    guard isCanvas || files == nil else { return .system(pointSize) }
    return known
  }

  /// The views whose heights constraints may set.
  private func heldHeights(_ contents: DocumentContents) -> Set<String> {
    var held: Set<String> = []
    for constraint in contents.constraints {
      if constraint.firstAttribute == "height" {
        held.insert(constraint.firstItem ?? contents[constraint.owner].id)
      }
      if constraint.secondAttribute == "height", let item = constraint.secondItem {
        held.insert(item)
      }
    }
    return held
  }
}

private struct NamedLabel {
  var id: String
  var scene: Int
  var text: String
  var name: String
  var font: TextFont
  var frame: RectElement

  /// Takes a single-line label in a known font that iOS lacks.
  init?(_ view: ViewElement, scene: Int, _ files: ProjectFonts?) {
    guard case .label(let label) = view.details, let frame = view.frame, label.numberOfLines == 1,
      label.attributedText == nil, let text = label.text, !text.isEmpty,
      case .named(let name, let family) = label.font?.face, let size = label.font?.pointSize
    else { return nil }
    let known = TextFont(family: .named(name), pointSize: size)
    guard !known.isOfSystem(family: family) else { return nil }
    if let file = files?.font(named: name) {
      font = TextFont(family: .custom(file), pointSize: size)
    } else {
      guard known.isTabulated, known.isBrought else { return nil }
      font = known
    }
    (id, self.text, self.name, self.frame) = (view.id, text, name, frame)
    self.scene = scene
  }

  func size(in font: TextFont, _ measurer: some TextMeasuring) -> (width: Double, height: Double) {
    let line = measurer.measure(StyledText(text, font: font), in: .oneLine)
    return (line.width, measurer.metrics(of: font).lineHeight)
  }
}
