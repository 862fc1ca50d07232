public import AutoLayoutValues
public import Foundation
public import LayoutEngine

/// A rectangle on the screen that lays out and shows its content and its subviews.
///
/// The class body holds what subclasses override; what it does stands in the extensions, one
/// concern a file.
@preconcurrency @MainActor
open class UIView: UIResponder {
  // MARK: State

  // First what passes ask every view for. Safe here and below: only the main actor changes
  // these, and no client code runs while it does, so that no two accesses can meet.
  @safe @exclusivity(unchecked) package final var flags = ViewFlags.usual
  open var autoresizesSubviews: Bool {
    get { flags.contains(.autoresizesSubviews) }
    set { flags.set(.autoresizesSubviews, to: newValue) }
  }
  /// The distance from the root of the view's tree while the tree has a context.
  final var depth: Int32 = 0
  /// The layout of the view's tree; nil until the tree is first laid out.
  ///
  /// Of this module alone, which so can see that no two accesses overlap; others ask
  /// ``treeContext``.
  final var context: LayoutContext?
  /// The item in `context`'s engine.
  final var engineItem: ItemID? {
    get { weakHandle.item }
    set { weakHandle.item = newValue }
  }
  /// How others refer to the view without keeping it alive.
  nonisolated package final let weakHandle = WeakHandle(.view)
  @safe @exclusivity(unchecked) final var anchors = LayoutAnchors()
  /// What most views never need, once it is needed; see ``extras``.
  final var extrasStorage: ViewExtrasStorage?
  open var superview: UIView? { weakHandle.parent?.view }
  open var subviews: [UIView] { subviewList }
  /// The same, for layout's own use.
  @safe @exclusivity(unchecked) final var subviewList: [UIView] = []
  final var contentPriorities = ContentPriorities()
  @safe @exclusivity(unchecked) final var constraintList = ConstraintList()
  final var geometry = ViewGeometry()

  // MARK: Life

  /// Makes a view with a frame, in points in its future superview's coordinates.
  public init(frame: CGRect) {
    super.init()
    weakHandle.bind(to: self)
    setGeometry { $0.setFrame(frame) }
  }
  /// Makes a view of size 0.
  public convenience override init() { self.init(frame: .zero) }
  /// Makes a view from an archive that `encode(with:)` wrote; documents are read by
  /// `InterfaceBuilder`.
  public required init?(coder: NSCoder) {
    super.init()
    weakHandle.bind(to: self)
    readState(from: coder)
  }

  deinit { weakHandle.invalidate() }

  // MARK: Geometry and content size
  /// The view's rectangle in its superview's coordinates, in points; derived from `bounds`,
  /// `center` and `transform`.
  open var frame: CGRect {
    get { geometry.frame }
    set { changeGeometry { $0.setFrame(newValue) } }
  }
  /// The view's rectangle in its own coordinates, in points; its origin is what a scroll view
  /// scrolls.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { changeGeometry { $0.setBounds(newValue) } }
  }
  /// The anchor point in the superview's coordinates, in points.
  open var center: CGPoint {
    get { geometry.center }
    set { changeGeometry { $0.center = newValue } }
  }
  /// How the view is shown around its center; layout does not see it (F5.8).
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set { setTransform(newValue) }
  }
  open var transform3D: CATransform3D {
    get { extras.rare?.spaceTransform ?? CATransform3DMakeAffineTransform(transform) }
    set { setSpaceTransform(newValue) }
  }
  /// The point of the rectangle that `center` places and transforms turn about, in parts of its
  /// size; a new one keeps `center`.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set { changeGeometry { $0.setAnchorPoint(newValue) } }
  }
  open var autoresizingMask: AutoresizingMask {
    get { extras.autoresizingMask }
    set { setAutoresizingMask(newValue) }
  }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    performHitTest(point, with: event)
  }
  /// A point of this view's coordinates in another view's; nil means the window.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    convertedPoint(point, to: view)
  }
  /// A point of another view's coordinates in this view's; nil means the window.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    convertedPoint(point, from: view)
  }
  /// A rectangle of this view's coordinates in another view's; nil means the window.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { convertedRect(rect, to: view) }
  /// A rectangle of another view's coordinates in this view's; nil means the window.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    convertedRect(rect, from: view)
  }
  /// The rectangle that constraints speak of, for a frame; the inverse of
  /// `frame(forAlignmentRect:)` (F1.3, F6.14).
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// The frame whose alignment rectangle is given (F6.14).
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { frame(of: alignmentRect) }
  /// How far the alignment rectangle lies inside the frame, in points.
  open var alignmentRectInsets: UIEdgeInsets { alignmentRectInsetsOverride ?? .zero }
  /// The view whose last baseline stands for this view's (F6.17).
  open var forLastBaselineLayout: UIView { self }
  /// The view whose first baseline stands for this view's (F6.17).
  open var forFirstBaselineLayout: UIView { self }
  open func forBaselineLayout() -> UIView { forLastBaselineLayout }
  @_spi(Subclasses) open var contentBaselines: Baselines { .bottom }
  /// The size that suits the content best within a size; the present size unless a subclass knows
  /// better.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
  /// The size of the content on its own, in points; `UIView.noIntrinsicMetric` where there is none
  /// (F1.15).
  ///
  /// It refers to the alignment rectangle and must not depend on the frame (F6.11).
  open var intrinsicContentSize: CGSize { CGSize.noIntrinsicSize }
  /// Tells layout that `intrinsicContentSize` has changed (F6.10).
  open func invalidateIntrinsicContentSize() { context?.invalidateContentSize(of: self) }
  /// Whether the content's height follows its width, as that of a text of several lines does
  /// (F6.20).
  @_spi(Subclasses) open var contentHeightFollowsWidth: Bool { false }
  /// The content's size when its width may be at most `width` points, asked for when
  /// `contentHeightFollowsWidth`; the width of its lines, or `noIntrinsicMetric` where its width
  /// stays what it was.
  @_spi(Subclasses) open func contentSize(wrappedAt width: CGFloat) -> CGSize {
    intrinsicContentSize
  }

  // MARK: Passes
  /// Whether views of the class take part in constraint-based layout even without constraints
  /// (F6.9).
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Lays out the subviews: copies their solved frames out (F6.3); an override calls super first.
  open func layoutSubviews() { copySolvedFrames() }
  /// Brings the view's constraints up to date; an override calls super last (F6.5).
  open func updateConstraints() { flags.remove(.needsUpdateConstraints) }
  /// Asks for `layoutSubviews()` in the next layout pass; several calls give one (F11.67).
  open func setNeedsLayout() { markNeedsLayout() }
  /// Lays out the view's tree now, if anything in it asks for it (F6.4).
  open func layoutIfNeeded() { ensureContext().layout() }
  open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
  /// Runs the update-constraints pass now (F6.2).
  open func updateConstraintsIfNeeded() { ensureContext().updateConstraints() }
  open func needsUpdateConstraints() -> Bool { flags.contains(.needsUpdateConstraints) }
  /// Asks for the view to be drawn again; drawing always shows the present state, so there is
  /// nothing to keep.
  open func setNeedsDisplay() {}

  // MARK: Constraints
  /// The constraints that the view holds, in the order in which they were added (F11.7).
  open var constraints: [NSLayoutConstraint] { constraintList.all }
  /// Holds a constraint over this view and views inside it, and makes it take effect, once (F3.13).
  open func addConstraint(_ constraint: NSLayoutConstraint) { performAddConstraint(constraint) }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    performAddConstraints(constraints)
  }
  /// Lets a constraint go; does nothing with one that the view does not hold (F3.13).
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    performRemoveConstraint(constraint)
  }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    performRemoveConstraints(constraints)
  }
  /// Whether the view's autoresizing mask is turned into constraints: true in code (F3.17).
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { isMaskTranslated }
    set { isMaskTranslated = newValue }
  }
  /// Whether the constraints leave the view's place or size open (F8.16).
  open var hasAmbiguousLayout: Bool { isAmbiguous }
  /// Moves a view of ambiguous layout to another place that the constraints allow, to be seen
  /// (F8.17).
  open func exerciseAmbiguityInLayout() { exerciseAmbiguity() }
  /// The constraints that determine the view's place and size on an axis (F8.18).
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    constraintsAffecting(axis)
  }

  // MARK: Content priorities
  /// How strongly the view refuses to grow beyond its content; 250 by default (F1.17).
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    huggingPriority(on: axis)
  }
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setHuggingPriority(priority, on: axis) }
  /// How strongly the view refuses to become smaller than its content; 750 by default (F1.17).
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { compressionPriority(on: axis) }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setCompressionPriority(priority, on: axis) }
  /// The size that the constraints inside the view give it, as near to a target as they allow, at
  /// priority 50 (F1.31).
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    fittingSizeAtLowPriority(targetSize)
  }
  /// The size that the constraints inside the view give it, as near to a target as they allow
  /// (F1.32), in whole pixels.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    performFitting(
      targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  // MARK: Anchors, guides and traits
  open var leadingAnchor: NSLayoutXAxisAnchor { anchors.leading(of: weakHandle) }
  open var trailingAnchor: NSLayoutXAxisAnchor { anchors.trailing(of: weakHandle) }
  open var leftAnchor: NSLayoutXAxisAnchor { anchors.left(of: weakHandle) }
  open var rightAnchor: NSLayoutXAxisAnchor { anchors.right(of: weakHandle) }
  open var topAnchor: NSLayoutYAxisAnchor { anchors.top(of: weakHandle) }
  open var bottomAnchor: NSLayoutYAxisAnchor { anchors.bottom(of: weakHandle) }
  open var widthAnchor: NSLayoutDimension { anchors.width(of: weakHandle) }
  open var heightAnchor: NSLayoutDimension { anchors.height(of: weakHandle) }
  open var centerXAnchor: NSLayoutXAxisAnchor { anchors.centerX(of: weakHandle) }
  open var centerYAnchor: NSLayoutYAxisAnchor { anchors.centerY(of: weakHandle) }
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { anchors.firstBaseline(of: weakHandle) }
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { anchors.lastBaseline(of: weakHandle) }
  open var layoutGuides: [UILayoutGuide] { extras.layoutGuides }
  /// Makes a guide take part in the view's layout; adding it twice keeps one entry (F11.40).
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { performAddLayoutGuide(layoutGuide) }
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    performRemoveLayoutGuide(layoutGuide)
  }
  /// The rectangle inside the margins (F6.37).
  open var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }
  /// The rectangle that bars and the device's shape leave free (F6.42).
  open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
  /// The rectangle inside the margins in which lines of text are not too long to read (F6.38).
  open var readableContentGuide: UILayoutGuide { systemGuide(.readableContent) }
  /// The rectangle that the keyboard covers (F6.44).
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide }
  /// The guide of a part of the view (iOS 26); the same one at every request.
  open func layoutGuide(for region: LayoutRegion) -> UILayoutGuide { regionGuide(region) }
  /// How far a part of the view lies inside its edges, in points (iOS 26).
  open func edgeInsets(for region: LayoutRegion) -> UIEdgeInsets { regionInsets(region) }
  open func directionalEdgeInsets(for region: LayoutRegion) -> NSDirectionalEdgeInsets {
    edgeInsets(for: region).directional(effectiveUserInterfaceLayoutDirection)
  }
  open var traitCollection: UITraitCollection { inheritedTraits }
  open var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(view: self) }
    set {}
  }
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { extras.semanticContentAttribute }
    set { setSemanticContentAttribute(newValue) }
  }
  /// The direction in which the view's content is laid out (F6.47).
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    resolvedLayoutDirection
  }
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection { attribute.direction(.leftToRight) }
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute, relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection { attribute.direction(direction) }
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { extras.rare?.overrideUserInterfaceStyle ?? .unspecified }
    set { setUserInterfaceStyle(newValue) }
  }

  // MARK: Hierarchy, margins and safe area
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func isDescendant(of view: UIView) -> Bool { isInside(view) }
  open func viewWithTag(_ tag: Int) -> UIView? { firstInTree { $0.tag == tag } }
  open override var next: UIResponder? { viewController ?? superview }
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { extras.gestureRecognizers.isEmpty ? nil : extras.gestureRecognizers }
    set { replaceRecognizers(by: newValue ?? []) }
  }
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    performAddGestureRecognizer(gestureRecognizer)
  }
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    performRemoveGestureRecognizer(gestureRecognizer)
  }
  open func addInteraction(_ interaction: any UIInteraction) { performAddInteraction(interaction) }
  open func removeInteraction(_ interaction: any UIInteraction) {
    performRemoveInteraction(interaction)
  }
  open var interactions: [any UIInteraction] {
    get { extras.rare?.interactions ?? [] }
    set { replaceInteractions(by: newValue) }
  }
  /// Lets whoever inside receives the keyboard give it back, though it would not, if `force` says
  /// so.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { releaseKeyboard(force) }
  open var window: UIWindow? { nearestWindow }
  open func addSubview(_ view: UIView) { performInsertSubview(view, at: .max) }
  /// Puts a view at an index of `subviews`, counted after its own removal (F11.42).
  open func insertSubview(_ view: UIView, at index: Int) { performInsertSubview(view, at: index) }
  /// Puts a view directly behind another one; in front of all where that one is not inside this
  /// view (F11.42).
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    performInsertSubview(view, beside: sibling, offset: 0)
  }
  /// Puts a view directly in front of another one; in front of all where that one is not inside
  /// this view (F11.42).
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    performInsertSubview(view, beside: sibling, offset: 1)
  }
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    performExchangeSubviews(index1, index2)
  }
  open func bringSubviewToFront(_ view: UIView) { performMoveSubview(view, to: subviews.count) }
  open func sendSubviewToBack(_ view: UIView) { performMoveSubview(view, to: 0) }
  /// Takes the view out of its superview, and every constraint across the cut with it (F3.14).
  open func removeFromSuperview() { performRemoveFromSuperview() }
  open func layoutMarginsDidChange() {}
  /// Called when the safe area has changed.
  open func safeAreaInsetsDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The margins inside which content should lie, in points (F6.29-F6.35).
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set { setMargins(newValue) }
  }
  /// The margins of a view of this class before any are set: 8 on all sides (F6.29).
  @_spi(Subclasses) open var defaultLayoutMargins: UIEdgeInsets { usualLayoutMargins }
  /// `layoutMargins` in reading direction (F6.36).
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveLayoutMargins.directional(effectiveUserInterfaceLayoutDirection) }
    set { setDirectionalMargins(newValue) }
  }
  /// Whether each margin is at least what keeps content outside the superview's margin (F6.33).
  open var preservesSuperviewLayoutMargins: Bool {
    get { flags.contains(.preservesSuperviewMargins) }
    set { setMarginFlag(.preservesSuperviewMargins, newValue) }
  }
  /// Whether the margins are measured from the safe area (F6.34); true by default.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { flags.contains(.insetsMarginsFromSafeArea) }
    set { setMarginFlag(.insetsMarginsFromSafeArea, newValue) }
  }
  /// The part of the view that bars and the device's shape leave free, as distances from its edges
  /// (F6.40).
  open var safeAreaInsets: UIEdgeInsets { extrasStorage?.values.safeAreaInsets ?? .zero }
  /// What the view's frame lies in, and how much of that is covered at each edge.
  var outerSafeArea: (insets: UIEdgeInsets, bounds: CGRect)? { safeAreaOfSuperview }

  // MARK: Focus and gestures
  /// Whether the view can have the focus: no, unless a subclass says so.
  open var canBecomeFocused: Bool { false }
  /// Whether the view has the focus: nobody moves one here.
  open var isFocused: Bool { false }
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  // MARK: Appearance
  /// Whether the view is shown; layout does not mind, except in stack views (F1.30).
  open var isHidden = false { didSet { if isHidden != oldValue { visibilityDidChange() } } }
  open var backgroundColor: UIColor?
  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  open var tag = 0
  open class var layerClass: AnyClass { CALayer.self }
  open var layer: CALayer { ensureLayer() }
  /// Whether the content fills the view without letting anything shine through; drawing does not
  /// rely on it.
  open var isOpaque = true
  open var mask: UIView? {
    get { extras.rare?.mask }
    set { rareState.mask = newValue }
  }
  open var contentMode: ContentMode {
    get { extras.contentMode }
    set { extras.contentMode = newValue }
  }
  open var clipsToBounds: Bool {
    get { extras.layer?.masksToBounds ?? false }
    set { layer.masksToBounds = newValue }
  }
  /// The colour of controls and templates inside; the superview's where none is set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { inheritedTint }
    set { setTint(newValue) }
  }
  /// Called when `tintColor` has changed, here or above.
  open func tintColorDidChange() {}

  /// Takes the looks of the model of its class (`appearance()`) where the view has none of its own;
  /// an override calls super.
  @_spi(Subclasses) open func adoptLooks(of model: UIView) { adoptTints(of: model) }
  /// Draws the content between the background and the subviews; nothing unless a subclass does.
  ///
  /// Called whenever the view is drawn, with its bounds, in the present context.
  open func draw(_ rect: CGRect) {}
  /// Draws the view with all that lies inside it into a rectangle of the present context.
  ///
  /// - Returns: Whether that was done; false without the `Drawing` module.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    if afterUpdates { layoutIfNeeded() }
    return LayerRendering.draw(self, in: rect)
  }
  open func setNeedsDisplay(_ rect: CGRect) {}
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    if layer === layerIfUsed { drawContent(in: ctx) }
  }
  open func display(_ layer: CALayer) {}
  open func layoutSublayers(of layer: CALayer) {}
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  /// A view that looks like this one does now; nil without the `Drawing` module.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    return LayerRendering.snapshot(of: self)
  }
  /// How the tint looks; as in the superview unless said otherwise, `normal` at the top.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { inheritedTintMode }
    set { setTintMode(newValue) }
  }
  /// Pixels per point of what the view draws: the screen's unless said otherwise.
  open var contentScaleFactor: CGFloat {
    get { extras.rare?.contentScaleFactor ?? max(1, traitCollection.displayScale) }
    set { rareState.contentScaleFactor = newValue }
  }
  open var clearsContextBeforeDrawing = true
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  /// Whether no other view is touched while this one is.
  open var isExclusiveTouch = false

  // MARK: Animation
  /// Makes changes over a time, in seconds; here at once, and the end is told when the time is
  /// over.
  open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    AnimationState.run(duration, animations, nil)
  }
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { AnimationState.run(duration, animations, completion) }
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { AnimationState.run(duration, after: delay, options: options, animations, completion) }
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) { AnimationState.run(duration, after: delay, options: options, animations, completion) }
  open class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { AnimationState.run(duration, animations ?? {}, completion) }
  open class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    AnimationState.exchange(
      fromView, for: toView, duration: duration, options: options, completion: completion)
  }
  /// Makes changes that are not animated, inside an animation, too.
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationState.runAtOnce(actionsWithoutAnimation)
  }
  open class func setAnimationsEnabled(_ enabled: Bool) { AnimationState.isEnabled = enabled }
  open class var areAnimationsEnabled: Bool { AnimationState.isEnabled }
  /// The duration of the animation that is being stated, in seconds; 0 outside one.
  open class var inheritedAnimationDuration: TimeInterval { AnimationState.inheritedDuration }

  // MARK: Descriptions
  nonisolated open func encode(with coder: NSCoder) { archive(to: coder) }
  /// `<UIView: 0x…; frame = (x y; w h); layer = <CALayer: 0x…>>` (F11.28).
  nonisolated open override var description: String { MainActor.assumeIsolated { describedView } }
  nonisolated open override var debugDescription: String { description }
  /// The text that logs print behind the view's address: a label's text, a button's title (F2.22).
  @_spi(Subclasses) open var textForDescription: String? { nil }
}
