import AutoLayout
import Foundation
import TextMetrics

/// Whether the text of a view fits into it; texts are measured again only for other sizes.
@MainActor
final class TextFit {
  enum Fault: Hashable {
    case width(needed: Double, given: Double)
    case lines(needed: Int, allowed: Int)
    case height(needed: Double, given: Double)
  }

  private let view: UIView
  private var size: CGSize?
  private var known: Fault?
  private var oneLine: TextMeasurement?
  /// A label's lines without a limit to their width.
  private var whole: TextMeasurement?
  /// The lines of a label, and the width that they were offered.
  private var lines: (measured: TextMeasurement, offered: Double)?

  /// The size of a button with room for its title.
  private var roomy: CGSize?
  private lazy var naturalWidth = Double(view.intrinsicContentSize.width)

  init(_ view: UIView) { self.view = view }

  /// The fault at the view's size.
  var fault: Fault? {
    let size = view.bounds.size
    if size != self.size {
      known = measured
      self.size = size
    }
    return known
  }

  /// Whether a length is exceeded by more than a point, or a hundredth of it.
  private static func isMore(_ needed: Double, than given: Double) -> Bool {
    needed > given + max(1, given * 0.01)
  }

  private var measured: Fault? {
    switch view {
    case let label as UILabel: return fault(of: label)
    case let button as UIButton: return fault(of: button)
    case let field as UITextField:
      // Entered text scrolls, but a placeholder is truncated.
      guard field.text?.isEmpty ?? true, field.placeholder?.isEmpty == false else { return nil }
      return widthFault(field)
    case let control as UISegmentedControl: return widthFault(control)
    case let text as UITextView:
      guard !text.isScrollEnabled, !(text.text ?? "").isEmpty else { return nil }
      let needed = Double(text.sizeThatFits(CGSize(width: text.bounds.width, height: 0)).height)
      return heightFault(needed, text)
    default: return nil
    }
  }

  private func fault(of label: UILabel) -> Fault? {
    let text = label.shownText
    guard !text.isEmpty else { return nil }
    let width = Double(label.bounds.width)
    if label.numberOfLines == 1 {
      let natural = oneLine ?? label.textMeasurer.measure(text, in: .oneLine)
      // Text that shrinks is another one at each width.
      if !label.adjustsFontSizeToFitWidth { oneLine = natural }
      if Self.isMore(natural.width, than: width) {
        return .width(needed: natural.width, given: width)
      }
      return heightFault(natural.height, label)
    }
    // Includes a tolerance, to avoid line breaks by a fraction of a point.
    let free = lines(of: label, text, in: width + max(1, width * 0.01))
    if label.numberOfLines > 0, free.lineCount > label.numberOfLines {
      return .lines(needed: free.lineCount, allowed: label.numberOfLines)
    }
    return heightFault(free.height, label)
  }

  /// Measures wrapped text; lines that fit into a smaller room do not change.
  private func lines(
    of label: UILabel, _ text: StyledText, in room: Double
  ) -> TextMeasurement {
    if let lines, room <= lines.offered, room >= lines.measured.width { return lines.measured }
    let whole = whole ?? label.textMeasurer.measure(text, in: TextBounds(width: .infinity))
    self.whole = whole
    if room >= whole.width { return whole }
    let measured = label.textMeasurer.measure(text, in: TextBounds(width: room))
    lines = (measured, room)
    return measured
  }

  private func fault(of button: UIButton) -> Fault? {
    // The title of a configured button wraps and determines its height.
    let wraps = button.configuration != nil
    guard !wraps else { return nil }
    let size = button.bounds.size
    // A wider button has no less room for its title.
    if let roomy, roomy.height == size.height, roomy.width <= size.width { return nil }
    for title in button.shownTitles where !title.text.isEmpty {
      let natural = button.textMeasurer.measure(title.text, in: .oneLine).width
      let given = Double(min(title.rect.width, button.bounds.width))
      if Self.isMore(natural, than: given) { return .width(needed: natural, given: given) }
    }
    roomy = size
    return nil
  }

  private func widthFault(_ view: UIView) -> Fault? {
    let (needed, given) = (naturalWidth, Double(view.bounds.width))
    return Self.isMore(needed, than: given) ? .width(needed: needed, given: given) : nil
  }

  private func heightFault(_ needed: Double, _ view: UIView) -> Fault? {
    let given = Double(view.bounds.height)
    return Self.isMore(needed, than: given) ? .height(needed: needed, given: given) : nil
  }
}

extension StyledText {
  var isEmpty: Bool { runs.allSatisfy { $0.text.isEmpty } }
}
