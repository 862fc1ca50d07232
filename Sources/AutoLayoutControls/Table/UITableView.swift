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
  /// The height that means: as high as the content.
  public nonisolated class var automaticDimension: CGFloat { -1 }

  /// How sections look.
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
  /// Whether the prefetching data source is told of rows.
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
  /// The view above all rows, as high as its frame.
  open var tableHeaderView: UIView? { didSet { exchange(oldValue, tableHeaderView) } }
  /// The view below all rows, as high as its frame.
  open var tableFooterView: UIView? { didSet { exchange(oldValue, tableFooterView) } }
  /// The view behind all rows, as large as what is seen.
  open var backgroundView: UIView? { didSet { exchange(oldValue, backgroundView) } }
  /// The lines between rows.
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
  /// When rows are measured again by themselves.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// Whether rows can be chosen.
  open var allowsSelection = true
  /// Whether several rows can be chosen.
  open var allowsMultipleSelection = false
  /// Whether the table is being edited.
  open var isEditing: Bool {
    get { options.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// The colour of the lines between rows.
  open var separatorColor: UIColor?
  /// The effect of the lines between rows.
  open var separatorEffect: UIVisualEffect?
  /// What the lines' inset is measured from.
  open var separatorInsetReference = UITableView.SeparatorInsetReference.fromCellEdges
  /// Whether rows can be chosen while the table is edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be chosen while the table is edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether the row in the focus is chosen.
  open var selectionFollowsFocus = false
  /// Whether the focus comes back to the row it was in.
  open var remembersLastFocusedIndexPath = false
  /// Whether rows can be dragged out.
  open var dragInteractionEnabled = true
  /// Whether rows are dragged: never.
  open var hasActiveDrag: Bool { false }
  /// Whether something is held over the rows: never.
  open var hasActiveDrop: Bool { false }
  /// How many rows it takes for the sections' names to be listed at the side.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// The colour of that list's names.
  open var sectionIndexColor: UIColor?
  /// The colour behind that list.
  open var sectionIndexBackgroundColor: UIColor?
  /// The colour behind that list while it is touched.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// The height of the empty rows that fill a plain table, in points.
  open var fillerRowHeight: CGFloat = UITableView.automaticDimension
  /// Whether changes wait for the end of the updates around them.
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

  /// Makes a table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Makes a plain table.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Makes a table from an archive.
  public required init?(coder: NSCoder) {
    style = (coder as? InterfaceCoder)?.style.flatMap(Style.init(rawValue:)) ?? .plain
    super.init(coder: coder)
  }

  /// The sides of a table have the system's margins (F6.30).
  @_spi(Subclasses) open override var defaultLayoutMargins: UIEdgeInsets {
    let side = CellMetrics(traitCollection).side(bounds.width)
    return UIEdgeInsets(top: 8, left: side, bottom: 8, right: side)
  }

  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) { edit(editing, animated) }

  // MARK: Questions

  /// How many sections there are.
  open var numberOfSections: Int { loadedMap.sections.count }

  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    loadedMap.sections[section].rows.count
  }

  /// The cell of a row, if it is seen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layOutIfAsked()
    return shown[part(of: indexPath)] as? UITableViewCell
  }

  /// The cells that are seen, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    indexPathsForVisibleRows?.compactMap { shown[part(of: $0)] as? UITableViewCell } ?? []
  }

  /// The rows that are seen, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? {
    layOutIfAsked()
    return shown.keys.compactMap(\.path).sorted()
  }

  /// The row of a cell that is seen.
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
  /// The rows that reach into a rectangle of the content, from top to bottom.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }
  /// The header of a section, if it is seen.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownView(.header(section)) as? UITableViewHeaderFooterView
  }
  /// The footer of a section, if it is seen.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownView(.footer(section)) as? UITableViewHeaderFooterView
  }
  /// Moves the content so that a row is seen; the move ends in the same instant, animated or not.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    bring(indexPath, to: scrollPosition)
  }
  /// Moves the content so that the first chosen row is seen.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let path = indexPathForSelectedRow else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }

  // MARK: Choosing rows

  /// The row that is chosen, or the first of several.
  open var indexPathForSelectedRow: IndexPath? { selectedPaths.first }
  /// The rows that are chosen, in the order in which they were.
  open var indexPathsForSelectedRows: [IndexPath]? { selectedPaths.isEmpty ? nil : selectedPaths }
  /// Chooses a row, at once; nil chooses none.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    choose(indexPath, animated: animated, scrollPosition: scrollPosition)
  }
  /// Lets a chosen row go.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { letGo(indexPath, animated) }

  // MARK: Cells that wait for their next use

  /// Says which class of cell a name stands for; it is made by `init(style:reuseIdentifier:)`.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    keepCellClass(cellClass, identifier)
  }
  /// Says which class of header or footer a name stands for; it is made by
  /// `init(reuseIdentifier:)`.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    keepEdgeClass(aClass, identifier)
  }
  /// Says from which nib cells of a name are made; its first object is the cell.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    keepCellNib(nib, identifier)
  }
  /// Says from which nib headers and footers of a name are made; its first object is the view.
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

  /// Asks the data source anew: how many rows there are at once, for cells when they are laid out.
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

  /// Measures and places the rows that are seen, then headers and footers.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  /// Begins a number of changes that are made together; each needs an `endUpdates()`.
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

  /// Inserts rows at the places that they have after the change.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insertedItems.formUnion(indexPaths) }
  }
  /// Deletes rows at the places that they have before the change.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deletedItems.formUnion(indexPaths) }
  }
  /// Asks for the cells of rows anew, and measures them.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloadedItems.formUnion(indexPaths) }
  }
  /// Moves a row.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedItems.append((indexPath, newIndexPath)) }
  }
  /// Keeps the rows, and gives their cells their new content.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
  /// Inserts sections at the places that they have after the change.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }
  /// Deletes sections at the places that they have before the change.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }
  /// Asks for everything in sections anew.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections.formUnion(sections) }
  }
  /// Moves a section.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }
}
