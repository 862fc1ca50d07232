import AutoLayout
import Foundation
import TextMetrics

@MainActor
enum TextFit {
  enum Fault: Hashable {
    case width(needed: Double, given: Double)
    case lines(needed: Int, allowed: Int)
    case height(needed: Double, given: Double)
  }

  /// Whether a length is exceeded by more than a point, or a hundredth of it.
  private static func isMore(_ needed: Double, than given: Double) -> Bool {
    needed > given + max(1, given * 0.01)
  }

  static func fault(of view: UIView) -> Fault? {
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

  private static func fault(of label: UILabel) -> Fault? {
    let text = label.shownText
    guard !text.isEmpty else { return nil }
    let measurer = label.textMeasurer
    let width = Double(label.bounds.width)
    if label.numberOfLines == 1 {
      let natural = measurer.measure(text, in: .oneLine)
      if isMore(natural.width, than: width) {
        return .width(needed: natural.width, given: width)
      }
      return heightFault(natural.height, label)
    }
    // Includes a tolerance, to avoid line breaks by a fraction of a point.
    let room = width + max(1, width * 0.01)
    let free = measurer.measure(text, in: TextBounds(width: room))
    if label.numberOfLines > 0, free.lineCount > label.numberOfLines {
      return .lines(needed: free.lineCount, allowed: label.numberOfLines)
    }
    return heightFault(free.height, label)
  }

  private static func fault(of button: UIButton) -> Fault? {
    // The title of a configured button wraps and determines its height.
    let wraps = button.configuration != nil
    for title in button.shownTitles where !title.text.isEmpty {
      let natural = button.textMeasurer.measure(title.text, in: .oneLine).width
      let given = Double(min(title.rect.width, button.bounds.width))
      if !wraps, isMore(natural, than: given) { return .width(needed: natural, given: given) }
    }
    return nil
  }

  private static func widthFault(_ view: UIView) -> Fault? {
    let (needed, given) = (Double(view.intrinsicContentSize.width), Double(view.bounds.width))
    return isMore(needed, than: given) ? .width(needed: needed, given: given) : nil
  }

  private static func heightFault(_ needed: Double, _ view: UIView) -> Fault? {
    let given = Double(view.bounds.height)
    return isMore(needed, than: given) ? .height(needed: needed, given: given) : nil
  }
}

extension StyledText {
  var isEmpty: Bool { runs.allSatisfy { $0.text.isEmpty } }
}
