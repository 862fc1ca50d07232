public import AutoLayoutValues
public import Foundation

/// How a view's rectangle is shown: its corners, its border and the layers that are no view's.
@preconcurrency @MainActor
open class CALayer: NSObject, @unsafe AssociationOwner, CAMediaTiming {
  // Safe: only used under the lock of associated values.
  package final nonisolated(unsafe) var associatedValues: AssociatedValues?
  /// The view whose layer this is.
  final var viewHandle: WeakHandle?
  final weak var parentLayer: CALayer?
  /// The subview that a layer of the same view stands directly in front of; nil behind all.
  final var viewBehind: WeakHandle?
  final var ownSublayers: [CALayer] = []
  final var ownGeometry = LayerGeometry()
  final var animations: [(key: String, animation: CAAnimation)] = []
  final var needsOwnLayout = true
  /// How the layer counts time; nil as the layer around it does.
  final var ownTiming: LayerTiming?
  /// What few layers have; made at the first use.
  final var rare: RareLayerState?
  private final weak var ownDelegate: (any CALayerDelegate)?

  /// Makes a layer.
  public required override init() {
    super.init()
  }

  /// Makes a layer that shows what another one shows.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    cornerRadius = other.cornerRadius
    borderWidth = other.borderWidth
    borderColor = other.borderColor
    backgroundColor = other.backgroundColor
    ownGeometry = other.ownGeometry
  }

  /// Makes a layer from an archive; there is nothing in it that is read.
  public required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: Looks

  /// A name to find the layer by.
  open var name: String?
  /// The opacity, from 0 to 1; that of its view, for a view's layer.
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
  /// Pixels per point of the content.
  open var contentsScale: CGFloat = 1
  /// Whether the layer is hidden; whether its view is, for a view's layer.
  open var isHidden: Bool {
    get { viewHandle?.view?.isHidden ?? isOwnHidden }
    set {
      if let view = viewHandle?.view { view.isHidden = newValue } else { isOwnHidden = newValue }
    }
  }
  private final var isOwnHidden = false
  /// The colour behind the content; that of its view, for a view's layer.
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
  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0
  /// The corners that are round.
  open var maskedCorners = CACornerMask.all
  /// The shape of round corners.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The width of the border, in points.
  open var borderWidth: CGFloat = 0
  /// The colour of the border; black unless said otherwise.
  open var borderColor: CGColor? = .black
  /// Whether what lies inside is cut off at the corners and edges.
  open var masksToBounds = false
  /// A layer whose opacity is that of this one's content.
  open var mask: CALayer?
  /// The opacity of the shadow, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// The blur of the shadow, in points: the standard deviation (F13.2).
  open var shadowRadius: CGFloat = 3
  /// The displacement of the shadow to the right and down, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The colour of the shadow; black unless said otherwise.
  open var shadowColor: CGColor? = .black
  /// The outline of the shadow; that of the content if nil.
  open var shadowPath: CGPath?
  /// The content: an image.
  open var contents: Any?
  /// Where the content stands.
  open var contentsGravity = CALayerContentsGravity.resize
  /// The part of the content that is shown, in parts of its size.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Whether the content lets nothing shine through.
  open var isOpaque = false
  /// Whether the layer is drawn once and kept.
  open var shouldRasterize = false
  /// Pixels per point of what is kept.
  open var rasterizationScale: CGFloat = 1
  /// Whether slanted edges are smooth.
  open var allowsEdgeAntialiasing = false
  /// Whether what lies inside is made transparent as one.
  open var allowsGroupOpacity = true
  /// Whether a new size asks for drawing.
  open var needsDisplayOnBoundsChange = false
  /// How far the layer lies in front of its neighbours.
  open var zPosition: CGFloat = 0

  // MARK: Place

  /// The rectangle in the coordinates of the layer that contains this one, in points; its view's,
  /// for a view's layer.
  open var frame: CGRect {
    get { viewHandle?.view?.frame ?? ownGeometry.frame }
    set { place({ $0.frame = newValue }, { $0.setFrame(newValue) }) }
  }
  /// The rectangle in the layer's own coordinates, in points.
  open var bounds: CGRect {
    get { viewHandle?.view?.bounds ?? ownGeometry.plane.bounds }
    set { place({ $0.bounds = newValue }, { $0.plane.setBounds(newValue) }) }
  }
  /// The anchor point in the coordinates of the layer that contains this one, in points.
  open var position: CGPoint {
    get { viewHandle?.view?.center ?? ownGeometry.plane.center }
    set { place({ $0.center = newValue }, { $0.plane.center = newValue }) }
  }
  /// The point of the rectangle that `position` places, in parts of its size.
  open var anchorPoint: CGPoint {
    get { viewHandle?.view?.anchorPoint ?? ownGeometry.plane.anchorPoint }
    set { place({ $0.anchorPoint = newValue }, { $0.plane.setAnchorPoint(newValue) }) }
  }
  /// How the layer is shown around its anchor point.
  open var transform: CATransform3D {
    get { viewHandle?.view?.transform3D ?? ownGeometry.transform }
    set { place({ $0.transform3D = newValue }, { $0.transform = newValue }) }
  }
  /// How the layers inside are shown around the anchor point.
  open var sublayerTransform = CATransform3DIdentity

  /// The part of `transform` that acts in the plane.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  /// Shows the layer otherwise around its anchor point.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }
  /// A point of another layer's coordinates in this one's; nil means the outermost layer.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { fromRoot(l?.toRoot(p) ?? p) }
  /// A point of this layer's coordinates in another one's; nil means the outermost layer.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { l?.fromRoot(toRoot(p)) ?? toRoot(p) }
  /// A rectangle of another layer's coordinates in this one's; nil means the outermost layer.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { image(r) { convert($0, from: l) } }
  /// A rectangle of this layer's coordinates in another one's; nil means the outermost layer.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { image(r) { convert($0, to: l) } }
  /// A time of another layer, or of the system's clock, as this layer counts it, in seconds.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    ownTime(at: l?.clockTime(at: t) ?? t)
  }
  /// A time of this layer as another layer counts it, or the system's clock, in seconds.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    l?.ownTime(at: clockTime(at: t)) ?? clockTime(at: t)
  }
  /// Whether a point of the layer's coordinates lies inside it.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
  /// The frontmost layer inside that holds a point of the coordinates of the layer that contains
  /// this one.
  open func hitTest(_ p: CGPoint) -> CALayer? { touchedLayer(p) }
  /// The size that the content would like: the present one unless a subclass knows better.
  open func preferredFrameSize() -> CGSize { bounds.size }

  // MARK: Tree

  /// The layer that contains this one: that of the superview, for a view's layer.
  open var superlayer: CALayer? { viewHandle?.view.map { $0.superview?.layer } ?? parentLayer }
  /// The layers inside, back to front, those of subviews among them.
  open var sublayers: [CALayer]? {
    get { allSublayers.isEmpty ? nil : allSublayers }
    set { replaceSublayers(newValue ?? []) }
  }
  /// Puts a layer in front of the others inside this one.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: .max) }
  /// Puts a layer at an index of the layers inside this one, those of subviews counted.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
  /// Puts a layer directly behind another one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: index(of: sibling, without: layer) ?? 0)
  }
  /// Puts a layer directly in front of another one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, at: index(of: sibling, without: layer).map { $0 + 1 } ?? .max)
  }
  /// Puts a layer in the place of another one.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    insert(newLayer, at: index(of: oldLayer, without: newLayer) ?? .max)
    oldLayer.removeFromSuperlayer()
  }
  /// Takes the layer out of the one that contains it.
  open func removeFromSuperlayer() { leaveParent() }

  /// Who answers for the layer: its view, for a view's layer.
  open var delegate: (any CALayerDelegate)? {
    get { ownDelegate ?? viewHandle?.view }
    set { ownDelegate = newValue }
  }

  // MARK: Passes

  /// Asks for layout: that of the view whose layer this is.
  open func setNeedsLayout() { markNeedsLayout() }
  /// Lays out what asks for it: the view whose layer this is, or the layers inside.
  open func layoutIfNeeded() { layoutNow() }
  /// Whether layout was asked for.
  open func needsLayout() -> Bool {
    viewHandle?.view.map { $0.flags.contains(.needsLayout) } ?? needsOwnLayout
  }
  /// Lays out the layers inside; asks the delegate.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
  /// Asks for the layer to be drawn again; drawing always shows the present state.
  open func setNeedsDisplay() {}
  /// Asks for a part of the layer to be drawn again.
  open func setNeedsDisplay(_ r: CGRect) {}
  /// Whether drawing was asked for: never, since it always shows the present state.
  open func needsDisplay() -> Bool { false }
  /// Whether a property that changes asks for drawing; an override names its own.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// Draws the layer if that was asked for; drawing always shows the present state.
  open func displayIfNeeded() {}
  /// Gives the layer its content; asks the delegate.
  open func display() { delegate?.display(self) }
  /// Draws the content; asks the delegate.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
  /// Draws the layer with all that lies inside it into a context, in its own coordinates.
  ///
  /// That takes whoever draws views, which the `Drawing` module is; nothing is drawn without it.
  open func render(in ctx: CGContext) { LayerRendering.render(self, in: ctx) }

  // MARK: Time

  /// When the layer's time begins, in seconds of the layer around it.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  /// How long the layer's time lasts, in seconds; kept.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  /// How fast the layer's time runs; 0 stands still.
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  /// The layer's time at its beginning, in seconds.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  /// How many times the layer's time runs; kept.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  /// How long the layer's time is repeated, in seconds; kept.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// Whether the layer's time runs back, too; kept.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// What is seen before and after the layer's time; kept.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  // MARK: Animations

  /// Adds an animation; it stays until it is removed, since no time passes here.
  open func add(_ anim: CAAnimation, forKey key: String?) { addAnimation(anim, key) }
  /// Takes an animation away.
  open func removeAnimation(forKey key: String) { animations.removeAll { $0.key == key } }
  /// Takes all animations away.
  open func removeAllAnimations() { animations = [] }
  /// The keys of the animations, in the order of addition.
  open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }
  /// The animation of a key.
  open func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }
  /// What happens by itself when a property changes; asks the delegate.
  open func action(forKey event: String) -> (any CAAction)? {
    delegate?.action(for: self, forKey: event) ?? rare?.actions[event] as? any CAAction
  }
  /// The layer as it is seen while animations run: as it is.
  open func presentation() -> Self? { self }
  /// The layer itself.
  open func model() -> Self { self }
  /// The value that a property has where nothing else is said: not known.
  open class func defaultValue(forKey key: String) -> Any? { nil }
  /// What happens by itself where nothing else is said: nothing.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  // MARK: Properties by name

  /// Sets a property by its name; other names are kept with the layer, as in UIKit.
  open func setValue(_ value: Any?, forKey key: String) { setNamed(value, key) }
  /// The value of a property by its name, or what was kept under it.
  open func value(forKey key: String) -> Any? { named(key) }
  /// Sets a property, or a part of the transform such as `transform.rotation.z`.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setNamed(value, keyPath) }
  /// The value of a property, or of a part of the transform such as `transform.scale.x`.
  open func value(forKeyPath keyPath: String) -> Any? { named(keyPath) }

  /// `<CALayer: 0x…>`.
  nonisolated open override var description: String {
    "<\(LayoutItemName.className(self)): \(LayoutItemName.address(self))>"
  }
  /// The same as `description`.
  nonisolated open override var debugDescription: String { description }
}
