public import Foundation

/// A column of rows, each as high as its content or as it is told.
///
/// Heights are known for all rows once data is loaded; only the cells that are seen are kept.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// How sections look.
  public enum Style: Int, Sendable {
    /// Below each other.
    case plain = 0
    /// Apart from each other.
    case grouped = 1
    /// Apart from each other, inside margins.
    case insetGrouped = 2
  }

  /// The height that means: as high as the content.
  public class var automaticDimension: CGFloat { -1 }

  /// How sections look.
  public let style: Style
  /// Tells what is shown; not kept alive.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// Tells heights and headers; not kept alive.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      reloadData()
    }
  }
  /// The height of rows, in points.
  open var rowHeight: CGFloat = UITableView.automaticDimension
  /// The height of rows before they are measured, in points; all are measured at once here.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  /// The height of headers, in points.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// The height of footers, in points.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The view above all rows.
  open var tableHeaderView: UIView? { didSet { exchange(oldValue, tableHeaderView) } }
  /// The view below all rows.
  open var tableFooterView: UIView? { didSet { exchange(oldValue, tableFooterView) } }

  private var parts: [TablePart] = []
  private var measuredWidth: CGFloat?
  private var makers: [String: () -> UITableViewCell?] = [:]
  private var reusable: [String: [UITableViewCell]] = [:]

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
    style = .plain
    super.init(coder: coder)
  }

  // MARK: Cells

  /// Says which class of cell a name stands for.
  ///
  /// Such a cell is made by its `init(coder:)`, the one initialiser that every subclass has.
  open func register(_ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String)
  {
    makers[identifier] = cellClass.map { cellClass in
      {
        let cell = cellClass.init(coder: NSCoder())
        cell?.takeReuseIdentifier(identifier)
        return cell
      }
    }
  }

  /// A cell that is no longer seen; nil where there is none.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    guard let cell = reusable[identifier]?.popLast() else { return makers[identifier]?() }
    cell.prepareForReuse()
    return cell
  }

  /// A cell that is no longer seen, or a new one of the registered class.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      LayoutException.raise(
        "NSInternalInconsistencyException",
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard"
      )
    }
    return cell
  }

  // MARK: Questions

  /// How many sections there are.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// The cell of a row, if it is seen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    layoutIfNeeded()
    return parts.first { $0.path == indexPath }?.view as? UITableViewCell
  }

  /// The cells that are seen, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return parts.compactMap { $0.view as? UITableViewCell }
  }

  /// The rectangle of a row, in points of the content.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    layoutIfNeeded()
    return parts.first { $0.path == indexPath }?.frame(width: bounds.width) ?? .zero
  }

  // MARK: Layout

  /// Asks the data source anew.
  open func reloadData() {
    parts.forEach { retire($0) }
    parts = []
    measuredWidth = nil
    setNeedsLayout()
  }

  /// Measures the rows when the width has changed, then shows those that are seen.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if measuredWidth != bounds.width { measure() }
    for index in parts.indices {
      show(index)
    }
  }

  private func exchange(_ old: UIView?, _ new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    reloadData()
  }

  private func measure() {
    parts.forEach { retire($0) }
    parts = []
    measuredWidth = bounds.width
    var top: CGFloat = 0
    func append(_ view: UIView?, _ height: CGFloat, _ path: IndexPath? = nil) {
      guard height > 0 else { return }
      parts.append(TablePart(path: path, top: top, height: height, view: view))
      top += height
    }
    if let tableHeaderView { append(tableHeaderView, tableHeaderView.frame.height) }
    for section in 0..<numberOfSections {
      let header = delegate?.tableView(self, viewForHeaderInSection: section)
      let wished = delegate?.tableView(self, heightForHeaderInSection: section)
      append(header, height(of: header, wished ?? sectionHeaderHeight))
      for row in 0..<numberOfRows(inSection: section) {
        let path = IndexPath(row: row, section: section)
        let wished = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        guard wished == UITableView.automaticDimension else {
          append(nil, wished, path)
          continue
        }
        let cell = dataSource?.tableView(self, cellForRowAt: path)
        let measured = height(of: cell, wished)
        cell.map { keepForReuse($0) }
        append(nil, measured, path)
      }
      let footer = delegate?.tableView(self, viewForFooterInSection: section)
      let wishedFooter = delegate?.tableView(self, heightForFooterInSection: section)
      append(footer, height(of: footer, wishedFooter ?? sectionFooterHeight))
    }
    if let tableFooterView { append(tableFooterView, tableFooterView.frame.height) }
    contentSize = CGSize(width: bounds.width, height: top)
  }

  /// A height as wished for, or that of the content in the table's width.
  private func height(of view: UIView?, _ wished: CGFloat) -> CGFloat {
    guard wished == UITableView.automaticDimension else { return wished }
    guard let view else { return 0 }
    let content: UIView = (view as? UITableViewCell)?.contentView ?? view
    view.frame.size.width = bounds.width
    let height = content.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    // A row without constraints of its own has the classic height.
    return height == 0 && view is UITableViewCell ? 44 : height
  }

  private func show(_ index: Int) {
    let part = parts[index]
    let frame = part.frame(width: bounds.width)
    guard let path = part.path else {
      part.view.map { place($0, frame) }
      return
    }
    guard frame.intersects(bounds) else {
      retire(part)
      parts[index].view = nil
      return
    }
    let cell = part.view ?? dataSource?.tableView(self, cellForRowAt: path)
    parts[index].view = cell
    cell.map { place($0, frame) }
  }

  private func place(_ view: UIView, _ frame: CGRect) {
    if view.superview !== self { addSubview(view) }
    view.frame = frame
  }

  private func retire(_ part: TablePart) {
    guard let view = part.view, view !== tableHeaderView, view !== tableFooterView else { return }
    view.removeFromSuperview()
    (view as? UITableViewCell).map { keepForReuse($0) }
  }

  private func keepForReuse(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    reusable[identifier, default: []].append(cell)
  }
}

/// A row, a header or a footer of a table.
private struct TablePart {
  /// The row; nil for headers and footers.
  let path: IndexPath?
  let top: CGFloat
  let height: CGFloat
  var view: UIView?

  func frame(width: CGFloat) -> CGRect {
    CGRect(x: 0, y: top, width: width, height: height)
  }
}
