@_spi(Subclasses) internal import AutoLayout
internal import Foundation

/// The natural sizes that do not come from the view: design-time sizes and recorded sizes.
@MainActor
struct LeafSizeRule {
  enum Source {
    case measured
    case recorded
    /// The size of the recorded frame if it can be a natural size, or the measured size if not.
    case natural
  }

  let resources: ResourceElements
  var source: Source
  /// Whether design-time sizes count, as they do on the canvas only (F6.13).
  let isCanvas: Bool
  /// The classes made by a client: they know their sizes.
  let clientClasses: Set<String>

  /// Sets the size that replaces a view's own, if any.
  func apply(to view: UIView, _ element: ViewElement) {
    if let name = element.customClass, clientClasses.contains(name) { return }
    let size = designed(element, over: undesigned(element, of: view))
    if size != view.contentSizeOverride { view.contentSizeOverride = size }
  }

  /// A recorded size if it can be the natural size.
  ///
  /// Measuring is off by a few points: a size that differs by more was stretched or compressed.
  private static func natural(_ recorded: CGSize, of view: UIView) -> CGSize? {
    guard type(of: view) != UIView.self else { return nil }
    let none = UIView.noIntrinsicMetric
    var measured = view.intrinsicContentSize
    if view.contentHeightFollowsWidth, recorded.width < measured.width {
      measured = view.contentSize(wrappedAt: recorded.width)
    }
    func isNatural(_ recorded: CGFloat, _ measured: CGFloat) -> Bool {
      recorded == none || measured == none || abs(recorded - measured) <= max(2, 0.05 * measured)
    }
    return isNatural(recorded.width, measured.width) && isNatural(recorded.height, measured.height)
      ? recorded : nil
  }

  private func undesigned(_ element: ViewElement, of view: UIView) -> CGSize? {
    guard source != .measured,
      let size = recorded(element, insets: view.alignmentRectInsets)
    else { return isCanvas ? placeholderSize(element, in: view.superview) : nil }
    return source == .natural ? Self.natural(size, of: view) : size
  }

  /// The size of an empty arranged view on the canvas (F10.33); the record has image views' sizes.
  private func placeholderSize(_ element: ViewElement, in parent: UIView?) -> CGSize? {
    guard element.role == .subview, parent is UIStackView else { return nil }
    switch element.details {
    case .label(let label)
    where label.numberOfLines == 1 && label.text?.isEmpty == true && label.attributedText == nil:
      return CGSize(width: 50, height: 50)
    case .imageView(let view) where view.image == nil:
      if source == .recorded, !element.isMisplaced, !element.isHidden, let frame = element.frame {
        return CGSize(width: frame.width, height: frame.height)
      }
      return CGSize(width: 50, height: 50)
    default: return nil
    }
  }

  /// The alignment rectangle's size with design-time overrides; nil for the view's own.
  private func designed(_ view: ViewElement, over recorded: CGSize?) -> CGSize? {
    var size = recorded
    guard isCanvas else { return size }
    if let designed = resources.designableSizes[view.id] {
      size = CGSize(width: designed.width, height: designed.height)
    }
    guard view.placeholderIntrinsicWidth != nil || view.placeholderIntrinsicHeight != nil else {
      return size
    }
    let none = UIView.noIntrinsicMetric
    return CGSize(
      width: view.placeholderIntrinsicWidth.map { CGFloat($0) } ?? size?.width ?? none,
      height: view.placeholderIntrinsicHeight.map { CGFloat($0) } ?? size?.height ?? none)
  }

  private func recorded(_ view: ViewElement, insets: UIEdgeInsets) -> CGSize? {
    // A misplaced frame is the author's, not the engine's: it says nothing about the content.
    guard let frame = view.frame, !view.isMisplaced else { return nil }
    let axes = Self.axes(of: view, resources: resources)
    guard axes.width || axes.height else { return nil }
    let none = UIView.noIntrinsicMetric
    return CGSize(
      width: axes.width ? max(0, frame.width - insets.left - insets.right) : none,
      height: axes.height ? max(0, frame.height - insets.top - insets.bottom) : none)
  }

  /// The axes along which a kind of view has a natural size that must be measured.
  private static func axes(
    of view: ViewElement, resources: ResourceElements
  ) -> (width: Bool, height: Bool) {
    switch view.kind {
    case .label, .button, .textField, .switch, .stepper, .segmentedControl,
      .activityIndicatorView, .pageControl, .datePicker, .pickerView, .colorWell:
      return (true, true)
    case .slider, .progressView, .searchBar, .navigationBar, .toolbar, .tabBar:
      return (false, true)
    case .textView:
      guard case .textView(let text) = view.details, !text.isScrollEnabled else { break }
      return (true, true)
    case .imageView:
      guard case .imageView(let element) = view.details, let image = element.image else { break }
      // The document has the sizes of app images; a symbol's depends on the glyph.
      let isKnown = !image.isSystem && resources.images[image.name] != nil
      return (!isKnown, !isKnown)
    case .view where view.customClass != nil && view.children.isEmpty:
      // A custom class may have an intrinsic size.
      return (true, true)
    default: break
    }
    return (false, false)
  }
}
