import AutoLayout
import Foundation
import TextMetrics

struct DrawnTextPainter {
  private let text: DrawnText
  private let measurer: any TextMeasuring
  private let layout: TextLayout
  private let room: Double

  init(_ text: DrawnText, measurer: (any TextMeasuring)? = nil) {
    self.text = text
    let measurer = measurer ?? TextSystem.measurer
    self.measurer = measurer
    // The tolerance keeps a width that was rounded to pixels from breaking a line.
    room = Double(text.rect.width) + 0.01
    layout = measurer.layout(
      text.text, in: TextBounds(width: room, maximumLines: text.lineLimit))
  }

  var height: Double { layout.height }

  private struct Segment {
    var run: TextRun
    var look: TextLook
    var string: String
    var x: Double
    var width: Double
    var line: TextLayout.Line
  }

  var items: [DisplayList.Item] {
    let segments = layout.lines.flatMap(segments)
    return segments.flatMap(background) + segments.flatMap(letters)
  }

  // MARK: Places

  private func start(of line: TextLayout.Line) -> Double {
    let spare = room - line.indent - line.width
    return switch text.text.paragraph.alignment {
    case .left: line.indent
    case .center: line.indent + spare / 2
    case .right: spare
    case .justified, .natural: text.isRightToLeft ? spare : line.indent
    }
  }

  private func segments(of line: TextLayout.Line) -> [Segment] {
    var segments: [Segment] = []
    var x = Double(text.rect.minX) + start(of: line)
    var first = 0
    for (index, run) in text.text.runs.enumerated() {
      let bytes = first..<first + run.text.utf8.count
      first = bytes.upperBound
      let string = line.shown(run.text, at: bytes).filter { !$0.isNewline }
      guard !string.isEmpty else { continue }
      let isWhole = text.text.runs.count == 1
      let width = isWhole ? line.width : measurer.advance(of: string, in: run)
      let look = index < text.looks.count ? text.looks[index] : TextLook(.black)
      segments.append(
        Segment(run: run, look: look, string: string, x: x, width: width, line: line))
      x += width
    }
    return segments
  }

  // MARK: Items

  private func baseline(_ segment: Segment) -> Double {
    Double(text.rect.minY) + segment.line.baseline - segment.run.baselineOffset
  }

  private func background(_ segment: Segment) -> [DisplayList.Item] {
    guard let color = segment.look.background else { return [] }
    let box = CGRect(
      x: segment.x, y: Double(text.rect.minY) + segment.line.top, width: segment.width,
      height: segment.line.height)
    return [.fill(.rectangle(box), Color(plain: color))]
  }

  private func letters(_ segment: Segment) -> [DisplayList.Item] {
    let look = segment.look
    if let box = segment.run.attachment {
      guard let image = look.image else { return [] }
      let frame = CGRect(
        x: segment.x, y: baseline(segment) - box.y - box.height, width: box.width,
        height: box.height)
      return image.items(
        in: frame, tint: Color(plain: look.color ?? .black), isTemplate: false, isMirrored: false)
    }
    func line(_ color: CGColor) -> TextLine {
      TextLine(
        segment.string, font: Font(segment.run.font), color: Color(plain: color),
        at: CGPoint(x: segment.x, y: baseline(segment)), width: CGFloat(segment.width))
    }
    var items: [DisplayList.Item] = []
    if let line = look.underline { items += rule(line, segment, isThrough: false) }
    if let color = look.color { items.append(.line(line(color))) }
    if let outline = look.outline {
      items.append(.letterOutlines(line(outline.color), width: outline.width))
    }
    if let line = look.strikethrough { items += rule(line, segment, isThrough: true) }
    guard let shadow = look.shadow else { return items }
    let thrown = Shadow(
      Color(plain: shadow.color), offset: shadow.offset, blur: shadow.blur / 2, of: items)
    return [.shadow(thrown)] + items
  }

  /// An underline or strikethrough: a fourteenth of the font's size thick (F13.6).
  private func rule(
    _ line: TextLook.Line, _ segment: Segment, isThrough: Bool
  ) -> [DisplayList.Item] {
    let size = segment.run.font.pointSize
    let isThick = line.style.rawValue & NSUnderlineStyle.double.rawValue == 2
    let isDouble = line.style.rawValue & NSUnderlineStyle.double.rawValue == 9
    let height = size / 14 * (isThick ? 2 : 1)
    let top = baseline(segment) + (isThrough ? -0.26 * size - height / 2 : 0.1 * size)
    let rows = isDouble ? [top, top + 2 * height] : [top]
    return rows.map { y in
      let box = CGRect(x: segment.x, y: y, width: segment.width, height: height)
      let color = Color(plain: line.color)
      let pattern = (line.style.rawValue >> 8) & 0x7
      guard pattern != 0 else { return .fill(.rectangle(box), color) }
      // Dots, dashes and their combinations, in multiples of the line width.
      let dashes: [CGFloat] = [[3, 3], [10, 5], [10, 3, 3, 3], [10, 3, 3, 3, 3, 3]][
        min(pattern, 4) - 1
      ].map { $0 * CGFloat(height) }
      let middle = CGFloat(y + height / 2)
      return .stroke(
        .line(from: CGPoint(x: box.minX, y: middle), to: CGPoint(x: box.maxX, y: middle)),
        DisplayList.Stroke(color, width: CGFloat(height), dashes: dashes))
    }
  }
}
