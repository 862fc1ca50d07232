import Foundation
import TextMetrics

struct OverlayPainter {
  private let pen: OverlayPen
  private let bounds: CGRect

  init(in bounds: CGRect, _ pen: OverlayPen) {
    self.bounds = bounds
    self.pen = pen
  }

  func draw(_ marks: [OverlayMark]) -> (items: [DisplayList.Item], omitted: Int) {
    let shown = settled(marks.filter { $0.figure.bounds.isFinite })
    let placed = placed(shown)
    return (shown.flatMap(lines) + labels(placed), placed.count { $0.box == nil })
  }

  /// Moves sizes to their edges and separates distances; faults have priority.
  func settled(_ marks: [OverlayMark]) -> [OverlayMark] {
    var lanes = LineLanes(step: pen.lane)
    var settled = marks
    let ranked =
      marks.indices.filter { marks[$0].state != .satisfied }
      + marks.indices.filter { marks[$0].state == .satisfied }
    for index in ranked {
      switch marks[index].figure {
      case .distance(let start, let end):
        let line = OverlayMark.Segment(start, end)
        let shift = lanes.shift(line, room: marks[index].slide)
        settled[index].move(by: line.across(shift))
      case .extent(let start, let end):
        let move = offset(start, end)
        let line = OverlayMark.Segment(start.moved(by: move), end.moved(by: move))
        let isOutside = move.x + move.y > 0
        let shift = lanes.shift(line, room: isOutside ? .infinity : 0, isOneSided: true)
        settled[index].move(by: move.moved(by: line.across(shift)))
        settled[index].figure = .distance(
          from: line.start.moved(by: line.across(shift)), to: line.end.moved(by: line.across(shift))
        )
      default: break
      }
    }
    return settled
  }

  // MARK: - Lines

  private func lines(of mark: OverlayMark) -> [DisplayList.Item] {
    let dashes = mark.isDashed ? pen.dashes : []
    let thin = mark.extensions.flatMap { extended in
      stroke(.line(from: extended.start, to: extended.end), mark, pen.thin, pen.dashes)
    }
    switch mark.figure {
    case .box(let box):
      let isOutline = mark.kind == .frames || mark.kind == .alignment
      return stroke(.rectangle(box), mark, isOutline ? pen.thin : pen.line, dashes)
    case .line(let start, let end):
      return stroke(.line(from: start, to: end), mark, pen.thin, dashes)
    case .alignment(let start, let end):
      let pattern = mark.isDashed ? pen.dashes : pen.centerDashes
      return stroke(.line(from: start, to: end), mark, pen.line, pattern)
    case .distance(let start, let end), .extent(let start, let end):
      return thin + beam(start, end, mark, dashes)
    }
  }

  /// A line with bars at both ends; for a distance of 0, only a bar.
  private func beam(
    _ start: CGPoint, _ end: CGPoint, _ mark: OverlayMark, _ dashes: [CGFloat]
  ) -> [DisplayList.Item] {
    let length = hypot(end.x - start.x, end.y - start.y)
    var items: [DisplayList.Item] = []
    if length > pen.line {
      items += stroke(.line(from: start, to: end), mark, pen.line, dashes)
    }
    // A distance of 0 has no direction.
    guard length > 0 else { return items + cross(at: start, mark) }
    let across = CGPoint(
      x: -(end.y - start.y) / length * pen.bar, y: (end.x - start.x) / length * pen.bar)
    for point in [start, end] {
      let bar = Shape.line(
        from: CGPoint(x: point.x - across.x, y: point.y - across.y),
        to: CGPoint(x: point.x + across.x, y: point.y + across.y))
      items += stroke(bar, mark, pen.line, [])
    }
    return items
  }

  private func cross(at point: CGPoint, _ mark: OverlayMark) -> [DisplayList.Item] {
    let box = CGRect(
      x: point.x - pen.bar / 2, y: point.y - pen.bar / 2, width: pen.bar, height: pen.bar)
    return [
      .fill(.rectangle(box.insetBy(dx: -pen.rim, dy: -pen.rim)), Self.light),
      .fill(.rectangle(box), mark.color),
    ]
  }

  private static let light = Color(white: 1, alpha: 0.5)

  /// A line with a light rim, which is visible only on a dark background.
  private func stroke(
    _ shape: Shape, _ mark: OverlayMark, _ width: CGFloat, _ dashes: [CGFloat]
  ) -> [DisplayList.Item] {
    let line = DisplayList.Item.stroke(
      shape, DisplayList.Stroke(mark.color, width: width, dashes: dashes))
    // A light rim around baselines would cover the bottom of letters.
    guard mark.kind != .baselines else { return [line] }
    return [.stroke(shape, DisplayList.Stroke(Self.light, width: width + 2 * pen.rim)), line]
  }

  /// The offset of the line from the view's edge: outwards, or inwards if the outside lacks room.
  private func offset(_ start: CGPoint, _ end: CGPoint) -> CGPoint {
    let isAcross = abs(end.x - start.x) >= abs(end.y - start.y)
    let room = isAcross ? bounds.maxY - start.y : bounds.maxX - start.x
    let distance = room > pen.offset + pen.bar ? pen.offset : -pen.offset
    return isAcross ? CGPoint(x: 0, y: distance) : CGPoint(x: distance, y: 0)
  }

  // MARK: - Labels

  typealias PlacedLabel = (mark: OverlayMark, label: OverlayMark.Label, box: CGRect?)

  /// Places the labels: first for faults, then for constraints, then for the rest.
  func placed(_ marks: [OverlayMark]) -> [PlacedLabel] {
    let height = pen.letters * Self.lineHeight + 2 * pen.padding.height
    var placement = LabelPlacement(in: bounds, height: height, gap: pen.gap)
    let ranked =
      marks.filter { $0.rank == 0 } + marks.filter { $0.rank == 1 } + marks.filter { $0.rank == 2 }
    return ranked.flatMap { mark in
      mark.labels.compactMap { label in
        // A mark outside the picture gets no label in it.
        guard label.anchor.isFinite, bounds.contains(label.anchor, reach: height) else {
          return nil
        }
        let size = CGSize(
          width: width(of: label.text) + 2 * pen.padding.width, height: height)
        return (mark, label, placement.place(size, at: label.anchor))
      }
    }
  }

  private func labels(_ placed: [PlacedLabel]) -> [DisplayList.Item] {
    // Leader lines are below labels, since they may cross them.
    let leaders = placed.flatMap { mark, label, box -> [DisplayList.Item] in
      guard let box, !box.contains(label.anchor, reach: pen.pixel) else { return [] }
      let end = CGPoint(
        x: min(max(label.anchor.x, box.minX), box.maxX),
        y: min(max(label.anchor.y, box.minY), box.maxY))
      let dot = CGRect(
        x: label.anchor.x - pen.line, y: label.anchor.y - pen.line, width: 2 * pen.line,
        height: 2 * pen.line)
      return stroke(.line(from: label.anchor, to: end), mark, pen.thin, [])
        + [.fill(.ellipse(in: dot), mark.color)]
    }
    return leaders
      + placed.flatMap { mark, label, box in
        box.map { items(of: label.text, in: $0, mark.color) } ?? []
      }
  }

  private func items(of text: String, in box: CGRect, _ color: Color) -> [DisplayList.Item] {
    let baseline = box.minY + pen.padding.height + pen.letters * 0.952
    return [
      .fill(.rounded(box, radius: 3 * pen.pixel), color),
      .line(
        TextLine(
          text, font: Font(size: Double(pen.letters), weight: 600), color: .white,
          at: CGPoint(x: box.minX + pen.padding.width, y: baseline),
          width: box.width - 2 * pen.padding.width)),
    ]
  }

  /// The line height of San Francisco, in ems.
  private static let lineHeight: CGFloat = 1.193359

  private static let measurer = SystemFontMetrics()

  private func width(of text: String) -> CGFloat {
    // Tracking depends on the size: measuring at a fixed size gives equal widths at any scale.
    let font = TextFont.system(14, weight: 0.3)
    let width = Self.measurer.measure(
      StyledText(runs: [TextRun(text, font: font)]), in: .oneLine
    ).width
    return CGFloat(width) / 14 * pen.letters
  }
}

extension OverlayMark {
  fileprivate var rank: Int { state != .satisfied ? 0 : kind == .constraints ? 1 : 2 }

  fileprivate mutating func move(by step: CGPoint) {
    guard step != .zero else { return }
    if case .distance(let start, let end) = figure {
      figure = .distance(from: start.moved(by: step), to: end.moved(by: step))
    }
    for index in labels.indices { labels[index].anchor = labels[index].anchor.moved(by: step) }
    for index in extensions.indices {
      extensions[index].end = extensions[index].end.moved(by: step)
    }
  }
}

extension OverlayMark.Segment {
  fileprivate func across(_ distance: CGFloat) -> CGPoint {
    abs(end.x - start.x) >= abs(end.y - start.y)
      ? CGPoint(x: 0, y: distance) : CGPoint(x: distance, y: 0)
  }
}

extension OverlayMark.Figure {
  var bounds: CGRect {
    switch self {
    case .box(let box): box.standardized
    case .distance(let start, let end), .extent(let start, let end),
      .alignment(let start, let end), .line(let start, let end):
      Shape.line(from: start, to: end).bounds
    }
  }
}

extension CGPoint {
  fileprivate func moved(by step: CGPoint) -> CGPoint { CGPoint(x: x + step.x, y: y + step.y) }
}

extension CGRect {
  fileprivate func contains(_ point: CGPoint, reach: CGFloat) -> Bool {
    point.x >= minX - reach && point.x <= maxX + reach && point.y >= minY - reach
      && point.y <= maxY + reach
  }
}
