import UIKit

extension ClientDrawing {
  private static func gradient(_ colors: [UIColor], _ locations: [CGFloat]) -> CGGradient {
    guard
      let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors.map(\.cgColor) as CFArray,
        locations: locations)
    else { preconditionFailure("a gradient needs a color") }
    return gradient
  }

  static let contexts: [ClientDrawing] = [
    ClientDrawing("gradient that ends") {
      DrawingView { rect, context in
        // From a fifth to four fifths of the width, with nothing drawn outside.
        context.drawLinearGradient(
          gradient([.red, .blue], [0, 1]), start: CGPoint(x: 20, y: 0),
          end: CGPoint(x: 80, y: 0), options: [])
      }
    },
    ClientDrawing("gradient that goes on") {
      DrawingView { rect, context in
        context.drawLinearGradient(
          gradient([.red, .yellow, .blue], [0, 0.25, 1]), start: CGPoint(x: 20, y: 0),
          end: CGPoint(x: 80, y: 0),
          options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
      }
    },
    ClientDrawing("glow") {
      DrawingView(background: .black) { rect, context in
        let center = CGPoint(x: rect.midX, y: rect.midY)
        context.drawRadialGradient(
          gradient([.white, UIColor.white.withAlphaComponent(0)], [0, 1]), startCenter: center,
          startRadius: 5, endCenter: center, endRadius: 40, options: .drawsBeforeStartLocation)
      }
    },
    ClientDrawing("shadow") {
      DrawingView { rect, context in
        context.setShadow(
          offset: CGSize(width: 0, height: 6), blur: 6, color: UIColor.black.cgColor)
        UIColor.systemBlue.setFill()
        UIBezierPath(roundedRect: CGRect(x: 20, y: 16, width: 60, height: 40), cornerRadius: 8)
          .fill()
      }
    },
    ClientDrawing("one shadow for two") {
      DrawingView { rect, context in
        context.setShadow(
          offset: CGSize(width: 6, height: 6), blur: 0, color: UIColor.black.cgColor)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 10, y: 10, width: 40, height: 40))
        UIColor.green.setFill()
        UIRectFill(CGRect(x: 40, y: 20, width: 40, height: 40))
        context.endTransparencyLayer()
      }
    },
    ClientDrawing("multiply") {
      DrawingView { rect, context in
        context.setBlendMode(.multiply)
        for (color, x) in [(UIColor.cyan, 10), (.magenta, 30), (.yellow, 50)] {
          color.setFill()
          context.fillEllipse(in: CGRect(x: x, y: 20, width: 40, height: 40))
        }
      }
    },
    ClientDrawing("opacity of all") {
      DrawingView { rect, context in
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        UIColor.black.setFill()
        context.fill(CGRect(x: 10, y: 10, width: 50, height: 40))
        context.fill(CGRect(x: 40, y: 30, width: 50, height: 40))
        context.endTransparencyLayer()
      }
    },
    ClientDrawing("pen under a map") {
      DrawingView { rect, context in
        // The line width is scaled by four across.
        context.scaleBy(x: 4, y: 1)
        context.setLineWidth(4)
        context.stroke(CGRect(x: 4, y: 10, width: 17, height: 60))
      }
    },
    ClientDrawing("gradient along a ring") {
      DrawingView { rect, context in
        context.addArc(
          center: CGPoint(x: 50, y: 40), radius: 28, startAngle: 0, endAngle: 1.5 * .pi,
          clockwise: false)
        context.setLineWidth(12)
        context.setLineCap(.round)
        context.replacePathWithStrokedPath()
        context.clip()
        context.drawLinearGradient(
          gradient([.red, .blue], [0, 1]), start: CGPoint(x: 16, y: 0), end: CGPoint(x: 84, y: 0),
          options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
      }
    },
    ClientDrawing("clip to a mask") {
      DrawingView { rect, context in
        let dot = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in
          UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)).fill()
        }
        guard let mask = dot.cgImage else { return }
        context.clip(to: CGRect(x: 30, y: 20, width: 40, height: 40), mask: mask)
        UIColor.purple.setFill()
        context.fill(rect)
      }
    },
    ClientDrawing("pattern") {
      DrawingView { rect, context in
        let tile = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in
          UIColor.red.setFill()
          UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
          UIColor.blue.setFill()
          UIRectFill(CGRect(x: 5, y: 5, width: 5, height: 5))
        }
        UIColor(patternImage: tile).setFill()
        context.fillEllipse(in: CGRect(x: 20, y: 10, width: 60, height: 60))
      }
    },
  ]
}
