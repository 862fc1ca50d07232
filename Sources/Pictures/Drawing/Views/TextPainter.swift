import Foundation
import TextMetrics

/// Converts laid-out text into positioned lines, with the line breaks of the layout.
struct TextPainter {
  let text: StyledText
  let colors: [Color]
  let measurer: any TextMeasuring
  let isRightToLeft: Bool

  enum VerticalPlace {
    case top
    /// The middle; the top if the lines are higher than the box.
    case center
  }

  func items(
    in box: CGRect, lineLimit: Int, _ place: VerticalPlace = .center, height: Double? = nil
  ) -> [DisplayList.Item] {
    let fitted = FittedText(
      text, room: Double(box.width), lineLimit: lineLimit, height: height, by: measurer)
    let (layout, room) = (fitted.layout, fitted.room)
    let spare = max(0, Double(box.height) - layout.height)
    let top = Double(box.minY) + (place == .center ? spare / 2 : 0)
    let items = layout.lines.flatMap { line -> [DisplayList.Item] in
      let squeeze = fitted.squeeze(of: line)
      var x = Double(box.minX) + start(of: line, room: room, squeeze: squeeze)
      return segments(of: line).map { segment in
        defer { x += segment.width * squeeze }
        let run = text.runs[segment.run]
        var item = TextLine(
          segment.string, font: Font(run.font), color: colors[segment.run],
          at: CGPoint(x: x, y: top + line.baseline), width: CGFloat(segment.width * squeeze))
        item.advances = advances(of: segment.string, in: run).map {
          $0.map { CGFloat($0 * squeeze) }
        }
        return .line(item)
      }
    }
    guard isClipped, layout.isTruncated else { return items }
    return [.group(DisplayList.Group(clip: .rectangle(box), items: items))]
  }

  private func advances(of string: String, in run: TextRun) -> [Double?] {
    var part = run
    part.text = string
    return measurer.advances(of: part)
  }

  /// Whether text that is too long is clipped at the edge, and therefore drawn completely.
  private var isClipped: Bool { text.paragraph.lineBreakMode == .clipping }

  private func start(of line: TextLayout.Line, room: Double, squeeze: Double) -> Double {
    let spare = room - line.indent - line.width * squeeze
    return switch text.paragraph.alignment {
    case .left: line.indent
    case .center: line.indent + spare / 2
    case .right: spare
    case .justified, .natural: isRightToLeft ? spare : line.indent
    }
  }

  private struct Segment {
    var run: Int
    var string: String
    var width: Double
  }

  private func segments(of line: TextLayout.Line) -> [Segment] {
    guard text.runs.count > 1 else {
      let whole = text.runs.first?.text ?? ""
      let string = line.shown(whole, at: 0..<whole.utf8.count)
      let width = isClipped ? measurer.advance(of: string, in: text.runs[0]) : line.width
      return [Segment(run: 0, string: string, width: width)]
    }
    var segments: [Segment] = []
    var start = 0
    for (index, run) in text.runs.enumerated() {
      let bytes = start..<start + run.text.utf8.count
      start = bytes.upperBound
      let string = line.shown(run.text, at: bytes)
      guard !string.isEmpty else { continue }
      segments.append(
        Segment(run: index, string: string, width: measurer.advance(of: string, in: run)))
    }
    return segments
  }
}
