import UIKit

// Drawing code in the style of published libraries: rings, charts, badges, buttons, images.

@IBDesignable
class CircularProgressView: UIView {
  @IBInspectable var lineWidth: CGFloat = 6 { didSet { updateLayers() } }
  @IBInspectable var trackColor: UIColor = .lightGray { didSet { updateLayers() } }
  @IBInspectable var progressColor: UIColor = .systemGreen { didSet { updateLayers() } }
  var progress: Float = 0 { didSet { progressLayer.strokeEnd = CGFloat(progress) } }

  private lazy var trackLayer = makeLayer()
  private lazy var progressLayer = makeLayer()
  private let percentLayer = CATextLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setup()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setup()
  }

  private func makeLayer() -> CAShapeLayer {
    let shape = CAShapeLayer()
    shape.fillColor = UIColor.clear.cgColor
    shape.lineCap = .round
    shape.contentsScale = UIScreen.main.scale
    return shape
  }

  private func setup() {
    backgroundColor = .clear
    layer.addSublayer(trackLayer)
    layer.addSublayer(progressLayer)
    percentLayer.alignmentMode = .center
    percentLayer.contentsScale = UIScreen.main.scale
    percentLayer.foregroundColor = UIColor.darkText.cgColor
    layer.addSublayer(percentLayer)
    updateLayers()
  }

  private func updateLayers() {
    trackLayer.strokeColor = trackColor.cgColor
    progressLayer.strokeColor = progressColor.cgColor
    [trackLayer, progressLayer].forEach { $0.lineWidth = lineWidth }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let radius = (min(bounds.width, bounds.height) - lineWidth) / 2
    let path = UIBezierPath(
      arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: radius,
      startAngle: -CGFloat.pi / 2, endAngle: 3 * CGFloat.pi / 2, clockwise: true)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for shape in [trackLayer, progressLayer] {
      shape.frame = bounds
      shape.path = path.cgPath
    }
    percentLayer.font = UIFont.boldSystemFont(ofSize: 14)
    percentLayer.fontSize = 14
    percentLayer.string = "\(Int(progress * 100))%"
    percentLayer.frame = CGRect(x: 0, y: bounds.midY - 9, width: bounds.width, height: 18)
    CATransaction.commit()
  }

  func setProgress(_ value: Float, animated: Bool) {
    if animated {
      let animation = CABasicAnimation(keyPath: #"strokeEnd"#)
      animation.fromValue = progress
      animation.toValue = value
      animation.duration = 0.3
      animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      progressLayer.add(animation, forKey: "progress")
    }
    progress = value
  }
}

class BarChartView: UIView {
  struct Entry {
    let label: String
    let value: Double
  }

  var entries: [Entry] = [] { didSet { setNeedsDisplay() } }
  private let inset = UIEdgeInsets(top: 16, left: 24, bottom: 18, right: 8)

  override func draw(_ rect: CGRect) {
    guard let ctx = UIGraphicsGetCurrentContext(), !entries.isEmpty else { return }
    let area = bounds.inset(by: inset)
    drawGrid(ctx, area)
    let step = area.width / CGFloat(entries.count)
    let top = entries.map(\.value).max() ?? 1
    for (index, entry) in entries.enumerated() {
      let height = area.height * CGFloat(entry.value / top)
      let bar = CGRect(
        x: area.minX + step * (CGFloat(index) + 0.2), y: area.maxY - height, width: step * 0.6,
        height: height)
      ctx.saveGState()
      let path = CGPath(roundedRect: bar, cornerWidth: 3, cornerHeight: 3, transform: nil)
      ctx.addPath(path)
      ctx.clip()
      let colors = [UIColor.systemTeal.cgColor, UIColor.systemBlue.cgColor] as CFArray
      if let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: nil)
      {
        ctx.drawLinearGradient(
          gradient, start: CGPoint(x: bar.midX, y: bar.minY),
          end: CGPoint(x: bar.midX, y: bar.maxY), options: CGGradientDrawingOptions())
      }
      ctx.restoreGState()
      let style = NSMutableParagraphStyle()
      style.alignment = .center
      let attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: 9), .paragraphStyle: style,
        .foregroundColor: UIColor.darkGray,
      ]
      (entry.label as NSString).draw(
        in: CGRect(x: area.minX + step * CGFloat(index), y: area.maxY + 3, width: step, height: 14),
        withAttributes: attributes)
      let value = NSAttributedString(string: "\(Int(entry.value))", attributes: attributes)
      let size = value.size()
      value.draw(at: CGPoint(x: bar.midX - size.width / 2, y: bar.minY - size.height - 1))
    }
  }

  private func drawGrid(_ ctx: CGContext, _ area: CGRect) {
    ctx.saveGState()
    defer { ctx.restoreGState() }
    ctx.setStrokeColor(UIColor(white: 0.8, alpha: 1).cgColor)
    ctx.setLineWidth(1 / UIScreen.main.scale)
    ctx.setLineDash(phase: 0, lengths: [2, 2])
    for line in 0...4 {
      let y = area.minY + area.height * CGFloat(line) / 4
      ctx.strokeLineSegments(between: [CGPoint(x: area.minX, y: y), CGPoint(x: area.maxX, y: y)])
    }
    ctx.setLineDash(phase: 0, lengths: [])
    ctx.setLineWidth(1)
    ctx.setStrokeColor(UIColor.black.cgColor)
    ctx.beginPath()
    ctx.move(to: CGPoint(x: area.minX, y: area.minY))
    ctx.addLine(to: CGPoint(x: area.minX, y: area.maxY))
    ctx.addLine(to: CGPoint(x: area.maxX, y: area.maxY))
    ctx.strokePath()
  }
}

final class CouponView: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }
  override func layoutSubviews() {
    super.layoutSubviews()
    let path = CGMutablePath()
    let radius: CGFloat = 5
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: bounds.maxX, y: 0))
    var y: CGFloat = 6
    while y + 2 * radius < bounds.maxY {
      path.addLine(to: CGPoint(x: bounds.maxX, y: y))
      path.addArc(
        center: CGPoint(x: bounds.maxX, y: y + radius), radius: radius, startAngle: -.pi / 2,
        endAngle: .pi / 2, clockwise: true)
      y += 2 * radius + 4
    }
    path.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY))
    path.addLine(to: CGPoint(x: 0, y: bounds.maxY))
    path.closeSubpath()
    (layer as? CAShapeLayer)?.path = path
    (layer as? CAShapeLayer)?.fillColor = UIColor.systemOrange.cgColor
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.4
    layer.shadowOffset = CGSize(width: 0, height: 2)
    layer.shadowPath = path
  }
}

final class GradientBorderButton: UIButton {
  private let gradient = CAGradientLayer()
  private let border = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    gradient.colors = [UIColor.systemPink, UIColor.systemPurple].map { $0.cgColor }
    gradient.startPoint = CGPoint(x: 0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1, y: 0.5)
    gradient.mask = border
    layer.insertSublayer(gradient, at: 0)
    border.fillColor = nil
    border.strokeColor = UIColor.black.cgColor
    border.lineWidth = 3
    setTitleColor(.systemPurple, for: .normal)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    gradient.frame = bounds
    border.frame = bounds
    border.path =
      UIBezierPath(
        roundedRect: bounds.insetBy(dx: 1.5, dy: 1.5), cornerRadius: bounds.height / 2
      ).cgPath
  }
}

extension UIImage {
  convenience init?(color: UIColor, size: CGSize = CGSize(width: 1, height: 1)) {
    let rect = CGRect(origin: .zero, size: size)
    UIGraphicsBeginImageContextWithOptions(rect.size, false, 0)
    color.setFill()
    UIRectFill(rect)
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    guard let cgImage = image?.cgImage else { return nil }
    self.init(cgImage: cgImage)
  }

  func tinted(with color: UIColor) -> UIImage? {
    UIGraphicsBeginImageContextWithOptions(size, false, scale)
    defer { UIGraphicsEndImageContext() }
    guard let context = UIGraphicsGetCurrentContext(), let mask = cgImage else { return nil }
    let rect = CGRect(origin: .zero, size: size)
    context.translateBy(x: 0, y: size.height)
    context.scaleBy(x: 1, y: -1)
    context.clip(to: rect, mask: mask)
    color.setFill()
    context.fill(rect)
    return UIGraphicsGetImageFromCurrentImageContext()?.withRenderingMode(.alwaysOriginal)
  }

  func rounded(radius: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in
      let rect = CGRect(origin: .zero, size: size)
      UIBezierPath(roundedRect: rect, cornerRadius: radius).addClip()
      draw(in: rect)
    }
  }

  func resized(to size: CGSize) -> UIImage? {
    guard
      let context = CGContext(
        data: nil, width: Int(size.width), height: Int(size.height), bitsPerComponent: 8,
        bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue), let cgImage = cgImage
    else { return nil }
    context.interpolationQuality = .high
    context.draw(cgImage, in: CGRect(origin: .zero, size: size))
    return context.makeImage().map { UIImage(cgImage: $0) }
  }
}

extension UIView {
  func asImage() -> UIImage {
    UIGraphicsImageRenderer(bounds: bounds).image { layer.render(in: $0.cgContext) }
  }

  func applyShadow(color: UIColor, alpha: Float, y: CGFloat, blur: CGFloat, spread: CGFloat) {
    layer.shadowColor = color.cgColor
    layer.shadowOpacity = alpha
    layer.shadowOffset = CGSize(width: 0, height: y)
    layer.shadowRadius = blur / 2
    layer.shadowPath =
      spread == 0
      ? nil : UIBezierPath(rect: bounds.insetBy(dx: -spread, dy: -spread)).cgPath
  }

  func roundCorners(_ corners: UIRectCorner, radius: CGFloat) {
    let path = UIBezierPath(
      roundedRect: bounds, byRoundingCorners: corners,
      cornerRadii: CGSize(width: radius, height: radius))
    let mask = CAShapeLayer()
    mask.path = path.cgPath
    layer.mask = mask
  }
}
