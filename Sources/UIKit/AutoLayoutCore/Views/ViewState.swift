import AutoLayoutValues
import Foundation

struct ViewGeometry {
  /// The top left corner or the center: the value that was set reads back exactly.
  private var place = CGPoint.zero
  private(set) var bounds = CGRect.zero
  private var pose: Pose?
  private var placeIsCenter = false

  private struct Values {
    var transform = CGAffineTransform.identity
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  }

  private final class Pose {
    let values: Values

    init(_ values: Values) {
      self.values = values
    }
  }

  var transform: CGAffineTransform {
    get { pose?.values.transform ?? .identity }
    set { changePose { $0.transform = newValue } }
  }

  private(set) var anchorPoint: CGPoint {
    get { pose?.values.anchorPoint ?? Values().anchorPoint }
    set { changePose { $0.anchorPoint = newValue } }
  }

  private mutating func changePose(_ change: (inout Values) -> Void) {
    var values = pose?.values ?? Values()
    change(&values)
    pose = Pose(values)
  }

  private var turn: CGAffineTransform? {
    guard let pose, !pose.values.transform.isIdentity else { return nil }
    return pose.values.transform
  }

  private var anchorOffset: CGPoint {
    CGPoint(x: bounds.width * anchorPoint.x, y: bounds.height * anchorPoint.y)
  }

  var pivot: CGPoint {
    let offset = anchorOffset
    return CGPoint(x: bounds.minX + offset.x, y: bounds.minY + offset.y)
  }

  private(set) var origin: CGPoint {
    get {
      guard placeIsCenter else { return place }
      let offset = anchorOffset
      return CGPoint(x: place.x - offset.x, y: place.y - offset.y)
    }
    set {
      place = newValue
      placeIsCenter = false
    }
  }

  var center: CGPoint {
    get {
      guard !placeIsCenter else { return place }
      let offset = anchorOffset
      return CGPoint(x: place.x + offset.x, y: place.y + offset.y)
    }
    set {
      place = newValue
      placeIsCenter = true
    }
  }

  mutating func setAnchorPoint(_ point: CGPoint) {
    let center = center
    anchorPoint = point
    self.center = center
  }

  var frame: CGRect {
    guard let transform = turn else { return CGRect(origin: origin, size: bounds.size) }
    let offset = anchorOffset
    let extent = CGRect(
      x: -offset.x, y: -offset.y, width: bounds.width, height: bounds.height)
    let image = extent.applying(transform.withoutNoise)
    let center = center
    return CGRect(
      x: center.x + image.minX, y: center.y + image.minY, width: image.width, height: image.height)
  }

  mutating func setFrame(_ frame: CGRect) {
    let standard = frame.standardized
    guard let transform = turn else {
      origin = standard.origin
      bounds.size = standard.size
      return
    }
    // As in UIKit, the size whose image has the wanted size, if it exists.
    bounds.size = standard.size.applying(transform.inverted()).magnitudes
    let image = self.frame
    let center = center
    self.center = CGPoint(
      x: center.x + standard.midX - image.midX, y: center.y + standard.midY - image.midY)
  }

  mutating func setBounds(_ newBounds: CGRect) {
    // Scrolling keeps the frame exactly.
    guard newBounds.size != bounds.size else {
      bounds = newBounds
      return
    }
    let center = center
    bounds = newBounds
    self.center = center
  }

  mutating func setUntransformedFrame(_ frame: CGRect) {
    origin = frame.origin
    bounds.size = frame.size
  }

  var untransformedFrame: CGRect {
    CGRect(origin: origin, size: bounds.size)
  }

  /// Whether the rectangle has exactly these numbers; `==` would standardize it first.
  func hasUntransformedFrame(_ frame: CGRect) -> Bool {
    origin.x == frame.origin.x && origin.y == frame.origin.y
      && bounds.size.width == frame.size.width && bounds.size.height == frame.size.height
  }
}

extension CGSize {
  fileprivate var magnitudes: CGSize {
    CGSize(width: abs(width), height: abs(height))
  }
}

package struct ViewFlags: OptionSet {
  package let rawValue: UInt32

  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  mutating func set(_ flags: ViewFlags, to isOn: Bool) {
    if isOn { insert(flags) } else { remove(flags) }
  }

  static let usual: ViewFlags = [
    .translatesMask, .autoresizesSubviews, .insetsMarginsFromSafeArea,
  ]

  static let translatesMask = ViewFlags(rawValue: 1)
  static let autoresizesSubviews = ViewFlags(rawValue: 2)
  static let insetsMarginsFromSafeArea = ViewFlags(rawValue: 4)
  static let preservesSuperviewMargins = ViewFlags(rawValue: 8)
  package static let needsLayout = ViewFlags(rawValue: 16)
  static let needsUpdateConstraints = ViewFlags(rawValue: 32)
  static let frameIsStale = ViewFlags(rawValue: 64)
  static let contentIsStale = ViewFlags(rawValue: 128)
  package static let scrollsContent = ViewFlags(rawValue: 256)
  static let isWindow = ViewFlags(rawValue: 512)
  /// The view is a cell's content view, placed by the cell (F8.5).
  package static let isEncapsulated = ViewFlags(rawValue: 1024)
  package static let arrangesSubviews = ViewFlags(rawValue: 2048)
  static let needsUpdateProperties = ViewFlags(rawValue: 1 << 14)
  static let controllerNeedsUpdateProperties = ViewFlags(rawValue: 1 << 15)
  /// The view has an item in the engine, but no solved frame yet.
  static let awaitsFirstFrame = ViewFlags(rawValue: 1 << 17)
  /// The first update of properties was requested.
  static let hasProperties = ViewFlags(rawValue: 1 << 16)
}

package struct ViewExtras {
  var controllerHandle: WeakHandle?
  var autoresizingMask: UIView.AutoresizingMask = []
  var margins: UIEdgeInsets?
  var directionalMargins: NSDirectionalEdgeInsets?
  var safeAreaInsets = UIEdgeInsets.zero
  var rootSafeAreaInsets: UIEdgeInsets?
  var effectiveMargins: UIEdgeInsets?
  var layoutGuides: [UILayoutGuide] = []
  package var systemGuides: [UILayoutGuide] = []
  var semanticContentAttribute = UISemanticContentAttribute.unspecified
  var traitOverrides: UITraitCollection?
  var contentMode = UIView.ContentMode.scaleToFill
  var layer: CALayer?
  var tintColor: UIColor?
  var gestureRecognizers: [UIGestureRecognizer] = []
  var contentSizeOverride: CGSize?
  /// Increasing stamps; 0 for never (F1.22).
  var priorityStamps = ContentPriorityTable<UInt64>(hugging: 0, compression: 0)
  var rare: RareViewState?
  var alignmentRectInsets: UIEdgeInsets?
}

extension ViewExtras {
  @MainActor static let none = ViewExtras()
}

final class ViewExtrasStorage {
  // Safe: only the main actor changes them, and a change runs no client code.
  @safe @exclusivity(unchecked) var values = ViewExtras()
}

extension UIView {
  /// Rarely used state; layout reads ``extrasStorage`` instead, which copies nothing.
  package var extras: ViewExtras {
    @inline(__always) _read {
      if let extrasStorage { yield extrasStorage.values } else { yield ViewExtras.none }
    }
    _modify {
      let storage = extrasStorage ?? addExtrasStorage()
      yield &storage.values
    }
  }

  private func addExtrasStorage() -> ViewExtrasStorage {
    let storage = ViewExtrasStorage()
    extrasStorage = storage
    weakHandle.traits.insert(.hasExtras)
    return storage
  }

  package var viewController: UIViewController? {
    get { extrasStorage?.values.controllerHandle?.controller }
    set {
      if newValue != nil || extrasStorage != nil { extras.controllerHandle = newValue?.weakHandle }
    }
  }
}

@MainActor struct ConstraintList {
  private var slots: [NSLayoutConstraint] = []
  private var gapCount: Int32 = 0
  /// The constraints that have no objects yet, after the others.
  var arranged: ArrangedRules?

  private static let gap = NSLayoutConstraint()

  private var count: Int { slots.count - Int(gapCount) }
  var placeCount: Int { slots.count }
  var capacity: Int { slots.capacity }

  mutating func append(_ constraint: NSLayoutConstraint) {
    constraint.holderIndex = Int32(slots.count)
    // A view with more than a few constraints usually has dozens: grow in fewer steps.
    if slots.count == slots.capacity && (2...8).contains(slots.count) {
      slots.reserveCapacity(4 * slots.count)
    }
    slots.append(constraint)
  }

  mutating func remove(_ constraint: NSLayoutConstraint) {
    slots[Int(constraint.holderIndex)] = Self.gap
    constraint.holderIndex = -1
    gapCount += 1
    if slots.count > 16 && count * 2 < slots.count {
      slots.removeAll { $0 === Self.gap }
      gapCount = 0
      MentionIndex.forget()
      for (index, constraint) in slots.enumerated() {
        constraint.holderIndex = Int32(index)
      }
    }
  }

  /// Calls `body` for the first `places` slots, including gaps.
  func forEach(inFirst places: Int, _ body: (NSLayoutConstraint) -> Void) {
    for index in 0..<min(places, slots.count) { body(slots[index]) }
  }

  func forEach(from first: Int, _ body: (Int, NSLayoutConstraint) -> Void) {
    for place in first..<slots.count where slots[place] !== Self.gap {
      body(place, slots[place])
    }
  }

  func constraint(at place: Int) -> NSLayoutConstraint? {
    slots[place] === Self.gap ? nil : slots[place]
  }

  var all: [NSLayoutConstraint] {
    gapCount == 0 ? slots : slots.filter { $0 !== Self.gap }
  }
}

extension CGAffineTransform {
  /// The transform with near-zero coefficients rounded to 0, for exact 90° rotations.
  fileprivate var withoutNoise: CGAffineTransform {
    func clean(_ value: CGFloat) -> CGFloat { abs(value) < 1e-15 ? 0 : value }
    return CGAffineTransform(
      a: clean(a), b: clean(b), c: clean(c), d: clean(d), tx: tx, ty: ty)
  }
}
