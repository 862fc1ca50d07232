public import Foundation
import TextMetrics

extension NSAttributedString {
  public func draw(at point: CGPoint) {
    let far = CGFloat(10_000_000)
    draw(TextBox(rect: CGRect(x: point.x, y: point.y, width: far, height: far), isAligned: false))
  }

  /// Draws the text wrapped in a rectangle; omits lines that do not fit, except the first.
  public func draw(in rect: CGRect) {
    draw(TextBox(rect: rect, isAligned: true))
  }

  /// Draws the text; the origin is the baseline's left end unless `usesLineFragmentOrigin` is set.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    _ = boundingRect(with: rect.size, options: options, context: context)
    guard options.contains(.usesLineFragmentOrigin) else {
      let text = StyledText(
        self, font: TextFont(family: .named("Helvetica"), pointSize: 12),
        paragraph: ParagraphStyle())
      let baseline = TextSystem.measurer.layout(text, in: .oneLine).firstBaseline
      return draw(at: CGPoint(x: rect.minX, y: rect.minY - CGFloat(baseline)))
    }
    var box = TextBox(rect: rect, isAligned: true)
    box.endsInEllipsis = options.contains(.truncatesLastVisibleLine)
    draw(box)
  }

  /// A text's layout rectangle.
  private struct TextBox {
    var rect: CGRect
    var isAligned: Bool
    var endsInEllipsis = false
  }

  private func draw(_ box: TextBox) {
    guard let context = UIGraphicsGetCurrentContext(), length > 0, box.rect.width > 0 else {
      return
    }
    var drawn = DrawnText(self, in: box.rect, color: CGColor(gray: 0, alpha: 1))
    if box.endsInEllipsis { drawn.text.paragraph.lineBreakMode = .truncatingTail }
    if box.isAligned {
      let bounds = TextBounds(width: Double(box.rect.width), maximumLines: 0)
      let lines = TextSystem.measurer.layout(drawn.text, in: bounds).lines
      let fitting = lines.count { $0.top + $0.height <= Double(box.rect.height) + 0.01 }
      drawn.lineLimit = max(1, fitting)
    } else {
      drawn.text.paragraph.alignment = .left
    }
    context.record(.text(drawn, context.state.transform, context.state.look))
  }
}

extension NSString {
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as String).draw(at: point, withAttributes: attrs)
  }

  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    (self as String).draw(in: rect, withAttributes: attrs)
  }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    (self as String).draw(with: rect, options: options, attributes: attributes, context: context)
  }
}

extension String {
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(
      with: rect, options: options, context: context)
  }
}
