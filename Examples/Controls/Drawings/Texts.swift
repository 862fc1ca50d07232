import UIKit

final class BadgeView: UIView {
  var count = 0

  override func draw(_ rect: CGRect) {
    UIColor.systemRed.setFill()
    UIBezierPath(ovalIn: CGRect(x: 25, y: 15, width: 50, height: 50)).fill()
    let text = "\(count)" as NSString
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 28, weight: .bold), .foregroundColor: UIColor.white,
    ]
    let size = text.size(withAttributes: attributes)
    text.draw(
      at: CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2),
      withAttributes: attributes)
  }
}

/// A label with insets around the text.
final class PaddedLabel: UILabel {
  var padding = UIEdgeInsets(top: 4, left: 20, bottom: 4, right: 4)

  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.inset(by: padding))
  }

  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(
      width: size.width + padding.left + padding.right,
      height: size.height + padding.top + padding.bottom)
  }
}

extension ClientDrawing {
  static let texts: [ClientDrawing] = [
    ClientDrawing("badge") {
      let badge = BadgeView(frame: CGRect(origin: .zero, size: size))
      badge.backgroundColor = .white
      badge.count = 7
      return badge
    },
    ClientDrawing("padded label") {
      sheet { view in
        let label = PaddedLabel()
        label.text = "IIIII"
        label.font = .systemFont(ofSize: 24, weight: .heavy)
        label.frame = CGRect(x: 0, y: 20, width: 100, height: 40)
        view.addSubview(label)
      }
    },
    ClientDrawing("paragraph") {
      DrawingView { rect, _ in
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        let text = "Text that wraps in a rectangle, in the middle"
        text.draw(
          in: rect.insetBy(dx: 8, dy: 8),
          withAttributes: [.font: UIFont.systemFont(ofSize: 12), .paragraphStyle: style])
      }
    },
    ClientDrawing("ornaments") {
      DrawingView { rect, _ in
        let font = UIFont.systemFont(ofSize: 22, weight: .heavy)
        NSAttributedString(
          string: "Under",
          attributes: [.font: font, .underlineStyle: 1, .underlineColor: UIColor.red]
        ).draw(at: CGPoint(x: 8, y: 0))
        NSAttributedString(
          string: "Out",
          attributes: [.font: font, .strokeWidth: 4, .strokeColor: UIColor.blue]
        ).draw(at: CGPoint(x: 8, y: 26))
        NSAttributedString(
          string: "Back", attributes: [.font: font, .backgroundColor: UIColor.yellow]
        ).draw(at: CGPoint(x: 8, y: 52))
      }
    },
    ClientDrawing("shadow of letters") {
      DrawingView { rect, _ in
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 3, height: 3)
        shadow.shadowColor = UIColor.red
        "II".draw(
          at: CGPoint(x: 20, y: 0),
          withAttributes: [
            .font: UIFont.systemFont(ofSize: 64, weight: .black), .shadow: shadow,
          ])
      }
    },
    ClientDrawing("image among letters") {
      DrawingView { rect, _ in
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
          UIColor.systemGreen.setFill()
          context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        let text = NSMutableAttributedString(
          string: "A ", attributes: [.font: UIFont.systemFont(ofSize: 30)])
        text.append(NSAttributedString(attachment: NSTextAttachment(image: image)))
        text.draw(at: CGPoint(x: 10, y: 20))
      }
    },
    ClientDrawing("text that is turned") {
      DrawingView { rect, context in
        context.translateBy(x: 20, y: 76)
        context.rotate(by: -.pi / 2)
        "Upwards".draw(
          at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 17, weight: .bold)])
      }
    },
  ]
}
