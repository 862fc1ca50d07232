import AutoLayout
import Foundation
import TextMetrics

extension ViewPainter {
  /// Lines of text in a box; lines beyond `height` are left out.
  func text(
    _ text: StyledText, attributed: NSAttributedString? = nil, color: Color, of view: UIView,
    in box: CGRect, lineLimit: Int = 1, _ place: TextPainter.VerticalPlace = .center,
    height: Double? = nil
  ) -> [DisplayList.Item] {
    guard box.width > 0, box.height > 0, !color.isInvisible || attributed != nil else { return [] }
    if let attributed,
      let items = ornate(
        text, attributed, color: color, of: view, in: box, lineLimit: lineLimit, place)
    {
      return items
    }
    let painter = TextPainter(
      text: text, colors: colors(of: text, attributed, else: color), measurer: view.textMeasurer,
      isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    return painter.items(in: box, lineLimit: lineLimit, place, height: height)
  }

  func text(
    _ string: String, font: TextFont, alignment: ParagraphStyle.Alignment, color: Color,
    of view: UIView, in box: CGRect
  ) -> [DisplayList.Item] {
    var paragraph = ParagraphStyle()
    paragraph.alignment = alignment
    return text(
      StyledText(string, font: font, paragraph: paragraph), color: color, of: view, in: box)
  }

  private func colors(
    of text: StyledText, _ attributed: NSAttributedString?, else color: Color
  ) -> [Color] {
    var colors: [Color] = []
    if let attributed {
      let all = NSRange(location: 0, length: attributed.length)
      // Safe: the pointer that could stop the enumeration is unused.
      unsafe attributed.enumerateAttributes(in: all) { attributes, _, _ in
        colors.append((attributes[.foregroundColor] as? UIColor).map { Color($0) } ?? color)
      }
    }
    let missing = max(0, text.runs.count - colors.count)
    return colors + Array(repeating: color, count: missing)
  }

  func label(_ label: UILabel, _ box: CGRect) -> [DisplayList.Item] {
    let color = Color(label.textColor ?? .label).withFade(label.isEnabled ? 1 : 0.5)
    // A subclass may draw the text in a box other than the label's bounds.
    let bounds = CGRect(origin: label.bounds.origin, size: box.size)
    let place = label.textRect(
      forBounds: bounds, limitedToNumberOfLines: label.numberOfLines)
    // The text keeps the label's width for alignment; the text height gives the vertical position.
    let rect = CGRect(
      x: box.minX, y: box.minY + place.minY - label.bounds.minY, width: box.width,
      height: place.height)
    return text(
      label.shownText, attributed: label.givenAttributedText, color: color, of: label, in: rect,
      lineLimit: label.numberOfLines, height: Double(label.bounds.height))
  }

  func textField(_ field: UITextField, _ box: CGRect) -> [DisplayList.Item] {
    let isEmpty = field.text?.isEmpty ?? true
    let color = isEmpty ? Color(.placeholderText) : Color(field.textColor ?? .label)
    let font = (field.font ?? .systemFont(ofSize: 17)).textFont
    let alignment = ParagraphStyle.Alignment(rawValue: field.textAlignment.rawValue) ?? .natural
    let bounds = CGRect(origin: .zero, size: box.size)
    let place =
      isEmpty
      ? field.placeholderRect(forBounds: bounds)
      : field.isEditing ? field.editingRect(forBounds: bounds) : field.textRect(forBounds: bounds)
    let rect = place.moved(to: box)
    return border(field, box)
      + text(field.shownText, font: font, alignment: alignment, color: color, of: field, in: rect)
  }

  private func border(_ field: UITextField, _ box: CGRect) -> [DisplayList.Item] {
    let line = DisplayList.Stroke(Color(.systemGray4), width: 1)
    let frame = field.borderRect(forBounds: CGRect(origin: .zero, size: box.size)).moved(to: box)
    let inside = frame.insetBy(dx: 0.5, dy: 0.5)
    switch field.borderStyle {
    case .none: return []
    case .roundedRect:
      let shape = Shape.rounded(inside, radius: 5)
      let isBare = field.backgroundColor == nil
      return (isBare ? [.fill(shape, Color(.systemBackground))] : []) + [.stroke(shape, line)]
    case .line: return [.stroke(.rectangle(inside), DisplayList.Stroke(Color(.label), width: 1))]
    case .bezel: return [.stroke(.rectangle(inside), line)]
    }
  }

  func textView(_ view: UITextView, _ box: CGRect) -> [DisplayList.Item] {
    let padding = view.textContainer.lineFragmentPadding
    let insets = view.textContainerInset
    // Content scrolls with the bounds.
    let page = CGRect(
      x: box.minX - view.bounds.minX + insets.left + padding,
      y: box.minY - view.bounds.minY + insets.top,
      width: box.width - insets.left - insets.right - padding * 2, height: box.height)
    let lines = text(
      view.shownText, attributed: view.givenAttributedText,
      color: Color(view.textColor ?? .label), of: view, in: page,
      lineLimit: view.textContainer.maximumNumberOfLines, .top)
    return [.group(DisplayList.Group(clip: .rectangle(box), items: lines))]
  }
}

extension Color {
  func withFade(_ factor: Double) -> Color { withAlpha(alpha * factor) }
}
