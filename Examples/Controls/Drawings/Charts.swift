import UIKit

final class PieChart: UIView {
  var values: [CGFloat] = []
  var colors: [UIColor] = []

  override func draw(_ rect: CGRect) {
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let radius = min(bounds.width, bounds.height) / 2 - 4
    let sum = values.reduce(0, +)
    var start = -CGFloat.pi / 2
    for (value, color) in zip(values, colors) {
      let end = start + value / sum * 2 * .pi
      let wedge = UIBezierPath()
      wedge.move(to: center)
      wedge.addArc(
        withCenter: center, radius: radius, startAngle: start, endAngle: end, clockwise: true)
      wedge.close()
      color.setFill()
      wedge.fill()
      start = end
    }
  }
}

/// A line with a gradient below it.
final class LineChart: UIView {
  var values: [CGFloat] = []

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), values.count > 1 else { return }
    let step = rect.width / CGFloat(values.count - 1)
    let points = values.enumerated().map { index, value in
      CGPoint(x: CGFloat(index) * step, y: rect.height * (1 - value))
    }
    let line = UIBezierPath()
    line.move(to: points[0])
    for (from, to) in zip(points, points.dropFirst()) {
      let middle = (from.x + to.x) / 2
      line.addCurve(
        to: to, controlPoint1: CGPoint(x: middle, y: from.y),
        controlPoint2: CGPoint(x: middle, y: to.y))
    }
    context.saveGState()
    let area = UIBezierPath(cgPath: line.cgPath)
    area.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    area.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    area.close()
    area.addClip()
    let colors = [
      UIColor.systemBlue.withAlphaComponent(0.8).cgColor,
      UIColor.systemBlue.withAlphaComponent(0).cgColor,
    ]
    if let gradient = CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: [0, 1])
    {
      context.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 0, y: rect.height), options: [])
    }
    context.restoreGState()
    UIColor.systemBlue.setStroke()
    line.lineWidth = 3
    line.stroke()
  }
}

final class ClockFace: UIView {
  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.translateBy(x: rect.midX, y: rect.midY)
    for hour in 0..<12 {
      context.saveGState()
      context.rotate(by: CGFloat(hour) * .pi / 6)
      context.setFillColor(UIColor.black.cgColor)
      context.fill(CGRect(x: -1, y: -36, width: 2, height: hour % 3 == 0 ? 10 : 5))
      context.restoreGState()
    }
    // Ten past three.
    for (angle, length, width) in [(CGFloat.pi / 2, CGFloat(18), CGFloat(4)), (.pi / 3, 28, 2)] {
      context.saveGState()
      context.rotate(by: angle)
      context.setStrokeColor(UIColor.systemRed.cgColor)
      context.setLineWidth(width)
      context.setLineCap(.round)
      context.move(to: .zero)
      context.addLine(to: CGPoint(x: 0, y: -length))
      context.strokePath()
      context.restoreGState()
    }
  }
}

extension ClientDrawing {
  @MainActor private static func placed<View: UIView>(_ view: View) -> View {
    view.frame = CGRect(origin: .zero, size: size)
    view.backgroundColor = .white
    return view
  }

  static let charts: [ClientDrawing] = [
    ClientDrawing("pie chart") {
      let pie = placed(PieChart())
      pie.values = [25, 25, 50]
      pie.colors = [.red, .green, .blue]
      return pie
    },
    ClientDrawing("line chart") {
      let chart = placed(LineChart())
      chart.values = [0.2, 0.5, 0.4, 0.8, 0.7]
      return chart
    },
    ClientDrawing("bar chart") {
      DrawingView { rect, _ in
        for (index, value) in [0.3, 0.6, 0.9, 0.5].enumerated() {
          let height = CGFloat(value) * 72
          let bar = CGRect(
            x: 6 + CGFloat(index) * 24, y: rect.maxY - height, width: 16, height: height)
          UIColor.systemIndigo.setFill()
          UIBezierPath(
            roundedRect: bar, byRoundingCorners: [.topLeft, .topRight],
            cornerRadii: CGSize(width: 6, height: 6)
          ).fill()
        }
      }
    },
    ClientDrawing("clock") { placed(ClockFace()) },
  ]
}
