@_spi(Subclasses) public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

/// A column of rows in sections, each as high as its content or as it is told.
///
/// Only rows that are seen have cells, and a row is measured when it is first seen: until then it
/// counts as high as estimated. So the cost of a layout follows the rows that are seen, not those
/// that there are. A height of `automaticDimension` means the content's (F8.1, F8.2); an estimate
/// of 0 has all rows measured at once.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  public nonisolated class var automaticDimension: CGFloat { -1 }

  open private(set) var style: Style
  /// Tells what is shown; not kept alive.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { forgetContents() } }
  }
  /// Tells heights and headers; not kept alive.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      guard delegate !== oldValue else { return }
      scrollDelegate = delegate
      unanswered = []
      forgetContents()
    }
  }
  /// Told which rows will soon be seen; not kept alive.
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
  /// Tells what rows give when they are dragged; not kept alive.
  open weak var dragDelegate: (any UITableViewDragDelegate)?
  /// Takes what is dropped; not kept alive.
  open weak var dropDelegate: (any UITableViewDropDelegate)?
  /// The height of rows, in points.
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { forgetHeights() } }
  /// The height of rows before they are seen, in points; automatic means 44, 0 that all rows are
  /// measured at once.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
    didSet { forgetHeights() }
  }
  /// The height of headers, in points.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { forgetHeights() }
  }
  /// The height of footers, in points.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { forgetHeights() }
  }
  /// The height of headers before they are seen, in points.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { forgetHeights() }
  }
  /// The height of footers before they are seen, in points.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { forgetHeights() }
  }
  /// The room above each header, in points; automatic adds none.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet { forgetHeights() }
  }
  open var tableHeaderView: UIView? { didSet { exchange(oldValue, tableHeaderView) } }
  open var tableFooterView: UIView? { didSet { exchange(oldValue, tableFooterView) } }
  open var backgroundView: UIView? { didSet { exchange(oldValue, backgroundView) } }
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { forgetHeights() } }
  }
  /// Where lines between rows begin and end, in points; they move nothing.
  open var separatorInset: UIEdgeInsets {
    get {
      ownSeparatorInset ?? CellMetrics(traitCollection).separatorInset(bounds.width)
    }
    set { ownSeparatorInset = newValue }
  }
  private(set) final var ownSeparatorInset: UIEdgeInsets?
  /// Whether the content of rows stays inside the safe area.
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
  open var remembersLastFocusedIndexPath = false
  open var dragInteractionEnabled = true
  /// Whether rows are dragged: never.
  open var hasActiveDrag: Bool { false }
  /// Whether something is held over the rows: never.
  open var hasActiveDrop: Bool { false }
  open var sectionIndexMinimumDisplayRowCount = 0
  open var sectionIndexColor: UIColor?
  open var sectionIndexBackgroundColor: UIColor?
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// The height of the empty rows that fill a plain table, in points.
  open var fillerRowHeight: CGFloat = UITableView.automaticDimension
  open var hasUncommittedUpdates: Bool { updateDepth > 0 }

  final var options = TableOptions()
  /// The rows of a document's static table, which its controller shows.
  package final var staticContent: StaticTableContent?
  /// What the delegate does not answer itself.
  final var unanswered: Set<TableQuestion> = []
  /// Where everything stands; nil until the data source is asked.
  final var map: TableMap?
  /// The views of the parts that are seen.
  final var shown: [TablePart: UIView] = [:]
  /// The width that heights were measured for.
  final var measuredWidth: CGFloat?
  final var cells = ReusePool<UITableViewCell>()
  final var edgeViews = ReusePool<UITableViewHeaderFooterView>()
  /// What was asked for between `beginUpdates()` and `endUpdates()`, and how deep such pairs are
  /// nested.
  final var pendingUpdate = ListUpdate()
  /// The cell that is given its content anew at this moment, which whoever asks for a cell of its
  /// name gets.
  final var reconfiguredCell: UITableViewCell?
  final var updateDepth = 0
  final var selectedPaths: [IndexPath] = []

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  public required init?(coder: NSCoder) {
    style = (coder as? InterfaceCoder)?.style.flatMap(Style.init(rawValue:)) ?? .plain
    super.init(coder: coder)
  }

  /// The sides of a table have the system's margins (F6.30).
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

  /// The rectangle of a row, in points of the content.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { frame(of: part(of: indexPath)) }
  /// The rectangle of a section's header, in points of the content, where it stands when it does
  /// not stay in sight.
  open func rectForHeader(inSection section: Int) -> CGRect { frame(of: .header(section)) }
  /// The rectangle of a section's footer, in points of the content, where it stands when it does
  /// not stay in sight.
  open func rectForFooter(inSection section: Int) -> CGRect { frame(of: .footer(section)) }
  /// The rectangle of a section with its header and footer, in points of the content.
  open func rect(forSection section: Int) -> CGRect { frame(ofSection: section) }
  /// The row at a point of the content; nil beside the rows.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point) }
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownView(.header(section)) as? UITableViewHeaderFooterView
  }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownView(.footer(section)) as? UITableViewHeaderFooterView
  }
  /// Moves the content so that a row is seen; the move ends in the same instant, animated or not.
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
  /// Chooses a row, at once; nil chooses none.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    choose(indexPath, animated: animated, scrollPosition: scrollPosition)
  }
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { letGo(indexPath, animated) }

  // MARK: Cells that wait for their next use

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    keepCellClass(cellClass, identifier)
  }
  /// Says which class of header or footer a name stands for; it is made by
  /// `init(reuseIdentifier:)`.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    keepEdgeClass(aClass, identifier)
  }
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    keepCellNib(nib, identifier)
  }
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    keepEdgeNib(nib, identifier)
  }
  /// A cell that is no longer seen, or a new one of the registered class, as wide as the rows; nil
  /// where there is none.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    takeCell(identifier)
  }
  /// A cell that is no longer seen, or a new one of the class that must be registered, as wide as
  /// the rows.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    takeRegisteredCell(identifier)
  }
  /// A header or footer that is no longer seen, or a new one of the registered class; nil where
  /// there is none.
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

  /// Takes out what is shown; the data source is asked anew when something is needed.
  private final func forgetContents() {
    retireAll()
    map = nil
    selectedPaths = []
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  open func beginUpdates() { updateDepth += 1 }

  /// Makes the changes asked for since `beginUpdates()`, and measures the rows that are seen again
  /// (F8.8).
  open func endUpdates() {
    precondition(updateDepth > 0, "endUpdates called without a beginUpdates before it")
    updateDepth -= 1
    if updateDepth == 0 { applyUpdate() }
  }

  /// Makes several changes together.
  ///
  /// - Parameters:
  ///   - updates: Asks for the changes.
  ///   - completion: Told that they were made; here that is at once.
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
