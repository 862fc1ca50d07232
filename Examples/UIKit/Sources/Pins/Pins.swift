import CoreGraphics
import QuartzCore
import UIKit

/// Views and layers, which can be placed by their edges.
public protocol Layoutable: AnyObject, CustomDebugStringConvertible {
  associatedtype Container: Layoutable
  var parent: Container? { get }
  var rect: CGRect { get set }
  func fittingSize(_ size: CGSize) -> CGSize
  var isRightToLeft: Bool { get }
}

extension UIView: Layoutable {
  public var parent: UIView? { superview }

  /// The frame without the view's transform.
  public var rect: CGRect {
    get {
      guard !transform.isIdentity else { return frame }
      return CGRect(
        x: center.x - bounds.width * layer.anchorPoint.x,
        y: center.y - bounds.height * layer.anchorPoint.y, width: bounds.width,
        height: bounds.height)
    }
    set {
      let rounded = newValue.pixelAligned
      guard !transform.isIdentity else {
        frame = rounded
        return
      }
      bounds = CGRect(origin: bounds.origin, size: rounded.size)
      center = CGPoint(
        x: rounded.minX + rounded.width * layer.anchorPoint.x,
        y: rounded.minY + rounded.height * layer.anchorPoint.y)
    }
  }

  public func fittingSize(_ size: CGSize) -> CGSize { sizeThatFits(size) }

  public var isRightToLeft: Bool {
    switch Pins.direction {
    case .auto:
      return UIView.userInterfaceLayoutDirection(for: semanticContentAttribute) == .rightToLeft
    case .leftToRight: return false
    case .rightToLeft: return true
    }
  }
}

extension CALayer: Layoutable {
  public var parent: CALayer? { superlayer }
  public var rect: CGRect {
    get { frame }
    set { frame = newValue }
  }
  public func fittingSize(_ size: CGSize) -> CGSize { preferredFrameSize() }
  public var isRightToLeft: Bool { false }
}

public enum Pins {
  public enum Direction { case auto, leftToRight, rightToLeft }
  public static var direction = Direction.auto
  public static var logsWarnings = true
  public private(set) static var warnings: [String] = []

  static func warn(_ text: @autoclosure () -> String, _ item: CustomDebugStringConvertible) {
    guard logsWarnings else { return }
    warnings.append("\(text()) (\(item.debugDescription))")
  }
}

extension CGFloat {
  /// The value rounded to the pixels of the main screen.
  var pixelAligned: CGFloat {
    let scale = UIScreen.main.scale
    return (self * scale).rounded() / scale
  }
}

extension CGRect {
  var pixelAligned: CGRect {
    CGRect(
      x: minX.pixelAligned, y: minY.pixelAligned,
      width: (width * UIScreen.main.scale).rounded(.up) / UIScreen.main.scale,
      height: (height * UIScreen.main.scale).rounded(.up) / UIScreen.main.scale)
  }
}

public struct Percent {
  let value: CGFloat
  func of(_ whole: CGFloat) -> CGFloat { whole * value / 100 }
}

postfix operator %
public postfix func % (value: CGFloat) -> Percent { Percent(value: value) }
public postfix func % (value: Int) -> Percent { Percent(value: CGFloat(value)) }

private var markerKey: UInt8 = 0

extension UIView {
  public var pin: Pin<UIView> { Pin(self) }

  public internal(set) var placements: Int {
    get { objc_getAssociatedObject(self, &markerKey) as? Int ?? 0 }
    set {
      objc_setAssociatedObject(self, &markerKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}

extension CALayer {
  public var pin: Pin<CALayer> { Pin(self) }
}

/// Collects edges and sizes of a rectangle, and sets its frame on deinitialization.
public final class Pin<Item: Layoutable> {
  private let item: Item
  private var insets = UIEdgeInsets.zero
  private var left: CGFloat?
  private var right: CGFloat?
  private var top: CGFloat?
  private var bottom: CGFloat?
  private var hCenter: CGFloat?
  private var vCenter: CGFloat?
  private var width: CGFloat?
  private var height: CGFloat?
  private var fits = false

  init(_ item: Item) { self.item = item }

  deinit { apply() }

  private var room: CGRect {
    item.parent.map { CGRect(origin: .zero, size: $0.rect.size) } ?? .null
  }

  private func inRoom(_ set: (CGRect) -> Void) -> Self {
    if item.parent == nil {
      Pins.warn("the item has no superview", item)
    } else {
      set(room)
    }
    return self
  }

  @discardableResult public func top(_ value: CGFloat = 0) -> Self {
    inRoom { _ in top = value }
  }
  @discardableResult public func bottom(_ value: CGFloat = 0) -> Self {
    inRoom { bottom = $0.height - value }
  }
  @discardableResult public func left(_ value: CGFloat = 0) -> Self {
    inRoom { _ in left = value }
  }
  @discardableResult public func left(_ value: Percent) -> Self {
    inRoom { left = value.of($0.width) }
  }
  @discardableResult public func right(_ value: CGFloat = 0) -> Self {
    inRoom { right = $0.width - value }
  }
  @discardableResult public func start(_ value: CGFloat = 0) -> Self {
    item.isRightToLeft ? right(value) : left(value)
  }
  @discardableResult public func end(_ value: CGFloat = 0) -> Self {
    item.isRightToLeft ? left(value) : right(value)
  }
  @discardableResult public func all(_ value: CGFloat = 0) -> Self {
    top(value).bottom(value).left(value).right(value)
  }
  @discardableResult public func all(_ insets: UIEdgeInsets) -> Self {
    top(insets.top).bottom(insets.bottom).left(insets.left).right(insets.right)
  }
  @discardableResult public func center() -> Self { hCenter().vCenter() }
  @discardableResult public func hCenter(_ offset: CGFloat = 0) -> Self {
    inRoom { hCenter = $0.midX + offset }
  }
  @discardableResult public func vCenter(_ offset: CGFloat = 0) -> Self {
    inRoom { vCenter = $0.midY + offset }
  }
  @discardableResult public func width(_ value: CGFloat) -> Self {
    if value < 0 || !value.isFinite {
      Pins.warn("the width (\(value)) must be finite and not negative", item)
    } else {
      width = value
    }
    return self
  }
  @discardableResult public func width(_ value: Percent) -> Self {
    inRoom { width = value.of($0.width) }
  }
  @discardableResult public func height(_ value: CGFloat) -> Self {
    height = value
    return self
  }
  @discardableResult public func size(_ value: CGSize) -> Self {
    width(value.width).height(value.height)
  }
  @discardableResult public func sizeToFit() -> Self {
    fits = true
    return self
  }
  @discardableResult public func margin(_ value: CGFloat) -> Self {
    insets = UIEdgeInsets(top: value, left: value, bottom: value, right: value)
    return self
  }
  @discardableResult public func below(of other: Item, gap: CGFloat = 0) -> Self {
    top = other.rect.maxY + gap
    return self
  }

  private func apply() {
    var rect = item.rect
    let (left, right) = (left.map { $0 + insets.left }, right.map { $0 - insets.right })
    let (top, bottom) = (top.map { $0 + insets.top }, bottom.map { $0 - insets.bottom })
    if let left, let right, width == nil { rect.size.width = max(0, right - left) }
    if let top, let bottom, height == nil { rect.size.height = max(0, bottom - top) }
    if let width { rect.size.width = width }
    if let height { rect.size.height = height }
    if fits {
      let known = width != nil || (left != nil && right != nil)
      let size = item.fittingSize(
        CGSize(
          width: known ? rect.width : .greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
      rect.size = CGSize(width: known ? rect.width : size.width, height: size.height)
    }
    if let left {
      rect.origin.x = left
    } else if let right {
      rect.origin.x = right - rect.width
    } else if let hCenter {
      rect.origin.x = hCenter - rect.width / 2
    }
    if let top {
      rect.origin.y = top
    } else if let bottom {
      rect.origin.y = bottom - rect.height
    } else if let vCenter {
      rect.origin.y = vCenter - rect.height / 2
    }
    item.rect = rect
    if let view = item as? UIView { view.placements += 1 }
  }
}

// MARK: Setters of single edges

extension UIView {
  public var x: CGFloat {
    get { frame.origin.x }
    set { frame.origin.x = newValue }
  }
  public var maxX: CGFloat {
    get { frame.maxX }
    set { frame.origin.x = newValue - frame.width }
  }
}

extension CGRect {
  /// The right edge, whose setter keeps the left edge.
  public var rightEdge: CGFloat {
    get { origin.x + size.width }
    set { size.width = newValue - origin.x }
  }
  public var centre: CGPoint {
    get { CGPoint(x: midX, y: midY) }
    set { origin = CGPoint(x: newValue.x - width / 2, y: newValue.y - height / 2) }
  }
}
