@_spi(Subclasses) public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

/// A row of a table; its content lives in a view of its own, beside the accessory.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// How a cell of its own making is laid out.
  public enum CellStyle: Int, Sendable {
    /// A text, and an image before it.
    case `default` = 0
    /// A text, and a detail at the far side.
    case value1 = 1
    /// A label, and a value beside it.
    case value2 = 2
    /// A text, and a detail below it.
    case subtitle = 3
  }

  /// What stands at the far side.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A chevron: there is more behind the row.
    case disclosureIndicator = 1
    /// A button for details, and a chevron.
    case detailDisclosureButton = 2
    /// A checkmark.
    case checkmark = 3
    /// A button for details.
    case detailButton = 4
  }

  /// How a chosen cell looks.
  public enum SelectionStyle: Int, Sendable {
    /// As the others.
    case none = 0
    /// Blue.
    case blue = 1
    /// Grey.
    case gray = 2
    /// As the system likes.
    case `default` = 3
  }

  /// The view that holds the content.
  open private(set) lazy var contentView: UIView = {
    let view = UITableViewCellContentView(frame: bounds)
    addSubview(view)
    return view
  }()

  /// What the cell shows, in a content view that it makes; nil leaves the content view as it is.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      let state = UICellConfigurationState(traitCollection: traitCollection)
      guard let shown = contentConfiguration?.updated(for: state) else { return }
      contentView = shown.show(in: contentView, of: self)
      placeContent()
      invalidateIntrinsicContentSize()
    }
  }
  /// The look of a row of the cell's style, to be filled.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    default: .cell()
    }
  }

  /// Told, with the state, before the cell is laid out in a state that it was not shown in.
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
  /// Fits the cell's look to a state.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// What the cell is like now.
  open var configurationState: UICellConfigurationState { presentState }
  /// Whether the content configuration follows the state by itself.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configuration.updatesContent }
    set { configuration.updatesContent = newValue }
  }
  /// Whether the background configuration follows the state by itself; stock ones look the same.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configuration.updatesBackground }
    set { configuration.updatesBackground = newValue }
  }
  final var configuration = CellConfiguration()
  /// Has `updateConfiguration(using:)` called before the cell is laid out next.
  open func setNeedsUpdateConfiguration() {
    guard !configuration.needsUpdate else { return }
    configuration.needsUpdate = true
    setNeedsLayout()
  }
  /// Fits the cell's look to a state; an override calls super, which asks the handler.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  /// The name under which the table keeps the cell for later use.
  open internal(set) var reuseIdentifier: String?
  /// The layout of the cell's own labels.
  let style: CellStyle
  /// What stands at the far side.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { contentShapeDidChange() } }
  }
  /// A view at the far side, in place of what `accessoryType` says.
  open var accessoryView: UIView? {
    didSet {
      guard accessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      shownAccessoryView.map { addSubview($0) }
      contentShapeDidChange()
    }
  }
  /// How many steps the content is moved in.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of a step, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Where the line below the row begins and ends, in points: the table's until it is set; it moves
  /// nothing.
  open var separatorInset: UIEdgeInsets {
    get { separator.inset ?? table?.ownSeparatorInset ?? ownSeparatorInset }
    set { separator.inset = newValue }
  }
  /// What the line below the row has of its own.
  private final var separator: (inset: UIEdgeInsets?, style: SeparatorStyle?, color: UIColor?) = (
    nil, nil, nil
  )
  /// Whether there is a line below the row; the table says so unless it is set.
  package final var hasSeparator: Bool {
    get { (separator.style ?? table?.separatorStyle) != SeparatorStyle.none }
    set { separator.style = newValue ? .singleLine : SeparatorStyle.none }
  }
  /// The colour of the line below the row; the table says so unless it is set.
  package final var separatorColor: UIColor {
    get { separator.color ?? table?.separatorColor ?? .separator }
    set { separator.color = newValue }
  }
  /// Where the row stands in its section; nil where nobody said so.
  package final var rowPlace: RowPlace? {
    didSet { if rowPlace != oldValue { RowPlace.exchange(oldValue, rowPlace, of: self) } }
  }
  /// How the cell looks while it is chosen.
  open var selectionStyle = SelectionStyle.default
  /// Whether the cell is chosen.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }
  /// Whether the cell is being touched.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }
  /// Whether the cell is being edited.
  open var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }
  /// What is behind the content, in a background view that the cell makes; nil takes it away.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      backgroundView = backgroundConfiguration.map {
        ConfiguredBackgroundView($0, frame: bounds, tint: tintColor)
      }
    }
  }
  /// A view behind the content, as large as the cell.
  open var backgroundView: UIView? { didSet { exchangeBackground(oldValue, backgroundView) } }
  /// A view behind the content while the cell is chosen, as large as the cell.
  open var selectedBackgroundView: UIView?

  /// Whether the cell places its content view itself; a document that was saved with its frame says
  /// no.
  package final var placesContentView = true
  /// What the user can do with the row while the table is edited.
  open var editingStyle: EditingStyle { options.editingStyle }
  /// Whether the row is swiped open, or asks whether it is to be deleted.
  open var showingDeleteConfirmation: Bool { options.showsActions }
  /// How the cell looks in the focus.
  open var focusStyle = UITableViewCell.FocusStyle.default
  /// What stands at the far side while the table is edited.
  open var editingAccessoryType: AccessoryType {
    get { options.editingAccessoryType }
    set {
      options.editingAccessoryType = newValue
      if isEditing { contentShapeDidChange() }
    }
  }
  /// A view at the far side while the table is edited.
  open var editingAccessoryView: UIView? {
    get { options.editingAccessoryView }
    set {
      options.editingAccessoryView?.removeFromSuperview()
      options.editingAccessoryView = newValue
      if isEditing { editingDidChange() }
    }
  }
  /// A view behind the content while several cells are chosen.
  open var multipleSelectionBackgroundView: UIView?
  /// Whether the background is moved in while the table is edited.
  open var shouldIndentWhileEditing: Bool {
    get { options.shouldIndentWhileEditing }
    set { options.shouldIndentWhileEditing = newValue }
  }
  /// Whether a grip for moving the row is shown while the table is edited.
  open var showsReorderControl: Bool {
    get { options.showsReorderControl }
    set {
      guard newValue != options.showsReorderControl else { return }
      options.showsReorderControl = newValue
      if isEditing { contentShapeDidChange() }
    }
  }
  /// Whether the cell answers touches while it is dragged.
  open var userInteractionEnabledWhileDragging = false

  final var options = CellOptions()
  private final var tableHandle: WeakHandle?
  /// The table that shows or keeps the cell.
  final var table: UITableView? {
    get { tableHandle?.view as? UITableView }
    set { tableHandle = newValue?.weakHandle }
  }
  /// Whether the table's delegate knows that the cell is seen.
  final var isInSight = false
  /// The labels and the image of the cell's own style.
  final var stock = StockContent()

  /// Makes a cell of a style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    preservesSuperviewLayoutMargins = true
  }

  /// Makes a cell of the default style with a frame, in points.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Makes a cell from an archive.
  public required init?(coder: NSCoder) {
    let document = coder as? InterfaceCoder
    style = document?.style.flatMap(CellStyle.init(rawValue:)) ?? .default
    reuseIdentifier = document?.reuseIdentifier
    super.init(coder: coder)
    preservesSuperviewLayoutMargins = true
  }

  /// Called before the cell shows controls of editing, or hides them.
  open func willTransition(to state: StateMask) {}
  /// Called after the cell has shown controls of editing, or hidden them.
  open func didTransition(to state: StateMask) {}
  /// Called when the cell is lifted to be dragged: nobody drags here.
  open func dragStateDidChange(_ dragState: DragState) {}
  /// The background that the cell would have by itself.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
  /// Called before the cell shows another row.
  open func prepareForReuse() {}

  /// Chooses the cell or lets it go.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Shows that the cell is being touched.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) {
    let state: StateMask = editing && editingStyle != .none ? .showingEditControl : []
    willTransition(to: state)
    isEditing = editing
    didTransition(to: state)
  }

  /// The text of the cell's own style.
  open var textLabel: UILabel? { ownTextLabel }
  /// The second text of the cell's own style; nil in the default one.
  open var detailTextLabel: UILabel? { ownDetailLabel }
  /// The image of the cell's own style; nil in `value2`.
  open var imageView: UIImageView? { ownImageView }

  /// Places the content view beside the accessory, and what the cell's own style shows.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
  }

  /// The size that the content needs, with the line below the row and the accessory beside it
  /// (F8.2).
  ///
  /// - Parameters:
  ///   - targetSize: The target size of the cell, in points.
  ///   - horizontalFittingPriority: The priority of the target width.
  ///   - verticalFittingPriority: The priority of the target height.
  /// - Returns: The size of the cell.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingCellSize(
      targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  /// Tells the table, too, which measures the row again.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    table?.cellDidInvalidate(self)
  }
}

/// The view that holds a cell's content.
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
