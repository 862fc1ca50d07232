package import AutoLayout
import Foundation
import TextMetrics

/// How a label's text is drawn: at the natural width, condensed, or truncated.
@MainActor
package struct LabelText {
  package let lineCount: Int
  package let isCut: Bool
  package let squeeze: Double
  /// The width of the text when lines break only at line ends.
  package let contentWidth: Double

  /// Measures a label in the current frame, by the rules of drawing.
  package init(_ label: UILabel) {
    let fitted = FittedText(
      label.shownText, room: Double(label.bounds.width), lineLimit: label.numberOfLines,
      height: Double(label.bounds.height), by: label.textMeasurer)
    lineCount = fitted.layout.lines.count
    isCut = fitted.layout.isTruncated
    squeeze = fitted.layout.lines.map { fitted.squeeze(of: $0) }.min() ?? 1
    contentWidth = label.textMeasurer.measure(label.shownText, in: TextBounds()).width
  }
}
