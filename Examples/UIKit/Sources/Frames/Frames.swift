import CoreGraphics
import QuartzCore
import UIKit

// Layout by frames, without constraints: `view.pin.top(10).horizontally(8).height(40).layout()`.

@MainActor
public protocol Layoutable: AnyObject {
  associatedtype View: Layoutable
  var superview: View? { get }
  var bounds: CGRect { get set }
  var frame: CGRect { get set }
  func sizeThatFits(_ size: CGSize) -> CGSize
  func convert(_ point: CGPoint, toView view: View?) -> CGPoint
  func isLTR() -> Bool
}

extension UIView: Layoutable {
  public func convert(_ point: CGPoint, toView view: UIView?) -> CGPoint {
    convert(point, to: view)
  }

  public func isLTR() -> Bool {
    UIView.userInterfaceLayoutDirection(for: semanticContentAttribute) == .leftToRight
  }

  public var pin: Pin<UIView> { Pin(self) }
}

extension CALayer {
  public var isRound: Bool { cornerRadius >= min(bounds.width, bounds.height) / 2 }
}

@MainActor
public final class Pin<View: Layoutable> {
  private let view: View
  private var _top: CGFloat?
  private var _bottom: CGFloat?
  private var _left: CGFloat?
  private var _right: CGFloat?
  private var size = (width: CGFloat?.none, height: CGFloat?.none)
  private var fits = false

  init(_ view: View) { self.view = view }

  private var container: CGSize { view.superview?.bounds.size ?? .zero }

  @discardableResult public func top(_ value: CGFloat = 0) -> Self {
    _top = value
    return self
  }
  @discardableResult public func bottom(_ value: CGFloat = 0) -> Self {
    _bottom = value
    return self
  }
  @discardableResult public func start(_ value: CGFloat = 0) -> Self {
    if view.isLTR() { _left = value } else { _right = value }
    return self
  }
  @discardableResult public func end(_ value: CGFloat = 0) -> Self {
    if view.isLTR() { _right = value } else { _left = value }
    return self
  }
  @discardableResult public func top(_ insets: UIEdgeInsets) -> Self { top(insets.top) }
  @discardableResult public func horizontally(_ value: CGFloat) -> Self { start(value).end(value) }
  @discardableResult public func all() -> Self { top().bottom().start().end() }
  @discardableResult public func width(_ value: CGFloat) -> Self {
    size.width = value
    return self
  }
  @discardableResult public func height(_ value: CGFloat) -> Self {
    size.height = value
    return self
  }
  @discardableResult public func sizeToFit() -> Self {
    fits = true
    return self
  }

  @discardableResult
  public func layout() -> CGRect {
    var width = size.width
    var height = size.height
    if width == nil, let left = _left, let right = _right {
      width = container.width - left - right
    }
    if height == nil, let top = _top, let bottom = _bottom {
      height = container.height - top - bottom
    }
    if fits {
      let wanted = view.sizeThatFits(
        CGSize(
          width: width ?? .greatestFiniteMagnitude, height: height ?? .greatestFiniteMagnitude))
      width = width ?? wanted.width
      height = height ?? wanted.height
    }
    var frame = CGRect(
      origin: view.frame.origin,
      size: CGSize(width: width ?? view.frame.width, height: height ?? view.frame.height))
    if let left = _left {
      frame.origin.x = left
    } else if let right = _right {
      frame.origin.x = container.width - right - frame.width
    }
    if let top = _top {
      frame.origin.y = top
    } else if let bottom = _bottom {
      frame.origin.y = container.height - bottom - frame.height
    }
    view.frame = frame.integral
    return view.frame
  }
}

/// A card whose subviews are placed in `layoutSubviews`.
open class CardView: UIView {
  public let titleLabel = UILabel()
  public let avatar = UIImageView(frame: .zero)
  private let outline = CAShapeLayer()
  private let shade = CAGradientLayer()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  @available(*, unavailable, message: "cards are made in code")
  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func commonInit() {
    backgroundColor = .systemBackground
    titleLabel.font = UIFont.preferredFont(forTextStyle: .headline)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.numberOfLines = 0
    avatar.contentMode = .scaleAspectFill
    avatar.clipsToBounds = true
    addSubview(titleLabel)
    addSubview(avatar)
    layer.insertSublayer(shade, at: 0)
    layer.addSublayer(outline)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOffset = CGSize(width: 0, height: 2)
    outline.fillColor = nil
    outline.strokeColor = UIColor.separator.cgColor
    shade.colors = [UIColor.clear.cgColor, UIColor.black.withAlphaComponent(0.1).cgColor]
    shade.startPoint = CGPoint(x: 0, y: 0)
  }

  open override class var layerClass: AnyClass { CALayer.self }

  open override func layoutSubviews() {
    super.layoutSubviews()
    avatar.pin.top(8).start(8).width(40).height(40).layout()
    avatar.layer.cornerRadius = avatar.bounds.width / 2
    titleLabel.pin.top(8).start(56).end(8).sizeToFit().layout()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    shade.frame = bounds
    outline.frame = bounds
    let path = UIBezierPath(roundedRect: bounds.insetBy(dx: 1, dy: 1), cornerRadius: 12)
    outline.path = path.cgPath
    layer.shadowPath = path.cgPath
    CATransaction.commit()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let label = titleLabel.sizeThatFits(
      CGSize(width: size.width - 64, height: .greatestFiniteMagnitude))
    return CGSize(width: size.width, height: max(56, label.height + 16))
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(bounds.size).height)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard
      traitCollection.preferredContentSizeCategory
        != previousTraitCollection?.preferredContentSizeCategory
    else { return }
    setNeedsLayout()
  }

  open override var accessibilityLabel: String? {
    get { titleLabel.text }
    set { super.accessibilityLabel = newValue }
  }
}

// MARK: Geometry shorthands

extension UIView {
  public var x: CGFloat {
    get { frame.origin.x }
    set { frame = CGRect(x: newValue, y: frame.origin.y, width: frame.width, height: frame.height) }
  }
  public var right: CGFloat {
    get { frame.maxX }
    set { frame.origin.x = newValue - frame.width }
  }
  public func anchorInCenter(width: CGFloat, height: CGFloat) {
    guard let superview else { return }
    frame = CGRect(
      x: (superview.bounds.width - width) / 2.0, y: (superview.bounds.height - height) / 2.0,
      width: width, height: height)
  }
  public func groupHorizontally(_ views: [UIView], padding: CGFloat, size: CGFloat) {
    var x = padding
    views.forEach { view in
      view.frame = CGRect(x: x, y: (bounds.height - size) / 2, width: size, height: size)
      x += size + padding
    }
  }
}

@MainActor
public func image(of color: UIColor, size: CGSize) -> UIImage {
  let format = UIGraphicsImageRendererFormat.default()
  format.scale = 2
  return UIGraphicsImageRenderer(size: size, format: format).image { context in
    color.setFill()
    context.fill(CGRect(origin: .zero, size: size))
  }
}
