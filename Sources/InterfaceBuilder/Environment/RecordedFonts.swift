internal import AutoLayout
internal import TextMetrics

/// The named fonts that were missing on the canvas that recorded a document.
///
/// A substitute has other lines and widths (F10.42): labels of one line reveal it.
struct RecordedFonts {
  private var missing: Set<String> = []

  /// Derives the fonts, for a canvas with `scale` pixels per point.
  init(_ contents: DocumentContents, scale: Double) {
    let labels = contents.views.compactMap { NamedLabel($0) }
    guard !labels.isEmpty else { return }
    let measurer = TextSystem.measurer(
      forIOS: XcodeEra.iosMajorVersion(contents.header.toolsVersion))
    let given = Self.givenHeights(contents)
    // Positive if more labels fit the font itself.
    var votes: [String: Int] = [:]
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
      votes[label.name, default: 0] += sum
    }
    missing = Set(votes.lazy.filter { $0.value < 0 }.map(\.key))
  }

  /// Returns a font by its name, or the canvas's substitute, for text measuring; sizes in points.
  func font(_ name: String, pointSize: Double) -> TextFont {
    missing.contains(name)
      ? .substitute(for: name, pointSize: pointSize)
      : TextFont(family: .named(name), pointSize: pointSize)
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

  init?(_ view: ViewElement) {
    guard case .label(let label) = view.details, let frame = view.frame, label.numberOfLines == 1,
      label.attributedText == nil, let text = label.text, !text.isEmpty,
      case .named(let name, _) = label.font?.face, let size = label.font?.pointSize,
      TextFont.isBrought(name)
    else { return nil }
    (id, self.text, self.name, self.frame) = (view.id, text, name, frame)
    font = TextFont(family: .named(name), pointSize: size)
  }

  func size(in font: TextFont, _ measurer: some TextMeasuring) -> (width: Double, height: Double) {
    let line = measurer.measure(StyledText(text, font: font), in: .oneLine)
    return (line.width, measurer.metrics(of: font).lineHeight)
  }
}
