package import AutoLayout
import Foundation
import TextMetrics

/// How the text of a label is drawn: whole, drawn narrower, or cut.
@MainActor
package struct LabelText {
  /// How many lines are drawn.
  package let lineCount: Int
  /// Whether some of the text is not shown.
  package let isCut: Bool
  /// How much narrower the narrowest line is drawn than it is, 1 for not at all.
  package let squeeze: Double
  /// How wide the text is in one line, or in as many as its line ends make.
  package let contentWidth: Double

  /// Looks at a label in its present frame; what draws it decides the same way.
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
