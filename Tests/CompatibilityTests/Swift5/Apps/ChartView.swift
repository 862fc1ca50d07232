// swift-format-ignore-file
// Written as apps are, and ported by `autolayout port`: such code has to compile and to lay out.

import UIKit
import UIKit.UIGestureRecognizerSubclass
import QuartzCore

class SingleTouchRecognizer: UIGestureRecognizer {
  private var startPoint = CGPoint.zero
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let touch = touches.first, touch.tapCount == 1 else {
      state = .failed
      return
    }
    startPoint = touch.location(in: view)
    state = .began
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if let touch = touches.first, touch.phase == .moved, touch.force > 0 { state = .changed }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = .ended
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
  override func reset() { super.reset() }
}

@IBDesignable
class ChartView: UIView {
  @IBInspectable var lineColor: UIColor = .systemBlue { didSet { setNeedsDisplay() } }
  @IBInspectable var lineWidth: CGFloat = 2
  var values: [CGFloat] = [0.2, 0.8, 0.4] { didSet { setNeedsDisplay() } }
  private var displayLink: CADisplayLink?
  private var start: CFTimeInterval = 0
  private var measured: CFAbsoluteTime = CFAbsoluteTimeGetCurrent()
  private let count: NSInteger = 3
  private let gradient = CAGradientLayer()

  override class var layerClass: AnyClass { CAShapeLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }

  override func prepareForInterfaceBuilder() {
    super.prepareForInterfaceBuilder()
    values = [0.1, 0.5]
  }

  private func commonInit() {
    isOpaque = false
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    gradient.locations = [0, 1]
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    layer.insertSublayer(gradient, at: 0)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOffset = CGSize(width: 0, height: 2)
    layer.shadowOpacity = 0.3
    layer.shadowRadius = 4
    layer.masksToBounds = false
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    addGestureRecognizer(SingleTouchRecognizer(target: self, action: Selector("touched", ChartView.touched)))
  }

  func animate() {
    start = CACurrentMediaTime()
    displayLink = CADisplayLink(target: self, selector: Selector("step:", ChartView.step(_:)))
    displayLink?.add(to: .main, forMode: .common)
    displayLink?.isPaused = true
    displayLink?.preferredFramesPerSecond = 30
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 0.5
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: "stroke")
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setCompletionBlock { self.displayLink?.invalidate() }
    gradient.frame = bounds
    CATransaction.commit()
    UIView.transition(with: self, duration: 0.3, options: [.transitionCrossDissolve]) {
      self.alpha = 1
    }
  }

  private func step(_ link: CADisplayLink) {
    let elapsed = link.timestamp - start
    if elapsed > link.duration { displayLink?.invalidate() }
  }

  private func touched() {
    var hue: CGFloat = 0, saturation: CGFloat = 0, brightness: CGFloat = 0, alpha: CGFloat = 0
    if lineColor.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha) {
      lineColor = UIColor(hue: 1 - hue, saturation: saturation, brightness: brightness, alpha: alpha)
    }
    var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0
    lineColor.getRed(&red, green: &green, blue: &blue, alpha: nil)
    var white: CGFloat = 0
    lineColor.getWhite(&white, alpha: &alpha)
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setStrokeColor(lineColor.cgColor)
    context.setLineWidth(lineWidth)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    context.setLineDash(phase: 0, lengths: [4, 2])
    let path = UIBezierPath()
    for (index, value) in values.enumerated() {
      let point = CGPoint(
        x: rect.width * CGFloat(index) / CGFloat(values.count - 1), y: rect.height * (1 - value))
      index == 0 ? path.move(to: point) : path.addLine(to: point)
    }
    context.addPath(path.cgPath)
    context.drawPath(using: .fillStroke)
    context.strokePath()
    context.restoreGState()
    let text = "Chart" as NSString
    text.draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.label])
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    gradient.frame = bounds
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if #available(iOS 13.0, *),
      traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) {
      setNeedsDisplay()
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
}
