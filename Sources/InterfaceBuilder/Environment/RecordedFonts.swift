internal import AutoLayout
internal import TextMetrics

/// Which of a document's named fonts the canvas that recorded it did not have.
///
/// Another font stood for them, in lines of another height and with other widths (F10.42): the
/// labels of one line tell which of the two they were drawn in. A document does not say which fonts
/// a machine had. Those that are part of the system are always there, and of those without tables
/// nothing tells the one from the other.
struct RecordedFonts {
  private var missing: Set<String> = []

  /// Reads the record of a document.
  ///
  /// - Parameters:
  ///   - contents: The document.
  ///   - scale: The pixels in a point of the canvas' device.
  /// - Complexity: O(*n*) in the number of views and constraints.
  init(_ contents: DocumentContents, scale: Double) {
    let labels = contents.views.compactMap { NamedLabel($0) }
    guard !labels.isEmpty else { return }
    let measurer = TextSystem.measurer(
      forSystemGeneration: XcodeEra.systemGeneration(contents.header.toolsVersion))
    let given = Self.givenHeights(contents)
    // Positive where more of what the labels show is the font's own.
    var votes: [String: Int] = [:]
    for label in labels {
      let own = label.size(in: label.font, measurer)
      let other = label.size(
        in: .standIn(for: label.name, pointSize: label.font.pointSize), measurer)
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

  /// A font by its name, or what the canvas showed for it.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - pointSize: The size in points.
  /// - Returns: The font, as text measuring sees it.
  func font(_ name: String, pointSize: Double) -> TextFont {
    missing.contains(name)
      ? .standIn(for: name, pointSize: pointSize)
      : TextFont(family: .named(name), pointSize: pointSize)
  }

  /// The views whose height some constraint speaks of.
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

/// A label of one line of plain text in a font that an application brings along.
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
