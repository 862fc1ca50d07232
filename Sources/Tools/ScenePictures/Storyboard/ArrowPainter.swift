import Drawing
import Foundation

struct ArrowPainter {
  private static let color = Color(white: 0.55)
  private static let pen = DisplayList.Stroke(color, width: 2.5)
  private static let thin = DisplayList.Stroke(color, width: 1.5)
  private static let radius = 13.0

  func items(_ arrow: StoryboardArrow) -> [DisplayList.Item] {
    let head = 11.0
    let step = arrow.direction
    var points = arrow.points
    // The line ends at the base of the head.
    points[points.count - 1] = CGPoint(
      x: arrow.end.x - step.x * head * 0.6, y: arrow.end.y - step.y * head * 0.6)
    return [
      .stroke(.polygon(points, isClosed: false), Self.pen), self.head(at: arrow.end, step, head),
    ] + sign(arrow.kind, at: arrow.middle)
  }

  func initial(_ end: CGPoint) -> [DisplayList.Item] {
    let start = CGPoint(x: end.x - StoryboardArrangement.initialLength, y: end.y)
    let neck = CGPoint(x: end.x - 20, y: end.y)
    return [
      .stroke(.line(from: start, to: neck), DisplayList.Stroke(Self.color, width: 9)),
      head(at: end, CGPoint(x: 1, y: 0), 24),
    ]
  }

  private func head(at end: CGPoint, _ step: CGPoint, _ length: CGFloat) -> DisplayList.Item {
    let base = CGPoint(x: end.x - step.x * length, y: end.y - step.y * length)
    let half = length * 0.6
    return .fill(
      .polygon(
        [
          end, CGPoint(x: base.x - step.y * half, y: base.y + step.x * half),
          CGPoint(x: base.x + step.y * half, y: base.y - step.x * half),
        ], isClosed: true), Self.color)
  }

  private func sign(_ kind: StoryboardArrow.Kind, at middle: CGPoint) -> [DisplayList.Item] {
    let radius = Self.radius
    let circle = Shape.ellipse(
      in: CGRect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius))
    return [.fill(circle, .white), .stroke(circle, Self.pen)] + inside(kind, middle)
  }

  private func inside(_ kind: StoryboardArrow.Kind, _ middle: CGPoint) -> [DisplayList.Item] {
    func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: middle.x + x, y: middle.y + y, width: width, height: height)
    }
    func line(_ points: [(CGFloat, CGFloat)]) -> DisplayList.Item {
      .stroke(
        .polygon(
          points.map { CGPoint(x: middle.x + $0.0, y: middle.y + $0.1) }, isClosed: false),
        Self.thin)
    }
    func outline(_ box: CGRect) -> DisplayList.Item {
      .stroke(.rounded(box, radius: 1.5), Self.thin)
    }
    switch kind {
    case .show:
      return [line([(-6, 0), (5, 0)]), line([(1, -4.5), (5.5, 0), (1, 4.5)])]
    case .showDetail:
      return [outline(box(-6.5, -5, 13, 10)), line([(-2, -5), (-2, 5)])]
    case .present: return [outline(box(-5, -5.5, 10, 11))]
    case .popover:
      return [outline(box(-6, -6, 12, 8.5)), line([(-2.5, 2.5), (0, 6), (2.5, 2.5)])]
    case .embed: return [outline(box(-6, -6, 12, 12)), outline(box(-2.5, -2.5, 5, 5))]
    case .relationship:
      return [
        .stroke(.ellipse(in: box(-7.5, -2.5, 5, 5)), Self.thin),
        .stroke(.ellipse(in: box(2.5, -2.5, 5, 5)), Self.thin), line([(-2.5, 0), (2.5, 0)]),
      ]
    case .custom:
      return [
        .text(
          Text(
            "{ }", font: Font(size: 12, weight: 600), color: Self.color, in: box(-10, -9, 20, 18),
            alignment: .center))
      ]
    }
  }
}
