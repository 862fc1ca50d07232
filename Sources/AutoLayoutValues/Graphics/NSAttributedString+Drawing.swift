public import Foundation
import TextMetrics

extension NSAttributedString {
  /// Draws the text in the present context, each paragraph in one line.
  ///
  /// - Parameter point: The upper left corner of the first line.
  public func draw(at point: CGPoint) {
    let far = CGFloat(10_000_000)
    draw(TextBox(rect: CGRect(x: point.x, y: point.y, width: far, height: far), isAligned: false))
  }

  /// Draws the text in the present context, wrapped at the width of a rectangle; lines that the
  /// rectangle has no room for are left out, but for the first.
  public func draw(in rect: CGRect) {
    draw(TextBox(rect: rect, isAligned: true))
  }

  /// Draws the text in the present context.
  ///
  /// - Parameters:
  ///   - rect: The rectangle of the lines; the left end of the baseline, where the text is to stand
  ///     in one line.
  ///   - options: How the text is laid out: wrapped with `usesLineFragmentOrigin`.
  ///   - context: Receives the rectangle that the text takes.
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

  /// Where a text is drawn.
  private struct TextBox {
    var rect: CGRect
    /// Whether the width says where lines stand, and how many there are room for.
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
  /// Draws the text in the present context, each paragraph in one line.
  ///
  /// - Parameters:
  ///   - point: The upper left corner of the first line.
  ///   - attrs: The attributes of all of it.
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
  /// Draws the text in the present context, each paragraph in one line.
  ///
  /// - Parameters:
  ///   - point: The upper left corner of the first line.
  ///   - attrs: The attributes of all of it.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }

  /// Draws the text in the present context.
  ///
  /// - Parameters:
  ///   - rect: The rectangle of the lines.
  ///   - options: How the text is laid out.
  ///   - attributes: The attributes of all of it.
  ///   - context: Receives the rectangle that the text takes.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes).draw(
      with: rect, options: options, context: context)
  }
}
