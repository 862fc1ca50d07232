import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor @Suite("Layers by the names of their properties")
struct LayerNameTests {
  private final class Ring: CAShapeLayer {
    override class func needsDisplay(forKey key: String) -> Bool {
      key == "progress" || super.needsDisplay(forKey: key)
    }
    override class func defaultValue(forKey key: String) -> Any? {
      key == "progress" ? 0.5 : super.defaultValue(forKey: key)
    }
    override var speed: Float {
      get { 2 }
      set {}
    }
  }

  @Test("properties are set and read, other names are kept")
  func names() {
    let layer = CALayer()
    layer.setValue(0.25, forKey: "opacity")
    layer.setValue(CGFloat(4), forKey: "cornerRadius")
    layer.setValue(7, forKeyPath: "bounds.size.width")
    layer.setValue(true, forKey: "hidden")
    layer.setValue("mark", forKey: "note")
    #expect(layer.opacity == 0.25 && layer.cornerRadius == 4 && layer.bounds.width == 7)
    #expect(layer.isHidden && layer.value(forKey: "note") as? String == "mark")
    #expect(layer.value(forKey: "opacity") as? CGFloat == 0.25)
    #expect(layer.value(forKey: "nothing") == nil)
    let shape = CAShapeLayer()
    shape.setValue(0.5, forKey: "strokeEnd")
    #expect(shape.strokeEnd == 0.5 && shape.value(forKey: "strokeEnd") as? CGFloat == 0.5)
    let view = UIView()
    view.layer.setValue(0.5, forKey: "opacity")
    #expect(view.alpha == 0.5)
  }

  @Test("components in a transform are set and read independently")
  func transforms() throws {
    let layer = CALayer()
    layer.setValue(CGFloat.pi / 3, forKeyPath: "transform.rotation.z")
    layer.setValue(2, forKeyPath: "transform.scale.x")
    layer.setValue(30, forKeyPath: "transform.translation.x")
    func number(_ path: String) throws -> CGFloat {
      try #require(layer.value(forKeyPath: path) as? CGFloat)
    }
    #expect(abs(try number("transform.rotation.z") - .pi / 3) < 1e-12)
    #expect(abs(try number("transform.scale.x") - 2) < 1e-12)
    #expect(abs(try number("transform.scale.y") - 1) < 1e-12)
    #expect(try number("transform.translation.x") == 30)
    layer.setValue(0, forKeyPath: "transform.rotation")
    #expect(abs(try number("transform.rotation")) < 1e-12)
    #expect(abs(try number("transform.scale.x") - 2) < 1e-12)
    #expect(abs(layer.affineTransform().a - 2) < 1e-12 && abs(layer.affineTransform().b) < 1e-12)
  }

  @Test("times and class methods about properties are overridden")
  func overriding() {
    let ring = Ring()
    ring.speed = 9
    #expect((ring as CALayer).speed == 2 && (ring as any CAMediaTiming).speed == 2)
    #expect(Ring.needsDisplay(forKey: "progress") && !Ring.needsDisplay(forKey: "opacity"))
    #expect(Ring.defaultValue(forKey: "progress") as? Double == 0.5)
  }

  @Test("animations keep values by key, and a layer's actions can be animations")
  func animations() {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.setValue("fade", forKey: "name")
    fade.setValue(0.75, forKey: "duration")
    #expect(fade.value(forKey: "name") as? String == "fade" && fade.duration == 0.75)
    let layer = CALayer()
    layer.actions = ["opacity": fade, "position": NSNull()]
    #expect(layer.action(forKey: "opacity") as? CABasicAnimation === fade)
    #expect(layer.action(forKey: "position") is NSNull && layer.action(forKey: "bounds") == nil)
    layer.action(forKey: "opacity")?.run(forKey: "opacity", object: layer, arguments: nil)
    #expect(layer.animationKeys() == ["opacity"])
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.25)
    #expect(abs(spring.perceptualDuration - 0.5) < 1e-9 && abs(spring.bounce - 0.25) < 1e-9)
    let path = CAKeyframeAnimation(keyPath: "position")
    path.calculationMode = .cubicPaced
    path.rotationMode = .rotateAuto
    #expect(path.calculationMode == .cubicPaced && path.rotationMode == .rotateAuto)
    var points = [Float](repeating: -1, count: 2)
    CAMediaTimingFunction(name: .easeIn).getControlPoint(at: 1, values: &points)
    #expect(points == [0.42, 0])
  }

  @Test("a clipping layer hides the parts outside")
  func visible() {
    let clip = CALayer()
    clip.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    clip.masksToBounds = true
    let layer = CALayer()
    layer.frame = CGRect(x: 6, y: -3, width: 8, height: 8)
    clip.addSublayer(layer)
    #expect(layer.visibleRect == CGRect(x: 0, y: 3, width: 4, height: 5))
    clip.masksToBounds = false
    #expect(layer.visibleRect == layer.bounds)
  }

  @Test("an anchor point moves the frame of a layer and its view, and keeps the position")
  func anchors() {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 20))
    view.layer.anchorPoint = .zero
    #expect(view.frame == CGRect(x: 120, y: 110, width: 40, height: 20))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: 120, y: 110, width: 80, height: 40))
    #expect(view.center == CGPoint(x: 120, y: 110) && view.layer.position == view.center)
  }
}
