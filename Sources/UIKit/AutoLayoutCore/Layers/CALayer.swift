public import AutoLayoutValues
public import Foundation

/// How a view's rectangle appears: corners, border and the layers that no view owns.
@preconcurrency @MainActor
open class CALayer: NSObject, @unsafe AssociationOwner, CAMediaTiming {
  // Safe: only used under the lock of associated values.
  package final nonisolated(unsafe) var associatedValues: AssociatedValues?
  final var viewHandle: WeakHandle?
  final weak var parentLayer: CALayer?
  final var viewBelow: WeakHandle?
  final var ownSublayers: [CALayer] = []
  final var ownGeometry = LayerGeometry()
  final var animations: [(key: String, animation: CAAnimation)] = []
  final var needsOwnLayout = true
  final var ownTiming: LayerTiming?
  final var rare: RareLayerState?
  private final weak var ownDelegate: (any CALayerDelegate)?

  public required override init() {
    super.init()
  }

  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    cornerRadius = other.cornerRadius
    borderWidth = other.borderWidth
    borderColor = other.borderColor
    backgroundColor = other.backgroundColor
    ownGeometry = other.ownGeometry
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: Looks

  open var name: String?
  open var opacity: Float {
    get { viewHandle?.view.map { Float($0.alpha) } ?? ownOpacity }
    set {
      if let view = viewHandle?.view {
        view.alpha = CGFloat(newValue)
      } else {
        ownOpacity = newValue
      }
    }
  }
  private final var ownOpacity: Float = 1
  open var contentsScale: CGFloat = 1
  open var isHidden: Bool {
    get { viewHandle?.view?.isHidden ?? isOwnHidden }
    set {
      if let view = viewHandle?.view { view.isHidden = newValue } else { isOwnHidden = newValue }
    }
  }
  private final var isOwnHidden = false
  open var backgroundColor: CGColor? {
    get { viewHandle?.view.map { $0.backgroundColor?.cgColor } ?? ownBackground }
    set {
      if let view = viewHandle?.view {
        view.backgroundColor = newValue.map { UIColor(cgColor: $0) }
      } else {
        ownBackground = newValue
      }
    }
  }
  private final var ownBackground: CGColor?
  open var cornerRadius: CGFloat = 0
  open var maskedCorners = CACornerMask.all
  open var cornerCurve = CALayerCornerCurve.circular
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor? = .black
  open var masksToBounds = false
  open var mask: CALayer?
  open var shadowOpacity: Float = 0
  /// The blur of the shadow, in points: the standard deviation (F13.2).
  open var shadowRadius: CGFloat = 3
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowColor: CGColor? = .black
  open var shadowPath: CGPath?
  open var contents: Any?
  open var contentsGravity = CALayerContentsGravity.resize
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var isOpaque = false
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var allowsEdgeAntialiasing = false
  open var allowsGroupOpacity = true
  open var needsDisplayOnBoundsChange = false
  open var zPosition: CGFloat = 0

  // MARK: Place

  open var frame: CGRect {
    get { viewHandle?.view?.frame ?? ownGeometry.frame }
    set { place({ $0.frame = newValue }, { $0.setFrame(newValue) }) }
  }
  open var bounds: CGRect {
    get { viewHandle?.view?.bounds ?? ownGeometry.plane.bounds }
    set { place({ $0.bounds = newValue }, { $0.plane.setBounds(newValue) }) }
  }
  open var position: CGPoint {
    get { viewHandle?.view?.center ?? ownGeometry.plane.center }
    set { place({ $0.center = newValue }, { $0.plane.center = newValue }) }
  }
  open var anchorPoint: CGPoint {
    get { viewHandle?.view?.anchorPoint ?? ownGeometry.plane.anchorPoint }
    set { place({ $0.anchorPoint = newValue }, { $0.plane.setAnchorPoint(newValue) }) }
  }
  open var transform: CATransform3D {
    get { viewHandle?.view?.transform3D ?? ownGeometry.transform }
    set { place({ $0.transform3D = newValue }, { $0.transform = newValue }) }
  }
  open var sublayerTransform = CATransform3DIdentity

  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { fromRoot(l?.toRoot(p) ?? p) }
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { l?.fromRoot(toRoot(p)) ?? toRoot(p) }
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { image(r) { convert($0, from: l) } }
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { image(r) { convert($0, to: l) } }
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    ownTime(at: l?.clockTime(at: t) ?? t)
  }
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    l?.ownTime(at: clockTime(at: t)) ?? clockTime(at: t)
  }
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
  /// Returns the frontmost layer that contains a point in the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? { touchedLayer(p) }
  open func preferredFrameSize() -> CGSize { bounds.size }

  // MARK: Tree

  open var superlayer: CALayer? { viewHandle?.view.map { $0.superview?.layer } ?? parentLayer }
  open var sublayers: [CALayer]? {
    get { allSublayers.isEmpty ? nil : allSublayers }
    set { replaceSublayers(newValue ?? []) }
  }
  open func addSublayer(_ layer: CALayer) { insert(layer, at: .max) }
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: index(of: sibling, without: layer) ?? 0)
  }
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, at: index(of: sibling, without: layer).map { $0 + 1 } ?? .max)
  }
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    insert(newLayer, at: index(of: oldLayer, without: newLayer) ?? .max)
    oldLayer.removeFromSuperlayer()
  }
  open func removeFromSuperlayer() { leaveParent() }

  open var delegate: (any CALayerDelegate)? {
    get { ownDelegate ?? viewHandle?.view }
    set { ownDelegate = newValue }
  }

  // MARK: Passes

  open func setNeedsLayout() { markNeedsLayout() }
  open func layoutIfNeeded() { layoutNow() }
  open func needsLayout() -> Bool {
    viewHandle?.view.map { $0.flags.contains(.needsLayout) } ?? needsOwnLayout
  }
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ r: CGRect) {}
  open func needsDisplay() -> Bool { false }
  open class func needsDisplay(forKey key: String) -> Bool { false }
  open func displayIfNeeded() {}
  open func display() { delegate?.display(self) }
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
  /// Draws the layer's subtree; draws nothing if the `Drawing` module is missing.
  open func render(in ctx: CGContext) { LayerRendering.render(self, in: ctx) }

  // MARK: Time

  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  // MARK: Animations

  /// Adds an animation, which stays until it is removed, since no time passes here.
  open func add(_ anim: CAAnimation, forKey key: String?) { addAnimation(anim, key) }
  open func removeAnimation(forKey key: String) { animations.removeAll { $0.key == key } }
  open func removeAllAnimations() { animations = [] }
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }
  open func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }
  open func action(forKey event: String) -> (any CAAction)? {
    delegate?.action(for: self, forKey: event) ?? rare?.actions[event] as? any CAAction
  }
  open func presentation() -> Self? { self }
  open func model() -> Self { self }
  open class func defaultValue(forKey key: String) -> Any? { nil }
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  // MARK: Properties by name

  open func setValue(_ value: Any?, forKey key: String) { setNamed(value, key) }
  open func value(forKey key: String) -> Any? { named(key) }
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setNamed(value, keyPath) }
  open func value(forKeyPath keyPath: String) -> Any? { named(keyPath) }

  nonisolated open override var description: String {
    "<\(LayoutItemName.className(self)): \(LayoutItemName.address(self))>"
  }
  nonisolated open override var debugDescription: String { description }
}
