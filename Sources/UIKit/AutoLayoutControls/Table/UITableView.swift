@_spi(Subclasses) public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

/// A column of rows in sections, with heights from the content or the delegate.
///
/// Rows are measured when they first appear (F8.1, F8.2), so the cost depends on visible rows. An
/// estimate of 0 means that all rows are measured at once.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  public nonisolated class var automaticDimension: CGFloat { -1 }

  open private(set) var style: Style
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { forgetContents() } }
  }
  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      guard delegate !== oldValue else { return }
      scrollDelegate = delegate
      unanswered = []
      forgetContents()
    }
  }
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet { forgetPrefetching() }
  }
  open var isPrefetchingEnabled: Bool {
    get { options.isPrefetchingEnabled }
    set {
      options.isPrefetchingEnabled = newValue
      forgetPrefetching()
    }
  }
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { forgetHeights() } }
  /// The estimated height of rows, in points; automatic means 44, and 0 measures all rows at once.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
    didSet { forgetHeights() }
  }
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { forgetHeights() }
  }
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { forgetHeights() }
  }
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { forgetHeights() }
  }
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { forgetHeights() }
  }
  /// The padding above each header, in points; automatic depends on the release (F8.31).
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet { forgetHeights() }
  }
  // Computed, because Swift rejects `table.tableHeaderView = table.tableHeaderView` otherwise.
  open var tableHeaderView: UIView? {
    get { options.header }
    set { exchange(\.header, newValue) }
  }
  open var tableFooterView: UIView? {
    get { options.footer }
    set { exchange(\.footer, newValue) }
  }
  open var backgroundView: UIView? {
    get { options.background }
    set {
      exchange(\.background, newValue)
      if let newValue { sendSubviewToBack(newValue) }
    }
  }
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { forgetHeights() } }
  }
  open var separatorInset: UIEdgeInsets {
    get {
      ownSeparatorInset ?? CellMetrics(traitCollection).separatorInset(bounds.width)
    }
    set { ownSeparatorInset = newValue }
  }
  private(set) final var ownSeparatorInset: UIEdgeInsets?
  open var insetsContentViewsToSafeArea = true { didSet { setNeedsLayout() } }
  /// Whether the margins of cells follow the readable width (F6.39).
  open var cellLayoutMarginsFollowReadableWidth = false
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var isEditing: Bool {
    get { options.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  open var separatorColor: UIColor?
  open var separatorEffect: UIVisualEffect?
  open var separatorInsetReference = UITableView.SeparatorInsetReference.fromCellEdges
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var selectionFollowsFocus = false
  open var allowsFocus = true
  open var allowsFocusDuringEditing = false
  /// Always nil.
  open var contextMenuInteraction: UIContextMenuInteraction? { nil }
  open var remembersLastFocusedIndexPath = false
  open var dragInteractionEnabled = true
  /// Always false.
  open var hasActiveDrag: Bool { false }
  /// Always false.
  open var hasActiveDrop: Bool { false }
  open var sectionIndexMinimumDisplayRowCount = 0
  open var sectionIndexColor: UIColor?
  open var sectionIndexBackgroundColor: UIColor?
  open var sectionIndexTrackingBackgroundColor: UIColor?
  open var fillerRowHeight: CGFloat = UITableView.automaticDimension
  open var hasUncommittedUpdates: Bool { updateDepth > 0 }
  /// Requests the section index titles again; they are not shown.
  open func reloadSectionIndexTitles() {}

  final var options = TableOptions()
  package final var staticContent: StaticTableContent?
  final var unanswered: Set<TableQuestion> = []
  final var map: TableMap?
  final var shown: [TablePart: UIView] = [:]
  final var measuredWidth: CGFloat?
  final var cells = ReusePool<UITableViewCell>()
  final var edgeViews = ReusePool<UITableViewHeaderFooterView>()
  final var pendingUpdate = ListUpdate()
  final var reconfiguredCell: UITableViewCell?
  final var updateDepth = 0
  final var selectedPaths: [IndexPath] = []

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  public required init?(coder: NSCoder) {
    style = (coder as? InterfaceCoder)?.style.flatMap(Style.init(rawValue:)) ?? .plain
    super.init(coder: coder)
    alwaysBounceVertical = true
  }

  /// The default margins: the system's at the sides (F6.30).
  @_spi(Subclasses) open override var defaultLayoutMargins: UIEdgeInsets {
    let side = CellMetrics(traitCollection).side(bounds.width)
    return UIEdgeInsets(top: 8, left: side, bottom: 8, right: side)
  }

  open func setEditing(_ editing: Bool, animated: Bool) { edit(editing, animated) }

  // MARK: Questions

  open var numberOfSections: Int { loadedMap.sections.count }

  open func numberOfRows(inSection section: Int) -> Int {
    loadedMap.sections[section].rows.count
  }

  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layOutIfAsked()
    return shown[part(of: indexPath)] as? UITableViewCell
  }

  open var visibleCells: [UITableViewCell] {
    indexPathsForVisibleRows?.compactMap { shown[part(of: $0)] as? UITableViewCell } ?? []
  }

  open var indexPathsForVisibleRows: [IndexPath]? {
    layOutIfAsked()
    return shown.keys.compactMap(\.path).sorted()
  }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key.path
  }

  // MARK: Places

  open func rectForRow(at indexPath: IndexPath) -> CGRect { frame(of: part(of: indexPath)) }
  open func rectForHeader(inSection section: Int) -> CGRect { frame(of: .header(section)) }
  open func rectForFooter(inSection section: Int) -> CGRect { frame(of: .footer(section)) }
  open func rect(forSection section: Int) -> CGRect { frame(ofSection: section) }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point) }
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownView(.header(section)) as? UITableViewHeaderFooterView
  }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownView(.footer(section)) as? UITableViewHeaderFooterView
  }
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    bring(indexPath, to: scrollPosition)
  }
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = indexPathForSelectedRow else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }

  // MARK: Choosing rows

  open var indexPathForSelectedRow: IndexPath? { selectedPaths.first }
  open var indexPathsForSelectedRows: [IndexPath]? { selectedPaths.isEmpty ? nil : selectedPaths }
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    choose(indexPath, animated: animated, scrollPosition: scrollPosition)
  }
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { letGo(indexPath, animated) }

  // MARK: Cells that wait for their next use

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    keepCellClass(cellClass, identifier)
  }
  /// Registers a class of headers or footers; they are made by `init(reuseIdentifier:)`.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    keepEdgeClass(aClass, identifier)
  }
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    keepCellNib(nib, identifier)
  }
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    keepEdgeNib(nib, identifier)
  }
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    takeCell(identifier)
  }
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    takeRegisteredCell(identifier)
  }
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  {
    takeEdgeView(identifier)
  }

  // MARK: Changes

  open func reloadData() {
    forgetContents()
    if dataSource != nil { _ = loadedMap }
  }

  private final func forgetContents() {
    retireAll()
    map = nil
    selectedPaths = []
    setNeedsLayout()
  }

  override final var placesContent: Bool { true }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  open func beginUpdates() { updateDepth += 1 }

  /// Applies the changes since `beginUpdates()` and measures visible rows again (F8.8).
  open func endUpdates() {
    precondition(updateDepth > 0, "endUpdates called without a beginUpdates before it")
    updateDepth -= 1
    if updateDepth == 0 { applyUpdate() }
  }

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insertedItems.formUnion(indexPaths) }
  }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deletedItems.formUnion(indexPaths) }
  }
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloadedItems.formUnion(indexPaths) }
  }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedItems.append((indexPath, newIndexPath)) }
  }
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections.formUnion(sections) }
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }
}
