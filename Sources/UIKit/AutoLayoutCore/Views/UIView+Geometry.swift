import AutoLayoutValues
import Foundation
import LayoutEngine

extension UIView {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

    func flexibility(_ axis: Axis) -> Flexibility {
      Flexibility(rawValue: UInt8(axis == .horizontal ? rawValue & 7 : rawValue >> 3 & 7))
    }

    /// `h=--& v=-&-`: the three parts of each axis, fixed or flexible (F5.2, F5.3).
    var described: String {
      func parts(_ flexibility: Flexibility) -> String {
        // An empty mask prints like a mask with a flexible far margin.
        guard !flexibility.isEmpty else { return "--&" }
        return [Flexibility.minMargin, .extent, .maxMargin]
          .map { flexibility.contains($0) ? "&" : "-" }.joined()
      }
      return "h=\(parts(flexibility(.horizontal))) v=\(parts(flexibility(.vertical)))"
    }
  }

  func setAutoresizingMask(_ mask: AutoresizingMask) {
    guard mask != extras.autoresizingMask else { return }
    extras.autoresizingMask = mask
    context?.frameWasSet(of: self)
  }

  func setTransform(_ transform: CGAffineTransform) {
    extras.rare?.spaceTransform = nil
    setGeometry { $0.transform = transform }
    notifyObservers()
  }

  func setSpaceTransform(_ transform: CATransform3D) {
    let plane = CATransform3DGetAffineTransform(transform)
    setGeometry { $0.transform = plane }
    // A purely affine transform needs no 3D form.
    let isPlane = CATransform3DMakeAffineTransform(plane) == transform
    rareState.spaceTransform = isPlane ? nil : transform
  }

  /// Changes a copy of the geometry; skips notifications and exclusivity checks.
  func setGeometry(_ change: (inout ViewGeometry) -> Void) {
    var new = geometry
    change(&new)
    geometry = new
  }

  func changeGeometry(_ change: (inout ViewGeometry) -> Void) {
    let old = geometry
    setGeometry(change)
    guard geometry.untransformedFrame != old.untransformedFrame || geometry.bounds != old.bounds
    else { return }
    if geometry.bounds.size != old.bounds.size {
      autoresizeSubviews(from: old.bounds.size)
      updateGuidesThatDependOnSize()
      context?.relaxSizeGuides()
      markNeedsLayout()
    }
    if geometry.bounds.origin != old.bounds.origin {
      context?.scrollPositionDidChange(of: self)
      markNeedsLayout()
    }
    context?.frameWasSet(of: self)
    updateSafeArea()
    notifyObservers()
  }

  func applySolvedFrame(_ frame: CGRect) {
    guard !geometry.hasUntransformedFrame(frame) else { return }
    let oldSize = geometry.bounds.size
    geometry.setUntransformedFrame(frame)
    if frame.size != oldSize {
      if !subviewList.isEmpty { autoresizeSubviews(from: oldSize) }
      updateGuidesThatDependOnSize()
      markNeedsLayout()
    }
    updateSafeArea()
    notifyObservers()
  }

  private func autoresizeSubviews(from old: CGSize) {
    guard autoresizesSubviews else { return }
    // The list doesn't change while client code runs. A mask is among a view's extras.
    let list = subviewList
    let views = list.span
    for index in views.indices where views[index].weakHandle.traits.contains(.hasExtras) {
      let view = views[index]
      let mask = view.extrasStorage?.values.autoresizingMask ?? []
      guard !mask.isEmpty, view.translatesAutoresizingMaskIntoConstraints, view.engineItem == nil
      else { continue }
      let frame = view.geometry.untransformedFrame
      let horizontal = AutoresizingRule(
        mask.flexibility(.horizontal), position: frame.minX, extent: frame.width,
        superview: old.width)
      let vertical = AutoresizingRule(
        mask.flexibility(.vertical), position: frame.minY, extent: frame.height,
        superview: old.height)
      let size = geometry.bounds.size
      let next = CGRect(
        x: horizontal.position(size.width), y: vertical.position(size.height),
        width: max(0, horizontal.extent(size.width)), height: max(0, vertical.extent(size.height)))
      view.changeGeometry { $0.setUntransformedFrame(next) }
    }
  }

  func convertedPoint(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let outside = toRoot(point)
    return (view ?? window)?.fromRoot(outside) ?? outside
  }

  func convertedPoint(_ point: CGPoint, from view: UIView?) -> CGPoint {
    fromRoot((view ?? window)?.toRoot(point) ?? point)
  }

  func convertedRect(_ rect: CGRect, to view: UIView?) -> CGRect {
    bounding(rect) { convertedPoint($0, to: view) }
  }

  func convertedRect(_ rect: CGRect, from view: UIView?) -> CGRect {
    bounding(rect) { convertedPoint($0, from: view) }
  }

  /// The origin of the alignment rectangle, also if a subclass overrides only the method.
  var alignmentOrigin: CGPoint {
    alignmentRect(forFrame: CGRect(origin: .zero, size: geometry.bounds.size)).origin
  }

  func frame(of alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  func toRoot(_ point: CGPoint) -> CGPoint {
    var point = point
    var view: UIView? = self
    while let present = view {
      point = present.toSuperview(point)
      view = present.superview
    }
    return point
  }

  func fromRoot(_ point: CGPoint) -> CGPoint {
    var chain: [UIView] = []
    var view: UIView? = self
    while let present = view {
      chain.append(present)
      view = present.superview
    }
    return chain.reversed().reduce(point) { $1.fromSuperview($0) }
  }

  private func toSuperview(_ point: CGPoint) -> CGPoint {
    let (inner, outer) = matchingPoints
    let local = CGPoint(x: point.x - inner.x, y: point.y - inner.y)
    let image = transform.isIdentity ? local : local.applying(transform)
    return CGPoint(x: image.x + outer.x, y: image.y + outer.y)
  }

  private func fromSuperview(_ point: CGPoint) -> CGPoint {
    let (inner, outer) = matchingPoints
    let local = CGPoint(x: point.x - outer.x, y: point.y - outer.y)
    let image = transform.isIdentity ? local : local.applying(transform.inverted())
    return CGPoint(x: image.x + inner.x, y: image.y + inner.y)
  }

  /// A place in the view's coordinates and in the superview's: the corner needs no halves, so whole
  /// points stay whole, and transforms keep the anchor point.
  private var matchingPoints: (inner: CGPoint, outer: CGPoint) {
    transform.isIdentity
      ? (geometry.bounds.origin, geometry.origin) : (geometry.pivot, geometry.center)
  }
}
