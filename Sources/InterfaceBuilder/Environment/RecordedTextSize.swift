internal import AutoLayout
internal import TextMetrics

/// The text size that the canvas had when a document was saved.
///
/// Xcode's canvas follows the text size that is chosen in the simulator's settings, and some
/// documents were saved at another than the default, which was a smaller one at first (F10.45).
/// They do not say so, but the widths and the heights of their labels in text styles do.
struct RecordedTextSize {
  /// The category that explains more than half of the labels, and more of them than the default
  /// does; else the default.
  ///
  /// A single label one step away from the default proves nothing: it may just have been rounded
  /// otherwise.
  let category: UIContentSizeCategory

  /// The sizes outside those for accessibility, from the smallest.
  private static let sizes: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
  ]

  /// The sizes in the order of how far from a build's default they are, the smaller of two first.
  private static func candidates(
    _ tools: ToolsVersion
  ) -> [(category: UIContentSizeCategory, distance: Int)] {
    let base = XcodeEra.mediumText.contains(tools) ? 2 : 3
    return sizes.indices.sorted { (abs($0 - base), $0) < (abs($1 - base), $1) }
      .map { (sizes[$0], abs($0 - base)) }
  }

  /// Reads the record of a document.
  ///
  /// - Parameters:
  ///   - contents: The document.
  ///   - scale: The pixels in a point of the canvas' device.
  /// - Complexity: O(*n*) in the number of views.
  init(_ contents: DocumentContents, scale: Double) {
    let candidates = Self.candidates(contents.header.toolsVersion)
    var votes = [Int](repeating: 0, count: candidates.count)
    var labels = 0
    let measurer = TextSystem.measurer(
      forSystemGeneration: XcodeEra.systemGeneration(contents.header.toolsVersion))
    let styles = CanvasTextStyles(tools: contents.header.toolsVersion)
    for view in contents.views {
      guard case .label(let label) = view.details, let frame = view.frame,
        case .textStyle(let name) = label.font?.face, label.text?.isEmpty == false
      else { continue }
      let explained = candidates.map { candidate in
        Explained(
          label, frame: frame,
          font: styles.font(name, for: ContentSize(candidate.category)).textFont, scale: scale,
          measurer)
      }
      // A label of several lines that no size explains was stretched.
      guard label.numberOfLines == 1 || explained.contains(where: { $0.height || $0.width }) else {
        continue
      }
      labels += 1
      // A width says more than a height, which many sizes share, but not every label chose its own.
      let hasWidth = explained.contains { $0.width }
      for (index, label) in explained.enumerated() where hasWidth ? label.width : label.height {
        votes[index] += 1
      }
    }
    // The candidates are in the order of their distance: of equals the nearest to the default
    // counts.
    let most = votes.max() ?? 0
    let index = votes.firstIndex(of: most) ?? 0
    let isProven = most > 1 || candidates[index].distance > 1
    category =
      candidates[isProven && most > votes[0] && 2 * most > labels ? index : 0].category
  }
}

/// Which sides of a label's frame its text explains at one text size.
private struct Explained {
  var width: Bool
  var height: Bool

  init(
    _ label: LabelElement, frame: RectElement, font: TextFont, scale: Double,
    _ measurer: some TextMeasuring
  ) {
    let size = measurer.measure(StyledText(label.text ?? "", font: font), in: .oneLine)
    func isRounded(_ length: Double, to side: Double) -> Bool {
      [1, scale].contains { abs(PixelCeiling(scale: $0).up(length) - side) < 0.02 }
    }
    width = label.attributedText == nil && isRounded(size.width, to: frame.width)
    let metrics = measurer.metrics(of: font)
    let pitch = metrics.lineHeight + metrics.leading
    // As many lines as there is room for, if there may be several.
    let further =
      label.numberOfLines == 1
      ? 0 : max(0, ((frame.height - metrics.lineHeight) / pitch).rounded(.down))
    height = isRounded(metrics.lineHeight + further * pitch, to: frame.height)
  }
}
