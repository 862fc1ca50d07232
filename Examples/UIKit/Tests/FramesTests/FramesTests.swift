import CoreGraphics
import Testing
import UIKit

@testable import Frames

@MainActor @Suite("Frames")
struct FramesTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  @Test("edges and sizes give a frame", arguments: [false, true])
  func edges(isMirrored: Bool) {
    let view = UIView()
    view.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    root.addSubview(view)
    view.pin.top(10).start(8).width(50).height(20).layout()
    #expect(view.frame == CGRect(x: isMirrored ? 262 : 8, y: 10, width: 50, height: 20))
    view.pin.all().layout()
    #expect(view.frame == root.bounds)
  }

  @Test("a card lays out its parts and its layers")
  func card() throws {
    let card = CardView(frame: CGRect(x: 0, y: 0, width: 300, height: 80))
    card.titleLabel.text = "A title"
    root.addSubview(card)
    card.setNeedsLayout()
    card.layoutIfNeeded()
    #expect(card.avatar.frame == CGRect(x: 8, y: 8, width: 40, height: 40))
    #expect(card.avatar.layer.isRound)
    #expect(card.titleLabel.frame.minX == 56 && card.titleLabel.frame.width == 236)
    let outline = try #require(card.layer.sublayers?.last as? CAShapeLayer)
    #expect(outline.frame == card.bounds)
    #expect(outline.path?.boundingBoxOfPath == CGRect(x: 1, y: 1, width: 298, height: 78))
    #expect(outline.path?.contains(CGPoint(x: 1.5, y: 1.5)) == false)
    #expect(card.accessibilityLabel == "A title")
    #expect(card.sizeThatFits(CGSize(width: 200, height: 0)).height >= 56)
  }

  @Test("autoresizing masks follow the superview")
  func masks() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 300, height: 20))
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    root.addSubview(view)
    root.frame.size = CGSize(width: 400, height: 500)
    #expect(view.frame == CGRect(x: 10, y: 30, width: 380, height: 20))
    view.right = 100
    #expect(view.x == -280)
  }

  @Test("transforms keep center and bounds; anchor points move the frame")
  func transforms() {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 20))
    root.addSubview(view)
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(view.frame.width - 20) < 1e-9 && abs(view.frame.height - 40) < 1e-9)
    #expect(view.center == CGPoint(x: 120, y: 110) && view.bounds.size.width == 40)
    view.transform = .identity
    view.layer.anchorPoint = CGPoint(x: 0, y: 0)
    #expect(view.frame.origin == CGPoint(x: 120, y: 110))
    #expect(view.convert(CGPoint.zero, to: root) == CGPoint(x: 120, y: 110))
  }

  @Test("a drawn image has its size")
  func images() {
    let image = image(of: .red, size: CGSize(width: 10, height: 5))
    #expect(image.size == CGSize(width: 10, height: 5) && image.scale == 2)
    #expect(image.cgImage?.width == 20)
    let view = UIImageView(image: image)
    #expect(view.intrinsicContentSize == image.size && view.frame.size == image.size)
  }
}
