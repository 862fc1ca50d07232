internal import AutoLayout
internal import TextMetrics

/// The text size of the canvas when a document was saved.
///
/// It is the simulator's setting and not recorded (F10.45), but labels in text styles reveal it.
struct RecordedTextSize {
  /// The category that explains more than half of the texts, and more than the default; otherwise
  /// the default.
  ///
  /// A single label that is a step away from the default proves nothing: it may only be rounded.
  let category: UIContentSizeCategory

  private static let sizes: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
  ]

  /// The sizes ordered by their distance from a build's default, the smaller of two first.
  private static func candidates(
    _ tools: ToolsVersion
  ) -> [(category: UIContentSizeCategory, distance: Int)] {
    let base = XcodeEra.mediumText.contains(tools) ? 2 : 3
    return sizes.indices.sorted { (abs($0 - base), $0) < (abs($1 - base), $1) }
      .map { (sizes[$0], abs($0 - base)) }
  }

  /// Derives the text size, for a canvas with `scale` pixels per point.
  init(_ contents: DocumentContents, scale: Double) {
    let candidates = Self.candidates(contents.header.toolsVersion)
    var votes = [Int](repeating: 0, count: candidates.count)
    var texts = 0
    let measurer = TextSystem.measurer(
      forIOS: XcodeEra.iosMajorVersion(contents.header.toolsVersion))
    let styles = CanvasTextStyles(tools: contents.header.toolsVersion)
    for text in contents.views.compactMap(StyledLabel.init) {
      let explained = candidates.map { candidate in
        Explained(
          text, font: styles.font(text.style, for: ContentSize(candidate.category)).textFont,
          scale: scale, measurer)
      }
      // A label of several lines that fits no size was stretched.
      guard text.isOneLine || explained.contains(where: { $0.height || $0.width }) else {
        continue
      }
      texts += 1
      // A width is more specific than a height, which many sizes share.
      let hasWidth = explained.contains { $0.width }
      for (index, text) in explained.enumerated() where hasWidth ? text.width : text.height {
        votes[index] += 1
      }
    }
    // The candidates are ordered by distance: the nearest to the default wins among equals.
    let most = votes.max() ?? 0
    let index = votes.firstIndex(of: most) ?? 0
    let isProven = most > 1 || candidates[index].distance > 1
    category =
      candidates[isProven && most > votes[0] && 2 * most > texts ? index : 0].category
  }
}

private struct StyledLabel {
  var text: String
  var style: String
  var frame: RectElement
  /// Whether the width is unknown: attributed strings have many fonts.
  var isAttributed: Bool
  var isOneLine: Bool

  init?(_ view: ViewElement) {
    guard let frame = view.frame, case .label(let label) = view.details,
      case .textStyle(let name) = label.font?.face, let text = label.text, !text.isEmpty
    else { return nil }
    (self.text, style, self.frame) = (text, name, frame)
    isAttributed = label.attributedText != nil
    isOneLine = label.numberOfLines == 1
  }
}

private struct Explained {
  var width: Bool
  var height: Bool

  init(_ text: StyledLabel, font: TextFont, scale: Double, _ measurer: some TextMeasuring) {
    let frame = text.frame
    func isRounded(_ length: Double, to side: Double) -> Bool {
      [1, scale].contains { abs(PixelCeiling(scale: $0).up(length) - side) < 0.02 }
    }
    let size = measurer.measure(StyledText(text.text, font: font), in: .oneLine)
    width = !text.isAttributed && isRounded(size.width, to: frame.width)
    let metrics = measurer.metrics(of: font)
    let pitch = metrics.lineHeight + metrics.leading
    // As many lines as fit, if there may be several.
    let further =
      text.isOneLine ? 0 : max(0, ((frame.height - metrics.lineHeight) / pitch).rounded(.down))
    height = isRounded(metrics.lineHeight + further * pitch, to: frame.height)
  }
}
