public import AutoLayoutValues
public import Foundation
public import LayoutEngine

/// A rectangle that lays out and shows content and subviews.
///
/// The class body has the overridable members; extensions implement them, a concern per file.
@preconcurrency @MainActor
open class UIView: UIResponder {
  // MARK: State

  // Read for every view, so first. Safe here and below: only the main actor changes it, and a
  // change runs no client code.
  @safe @exclusivity(unchecked) package final var flags = ViewFlags.usual
  open var autoresizesSubviews: Bool {
    get { flags.contains(.autoresizesSubviews) }
    set { flags.set(.autoresizesSubviews, to: newValue) }
  }
  final var depth: Int32 = 0
  /// The layout of the view's tree; nil before the first layout.
  ///
  /// Internal for fast access.
  final var context: LayoutContext?
  final var engineItem: ItemID? {
    get { weakHandle.item }
    set { weakHandle.item = newValue }
  }
  nonisolated package final let weakHandle = WeakHandle(.view)
  @safe @exclusivity(unchecked) final var anchors = LayoutAnchors()
  final var extrasStorage: ViewExtrasStorage?
  open var superview: UIView? { weakHandle.parent?.view }
  open var subviews: [UIView] { subviewList }
  @safe @exclusivity(unchecked) final var subviewList: [UIView] = []
  /// 250 and 750 by default (F1.17).
  @safe @exclusivity(unchecked) final var contentPriorities = ContentPriorityTable<
    UILayoutPriority
  >(
    hugging: .defaultLow, compression: .defaultHigh)
  @safe @exclusivity(unchecked) final var constraintList = ConstraintList()
  @safe @exclusivity(unchecked) final var geometry = ViewGeometry()

  // MARK: Life

  public init(frame: CGRect) {
    super.init()
    weakHandle.bind(to: self)
    setGeometry { $0.setFrame(frame) }
  }
  public convenience override init() { self.init(frame: .zero) }
  /// Makes a view from an archive by `encode(with:)`; `InterfaceBuilder` reads documents.
  public required init?(coder: NSCoder) {
    super.init()
    weakHandle.bind(to: self)
    readState(from: coder)
  }

  deinit { weakHandle.invalidate() }

  // MARK: Geometry and content size
  /// The rectangle in the superview's coordinates, in points; derived from `bounds`, `center` and
  /// `transform`.
  open var frame: CGRect {
    get { geometry.frame }
    set { changeGeometry { $0.setFrame(newValue) } }
  }
  /// The rectangle in the view's own coordinates, in points; a scroll view scrolls by the origin.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { changeGeometry { $0.setBounds(newValue) } }
  }
  open var center: CGPoint {
    get { geometry.center }
    set { changeGeometry { $0.center = newValue } }
  }
  /// The transform around the center; it doesn't affect layout (F5.8).
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set { setTransform(newValue) }
  }
  open var transform3D: CATransform3D {
    get { extras.rare?.spaceTransform ?? CATransform3DMakeAffineTransform(transform) }
    set { setSpaceTransform(newValue) }
  }
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
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    convertedPoint(point, to: view)
  }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    convertedPoint(point, from: view)
  }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { convertedRect(rect, to: view) }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    convertedRect(rect, from: view)
  }
  /// The alignment rectangle for a frame, which constraints refer to (F1.3, F6.14).
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// The frame for an alignment rectangle (F6.14).
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { frame(of: alignmentRect) }
  open var alignmentRectInsets: UIEdgeInsets { alignmentRectInsetsOverride ?? .zero }
  /// The view that provides the last baseline (F6.17).
  open var forLastBaselineLayout: UIView { self }
  /// The view that provides the first baseline (F6.17).
  open var forFirstBaselineLayout: UIView { self }
  open func forBaselineLayout() -> UIView { forLastBaselineLayout }
  @_spi(Subclasses) open var contentBaselines: Baselines { .edges }
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
  /// The natural size of the content's alignment rectangle, in points (F1.15).
  ///
  /// It must not depend on the frame (F6.11).
  open var intrinsicContentSize: CGSize { CGSize.noIntrinsicSize }
  /// Notifies layout that `intrinsicContentSize` has changed (F6.10).
  open func invalidateIntrinsicContentSize() { context?.invalidateContentSize(of: self) }
  /// Whether the content's height depends on the width, as for multiline text (F6.20).
  @_spi(Subclasses) open var contentHeightFollowsWidth: Bool { false }
  /// The content's size for a maximum width in points, if `contentHeightFollowsWidth`.
  @_spi(Subclasses) open func contentSize(wrappedAt width: CGFloat) -> CGSize {
    intrinsicContentSize(offering: width)
  }

  // MARK: Passes
  /// Whether views use constraint-based layout even if they have no constraints (F6.9).
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Lays out the subviews by copying their solved frames (F6.3); an override calls super first.
  open func layoutSubviews() { copySolvedFrames() }
  /// Updates the view's constraints; an override calls super last (F6.5).
  open func updateConstraints() { flags.remove(.needsUpdateConstraints) }
  /// Schedules `layoutSubviews()` for the next layout pass; several calls are merged (F11.67).
  open func setNeedsLayout() { markNeedsLayout() }
  /// Lays out the view's whole tree now if anything in it needs layout (F6.4).
  open func layoutIfNeeded() { ensureContext().layout() }
  /// Sets the content before layout; an override calls super first (F15.7).
  open func updateProperties() {}
  /// Schedules `updateProperties()` for the next update pass.
  open func setNeedsUpdateProperties() { markNeedsUpdateProperties() }
  /// Updates the marked properties of the controller, the view and the subtree now.
  open func updatePropertiesIfNeeded() { performPropertyUpdates() }
  /// Delivers the pending changes of traits of the view's tree now.
  open func updateTraitsIfNeeded() { liveContext?.deliverTraits() }
  open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }
  /// Runs the update pass now (F6.2).
  open func updateConstraintsIfNeeded() { ensureContext().updateConstraints() }
  open func needsUpdateConstraints() -> Bool { flags.contains(.needsUpdateConstraints) }
  open func setNeedsDisplay() {}

  // MARK: Constraints
  /// The constraints that the view holds, in the order of addition (F11.7).
  open var constraints: [NSLayoutConstraint] { madeConstraints.all }
  /// Adds and activates a constraint on this view and the subtree, once (F3.13).
  open func addConstraint(_ constraint: NSLayoutConstraint) { performAddConstraint(constraint) }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    performAddConstraints(constraints)
  }
  /// Removes a constraint; has no effect if the view doesn't hold it (F3.13).
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    performRemoveConstraint(constraint)
  }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    performRemoveConstraints(constraints)
  }
  /// Whether the mask is translated; initially true for views made in code (F3.17).
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { isMaskTranslated }
    set { isMaskTranslated = newValue }
  }
  /// Whether the constraints leave the view's position or size open (F8.16).
  open var hasAmbiguousLayout: Bool { isAmbiguous }
  /// Moves an ambiguous view to another frame that the constraints permit (F8.17).
  open func exerciseAmbiguityInLayout() { exerciseAmbiguity() }
  /// The constraints that determine the view's position and size on an axis (F8.18).
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    constraintsAffecting(axis)
  }

  // MARK: Content priorities
  /// The content hugging priority; 250 by default (F1.17).
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    huggingPriority(on: axis)
  }
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setHuggingPriority(priority, on: axis) }
  /// The compression resistance priority; 750 by default (F1.17).
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { compressionPriority(on: axis) }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setCompressionPriority(priority, on: axis) }
  /// The size closest to a target that the constraints inside permit, at priority 50 (F1.31).
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    fittingSizeAtLowPriority(targetSize)
  }
  /// The size closest to a target that the constraints inside permit (F1.32), in whole pixels.
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
  /// Adds a guide to the view; adding it twice has no further effect (F11.40).
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { performAddLayoutGuide(layoutGuide) }
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    performRemoveLayoutGuide(layoutGuide)
  }
  /// The rectangle inside the margins (F6.37).
  open var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }
  /// The safe area (F6.42).
  open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
  /// The rectangle inside the margins with a readable line width (F6.38).
  open var readableContentGuide: UILayoutGuide { systemGuide(.readableContent) }
  /// The rectangle that the keyboard covers (F6.44).
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide }
  /// The guide for a region, made once (iOS 26).
  open func layoutGuide(for region: LayoutRegion) -> UILayoutGuide { regionGuide(region) }
  /// The insets for a region, in points (iOS 26).
  open func edgeInsets(for region: LayoutRegion) -> UIEdgeInsets { regionInsets(region) }
  /// The parts of the view that content keeps off; they may extend beyond it (iOS 27.1).
  open func reservedRegions(
    kind: ReservedRegion.Kind, options: ReservedRegion.QueryOptions = []
  ) -> [ReservedRegion] { findReservedRegions(kind, options) }
  open var cornerConfiguration: UICornerConfiguration? {
    get { extras.rare?.cornerConfiguration }
    set { setCornerConfiguration(newValue) }
  }
  /// A corner's radius in points, by configuration and container (iOS 26).
  open func effectiveRadius(corner: UIRectCorner) -> CGFloat { cornerRadius(corner) }
  open func directionalEdgeInsets(for region: LayoutRegion) -> NSDirectionalEdgeInsets {
    edgeInsets(for: region).directional(effectiveUserInterfaceLayoutDirection)
  }
  open var traitCollection: UITraitCollection { UpdateTracking.noted(inheritedTraits, of: self) }
  open var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(view: self) }
    set {}
  }
  /// The least text size of the subtree (F11.71).
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { sizeLimits.minimum }
    set { setSizeLimits(ContentSizeLimits(minimum: newValue, maximum: sizeLimits.maximum)) }
  }
  /// The largest text size of the subtree, which wins over a minimum above it (F11.71).
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { sizeLimits.maximum }
    set { setSizeLimits(ContentSizeLimits(minimum: sizeLimits.minimum, maximum: newValue)) }
  }
  /// The limits of the view and of the views around it, in words of this package.
  open var appliedContentSizeCategoryLimitsDescription: String { describedSizeLimits }
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { extras.semanticContentAttribute }
    set { setSemanticContentAttribute(newValue) }
  }
  /// The layout direction of the view's content (F6.47).
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
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { releaseKeyboard(force) }
  open var window: UIWindow? { nearestWindow }
  open func addSubview(_ view: UIView) { performInsertSubview(view, at: .max) }
  /// Inserts a view at an index of `subviews`, counted once the view is removed (F11.42).
  open func insertSubview(_ view: UIView, at index: Int) { performInsertSubview(view, at: index) }
  /// Inserts a view directly below a sibling, or in front if that isn't a subview (F11.42).
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    performInsertSubview(view, beside: sibling, offset: 0)
  }
  /// Inserts a view directly above a sibling, or in front if that isn't a subview (F11.42).
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    performInsertSubview(view, beside: sibling, offset: 1)
  }
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    performExchangeSubviews(index1, index2)
  }
  open func bringSubviewToFront(_ view: UIView) { performMoveSubview(view, to: subviewList.count) }
  open func sendSubviewToBack(_ view: UIView) { performMoveSubview(view, to: 0) }
  /// Removes the view from the superview, with every constraint that crosses the boundary (F3.14).
  open func removeFromSuperview() { performRemoveFromSuperview() }
  open func layoutMarginsDidChange() {}
  open func safeAreaInsetsDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The margins for the content, in points (F6.29-F6.35).
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set { setMargins(newValue) }
  }
  /// The default margins of the class: 8 on all sides (F6.29).
  @_spi(Subclasses) open var defaultLayoutMargins: UIEdgeInsets { usualLayoutMargins }
  /// `layoutMargins` as leading and trailing (F6.36).
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveLayoutMargins.directional(effectiveUserInterfaceLayoutDirection) }
    set { setDirectionalMargins(newValue) }
  }
  /// Whether the margins are increased to keep content inside the superview's margins (F6.33).
  open var preservesSuperviewLayoutMargins: Bool {
    get { flags.contains(.preservesSuperviewMargins) }
    set { setMarginFlag(.preservesSuperviewMargins, newValue) }
  }
  /// Whether the margins are measured from the safe area (F6.34); true by default.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { flags.contains(.insetsMarginsFromSafeArea) }
    set { setMarginFlag(.insetsMarginsFromSafeArea, newValue) }
  }
  /// The insets covered by bars and the device's shape, in points (F6.40).
  open var safeAreaInsets: UIEdgeInsets { extrasStorage?.values.safeAreaInsets ?? .zero }
  var outerSafeArea: (insets: UIEdgeInsets, bounds: CGRect)? { safeAreaOfSuperview }

  // MARK: Focus and gestures
  /// Whether the view can be focused; false unless overridden.
  open var canBecomeFocused: Bool { false }
  open var isFocused: Bool { false }
  open var coordinateSpace: any UICoordinateSpace { self }
  open var showsLargeContentViewer: Bool {
    get { largeContent.isShown }
    set { largeContent.isShown = newValue }
  }
  open var largeContentTitle: String? {
    get { largeContent.title }
    set { largeContent.title = newValue }
  }
  open var largeContentImage: UIImage? {
    get { largeContent.image }
    set { largeContent.image = newValue }
  }
  open var scalesLargeContentImage: Bool {
    get { largeContent.scalesImage }
    set { largeContent.scalesImage = newValue }
  }
  open var largeContentImageInsets: UIEdgeInsets {
    get { largeContent.insets }
    set { largeContent.insets = newValue }
  }
  /// The subviews in a rectangle that can be focused.
  open func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    subviews.filter { $0.canBecomeFocused && $0.frame.intersects(rect) }
  }
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  // MARK: Appearance
  open var backgroundColor: UIColor?
  open var alpha: CGFloat = 1
  open var tag = 0
  // Near the other single-byte properties: each needs only that byte then.
  /// Whether the view is hidden; only stack views consider it in layout (F1.30).
  @safe @exclusivity(unchecked) open var isHidden = false {
    didSet { if isHidden != oldValue { visibilityDidChange() } }
  }
  open class var layerClass: AnyClass { CALayer.self }
  open var layer: CALayer { ensureLayer() }
  /// Whether the content is opaque; drawing doesn't rely on it.
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
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { inheritedTint }
    set { setTint(newValue) }
  }
  open func tintColorDidChange() {}

  /// Copies each property of the class's proxy unless the view sets it.
  @_spi(Subclasses) open func adoptLooks(of model: UIView) { adoptTints(of: model) }
  /// Draws the content between background and subviews; has no effect unless overridden.
  open func draw(_ rect: CGRect) {}
  /// Draws the view's subtree; returns false if the `Drawing` module is missing.
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
  /// A view with the current picture of this view; nil if the `Drawing` module is missing.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    return LayerRendering.snapshot(of: self)
  }
  /// The tint adjustment; inherited by default, `normal` at the root.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { inheritedTintMode }
    set { setTintMode(newValue) }
  }
  /// The number of pixels per point; the screen's by default.
  open var contentScaleFactor: CGFloat {
    get { extras.rare?.contentScaleFactor ?? max(1, traitCollection.displayScale) }
    set { rareState.contentScaleFactor = newValue }
  }
  open var clearsContextBeforeDrawing = true
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false

  // MARK: Animation
  /// Applies changes immediately; completions run after the duration, in seconds.
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
  /// Makes changes at once, even inside an animation.
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationState.runAtOnce(actionsWithoutAnimation)
  }
  open class func setAnimationsEnabled(_ enabled: Bool) { AnimationState.isEnabled = enabled }
  open class var areAnimationsEnabled: Bool { AnimationState.isEnabled }
  open class var inheritedAnimationDuration: TimeInterval { AnimationState.inheritedDuration }

  // MARK: Descriptions
  nonisolated open func encode(with coder: NSCoder) { archive(to: coder) }
  /// `<UIView: 0x…; frame = (x y; w h); layer = <CALayer: 0x…>>` (F11.28).
  nonisolated open override var description: String { MainActor.assumeIsolated { describedView } }
  nonisolated open override var debugDescription: String { description }
  /// The text after the view's address in logs: a label's text, a button's title (F2.22).
  @_spi(Subclasses) open var textForDescription: String? { nil }
}
