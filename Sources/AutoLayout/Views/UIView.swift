public import Foundation
package import LayoutEngine

/// A rectangle on the screen that lays out and shows its content and its subviews.
///
/// The class body holds what subclasses override; what it does stands in the extensions, one concern a file.
@preconcurrency @MainActor
open class UIView: UIResponder {
  // MARK: State

  var geometry = ViewGeometry()
  var flags: ViewFlags = [.translatesMask, .autoresizesSubviews, .insetsMarginsFromSafeArea]
  /// The distance from the root of the view's tree while the tree has a context.
  var depth: Int32 = 0
  /// The layout of the view's tree; nil until the tree is first laid out.
  var context: LayoutContext?
  /// The item in `context`'s engine.
  var engineItem: ItemID?
  var constraintList = ConstraintList()
  var contentPriorities = ContentPriorities()
  /// What most views never need: margins, guides, traits of their own.
  var extras = ViewExtras()
  /// The controller whose view this is.
  weak var viewController: UIViewController?
  /// How others refer to the view without keeping it alive.
  nonisolated let lifeline = Lifeline(isView: true)
  var superviewLine: Lifeline?

  /// The view that contains this one.
  open internal(set) var superview: UIView? {
    get { superviewLine?.view }
    set { superviewLine = newValue?.lifeline }
  }
  /// The views inside this one, back to front.
  open internal(set) var subviews: [UIView] = []

  // MARK: Life

  /// Makes a view with a frame, in points in its future superview's coordinates.
  public init(frame: CGRect) {
    super.init()
    lifeline.tie(to: self)
    geometry.setFrame(frame)
  }

  /// Makes a view of size 0.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Makes a view from an archive; archives are read by `InterfaceBuilder`, so nothing is taken from the coder.
  public required init?(coder: NSCoder) {
    super.init()
    lifeline.tie(to: self)
  }

  deinit {
    lifeline.cut()
  }

  /// Called on a view that came out of an interface document, once everything in it is connected.
  open func awakeFromNib() {}

  // MARK: Geometry

  /// The view's rectangle in its superview's coordinates, in points; derived from `bounds`, `center` and `transform`.
  open var frame: CGRect {
    get { geometry.frame }
    set { changeGeometry { $0.setFrame(newValue) } }
  }

  /// The view's rectangle in its own coordinates, in points; its origin is what a scroll view scrolls.
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
    set { geometry.transform = newValue }
  }

  /// How the view follows a change of its superview's size.
  open var autoresizingMask: AutoresizingMask {
    get { extras.autoresizingMask }
    set { setAutoresizingMask(newValue) }
  }

  /// Whether a point of the view's coordinates lies inside it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The frontmost view at a point of the view's coordinates that takes touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    touchedView(at: point, event)
  }

  /// The rectangle that constraints speak of, for a frame; the inverse of `frame(forAlignmentRect:)` (F6.14).
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// The frame whose alignment rectangle is given (F6.14).
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// How far the alignment rectangle lies inside the frame, in points.
  open var alignmentRectInsets: UIEdgeInsets { extras.alignmentRectInsets ?? .zero }

  /// The view whose last baseline stands for this view's (F6.17).
  open var forLastBaselineLayout: UIView { self }
  /// The view whose first baseline stands for this view's (F6.17).
  open var forFirstBaselineLayout: UIView { self }

  /// The baselines of the content itself, relative to the alignment rectangle.
  package var contentBaselines: Baselines { .bottom }

  /// The size that suits the content best within a size; the present size unless a subclass knows better.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that suits the content best.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    bounds.size = size
  }

  // MARK: Content size

  /// The size of the content on its own, in points; `UIView.noIntrinsicMetric` where there is none (F1.15).
  ///
  /// It refers to the alignment rectangle and must not depend on the frame (F6.11).
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Tells layout that `intrinsicContentSize` has changed (F6.10).
  open func invalidateIntrinsicContentSize() { context?.invalidateContentSize(of: self) }

  /// Whether the content's height follows its width, as that of a text of several lines does.
  ///
  /// Layout then solves twice: with `intrinsicContentSize`, then with the height for the width that came out (F6.20).
  package var contentHeightFollowsWidth: Bool { false }

  /// The content's size when its width may be at most `width` points; asked for when `contentHeightFollowsWidth`.
  package func contentSize(wrappedAt width: CGFloat) -> CGSize {
    intrinsicContentSize
  }

  // MARK: Passes

  /// Whether views of the class take part in constraint-based layout even without constraints (F6.9).
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Lays out the subviews: their solved frames are copied out (F6.3).
  ///
  /// An override calls super, then may set frames of its own or change constraints.
  open func layoutSubviews() { copySolvedFrames() }

  /// Brings the view's constraints up to date; an override calls super last (F6.5).
  open func updateConstraints() { flags.remove(.needsUpdateConstraints) }

  /// Asks for `layoutSubviews()` in the next layout pass; several calls give one (UIKIT 67).
  open func setNeedsLayout() { markNeedsLayout() }

  /// Lays out the view's tree now, if anything in it asks for it (F6.4).
  open func layoutIfNeeded() { ensureContext().layout() }

  /// Asks for `updateConstraints()` in the next pass.
  open func setNeedsUpdateConstraints() { markNeedsUpdateConstraints() }

  /// Runs the update-constraints pass now (F6.2).
  open func updateConstraintsIfNeeded() { ensureContext().updateConstraints() }

  /// Whether `updateConstraints()` will be called in the next pass.
  open func needsUpdateConstraints() -> Bool { flags.contains(.needsUpdateConstraints) }

  /// Asks for the view to be drawn again; drawing always shows the present state, so there is nothing to keep.
  open func setNeedsDisplay() {}

  // MARK: Constraints

  /// The constraints that the view holds, in the order in which they were added (UIKIT 7).
  open var constraints: [NSLayoutConstraint] { constraintList.all }

  /// Holds a constraint over this view and views inside it, and makes it take effect.
  ///
  /// Adding one that is already held here does nothing (F3.13).
  open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }

  /// Holds several constraints.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach { addConstraint($0) }
  }

  /// Lets a constraint go; does nothing with one that the view does not hold (F3.13).
  open func removeConstraint(_ constraint: NSLayoutConstraint) { letGo(constraint) }

  /// Lets several constraints go.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach { removeConstraint($0) }
  }

  /// Whether the view's autoresizing mask is turned into constraints: true in code (F3.17).
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { isMaskTranslated }
    set { isMaskTranslated = newValue }
  }

  /// Whether the constraints leave the view's place or size open (F8.16).
  open var hasAmbiguousLayout: Bool { isLeftOpen }

  /// The constraints that determine the view's place and size on an axis (F8.18).
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    determiningConstraints(axis)
  }

  // MARK: Content priorities

  /// How strongly the view refuses to grow beyond its content; 250 by default (F1.17).
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging(axis)
  }

  /// Says how strongly the view refuses to grow beyond its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setHugging(priority, axis)
  }

  /// How strongly the view refuses to become smaller than its content; 750 by default (F1.17).
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  {
    compression(axis)
  }

  /// Says how strongly the view refuses to become smaller than its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    setCompression(priority, axis)
  }

  /// The size that the constraints inside the view give it, as near to a target as they allow, at priority 50 (F1.31).
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that the constraints inside the view give it, as near to a target as they allow (F1.32).
  ///
  /// The live layout is not touched.
  ///
  /// - Parameters:
  ///   - targetSize: The wished size, in points.
  ///   - horizontalFittingPriority: How strongly its width is wished for.
  ///   - verticalFittingPriority: How strongly its height is wished for.
  /// - Returns: The frame size, in whole pixels.
  /// - Complexity: Proportional to the views and constraints inside.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(
      targetSize, horizontalFittingPriority.solverPriority, verticalFittingPriority.solverPriority)
  }

  // MARK: Guides

  /// The guides that were added to the view.
  open var layoutGuides: [UILayoutGuide] { extras.layoutGuides }

  /// Makes a guide take part in the view's layout; adding it twice keeps one entry (UIKIT 40).
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { own(layoutGuide) }

  /// Takes a guide out of the view's layout, with the constraints that mention it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { disown(layoutGuide) }

  /// The rectangle inside the margins (F6.37).
  open var layoutMarginsGuide: UILayoutGuide {
    systemGuide(.margins, "UIViewLayoutMarginsGuide") { UILayoutGuide(role: .margins) }
  }

  /// The rectangle that bars and the device's shape leave free (F6.42).
  open var safeAreaLayoutGuide: UILayoutGuide {
    systemGuide(.safeArea, "UIViewSafeAreaLayoutGuide") { UILayoutGuide(role: .safeArea) }
  }

  /// The rectangle inside the margins in which lines of text are not too long to read (F6.38).
  open var readableContentGuide: UILayoutGuide {
    systemGuide(.readableContent, "UIViewReadableContentGuide") {
      UILayoutGuide(role: .readableContent)
    }
  }

  /// The rectangle that the keyboard covers (F6.44).
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide }

  // MARK: Traits

  /// What the view and its window know about the device and the user's wishes.
  open var traitCollection: UITraitCollection { inheritedTraits }

  /// What the view shows, as far as the direction of reading is concerned.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { extras.semanticContentAttribute }
    set { setSemanticContentAttribute(newValue) }
  }

  /// The direction in which the view's content is laid out (F6.47).
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    ownLayoutDirection
  }

  // MARK: Hierarchy events

  /// Called before the view gets another superview.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the view got another superview.
  open func didMoveToSuperview() {}
  /// Called before the view gets into another window.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the view got into another window.
  open func didMoveToWindow() {}
  /// Called after a view was added inside this one.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a view inside this one is removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// The window that the view is in.
  open var window: UIWindow? {
    var view: UIView? = self
    while let present = view {
      if let window = present as? UIWindow { return window }
      view = present.superview
    }
    return nil
  }

  /// Puts a view in front of the others inside this one.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  /// Puts a view at an index of `subviews`, counted after its own removal (UIKIT 42).
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Puts a view directly behind another one; in front of all where that one is not inside this view (UIKIT 42).
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: index(of: sibling, without: view) ?? subviews.count)
  }

  /// Puts a view directly in front of another one; in front of all where that one is not inside this view (UIKIT 42).
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: index(of: sibling, without: view).map { $0 + 1 } ?? subviews.count)
  }

  /// Exchanges the places of two subviews.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    subviews.swapAt(index1, index2)
  }

  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    subviews.removeAll { $0 === view }
    subviews.append(view)
  }

  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: 0)
  }

  /// Takes the view out of its superview, and every constraint across the cut with it (F3.14).
  open func removeFromSuperview() { detachFromSuperview() }

  // MARK: Margins and safe area events

  /// Called when the effective margins have changed.
  open func layoutMarginsDidChange() {}
  /// Called when the safe area has changed.
  open func safeAreaInsetsDidChange() {}
  /// Called when a trait of the view has changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The margins inside which content should lie, in points (F6.29-F6.35).
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set { setMargins(newValue) }
  }

  /// The margins of a view of this class before any are set: 8 on all sides (F6.29).
  package var defaultLayoutMargins: UIEdgeInsets {
    // A controller's view starts from 0: its margins are those the system demands (F6.30).
    viewController == nil ? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) : .zero
  }

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

  /// The part of the view that bars and the device's shape leave free, as distances from its edges (F6.40).
  open var safeAreaInsets: UIEdgeInsets { extras.safeAreaInsets }

  // MARK: Appearance

  /// Whether the view is shown; layout does not mind, except in stack views (F1.30).
  open var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      (superview as? UIStackView)?.arrangedVisibilityDidChange(self)
    }
  }

  /// The colour behind the content.
  open var backgroundColor: UIColor?
  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  /// A number to find the view by.
  open var tag = 0

  /// The class of the view's layer.
  open class var layerClass: CALayer.Type { CALayer.self }
  /// How the view's rectangle is shown.
  open var layer: CALayer { ensureLayer() }

  /// Where content stands in a view that is larger or smaller than it.
  open var contentMode: ContentMode {
    get { extras.contentMode }
    set { extras.contentMode = newValue }
  }

  /// Whether subviews are cut off at the edges.
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
  /// Draws the content; the renderer draws what it knows of the view itself, so there is nothing to do.
  open func draw(_ rect: CGRect) {}
  /// Asks for a part of the view to be drawn again.
  open func setNeedsDisplay(_ rect: CGRect) {}
  /// Whether touches reach the view.
  open var isUserInteractionEnabled = true

  // MARK: Descriptions

  /// `<UIView: 0x…; frame = (x y; w h)>` (UIKIT 28).
  nonisolated open override var description: String {
    MainActor.assumeIsolated { describedView }
  }

  /// The same as `description`.
  nonisolated open override var debugDescription: String { description }

  /// The text that logs print behind the view's address: a label's text, a button's title (F2.22).
  package var textForDescription: String? { nil }
}
