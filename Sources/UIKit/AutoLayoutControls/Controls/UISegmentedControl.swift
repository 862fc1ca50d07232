public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation
package import TextMetrics

@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  private struct Segment {
    var title: String?
    var image: UIImage?
    var width: CGFloat = 0
    var isEnabled = true
    var offset = CGSize.zero
    var action: UIAction?
  }

  private final var segments: [Segment] = []

  public static let noSegment = -1

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).map { Segment(title: $0 as? String, image: $0 as? UIImage) }
    frame.size = sizeThatFits(.zero)
  }

  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map { Segment(action: $0) }
    for index in segments.indices { show(actions[index], at: index) }
  }
  private final func show(_ action: UIAction, at index: Int) {
    change(index) {
      $0.image = action.image
      $0.title = action.image == nil ? action.title : nil
      $0.action = action
    }
  }
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insertSegment(withTitle: action.title, at: segment, animated: animated)
    show(action, at: min(max(segment, 0), segments.count - 1))
  }
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) { show(action, at: segment) }
  open func actionForSegment(at segment: Int) -> UIAction? {
    segments.indices.contains(segment) ? segments[segment].action : nil
  }
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }

  open var numberOfSegments: Int { segments.count }
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  open var isMomentary = false
  open var apportionsSegmentWidthsByContent = false { didSet { invalidateIntrinsicContentSize() } }
  open var selectedSegmentTintColor: UIColor?

  private final func change(_ index: Int, _ change: (inout Segment) -> Void) {
    guard segments.indices.contains(index) else { return }
    change(&segments[index])
    invalidateIntrinsicContentSize()
  }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    segments.insert(Segment(title: title), at: min(max(segment, 0), segments.count))
    invalidateIntrinsicContentSize()
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    segments.insert(Segment(image: image), at: min(max(segment, 0), segments.count))
    invalidateIntrinsicContentSize()
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard segments.indices.contains(segment) else { return }
    segments.remove(at: segment)
    invalidateIntrinsicContentSize()
  }

  open func removeAllSegments() {
    segments.removeAll()
    invalidateIntrinsicContentSize()
  }

  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }

  open func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }

  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (nil, image) }
  }

  open func imageForSegment(at segment: Int) -> UIImage? {
    segments.indices.contains(segment) ? segments[segment].image : nil
  }

  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width }
  }

  open func widthForSegment(at segment: Int) -> CGFloat {
    segments.indices.contains(segment) ? segments[segment].width : 0
  }

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }

  open func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.offset = offset }
  }
  open func contentOffsetForSegment(at segment: Int) -> CGSize {
    segments.indices.contains(segment) ? segments[segment].offset : .zero
  }

  private final var looks = BarItemLooks()
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { looks.images["background", state.rawValue, barMetrics] = backgroundImage }
  open func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { looks.images["background", state.rawValue, barMetrics] }
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {
    looks.images["divider", leftState.rawValue << 32 | rightState.rawValue, barMetrics] =
      dividerImage
  }
  open func dividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    looks.images["divider", leftState.rawValue << 32 | rightState.rawValue, barMetrics]
  }

  private final var titleAttributes: [State: [NSAttributedString.Key: Any]] = [:]

  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state] = attributes
    invalidateIntrinsicContentSize()
  }

  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

  /// The font of the titles: 13 points by default, medium from iOS 13 on.
  package final var titleFont: TextFont {
    (titleAttributes[.normal]?[.font] as? UIFont)?.textFont
      ?? .system(13, weight: controlMetrics.has(.mediumSegmentTitles) ? 0.23 : 0)
  }

  private final func naturalWidth(_ segment: Segment, padding: CGFloat) -> CGFloat {
    let font = titleFont
    let title = textMeasurer.measure(StyledText(segment.title ?? "", font: font), in: .oneLine)
    let content = max(CGFloat(title.width).rounded(.up), segment.image?.size.width ?? 0)
    return content + padding
  }

  /// The width of equal segments for the widest title, and the height (F9.13).
  open override var intrinsicContentSize: CGSize {
    let metrics = controlMetrics
    let padding = metrics.size(.segmentPadding)
    let free = segments.filter { $0.width == 0 }.map { naturalWidth($0, padding: padding.width) }
    let widest = free.max() ?? 0
    let sum = apportionsSegmentWidthsByContent ? free.reduce(0, +) : widest * CGFloat(free.count)
    let dividers = padding.height * CGFloat(max(0, segments.count - 1))
    return CGSize(
      width: sum + segments.reduce(0) { $0 + $1.width } + dividers,
      height: metrics.size(.segmentedControl).height)
  }

  package final func segmentWidths(in width: CGFloat) -> [CGFloat] {
    guard !segments.isEmpty else { return [] }
    let padding = controlMetrics.size(.segmentPadding).width
    let natural = segments.map { segment -> CGFloat in
      guard segment.width == 0 else { return segment.width }
      return apportionsSegmentWidthsByContent ? naturalWidth(segment, padding: padding) : 0
    }
    let free = segments.count { $0.width == 0 }
    let spare = width - natural.reduce(0, +)
    guard free > 0 else { return natural.map { $0 + spare / CGFloat(segments.count) } }
    return zip(natural, segments).map { $0 + ($1.width == 0 ? spare / CGFloat(free) : 0) }
  }

  /// The title that has the least room in a control of this width, and the segment's width.
  package final func tightestSegment(in width: CGFloat) -> (title: CGFloat, width: CGFloat)? {
    zip(segments, segmentWidths(in: width)).map { segment, width in
      (naturalWidth(segment, padding: 0), width)
    }.max { $0.0 - $0.1 < $1.0 - $1.1 }
  }

  /// The insets of the alignment rectangle (F6.15).
  open override var alignmentRectInsets: UIEdgeInsets {
    alignmentRectInsetsOverride ?? controlMetrics.insets(.segmentedControl)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    frame(forAlignmentRect: CGRect(origin: .zero, size: intrinsicContentSize)).size
  }
}
