public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation
import LayoutEngine

/// A view that shows a part of the content.
///
/// Constraints from inside define the content size, others the visible frame (F8.11, F8.12).
@preconcurrency @MainActor
open class UIScrollView: UIView {
  open var contentInset = UIEdgeInsets.zero { didSet { insetsMayHaveChanged() } }
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { insetsMayHaveChanged() }
  }
  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      insetsMayHaveChanged()
      if !placesContent { keepOffsetInContent() }
      notifyObservers()
    }
  }
  /// The place of content that is smaller than the view, from 0 to 1 on each axis (F8.33).
  open var contentAlignmentPoint = CGPoint.zero { didSet { keepOffsetInContent() } }
  open var isScrollEnabled = true
  final var behavior = ScrollBehavior()
  package final var followsKeyboard = false
  final var placedInset = UIEdgeInsets.zero
  final var limits = OffsetLimits()
  package final weak var scrollDelegate: (any UIScrollViewDelegate)?

  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
    case always = 3
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    limits.size = frame.size
    scrollContent()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    scrollContent()
  }

  open override var frame: CGRect { didSet { sizeMayHaveChanged() } }
  open override var bounds: CGRect { didSet { sizeMayHaveChanged() } }

  /// Whether the view computes the content's size and keeps the offset in it after each layout.
  var placesContent: Bool { false }

  // MARK: Behavior

  /// Always false.
  open var isDragging: Bool { false }
  open var isTracking: Bool { false }
  /// Always false.
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
    set {
      behavior.alwaysBounceVertical = newValue
      insetsMayHaveChanged()
    }
  }
  open var alwaysBounceHorizontal: Bool {
    get { behavior.alwaysBounceHorizontal }
    set {
      behavior.alwaysBounceHorizontal = newValue
      insetsMayHaveChanged()
    }
  }
  open var showsVerticalScrollIndicator: Bool {
    get { behavior.showsVerticalScrollIndicator }
    set { behavior.showsVerticalScrollIndicator = newValue }
  }
  open var showsHorizontalScrollIndicator: Bool {
    get { behavior.showsHorizontalScrollIndicator }
    set { behavior.showsHorizontalScrollIndicator = newValue }
  }
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
  open var isDirectionalLockEnabled: Bool {
    get { behavior.isDirectionalLockEnabled }
    set { behavior.isDirectionalLockEnabled = newValue }
  }
  open var scrollsToTop: Bool {
    get { behavior.scrollsToTop }
    set { behavior.scrollsToTop = newValue }
  }
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
  open var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { behavior.verticalScrollIndicatorInsets }
    set { behavior.verticalScrollIndicatorInsets = newValue }
  }
  open var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { behavior.horizontalScrollIndicatorInsets }
    set { behavior.horizontalScrollIndicatorInsets = newValue }
  }
  open var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { behavior.automaticallyAdjustsScrollIndicatorInsets }
    set { behavior.automaticallyAdjustsScrollIndicatorInsets = newValue }
  }
  open var indexDisplayMode: IndexDisplayMode {
    get { behavior.indexDisplayMode }
    set { behavior.indexDisplayMode = newValue }
  }
  /// The scale of the delegate's zoomed view, within the limits; the content size follows it.
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
  open func zoom(to rect: CGRect, animated: Bool) { zoom(toShow: rect, animated) }
  open var isZooming: Bool { false }
  open var isZoomBouncing: Bool { false }
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    minimumZoomScale < maximumZoomScale ? madePinchRecognizer : nil
  }
  private final lazy var madePinchRecognizer = UIPinchGestureRecognizer()
  open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()

  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Returns true except for controls.
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
  open var bouncesVertically: Bool {
    get { behavior.bouncesVertically }
    set { behavior.bouncesVertically = newValue }
  }
  open var bouncesHorizontally: Bool {
    get { behavior.bouncesHorizontally }
    set { behavior.bouncesHorizontally = newValue }
  }
  open var allowsKeyboardScrolling: Bool {
    get { behavior.allowsKeyboardScrolling }
    set { behavior.allowsKeyboardScrolling = newValue }
  }
  open var transfersHorizontalScrollingToParent: Bool {
    get { behavior.transfersHorizontalScrolling }
    set { behavior.transfersHorizontalScrolling = newValue }
  }
  open var transfersVerticalScrollingToParent: Bool {
    get { behavior.transfersVerticalScrolling }
    set { behavior.transfersVerticalScrolling = newValue }
  }
  /// Always false.
  open var isScrollAnimating: Bool { false }
  /// Has no effect.
  open func stopScrollingAndZooming() {}
  /// Makes the changes, but shows no indicators.
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) { changes() }

  // MARK: Moving

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let isMove = contentOffset != self.contentOffset
    self.contentOffset = contentOffset
    if animated, isMove { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
  }

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

  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      scrollDelegate?.scrollViewDidScroll(self)
    }
  }

  open var adjustedContentInset: UIEdgeInsets {
    insetOfSurroundings + contentInset
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsMayHaveChanged()
  }

  /// The rectangle of the content; constraints to it define the content size (F8.11).
  open var contentLayoutGuide: UILayoutGuide {
    systemGuide(.content)
  }

  /// The visible rectangle (F8.11).
  open var frameLayoutGuide: UILayoutGuide {
    systemGuide(.frame)
  }

  open private(set) lazy var topEdgeEffect = UIScrollEdgeEffect()
  open private(set) lazy var leftEdgeEffect = UIScrollEdgeEffect()
  open private(set) lazy var bottomEdgeEffect = UIScrollEdgeEffect()
  open private(set) lazy var rightEdgeEffect = UIScrollEdgeEffect()

  open override func layoutSubviews() {
    super.layoutSubviews()
    insetsMayHaveChanged()
    if !placesContent, let context = treeContext, let guide = existingGuide(.content),
      let item = guide.engineItem
    {
      let rect = context.grid.rounded(context.rect(of: item))
      contentSize = CGSize(width: rect.width, height: rect.height)
    }
    sizeMayHaveChanged()
  }

  /// Returns the content guide for an item inside the view; nil for other items (F8.11).
  ///
  /// Lists compute the content's size, so their edges are the frame's.
  package final func contentGuide(for other: WeakHandle?) -> UILayoutGuide? {
    !placesContent && meansContent(to: other) ? contentLayoutGuide : nil
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
