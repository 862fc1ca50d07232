import AutoLayout
import Foundation
import InterfaceBuilder
import TextMetrics

@MainActor
struct VisibleContent {
  struct Piece {
    let item: Int
    let rect: CGRect
    /// The rectangle with insets that are free, as of text views.
    let outer: CGRect
  }

  let pieces: [Piece]

  init(_ survey: SceneSurvey) {
    var pieces: [Piece] = []
    for (index, item) in survey.items.enumerated() where item.isVisible {
      guard let rect = item.content.rect(of: item), rect.width > 0, rect.height > 0 else {
        continue
      }
      let outer = item.view is UITextView ? item.rect : rect
      pieces.append(Piece(item: index, rect: rect, outer: outer))
    }
    self.pieces = pieces
  }
}

/// The visible part in a view; a label's text is measured again only for other sizes.
@MainActor
final class ContentRect {
  private enum Extent {
    case nothing, whole
    /// A text view's text; the insets around it stay free.
    case inset(UITextView)
    case text(UILabel)
  }

  private let extent: Extent
  /// The rectangle of the label's text in bounds with this size.
  private var known: (bounds: CGSize, text: CGRect)?
  private var natural: Double?

  init(_ view: UIView, isLabel: Bool) {
    switch view {
    case let label as UILabel: extent = isLabel ? .text(label) : .nothing
    case let button as UIButton:
      // Views below a button are touchable if the button has neither title nor image.
      let isEmpty =
        button.currentTitle == nil && button.currentAttributedTitle == nil
        && button.currentImage == nil
      extent = isEmpty ? .nothing : .whole
    case let text as UITextView: extent = .inset(text)
    case is UITextField, is UISegmentedControl, is UISwitch, is UISlider, is UIStepper,
      is UIDatePicker:
      extent = .whole
    default: extent = .nothing
    }
  }

  func rect(of item: SceneSurvey.Item) -> CGRect? {
    switch extent {
    case .nothing: return nil
    // Some controls draw a shadow outside the alignment rectangle.
    case .whole: return item.view.alignmentRect(forFrame: item.rect)
    case .inset(let text):
      let insets = text.textContainerInset
      guard item.rect.width > insets.left + insets.right,
        item.rect.height > insets.top + insets.bottom
      else { return item.rect }
      return item.rect.inset(by: insets)
    case .text(let label):
      let text = text(of: label)
      return Self.place(text, in: label)?.offsetBy(dx: item.rect.minX, dy: item.rect.minY)
    }
  }

  private func text(of label: UILabel) -> CGRect {
    let bounds = label.bounds.size
    if let known, known.bounds == bounds || keeps(known.text, of: label, in: bounds) {
      return known.text
    }
    let text = label.textRect(
      forBounds: CGRect(origin: .zero, size: bounds), limitedToNumberOfLines: label.numberOfLines)
    known = (bounds, text)
    return text
  }

  /// Whether known lines do not change: all of the text fits into them in other bounds.
  private func keeps(_ text: CGRect, of label: UILabel, in bounds: CGSize) -> Bool {
    guard let known, known.bounds.height == bounds.height, bounds.width >= text.width,
      !label.adjustsFontSizeToFitWidth
    else { return false }
    if label.numberOfLines == 0, bounds.width <= known.bounds.width { return true }
    let limit = label.numberOfLines == 1 ? TextBounds.oneLine : TextBounds(width: .infinity)
    let natural = natural ?? label.textMeasurer.measure(label.shownText, in: limit).width
    self.natural = natural
    return natural <= Double(text.width)
  }

  private static func place(_ size: CGRect, in label: UILabel) -> CGRect? {
    guard size.width > 0 else { return nil }
    let rest = label.bounds.width - size.width
    let isRightToLeft = label.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x: CGFloat =
      switch label.textAlignment {
      case .center: rest / 2
      case .right: rest
      case .natural, .justified: isRightToLeft ? rest : 0
      case .left: 0
      }
    return CGRect(x: x, y: size.minY, width: size.width, height: size.height)
  }
}

extension UIView {
  /// Whether no background is visible.
  var isClear: Bool { (backgroundColor?.cgColor.alpha ?? 0) < 0.05 }
}

extension UIButton {
  /// The letters of the titles and the image, in place of the empty edges; nil if there are none.
  ///
  /// - Parameter isPlain: Whether a background counts as well.
  func seenPart(isPlain: Bool, in rect: CGRect) -> CGRect? {
    if isPlain {
      guard configuration == nil, currentBackgroundImage == nil, isClear else { return nil }
    }
    var seen = CGRect.null
    for title in shownTitles where !title.text.isBlank {
      let lines = textMeasurer.measure(title.text, in: .oneLine)
      let spare = TextInk.spareHeight(of: title.text, lines) / 2
      seen = seen.union(title.rect.insetBy(dx: 0, dy: min(spare, title.rect.height / 2)))
    }
    if currentImage != nil { seen = seen.union(shownImageRect) }
    guard !seen.isNull else { return nil }
    return seen.offsetBy(dx: rect.minX - bounds.minX, dy: rect.minY - bounds.minY)
  }
}
