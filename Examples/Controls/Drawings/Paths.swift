import UIKit

final class ProgressRing: UIView {
  var progress: CGFloat = 0 { didSet { setNeedsDisplay() } }
  var lineWidth: CGFloat = 10

  override func draw(_ rect: CGRect) {
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let radius = (min(bounds.width, bounds.height) - lineWidth) / 2 - 2
    let track = UIBezierPath(
      arcCenter: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
    track.lineWidth = lineWidth
    UIColor(white: 0.9, alpha: 1).setStroke()
    track.stroke()
    let arc = UIBezierPath(
      arcCenter: center, radius: radius, startAngle: -.pi / 2,
      endAngle: -.pi / 2 + 2 * .pi * progress, clockwise: true)
    arc.lineWidth = lineWidth
    arc.lineCapStyle = .round
    UIColor.systemBlue.setStroke()
    arc.stroke()
  }
}

final class TicketView: UIView {
  override func draw(_ rect: CGRect) {
    let body = rect.insetBy(dx: 6, dy: 16)
    let notch: CGFloat = 8
    let path = UIBezierPath(roundedRect: body, cornerRadius: 6)
    for x in [body.minX, body.maxX] {
      path.append(
        UIBezierPath(
          ovalIn: CGRect(x: x - notch, y: body.midY - notch, width: 2 * notch, height: 2 * notch)))
    }
    path.usesEvenOddFillRule = true
    UIRectClip(body)
    UIColor.systemOrange.setFill()
    path.fill()
    let line = UIBezierPath()
    line.move(to: CGPoint(x: body.minX + 14, y: body.midY))
    line.addLine(to: CGPoint(x: body.maxX - 14, y: body.midY))
    let dashes: [CGFloat] = [6, 4]
    line.setLineDash(dashes, count: dashes.count, phase: 0)
    line.lineWidth = 2
    UIColor.white.setStroke()
    line.stroke()
  }
}

/// A star that is filled up to a fraction.
final class StarView: UIView {
  var share: CGFloat = 0.5

  private func star(in rect: CGRect) -> UIBezierPath {
    let path = UIBezierPath()
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let outer = min(rect.width, rect.height) / 2
    for index in 0..<10 {
      let radius = index % 2 == 0 ? outer : outer * 0.4
      let angle = CGFloat(index) * .pi / 5 - .pi / 2
      let point = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }

  override func draw(_ rect: CGRect) {
    let path = star(in: bounds.insetBy(dx: 4, dy: 4))
    UIColor(white: 0.85, alpha: 1).setFill()
    path.fill()
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    path.addClip()
    UIColor.systemYellow.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: bounds.width * share, height: bounds.height))
    context.restoreGState()
  }
}

extension ClientDrawing {
  @MainActor private static func placed<View: UIView>(_ view: View) -> View {
    view.frame = CGRect(origin: .zero, size: size)
    view.backgroundColor = .white
    return view
  }

  static let paths: [ClientDrawing] = [
    ClientDrawing("progress ring") {
      let ring = placed(ProgressRing())
      ring.progress = 0.7
      return ring
    },
    ClientDrawing("ticket") { placed(TicketView()) },
    ClientDrawing("half a star") { placed(StarView()) },
    ClientDrawing("speech bubble") {
      DrawingView { rect, _ in
        let body = CGRect(x: 8, y: 8, width: 84, height: 48)
        let path = UIBezierPath(roundedRect: body, cornerRadius: 14)
        // Clockwise like the body, which makes a single inside of both.
        path.move(to: CGPoint(x: 44, y: body.maxY - 1))
        path.addQuadCurve(to: CGPoint(x: 16, y: 74), controlPoint: CGPoint(x: 40, y: 72))
        path.addQuadCurve(
          to: CGPoint(x: 24, y: body.maxY - 1), controlPoint: CGPoint(x: 26, y: 68))
        path.close()
        UIColor.systemGreen.setFill()
        path.fill()
      }
    },
    ClientDrawing("dashed frame") {
      DrawingView { rect, _ in
        let path = UIBezierPath(rect: rect.insetBy(dx: 10, dy: 10))
        path.lineWidth = 4
        let dashes: [CGFloat] = [10, 5]
        path.setLineDash(dashes, count: 2, phase: 5)
        UIColor.black.setStroke()
        path.stroke()
      }
    },
    ClientDrawing("even-odd rings") {
      DrawingView { rect, context in
        for inset in stride(from: CGFloat(4), to: 36, by: 8) {
          context.addEllipse(
            in: CGRect(x: 10, y: 0, width: 80, height: 80).insetBy(dx: inset, dy: inset))
        }
        UIColor.systemRed.setFill()
        context.fillPath(using: .evenOdd)
      }
    },
    ClientDrawing("joins") {
      DrawingView { rect, context in
        context.setLineWidth(10)
        for (index, join) in [CGLineJoin.miter, .round, .bevel].enumerated() {
          let x = CGFloat(index) * 32 + 8
          context.setLineJoin(join)
          context.move(to: CGPoint(x: x, y: 64))
          context.addLine(to: CGPoint(x: x + 10, y: 24))
          context.addLine(to: CGPoint(x: x + 20, y: 64))
          context.strokePath()
        }
      }
    },
    ClientDrawing("caps") {
      DrawingView { rect, context in
        context.setLineWidth(14)
        for (index, cap) in [CGLineCap.butt, .round, .square].enumerated() {
          let y = CGFloat(index) * 24 + 16
          context.setLineCap(cap)
          context.move(to: CGPoint(x: 20, y: y))
          context.addLine(to: CGPoint(x: 80, y: y))
          context.strokePath()
        }
      }
    },
    ClientDrawing("tangent arcs") {
      DrawingView { rect, context in
        context.move(to: CGPoint(x: 10, y: 40))
        context.addArc(
          tangent1End: CGPoint(x: 10, y: 10), tangent2End: CGPoint(x: 50, y: 10), radius: 20)
        context.addArc(
          tangent1End: CGPoint(x: 90, y: 10), tangent2End: CGPoint(x: 90, y: 40), radius: 20)
        context.addLine(to: CGPoint(x: 90, y: 70))
        context.addLine(to: CGPoint(x: 10, y: 70))
        context.closePath()
        UIColor.systemTeal.setFill()
        context.fillPath()
      }
    },
    ClientDrawing("spotlight") {
      // The background with a hole that shows the view below.
      sheet { view in
        view.backgroundColor = .systemYellow
        let shade = DrawingView(background: UIColor(white: 0, alpha: 0.6)) { rect, context in
          context.setBlendMode(.clear)
          context.fillEllipse(in: CGRect(x: 30, y: 20, width: 40, height: 40))
        }
        shade.isOpaque = false
        view.addSubview(shade)
      }
    },
    ClientDrawing("squares of UIRectFill") {
      DrawingView { rect, _ in
        for row in 0..<4 {
          for column in 0..<5 where (row + column) % 2 == 0 {
            UIColor.black.setFill()
            UIRectFill(CGRect(x: column * 20, y: row * 20, width: 20, height: 20))
          }
        }
        UIColor.systemRed.setFill()
        UIRectFrame(rect)
      }
    },
  ]
}
