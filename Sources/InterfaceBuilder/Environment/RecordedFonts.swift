internal import AutoLayout
internal import AutoLayoutValues
internal import FontFiles
internal import TextMetrics

/// The meaning of the font names in a document: files, known fonts, or replacements.
///
/// The document does not say whether the canvas that recorded it had the fonts. A replacement has
/// other lines and widths (F10.42): labels of one line reveal it.
struct RecordedFonts {
  private let files: ProjectFonts?
  private let isCanvas: Bool
  /// For each scene, whether the canvas lacked the fonts of the project's files.
  private var lacksFiles: [Bool] = []
  /// The known fonts that the canvas lacked.
  private var missing: Set<String> = []
  /// The measures of other fonts, derived from labels.
  private var derived: [String: CustomFont] = [:]
  private let replacements: ReplacementFonts

  /// Derives the fonts, for a canvas with `scale` pixels per point; nil for run time.
  init(_ contents: DocumentContents, files: ProjectFonts?, scale: Double?) {
    self.files = files
    isCanvas = scale != nil
    let measurer = TextSystem.measurer(
      forIOS: XcodeEra.iosMajorVersion(contents.header.toolsVersion))
    replacements = ReplacementFonts(measurer)
    let sceneOfView = contents.sceneOfView
    let labels = zip(contents.views, sceneOfView).compactMap { NamedLabel($0, scene: $1, files) }
    guard !labels.isEmpty else { return }
    let scale = scale ?? contents.header.device.flatMap { Device.named($0.id) }?.scale ?? 2
    let held = HeldSizes(contents)
    let unknown = Dictionary(grouping: labels.filter { $0.font == nil }, by: \.name)
    for (name, labels) in unknown {
      let texts = labels.map { label in
        RecordedMeasures.Text(
          text: label.text, pointSize: label.pointSize,
          width: held.widths.contains(label.id) ? nil : label.frame.width,
          height: held.heights.contains(label.id) || held.stretchable.contains(label.id)
            ? nil : label.frame.height)
      }
      derived[name] = RecordedMeasures(of: texts, scale: scale, measurer).font(
        named: name, measurer)
    }
    if isCanvas { vote(labels, contents.scenes.count, held, scale: scale, measurer) }
  }

  /// Compares the labels of known fonts with both sizes; a canvas has all fonts of a project, or
  /// none.
  private mutating func vote(
    _ labels: [NamedLabel], _ sceneCount: Int, _ held: HeldSizes, scale: Double,
    _ measurer: some TextMeasuring
  ) {
    // Positive if more labels fit the font itself.
    var votes: [String: Int] = [:]
    var votesOfFiles = [Int](repeating: 0, count: sceneCount)
    for label in labels {
      guard let font = label.font else { continue }
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
      if !held.heights.contains(label.id) {
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

  /// Returns a font by its name, or its replacement, for text measuring; sizes in points.
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
    return derived[name].map { TextFont(family: .custom($0), pointSize: pointSize) } ?? known
  }
}

/// The views whose sizes may differ from the sizes of their contents.
private struct HeldSizes {
  var widths: Set<String> = []
  var heights: Set<String> = []
  /// The views that may be higher than their contents.
  var stretchable: Set<String> = []

  /// The bits of the sides that an attribute holds.
  private static let sides: [String: Int] = [
    "leading": 1, "left": 1, "leadingMargin": 1, "leftMargin": 1,
    "trailing": 2, "right": 2, "trailingMargin": 2, "rightMargin": 2,
    "top": 4, "topMargin": 4, "bottom": 8, "bottomMargin": 8,
  ]

  init(_ contents: DocumentContents) {
    var held: [String: Int] = [:]
    func add(_ item: String, _ attribute: String) {
      switch attribute {
      case "height": heights.insert(item)
      case "width": widths.insert(item)
      default: held[item, default: 0] |= Self.sides[attribute] ?? 0
      }
    }
    for constraint in contents.constraints {
      add(constraint.firstItem ?? contents[constraint.owner].id, constraint.firstAttribute)
      if let item = constraint.secondItem, let attribute = constraint.secondAttribute {
        add(item, attribute)
      }
    }
    widths.formUnion(held.lazy.filter { $0.value & 3 == 3 }.map(\.key))
    stretchable = Set(held.lazy.filter { $0.value & 12 == 12 }.map(\.key))
    for view in contents.views where view.parent.map({ contents[$0].kind }) == .stackView {
      widths.insert(view.id)
      stretchable.insert(view.id)
    }
  }
}

private struct NamedLabel {
  var id: String
  var scene: Int
  var text: String
  var name: String
  var pointSize: Double
  /// The font; nil if its measures are unknown.
  var font: TextFont?
  var frame: RectElement

  /// Takes a label of one line in a font that iOS lacks.
  init?(_ view: ViewElement, scene: Int, _ files: ProjectFonts?) {
    guard case .label(let label) = view.details, let frame = view.frame, label.numberOfLines == 1,
      label.attributedText == nil, let text = label.text, !text.isEmpty,
      case .named(let name, let family) = label.font?.face, let size = label.font?.pointSize
    else { return nil }
    let known = TextFont(family: .named(name), pointSize: size)
    guard !known.isOfSystem(family: family) else { return nil }
    if let file = files?.font(named: name) {
      font = TextFont(family: .custom(file), pointSize: size)
    } else if known.isTabulated {
      guard known.isBrought else { return nil }
      font = known
    }
    (id, self.text, self.name, self.frame) = (view.id, text, name, frame)
    (self.scene, pointSize) = (scene, size)
  }

  func size(in font: TextFont, _ measurer: some TextMeasuring) -> (width: Double, height: Double) {
    let line = measurer.measure(StyledText(text, font: font), in: .oneLine)
    return (line.width, measurer.metrics(of: font).lineHeight)
  }
}
