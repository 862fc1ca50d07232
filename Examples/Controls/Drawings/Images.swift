import UIKit

extension ClientDrawing {
  /// An image with a red upper half and a blue lower half.
  @MainActor private static func halves(_ side: CGFloat = 40) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side / 2))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: side / 2, width: side, height: side / 2))
    }
  }

  static let images: [ClientDrawing] = [
    ClientDrawing("upright and upside down") {
      DrawingView { rect, context in
        let image = halves()
        image.draw(in: CGRect(x: 5, y: 20, width: 40, height: 40))
        if let pixels = image.cgImage {
          context.draw(pixels, in: CGRect(x: 55, y: 20, width: 40, height: 40))
        }
      }
    },
    ClientDrawing("round avatar") {
      sheet { view in
        let size = CGSize(width: 60, height: 60)
        let avatar = UIGraphicsImageRenderer(size: size).image { _ in
          UIBezierPath(ovalIn: CGRect(origin: .zero, size: size)).addClip()
          halves().draw(in: CGRect(origin: .zero, size: size))
        }
        let image = UIImageView(image: avatar)
        image.frame = CGRect(x: 20, y: 10, width: 60, height: 60)
        view.addSubview(image)
      }
    },
    ClientDrawing("drawn template") {
      sheet { view in
        let shape = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in
          UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)).fill()
        }
        let image = UIImageView(image: shape.withRenderingMode(.alwaysTemplate))
        image.tintColor = .systemPink
        image.frame = CGRect(x: 30, y: 20, width: 40, height: 40)
        view.addSubview(image)
      }
    },
    ClientDrawing("stretched bubble") {
      sheet { view in
        let bubble = UIGraphicsImageRenderer(size: CGSize(width: 21, height: 21)).image { _ in
          UIColor.systemBlue.setFill()
          UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 21, height: 21)).fill()
        }.resizableImage(
          withCapInsets: UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10),
          resizingMode: .stretch)
        let image = UIImageView(image: bubble)
        image.frame = CGRect(x: 10, y: 15, width: 80, height: 50)
        view.addSubview(image)
      }
    },
    ClientDrawing("faint image") {
      DrawingView { rect, _ in
        halves().draw(
          in: CGRect(x: 30, y: 20, width: 40, height: 40), blendMode: .normal, alpha: 0.5)
      }
    },
    ClientDrawing("part of an image") {
      sheet { view in
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 10, width: 80, height: 60)
        layer.contents = halves().cgImage
        layer.contentsRect = CGRect(x: 0, y: 0.25, width: 1, height: 0.5)
        view.layer.addSublayer(layer)
      }
    },
    ClientDrawing("views drawn small") {
      sheet { view in
        let scene = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 160))
        scene.backgroundColor = .systemYellow
        let box = UIView(frame: CGRect(x: 100, y: 80, width: 100, height: 80))
        box.backgroundColor = .systemBlue
        scene.addSubview(box)
        let picture = UIGraphicsImageRenderer(size: size).image { _ in
          scene.drawHierarchy(in: CGRect(origin: .zero, size: size), afterScreenUpdates: true)
        }
        let image = UIImageView(image: picture)
        image.frame = view.bounds
        view.addSubview(image)
      }
    },
    ClientDrawing("layer drawn into a context") {
      sheet { view in
        let badge = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
        badge.backgroundColor = .systemRed
        badge.layer.cornerRadius = 20
        let picture = UIGraphicsImageRenderer(size: badge.bounds.size).image { context in
          badge.layer.render(in: context.cgContext)
        }
        let image = UIImageView(image: picture)
        image.frame = CGRect(x: 25, y: 20, width: 50, height: 40)
        view.addSubview(image)
      }
    },
  ]
}
