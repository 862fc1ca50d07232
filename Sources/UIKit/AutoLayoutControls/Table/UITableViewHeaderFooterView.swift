public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  open var contentView: UIView { content }
  private final var content = UIView()

  private final func addContent() {
    preservesSuperviewLayoutMargins = true
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.preservesSuperviewLayoutMargins = true
    addSubview(content)
  }

  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      guard let shown = contentConfiguration?.updated(for: configurationState) else { return }
      content = shown.show(in: content, of: self)
      placeContent()
      invalidateIntrinsicContentSize()
    }
  }
  open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    .listPlainHeaderFooter()
  }
  public typealias ConfigurationUpdateHandler =
    (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var configurationState: UIViewConfigurationState {
    UIViewConfigurationState(traitCollection: traitCollection)
  }
  open var automaticallyUpdatesContentConfiguration = true
  open var automaticallyUpdatesBackgroundConfiguration = true
  private final var needsConfiguration = false
  open func setNeedsUpdateConfiguration() {
    needsConfiguration = true
    setNeedsLayout()
  }
  open func updateConfiguration(using state: UIViewConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      backgroundView = backgroundConfiguration.map {
        ConfiguredBackgroundView($0, frame: bounds, tint: tintColor)
      }
    }
  }

  open internal(set) var reuseIdentifier: String?
  open private(set) lazy var textLabel: UILabel? = {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .footnote)
    label.numberOfLines = 0
    contentView.addSubview(label)
    hasTitle = true
    return label
  }()
  private final var hasTitle = false
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
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      backgroundView.map { insertSubview($0, at: 0) }
      setNeedsLayout()
    }
  }

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    addContent()
  }

  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }

  open func prepareForReuse() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsConfiguration {
      needsConfiguration = false
      UpdateTracking.run(.configuration, of: self) {
        updateConfiguration(using: configurationState)
      }
    }
    placeContent()
  }

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

  private final var textLabels: [UILabel] {
    [hasTitle ? textLabel : nil, hasDetail ? detailTextLabel : nil].compactMap { $0 }
  }

  private final func titleSize(_ label: UILabel, _ width: CGFloat) -> CGSize {
    let room = max(0, width - 2 * CellMetrics(traitCollection).side(width))
    return label.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
  }
}

extension UITableViewHeaderFooterView: ConfigurationUpdating {}
