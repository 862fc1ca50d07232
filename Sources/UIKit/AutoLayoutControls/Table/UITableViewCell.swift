@_spi(Subclasses) public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

@preconcurrency @MainActor
open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable {
    case `default` = 0
    case value1 = 1
    case value2 = 2
    case subtitle = 3
  }

  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator = 1
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4
  }

  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  open var contentView: UIView { content }
  private final var content: UIView = UITableViewCellContentView()

  private final func addContent() {
    preservesSuperviewLayoutMargins = true
    content.frame = bounds
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
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    default: .cell()
    }
  }

  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
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

  open internal(set) var reuseIdentifier: String?
  let style: CellStyle
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { contentShapeDidChange() } }
  }
  open var accessoryView: UIView? {
    didSet {
      guard accessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      shownAccessoryView.map { addSubview($0) }
      contentShapeDidChange()
    }
  }
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  open var separatorInset: UIEdgeInsets {
    get { separator.inset ?? table?.ownSeparatorInset ?? ownSeparatorInset }
    set { separator.inset = newValue }
  }
  private final var separator: (inset: UIEdgeInsets?, style: SeparatorStyle?, color: UIColor?) = (
    nil, nil, nil
  )
  package final var hasSeparator: Bool {
    get { (separator.style ?? table?.separatorStyle) != SeparatorStyle.none }
    set { separator.style = newValue ? .singleLine : SeparatorStyle.none }
  }
  package final var separatorColor: UIColor {
    get { separator.color ?? table?.separatorColor ?? .separator }
    set { separator.color = newValue }
  }
  package final var rowPlace: RowPlace? {
    didSet { if rowPlace != oldValue { RowPlace.exchange(oldValue, rowPlace, of: self) } }
  }
  open var selectionStyle = SelectionStyle.default
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }
  open var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      backgroundView = backgroundConfiguration.map {
        ConfiguredBackgroundView($0, frame: bounds, tint: tintColor)
      }
    }
  }
  open var backgroundView: UIView? { didSet { exchangeBackground(oldValue, backgroundView) } }
  /// A subview only while the cell is selected or highlighted (F8.34).
  open var selectedBackgroundView: UIView? {
    didSet {
      if selectedBackgroundView !== oldValue { oldValue?.removeFromSuperview() }
      showSelection()
    }
  }
  /// Shown instead of the other view in tables that allow several selected rows.
  open var multipleSelectionBackgroundView: UIView? {
    didSet {
      if multipleSelectionBackgroundView !== oldValue { oldValue?.removeFromSuperview() }
      showSelection()
    }
  }

  package final var placesContentView = true
  open var editingStyle: EditingStyle { options.editingStyle }
  open var showingDeleteConfirmation: Bool { options.showsActions }
  open var focusStyle = UITableViewCell.FocusStyle.default
  open var editingAccessoryType: AccessoryType {
    get { options.editingAccessoryType }
    set {
      options.editingAccessoryType = newValue
      if isEditing { contentShapeDidChange() }
    }
  }
  open var editingAccessoryView: UIView? {
    get { options.editingAccessoryView }
    set {
      options.editingAccessoryView?.removeFromSuperview()
      options.editingAccessoryView = newValue
      if isEditing { editingDidChange() }
    }
  }
  open var shouldIndentWhileEditing: Bool {
    get { options.shouldIndentWhileEditing }
    set { options.shouldIndentWhileEditing = newValue }
  }
  open var showsReorderControl: Bool {
    get { options.showsReorderControl }
    set {
      guard newValue != options.showsReorderControl else { return }
      options.showsReorderControl = newValue
      if isEditing { contentShapeDidChange() }
    }
  }
  open var userInteractionEnabledWhileDragging = false

  final var options = CellOptions()
  private final var tableHandle: WeakHandle?
  final var table: UITableView? {
    get { tableHandle?.view as? UITableView }
    set { tableHandle = newValue?.weakHandle }
  }
  final var isInSight = false
  final var stock = StockContent()

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addContent()
  }

  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    let document = coder as? InterfaceCoder
    style = document?.style.flatMap(CellStyle.init(rawValue:)) ?? .default
    reuseIdentifier = document?.reuseIdentifier
    super.init(coder: coder)
    addContent()
  }

  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}
  /// Never called, since dragging is not implemented.
  open func dragStateDidChange(_ dragState: DragState) {}
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
  open func prepareForReuse() {}

  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  open func setEditing(_ editing: Bool, animated: Bool) {
    let state: StateMask = editing && editingStyle != .none ? .showingEditControl : []
    willTransition(to: state)
    isEditing = editing
    didTransition(to: state)
  }

  open var textLabel: UILabel? { ownTextLabel }
  open var detailTextLabel: UILabel? { ownDetailLabel }
  open var imageView: UIImageView? { ownImageView }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
  }

  /// Returns the size if the content has no constraints (F8.6).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: stockHeight(size.width))
  }

  /// Returns the size of the content plus the separator and the accessory (F8.2).
  ///
  /// Constraints that the cell itself holds also count (F8.24).
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    if placesContentView, !constraints.isEmpty {
      spanContent()
      let whole = super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
      placeContent()
      if whole.height > 0 {
        return CGSize(width: whole.width, height: whole.height + separatorRoom)
      }
    }
    return fittingCellSize(
      targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    table?.cellDidInvalidate(self)
  }
}

final class UITableViewCellContentView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    preservesSuperviewLayoutMargins = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var defaultLayoutMargins: UIEdgeInsets {
    guard let cell = superview as? UITableViewCell else { return super.defaultLayoutMargins }
    return cell.contentMargins
  }
}
