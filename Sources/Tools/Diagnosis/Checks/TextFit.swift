import AutoLayout
import Foundation
import TextMetrics

/// Whether a view's text fits into the view; texts are measured again only for other sizes.
@MainActor
final class TextFit {
  enum Fault: Hashable {
    case width(needed: Double, given: Double)
    case lines(needed: Int, allowed: Int)
    case height(needed: Double, given: Double)
  }

  /// The values that decide about a fault.
  struct Need {
    /// The missing extents in points; a positive extent is a fault.
    var width: Double?
    var height: Double?
    /// The width that a single line needs.
    var natural: Double?
    var lines: TextMeasurement?
    /// Whether some lines are not shown.
    var isCut = false
    /// Whether the lines would be the same at unlimited width.
    var isWhole = false
    /// Whether it depends on the size in another way.
    var isUnknown = false
  }

  private let view: UIView
  private var size: CGSize?
  private var knownNeed = Need()
  private var known: Fault?
  private var oneLine: TextMeasurement?
  /// A label's lines at unlimited width.
  private var whole: TextMeasurement?
  /// A label's lines, and the width that they were offered.
  private var lines: (measured: TextMeasurement, offered: Double)?

  /// The button size with room for the title.
  private var roomy: (size: CGSize, lack: Double)?
  private lazy var naturalWidth = Double(view.intrinsicContentSize.width)

  /// The part of the length by which widths may be wrong: in letters and fonts that are known only
  /// by a factor, in estimates, and in unknown fonts, which a view's class may also set.
  private static let factorTolerance = 0.03
  private static let estimateTolerance = 0.1
  private static let fontTolerance = 0.2
  private static let comparedTolerance = 0.05
  /// The height in points by which lines are cut visibly.
  private static let leastOverrun = 2.0

  /// Whether the width of the text is an estimate, as in Arabic and in unknown fonts.
  private(set) lazy var isEstimated = hasEstimatedText || hasUnknownFont
  private lazy var hasEstimatedText = shownRuns.contains { $0.text.hasEstimatedWidth }
  private lazy var hasUnknownFont = shownRuns.contains { $0.font?.hasUnknownAdvances == true }
  private lazy var hasScaledFont = shownRuns.contains { $0.font?.isKnownByFactor == true }
  /// Whether all letters are as wide as letters of ASCII: accents add nothing.
  private lazy var isLatin = shownRuns.allSatisfy { run in
    run.text.decomposedStringWithCanonicalMapping.unicodeScalars.allSatisfy {
      $0.isASCII || $0.properties.generalCategory == .nonspacingMark
    }
  }
  private let isOfAppClass: Bool
  /// Whether the document lacks the font, so the app's class may set it.
  private let hasFontOfClass: Bool
  /// Whether another language's text is compared with the document's: the measures are the same.
  let comparesTexts: Bool

  init(
    _ view: UIView, isOfAppClass: Bool = false, hasFontOfClass: Bool = false,
    comparesTexts: Bool = false
  ) {
    self.view = view
    self.isOfAppClass = isOfAppClass
    self.hasFontOfClass = hasFontOfClass
    self.comparesTexts = comparesTexts
  }

  /// The texts that may have a fault, with the font if it is not the system's for the control.
  private var shownRuns: [(text: String, font: TextFont?)] {
    switch view {
    case let label as UILabel: label.shownText.runs.map { ($0.text, $0.font) }
    case let button as UIButton:
      button.shownTitles.flatMap { $0.text.runs.map { ($0.text, $0.font) } }
    case let field as UITextField:
      field.placeholder.map { [($0, field.font?.textFont)] } ?? []
    case let control as UISegmentedControl:
      (0..<control.numberOfSegments).compactMap { control.titleForSegment(at: $0) }
        .map { ($0, nil) }
    case let text as UITextView: [(text.text ?? "", text.font?.textFont)]
    default: []
    }
  }

  /// The text that may have a fault; segments are separated by lines.
  var text: String {
    shownRuns.map(\.text).joined(separator: view is UISegmentedControl ? " | " : "")
  }

  /// The fault at the view's size.
  var fault: Fault? {
    let size = view.bounds.size
    if size != self.size {
      knownNeed = Need()
      known = measured
      self.size = size
    }
    return known
  }

  var need: Need {
    _ = fault
    return knownNeed
  }

  /// The missing length beyond the tolerance.
  private func lack(_ needed: Double, of given: Double) -> Double {
    needed - (given + tolerance(of: given))
  }

  /// A point, or a hundredth of the length; more for widths that are estimates.
  private func tolerance(of length: Double) -> Double {
    if comparesTexts, !hasFontOfClass {
      let share = hasUnknownFont ? Self.comparedTolerance : 0.01
      return max(1, length * (hasEstimatedText ? Self.estimateTolerance : share))
    }
    if hasUnknownFont || isOfAppClass { return max(1, length * Self.fontTolerance) }
    if hasEstimatedText || shrinksText { return max(1, length * Self.estimateTolerance) }
    return max(1, length * (hasScaledFont || !isLatin ? Self.factorTolerance : 0.01))
  }

  /// Whether an unknown font draws a letter or two as an icon.
  private var showsIcon: Bool { hasUnknownFont && text.count <= 2 }

  /// Whether a font that is not at hand draws the app's icons, with unknown widths.
  private lazy var showsUnknownIcons = shownRuns.contains { run in
    run.font?.isBrought != true
      && run.text.unicodeScalars.contains { $0.properties.generalCategory == .privateUse }
  }

  private var shrinksText: Bool { (view as? UILabel)?.adjustsFontSizeToFitWidth ?? false }

  private var measured: Fault? {
    // A row of dashes or dots is a drawn line.
    guard comparesTexts || text.isEmpty || text.hasWords && !showsIcon, !showsUnknownIcons
    else { return nil }
    switch view {
    case let label as UILabel: return fault(of: label)
    case let button as UIButton: return fault(of: button)
    case let field as UITextField:
      // Entered text scrolls, but a placeholder is truncated.
      guard field.text?.isEmpty ?? true, field.placeholder?.isEmpty == false else { return nil }
      return widthFault(naturalWidth * field.leastScale, of: Double(field.bounds.width))
    case let control as UISegmentedControl:
      // Segments have spare room, which they use up before they truncate titles.
      return control.tightestSegment(in: control.bounds.width).flatMap { segment in
        widthFault(Double(segment.title), of: Double(segment.width))
      }
    case let text as UITextView:
      guard !text.isScrollEnabled, !(text.text ?? "").isEmpty else { return nil }
      knownNeed.isUnknown = true
      let needed = Double(text.sizeThatFits(CGSize(width: text.bounds.width, height: 0)).height)
      return heightFault(needed, text)
    default: return nil
    }
  }

  private func fault(of label: UILabel) -> Fault? {
    let text = label.shownText
    guard !text.isBlank else { return nil }
    let width = Double(label.bounds.width)
    if label.numberOfLines == 1 {
      let natural = oneLine ?? label.textMeasurer.measure(text, in: .oneLine)
      // Text that shrinks differs at each width.
      if !label.adjustsFontSizeToFitWidth { oneLine = natural }
      knownNeed.isUnknown = label.adjustsFontSizeToFitWidth
      knownNeed.natural = natural.width
      return widthFault(natural.width, of: width)
        ?? heightFault(natural.height, label, spare: TextInk.spareHeight(of: text, natural))
    }
    // Several lines shrink too, before a line is cut.
    let least = shrinksText ? text.scaled(by: max(0.01, Double(label.minimumScaleFactor))) : text
    // Includes a tolerance, to avoid line breaks by a fraction of one point.
    let free = lines(of: label, least, in: width + tolerance(of: width))
    knownNeed.lines = free
    knownNeed.isWhole = free == whole
    knownNeed.isCut = label.numberOfLines > 0 && free.lineCount > label.numberOfLines
    if label.numberOfLines > 0, free.lineCount > label.numberOfLines {
      return .lines(needed: free.lineCount, allowed: label.numberOfLines)
    }
    return heightFault(free.height, label, spare: TextInk.spareHeight(of: least, free))
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
    // A configured button's title wraps and determines the height.
    let wraps = button.configuration != nil
    guard !wraps else { return nil }
    let size = button.bounds.size
    // A wider button has no less room for a title.
    if let roomy, roomy.size.height == size.height, roomy.size.width <= size.width {
      knownNeed.width = roomy.lack
      return nil
    }
    var worst = -Double.infinity
    let scale = button.leastTitleScale
    for title in button.shownTitles where !title.text.isBlank {
      let text = scale < 1 ? title.text.scaled(by: scale) : title.text
      let given = Double(min(title.rect.width, button.bounds.width))
      if hidesTitle(button, given, title.text) {
        knownNeed.isUnknown = true
        continue
      }
      if title.lineLimit != 1 {
        knownNeed.isUnknown = true
        let room = TextBounds(width: given + tolerance(of: given))
        let lines = button.textMeasurer.measure(text, in: room)
        guard lines.lineCount > title.lineLimit else { continue }
        return .height(needed: lines.height, given: Double(button.bounds.height))
      }
      let natural = button.textMeasurer.measure(text, in: .oneLine).width
      if let fault = widthFault(natural, of: given) { return fault }
      worst = max(worst, knownNeed.width ?? worst)
    }
    knownNeed.width = worst
    if !knownNeed.isUnknown { roomy = (size, worst) }
    return nil
  }

  /// Whether an image leaves so little room that the title is a leftover, or insets move the
  /// title outside the button.
  private func hidesTitle(_ button: UIButton, _ given: Double, _ title: StyledText) -> Bool {
    let offset = button.titleEdgeInsets
    if !comparesTexts, offset.left + offset.right < 0 { return true }
    guard let image = button.currentImage else { return false }
    let room = Double(button.bounds.width - image.size.width)
    if comparesTexts { return min(given, room) <= 0 }
    let needed = button.textMeasurer.measure(title, in: .oneLine).width
    return min(given, room) < needed / 2
  }

  private func widthFault(_ needed: Double, of given: Double) -> Fault? {
    let lack = self.lack(needed, of: given)
    knownNeed.width = lack
    return lack > 0 ? .width(needed: needed, given: given) : nil
  }

  /// Reports text that is taller than the view, apart from the spare height.
  private func heightFault(_ needed: Double, _ view: UIView, spare: Double = 0) -> Fault? {
    let given = Double(view.bounds.height)
    // Heights of lines are known in all scripts, but not in all fonts.
    let share = hasUnknownFont ? Self.fontTolerance : 0.01
    let tolerance = comparesTexts ? max(1, given * 0.01) : max(Self.leastOverrun, given * share)
    let lack = needed - spare - (given + tolerance)
    knownNeed.height = lack
    return lack > 0 ? .height(needed: needed, given: given) : nil
  }
}

extension UITextField {
  /// The factor down to which a placeholder shrinks.
  fileprivate var leastScale: Double {
    guard adjustsFontSizeToFitWidth else { return 1 }
    return min(1, Double(minimumFontSize / (font?.pointSize ?? UIFont.labelFontSize)))
  }
}

extension UIButton {
  /// The factor down to which code lets a title shrink.
  fileprivate var leastTitleScale: Double {
    guard currentTitle != nil, let titleLabel, titleLabel.adjustsFontSizeToFitWidth else {
      return 1
    }
    return max(0.01, Double(titleLabel.minimumScaleFactor))
  }
}

extension String {
  /// Whether a text has a letter, a digit or a picture.
  fileprivate var hasWords: Bool {
    unicodeScalars.contains {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || $0.properties.isEmoji
    }
  }
}

extension StyledText {
  /// Whether the text shows nothing, apart from attachments.
  var isBlank: Bool { runs.allSatisfy { $0.text.allSatisfy(\.isWhitespace) } }
}
