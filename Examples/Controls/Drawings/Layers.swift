import UIKit

final class GradientButton: UIButton {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    guard let gradient = layer as? CAGradientLayer else { return }
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    gradient.cornerRadius = 16
  }

  required init?(coder: NSCoder) { nil }
}

extension ClientDrawing {
  @MainActor private static func gradient(
    _ type: CAGradientLayerType, _ colors: [UIColor], from start: CGPoint, to end: CGPoint
  ) -> UIView {
    sheet { view in
      let layer = CAGradientLayer()
      layer.frame = view.bounds
      layer.type = type
      layer.colors = colors.map(\.cgColor)
      layer.startPoint = start
      layer.endPoint = end
      view.layer.insertSublayer(layer, at: 0)
    }
  }

  static let layers: [ClientDrawing] = [
    ClientDrawing("gradient button") {
      sheet { view in
        let button = GradientButton(frame: CGRect(x: 5, y: 20, width: 90, height: 40))
        button.setTitle("Buy", for: .normal)
        view.addSubview(button)
      }
    },
    ClientDrawing("gradient from corner to corner") {
      gradient(.axial, [.red, .blue], from: .zero, to: CGPoint(x: 1, y: 1))
    },
    ClientDrawing("radial gradient layer") {
      gradient(
        .radial, [.white, .black], from: CGPoint(x: 0.5, y: 0.5), to: CGPoint(x: 1, y: 1))
    },
    ClientDrawing("conic gradient layer") {
      gradient(
        .conic, [.red, .green, .blue, .red], from: CGPoint(x: 0.5, y: 0.5),
        to: CGPoint(x: 0.5, y: 0))
    },
    ClientDrawing("gradient behind views") {
      sheet { view in
        let label = UIView(frame: CGRect(x: 30, y: 20, width: 40, height: 40))
        label.backgroundColor = .white
        view.addSubview(label)
        let shade = CAGradientLayer()
        shade.frame = view.bounds
        shade.colors = [UIColor.orange.cgColor, UIColor.purple.cgColor]
        view.layer.insertSublayer(shade, at: 0)
      }
    },
    ClientDrawing("gradient in letters") {
      sheet { view in
        let letters = UILabel(frame: view.bounds)
        letters.text = "II"
        letters.textAlignment = .center
        letters.font = .systemFont(ofSize: 70, weight: .black)
        let painted = UIView(frame: view.bounds)
        let colors = CAGradientLayer()
        colors.frame = view.bounds
        colors.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        painted.layer.addSublayer(colors)
        painted.mask = letters
        view.addSubview(painted)
      }
    },
    ClientDrawing("card with a shadow") {
      sheet { view in
        let card = UIView(frame: CGRect(x: 20, y: 15, width: 60, height: 45))
        card.backgroundColor = .white
        card.layer.cornerRadius = 8
        card.layer.shadowColor = UIColor.black.cgColor
        card.layer.shadowOpacity = 0.6
        card.layer.shadowRadius = 5
        card.layer.shadowOffset = CGSize(width: 0, height: 4)
        view.addSubview(card)
      }
    },
    ClientDrawing("shadow of a path") {
      sheet { view in
        let card = UIView(frame: CGRect(x: 20, y: 10, width: 60, height: 40))
        card.backgroundColor = .systemTeal
        card.layer.shadowOpacity = 1
        card.layer.shadowRadius = 2
        card.layer.shadowOffset = .zero
        card.layer.shadowPath =
          UIBezierPath(ovalIn: CGRect(x: 0, y: 45, width: 60, height: 14)).cgPath
        view.addSubview(card)
      }
    },
    ClientDrawing("no shadow where it is cut") {
      sheet { view in
        let card = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 40))
        card.backgroundColor = .systemGreen
        card.layer.shadowOpacity = 1
        card.layer.masksToBounds = true
        view.addSubview(card)
      }
    },
    ClientDrawing("two round corners") {
      sheet { view in
        let card = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 60))
        card.backgroundColor = .systemBlue
        card.layer.cornerRadius = 24
        card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        card.layer.borderWidth = 4
        card.layer.borderColor = UIColor.black.cgColor
        view.addSubview(card)
      }
    },
    ClientDrawing("continuous corners") {
      sheet { view in
        let card = UIView(frame: CGRect(x: 10, y: 0, width: 80, height: 80))
        card.backgroundColor = .systemBlue
        card.layer.cornerRadius = 20
        card.layer.cornerCurve = .continuous
        view.addSubview(card)
      }
    },
    ClientDrawing("text layer") {
      sheet { view in
        let text = CATextLayer()
        text.string = "Layer"
        text.font = UIFont.systemFont(ofSize: 20, weight: .bold)
        text.fontSize = 20
        text.foregroundColor = UIColor.black.cgColor
        text.alignmentMode = .right
        text.frame = CGRect(x: 0, y: 20, width: 100, height: 30)
        view.layer.addSublayer(text)
      }
    },
    ClientDrawing("replicated dots") {
      sheet { view in
        let dots = CAReplicatorLayer()
        dots.frame = view.bounds
        dots.instanceCount = 4
        dots.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        dots.instanceAlphaOffset = -0.25
        let dot = CALayer()
        dot.frame = CGRect(x: 45, y: 5, width: 10, height: 10)
        dot.backgroundColor = UIColor.black.cgColor
        dots.addSublayer(dot)
        view.layer.addSublayer(dots)
      }
    },
    ClientDrawing("layer that is turned") {
      sheet { view in
        let square = CALayer()
        square.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
        square.position = CGPoint(x: 50, y: 40)
        square.backgroundColor = UIColor.systemPink.cgColor
        square.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
        view.layer.addSublayer(square)
      }
    },
  ]
}
