public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

/// A header or a footer of a table's section; its content lives in a view of its own.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The view that holds the content.
  open private(set) lazy var contentView: UIView = {
    let view = UIView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.preservesSuperviewLayoutMargins = true
    addSubview(view)
    return view
  }()

  /// What the view shows, in a content view that it makes; nil leaves the content view as it is.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      guard let shown = contentConfiguration?.updated(for: configurationState) else { return }
      contentView = shown.show(in: contentView, of: self)
      placeContent()
      invalidateIntrinsicContentSize()
    }
  }
  /// The look of a header, to be filled.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }
  /// The background that the view would have by itself.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    .listPlainHeaderFooter()
  }
  /// Chooses content and background for a state.
  public typealias ConfigurationUpdateHandler =
    (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void
  /// Chooses content and background for a state; asked at layout when something has changed.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The state of the view.
  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }
  /// Whether the content follows the state by itself; kept.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background follows the state by itself; kept.
  open var automaticallyUpdatesBackgroundConfiguration = true
  private final var needsConfiguration = false
  /// Asks for `updateConfiguration` before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }
  /// Chooses content and background for a state; asks the handler.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
  /// What is behind the content, in a background view that the view makes; nil takes it away.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      backgroundView = backgroundConfiguration.map {
        ConfiguredBackgroundView($0, frame: bounds, tint: tintColor)
      }
    }
  }

  /// The name under which the table keeps the view for later use.
  open internal(set) var reuseIdentifier: String?
  /// The title; made when it is first asked for.
  open private(set) lazy var textLabel: UILabel? = {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .footnote)
    label.numberOfLines = 0
    contentView.addSubview(label)
    hasTitle = true
    return label
  }()
  private final var hasTitle = false
  /// A text below the title; made when it is first asked for.
  open private(set) lazy var detailTextLabel: UILabel? = {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    contentView.addSubview(label)
    hasDetail = true
    return label
  }()
  private final var hasDetail = false
  /// A view behind the content, as large as this one.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      backgroundView.map { insertSubview($0, at: 0) }
      setNeedsLayout()
    }
  }

  /// Makes a header or a footer.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    preservesSuperviewLayoutMargins = true
  }

  /// Makes a view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    preservesSuperviewLayoutMargins = true
  }

  /// Called before the view stands at another section.
  open func prepareForReuse() {}

  /// Places the content, which is as large as the view, and the title inside it.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsConfiguration {
      needsConfiguration = false
      updateConfiguration(using: configurationState)
    }
    placeContent()
  }

  /// The size that the content needs.
  ///
  /// - Parameters:
  ///   - targetSize: The target size, in points.
  ///   - horizontalFittingPriority: The priority of the target width.
  ///   - verticalFittingPriority: The priority of the target height.
  /// - Returns: The size of the view.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    var size = contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    if hasTitle || hasDetail {
      let texts = textLabels.reduce(0) { $0 + titleSize($1, targetSize.width).height }
      size.height = max(size.height, texts + 12)
    }
    return size
  }

  /// Gives the content the place it has just now.
  func placeContent() {
    contentView.flags.insert(.isEncapsulated)
    contentView.frame = bounds
    backgroundView?.frame = bounds
    let labels = textLabels
    guard !labels.isEmpty else { return }
    let sizes = labels.map { titleSize($0, bounds.width) }
    let side = CellMetrics(traitCollection).side(bounds.width)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var y = ((bounds.height - sizes.reduce(0) { $0 + $1.height }) / 2).rounded(.up)
    for (label, size) in zip(labels, sizes) {
      label.frame = CGRect(
        x: isMirrored ? bounds.width - side - size.width : side, y: y,
        width: size.width, height: size.height)
      y += size.height
    }
  }

  /// The texts that were asked for, from top to bottom.
  private final var textLabels: [UILabel] {
    [hasTitle ? textLabel : nil, hasDetail ? detailTextLabel : nil].compactMap { $0 }
  }

  private final func titleSize(_ label: UILabel, _ width: CGFloat) -> CGSize {
    let room = max(0, width - 2 * CellMetrics(traitCollection).side(width))
    return label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
  }
}
