internal import AutoLayout
internal import FontFiles
internal import TextMetrics

/// The fonts that the named fonts of a document mean: files, known families, or replacements.
///
/// The document does not say whether the canvas that recorded it had the fonts. A replacement has
/// other lines and widths (F10.42): labels of one line reveal it.
struct RecordedFonts {
  private let files: ProjectFonts?
  private let isCanvas: Bool
  /// Whether more labels fit the replacement of a font from a file than the font itself.
  private var lacksFiles = false
  /// The other fonts that the canvas replaced.
  private var missing: Set<String> = []

  /// Derives the fonts of a canvas with `scale` pixels per point; nil for run time.
  init(_ contents: DocumentContents, files: ProjectFonts?, scale: Double?) {
    self.files = files
    isCanvas = scale != nil
    guard let scale else { return }
    let labels = contents.views.compactMap { NamedLabel($0, fonts: self) }
    guard !labels.isEmpty else { return }
    let measurer = TextSystem.measurer(
      forIOS: XcodeEra.iosMajorVersion(contents.header.toolsVersion))
    let given = Self.givenHeights(contents)
    // Positive if more labels fit the font itself.
    var votes: [String: Int] = [:]
    var votesOfFiles = 0
    for label in labels {
      let own = label.size(in: label.font, measurer)
      let other = label.size(
        in: .substitute(for: label.name, pointSize: label.font.pointSize), measurer)
      func vote(_ own: Double, _ other: Double, _ recorded: Double, room: Double) -> Int {
        func explains(_ length: Double) -> Bool {
          [scale, 1].contains { abs(PixelCeiling(scale: $0).up(length) - recorded) <= room }
        }
        return (explains(own) ? 1 : 0) - (explains(other) ? 1 : 0)
      }
      var sum = vote(own.width, other.width, label.frame.width, room: 0.5)
      if !given.contains(label.id) {
        sum += vote(own.height, other.height, label.frame.height, room: 0.02)
      }
      // A machine has all fonts of a project, or none.
      if label.font.isFromFile {
        votesOfFiles += sum
      } else {
        votes[label.name, default: 0] += sum
      }
    }
    lacksFiles = votesOfFiles < 0
    missing = Set(votes.lazy.filter { $0.value < 0 }.map(\.key))
  }

  /// Returns a font by its name, or its replacement, for text measuring; sizes in points.
  func font(_ name: String, family: String?, pointSize: Double) -> TextFont {
    let known = TextFont(family: .named(name), pointSize: pointSize)
    guard !known.isOfSystem(family: family) else { return known }
    if let file = files?.font(named: name) {
      return lacksFiles
        ? .substitute(for: name, pointSize: pointSize)
        : TextFont(family: .file(file), pointSize: pointSize)
    }
    guard !isCanvas else {
      return missing.contains(name) ? .substitute(for: name, pointSize: pointSize) : known
    }
    // An app shows the system font if it lacks a font (F10.42).
    return files == nil || known.isTabulated ? known : .system(pointSize)
  }

  private static func givenHeights(_ contents: DocumentContents) -> Set<String> {
    var found: Set<String> = []
    for constraint in contents.constraints {
      if constraint.firstAttribute == "height" {
        found.insert(constraint.firstItem ?? contents[constraint.owner].id)
      }
      if constraint.secondAttribute == "height", let item = constraint.secondItem {
        found.insert(item)
      }
    }
    return found
  }
}

private struct NamedLabel {
  var id: String
  var text: String
  var name: String
  var font: TextFont
  var frame: RectElement

  init?(_ view: ViewElement, fonts: RecordedFonts) {
    guard case .label(let label) = view.details, let frame = view.frame, label.numberOfLines == 1,
      label.attributedText == nil, let text = label.text, !text.isEmpty,
      case .named(let name, let family) = label.font?.face, let size = label.font?.pointSize
    else { return nil }
    font = fonts.font(name, family: family, pointSize: size)
    guard font.isBrought else { return nil }
    (id, self.text, self.name, self.frame) = (view.id, text, name, frame)
  }

  func size(in font: TextFont, _ measurer: some TextMeasuring) -> (width: Double, height: Double) {
    let line = measurer.measure(StyledText(text, font: font), in: .oneLine)
    return (line.width, measurer.metrics(of: font).lineHeight)
  }
}
