public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation
import LayoutEngine

/// A view that shows a part of its content.
///
/// Constraints from inside to its edges define the size of the content; constraints from outside,
/// and its width and height, mean the visible frame (F8.11, F8.12).
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// How far content is kept from the edges, in points.
  open var contentInset = UIEdgeInsets.zero { didSet { insetsMayHaveChanged() } }
  /// How insets of the safe area are taken into account.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { insetsMayHaveChanged() }
  }
  /// The size of the content, in points; set by layout where constraints define it.
  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { notifyObservers() } }
  }
  open var isScrollEnabled = true
  final var behavior = ScrollBehavior()
  /// Whether the content keeps clear of the keyboard by itself.
  package final var followsKeyboard = false
  /// The insets that the content was last placed for.
  final var placedInset = UIEdgeInsets.zero
  /// Told what happens to the view; see ``UIScrollViewDelegating``.
  package final weak var scrollDelegate: (any UIScrollViewDelegate)?

  /// How insets of the safe area are taken into account.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0
    case scrollableAxes = 1
    /// Not at all.
    case never = 2
    case always = 3
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    scrollContent()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    scrollContent()
  }

  // MARK: Behaviour

  /// Whether the user is dragging the content: never here.
  open var isDragging: Bool { false }
  /// Whether the user touches the content: never here.
  open var isTracking: Bool { false }
  /// Whether the content still moves after a drag: never here.
  open var isDecelerating: Bool { false }
  open var isPagingEnabled: Bool {
    get { behavior.isPagingEnabled }
    set { behavior.isPagingEnabled = newValue }
  }
  open var bounces: Bool {
    get { behavior.bounces }
    set { behavior.bounces = newValue }
  }
  open var alwaysBounceVertical: Bool {
    get { behavior.alwaysBounceVertical }
    set { behavior.alwaysBounceVertical = newValue }
  }
  open var alwaysBounceHorizontal: Bool {
    get { behavior.alwaysBounceHorizontal }
    set { behavior.alwaysBounceHorizontal = newValue }
  }
  open var showsVerticalScrollIndicator: Bool {
    get { behavior.showsVerticalScrollIndicator }
    set { behavior.showsVerticalScrollIndicator = newValue }
  }
  open var showsHorizontalScrollIndicator: Bool {
    get { behavior.showsHorizontalScrollIndicator }
    set { behavior.showsHorizontalScrollIndicator = newValue }
  }
  /// How far the indicators stay away from the edges, in points.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { behavior.scrollIndicatorInsets }
    set { behavior.scrollIndicatorInsets = newValue }
  }
  open var indicatorStyle: IndicatorStyle {
    get { behavior.indicatorStyle }
    set { behavior.indicatorStyle = newValue }
  }
  open var keyboardDismissMode: KeyboardDismissMode {
    get { behavior.keyboardDismissMode }
    set { behavior.keyboardDismissMode = newValue }
  }
  open var decelerationRate: DecelerationRate {
    get { behavior.decelerationRate }
    set { behavior.decelerationRate = newValue }
  }
  /// Whether a drag moves the content along one axis only.
  open var isDirectionalLockEnabled: Bool {
    get { behavior.isDirectionalLockEnabled }
    set { behavior.isDirectionalLockEnabled = newValue }
  }
  open var scrollsToTop: Bool {
    get { behavior.scrollsToTop }
    set { behavior.scrollsToTop = newValue }
  }
  /// Whether a touch waits until it is known not to be a drag.
  open var delaysContentTouches: Bool {
    get { behavior.delaysContentTouches }
    set { behavior.delaysContentTouches = newValue }
  }
  open var canCancelContentTouches: Bool {
    get { behavior.canCancelContentTouches }
    set { behavior.canCancelContentTouches = newValue }
  }
  open var bouncesZoom: Bool {
    get { behavior.bouncesZoom }
    set { behavior.bouncesZoom = newValue }
  }
  open var minimumZoomScale: CGFloat {
    get { behavior.minimumZoomScale }
    set { behavior.minimumZoomScale = newValue }
  }
  open var maximumZoomScale: CGFloat {
    get { behavior.maximumZoomScale }
    set { behavior.maximumZoomScale = newValue }
  }
  /// How far the indicator at the side stays away from the edges, in points.
  open var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { behavior.verticalScrollIndicatorInsets }
    set { behavior.verticalScrollIndicatorInsets = newValue }
  }
  /// How far the indicator at the bottom stays away from the edges, in points.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { behavior.horizontalScrollIndicatorInsets }
    set { behavior.horizontalScrollIndicatorInsets = newValue }
  }
  /// Whether the indicators stay out of the safe area's way.
  open var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { behavior.automaticallyAdjustsScrollIndicatorInsets }
    set { behavior.automaticallyAdjustsScrollIndicatorInsets = newValue }
  }
  open var indexDisplayMode: IndexDisplayMode {
    get { behavior.indexDisplayMode }
    set { behavior.indexDisplayMode = newValue }
  }
  /// How large the view that the delegate names is shown, within the limits; the content grows and
  /// shrinks with it.
  open var zoomScale: CGFloat {
    get { behavior.zoomScale }
    set { zoom(to: newValue) }
  }
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    let view = scrollDelegate?.viewForZooming(in: self)
    scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
    zoomScale = scale
    scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale)
  }
  /// Zooms and moves the content so that a rectangle of the zoomed view fills what is seen, within
  /// the limits.
  open func zoom(to rect: CGRect, animated: Bool) { zoom(toShow: rect, animated) }
  open var isZooming: Bool { false }
  open var isZoomBouncing: Bool { false }
  /// What notices pinches; nil while the limits leave no room.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    minimumZoomScale < maximumZoomScale ? madePinchRecognizer : nil
  }
  private final lazy var madePinchRecognizer = UIPinchGestureRecognizer()
  open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()

  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Whether a drag may take a touch away from a subview; not from controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let refreshControl { insertSubview(refreshControl, at: 0) }
    }
  }
  open func adjustedContentInsetDidChange() {}
  open func flashScrollIndicators() {}

  // MARK: Moving

  /// Moves the content; the move ends in the same instant, animated or not.
  ///
  /// - Parameters:
  ///   - contentOffset: The point of the content at the visible frame's origin, in points.
  ///   - animated: Whether the move is animated.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let isMove = contentOffset != self.contentOffset
    self.contentOffset = contentOffset
    if animated, isMove { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Moves the content as little as shows a rectangle of it.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in points of the content.
  ///   - animated: Whether the move is animated; it ends in the same instant.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let insets = adjustedContentInset
    let seen = bounds.inset(by: insets)
    var offset = contentOffset
    if rect.maxX > seen.maxX { offset.x += rect.maxX - seen.maxX }
    if rect.minX < seen.minX { offset.x += rect.minX - seen.minX }
    if rect.maxY > seen.maxY { offset.y += rect.maxY - seen.maxY }
    if rect.minY < seen.minY { offset.y += rect.minY - seen.minY }
    setContentOffset(offset, animated: animated)
  }

  /// The point of the content at the visible frame's origin, in points.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      scrollDelegate?.scrollViewDidScroll(self)
    }
  }

  /// `contentInset` and what the safe area adds, in points.
  open var adjustedContentInset: UIEdgeInsets {
    insetOfSurroundings + contentInset
  }

  /// The safe area may move the content.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsMayHaveChanged()
  }

  /// The rectangle of the content; constraints to it define the content's size (F8.11).
  open var contentLayoutGuide: UILayoutGuide {
    systemGuide(.content)
  }

  /// The visible rectangle (F8.11).
  open var frameLayoutGuide: UILayoutGuide {
    systemGuide(.frame)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let context = treeContext, let guide = existingGuide(.content),
      let item = guide.engineItem
    else {
      return
    }
    let rect = context.grid.rounded(context.rect(of: item))
    contentSize = CGSize(width: rect.width, height: rect.height)
  }

  /// The guide of the content for an item inside the view, nil for others (F8.11).
  package final func contentGuide(for other: WeakHandle?) -> UILayoutGuide? {
    meansContent(to: other) ? contentLayoutGuide : nil
  }

  private final func meansContent(to other: WeakHandle?) -> Bool {
    if let guide = other?.guide {
      guard let owner = guide.owningView else { return false }
      return owner === self ? guide.role == .custom : owner.isDescendant(of: self)
    }
    guard let view = other?.view, view !== self else { return false }
    return view.isDescendant(of: self)
  }
}
