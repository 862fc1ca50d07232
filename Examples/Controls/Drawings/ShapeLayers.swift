import UIKit

extension ClientDrawing {
  static let shapeLayers: [ClientDrawing] = [
    ClientDrawing("ring layer") {
      sheet { view in
        let ring = CAShapeLayer()
        ring.path =
          UIBezierPath(
            arcCenter: CGPoint(x: 50, y: 40), radius: 30, startAngle: -.pi / 2,
            endAngle: 1.5 * .pi, clockwise: true
          ).cgPath
        ring.fillColor = UIColor.clear.cgColor
        ring.strokeColor = UIColor.systemPurple.cgColor
        ring.lineWidth = 8
        ring.strokeEnd = 0.25
        view.layer.addSublayer(ring)
      }
    },
    ClientDrawing("ring after its animation") {
      sheet { view in
        let ring = CAShapeLayer()
        ring.path = UIBezierPath(ovalIn: CGRect(x: 20, y: 10, width: 60, height: 60)).cgPath
        ring.fillColor = nil
        ring.strokeColor = UIColor.systemPurple.cgColor
        ring.lineWidth = 8
        ring.strokeEnd = 0
        let animation = CABasicAnimation(keyPath: "strokeEnd")
        animation.toValue = 1
        animation.duration = 2
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        ring.add(animation, forKey: "progress")
        view.layer.addSublayer(ring)
      }
    },
    ClientDrawing("ants") {
      sheet { view in
        let ants = CAShapeLayer()
        ants.path = CGPath(rect: CGRect(x: 10, y: 10, width: 80, height: 60), transform: nil)
        ants.fillColor = nil
        ants.strokeColor = UIColor.black.cgColor
        ants.lineWidth = 4
        ants.lineDashPattern = [8, 4]
        ants.lineDashPhase = 8
        view.layer.addSublayer(ants)
      }
    },
    ClientDrawing("scanner frame") {
      sheet { view in
        // A dark cover with a window in the mask.
        view.backgroundColor = .systemYellow
        let cover = UIView(frame: view.bounds)
        cover.backgroundColor = UIColor(white: 0, alpha: 0.7)
        let path = UIBezierPath(rect: cover.bounds)
        path.append(
          UIBezierPath(
            roundedRect: CGRect(x: 25, y: 15, width: 50, height: 50), cornerRadius: 8))
        let mask = CAShapeLayer()
        mask.path = path.cgPath
        mask.fillRule = .evenOdd
        cover.layer.mask = mask
        view.addSubview(cover)
      }
    },
    ClientDrawing("round picture by a mask") {
      sheet { view in
        let picture = UIView(frame: CGRect(x: 20, y: 10, width: 60, height: 60))
        picture.backgroundColor = .systemBlue
        let half = UIView(frame: CGRect(x: 0, y: 30, width: 60, height: 30))
        half.backgroundColor = .systemGreen
        picture.addSubview(half)
        let mask = CAShapeLayer()
        mask.path = UIBezierPath(ovalIn: picture.bounds).cgPath
        picture.layer.mask = mask
        view.addSubview(picture)
      }
    },
  ]
}
