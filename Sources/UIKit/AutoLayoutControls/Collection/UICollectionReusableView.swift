public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  open package(set) var reuseIdentifier: String?

  private final var collectionHandle: WeakHandle?
  final var collection: UICollectionView? {
    get { collectionHandle?.view as? UICollectionView }
    set { collectionHandle = newValue?.weakHandle }
  }
  final var isInSight = false

  open func prepareForReuse() {}

  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Returns the attributes with the size of the view's content (F8.10).
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.fitting(self)
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    collection?.viewDidInvalidate(self)
  }

  func placeContent() {}
}

@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  open var contentView: UIView { content }
  private final var content = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }

  private final func addContent() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      let state = UICellConfigurationState(traitCollection: traitCollection)
      guard let shown = contentConfiguration?.updated(for: state) else { return }
      content = shown.show(in: content, of: self)
      placeContent()
      invalidateIntrinsicContentSize()
    }
  }
  public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) ->
    Void
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var configurationState: UICellConfigurationState { presentState }
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configuration.updatesContent }
    set { configuration.updatesContent = newValue }
  }
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configuration.updatesBackground }
    set { configuration.updatesBackground = newValue }
  }
  final var configuration = CellConfiguration()
  open func setNeedsUpdateConfiguration() {
    guard !configuration.needsUpdate else { return }
    configuration.needsUpdate = true
    setNeedsLayout()
  }
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
  /// Never called, since dragging is not implemented.
  open func dragStateDidChange(_ dragState: DragState) {}
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      backgroundView = backgroundConfiguration.map {
        ConfiguredBackgroundView($0, frame: bounds, tint: tintColor)
      }
    }
  }
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      backgroundView.map { insertSubview($0, at: 0) }
      setNeedsLayout()
    }
  }
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let selectedBackgroundView {
        selectedBackgroundView.frame = bounds
        insertSubview(selectedBackgroundView, belowSubview: contentView)
      }
      showSelection()
      setNeedsLayout()
    }
  }
  open var isSelected = false { didSet { showSelection() } }
  open var isHighlighted = false { didSet { showSelection() } }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
  }

  private final func showSelection() {
    setNeedsUpdateConfiguration()
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
  }

  /// Returns the size of the content, from which the preferred attributes come (F8.10).
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  override func placeContent() {
    updateConfigurationIfNeeded()
    contentView.flags.insert(.isEncapsulated)
    contentView.frame = bounds
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
  }
}

extension UICollectionViewCell {
  public enum DragState: Int, Sendable {
    case none = 0
    case lifting = 1
    case dragging = 2
  }
}
