public import AutoLayoutControls
public import AutoLayoutCore
import AutoLayoutValues
public import Foundation

/// A controller of a table, which it tells what to show; subclasses override what they know.
///
/// The table keeps clear of the keyboard.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let style: UITableView.Style

  /// Makes a controller of a table of a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller of a plain table.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller from an archive.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// The table, which is the controller's view unless another one was set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tableView: UITableView! {
    get {
      loadViewIfNeeded()
      return storedTable
    }
    set {
      storedTable = newValue
      if let newValue { adopt(newValue) }
      if let newValue, viewIfLoaded == nil { view = newValue }
    }
  }

  private var storedTable: UITableView?

  /// Makes the table, and is its data source and delegate.
  open override func loadView() {
    if storedTable == nil, loadViewFromDocument() {
      if let table = viewIfLoaded as? UITableView {
        storedTable = table
        adopt(table)
      }
      return
    }
    let table = storedTable ?? UITableView(frame: UIScreen.main.bounds, style: style)
    storedTable = table
    view = table
    adopt(table)
  }

  private func adopt(_ table: UITableView) {
    table.followsKeyboard = true
    if table.dataSource == nil { table.dataSource = self }
    if table.delegate == nil { table.delegate = self }
  }

  // MARK: What the table asks

  /// How many sections there are: one unless told otherwise.
  open func numberOfSections(in tableView: UITableView) -> Int {
    tableView.staticContent?.sections.count ?? 1
  }
  /// How many rows a section has: none unless told otherwise.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tableView.staticContent?.sections[section].rows.count ?? 0
  }
  /// The cell of a row: an empty one unless told otherwise.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    tableView.staticContent?.row(at: indexPath)?.cell
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  /// The title above a section.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    tableView.staticContent?.sections[section].header
  }
  /// The title below a section.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    tableView.staticContent?.sections[section].footer
  }
  /// The height of a row, in points; the table's unless told otherwise.
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    if let rows = tableView.staticContent {
      return rows.row(at: indexPath)?.height ?? tableView.rowHeight
    }
    tableView.unanswered.insert(.rowHeight)
    return tableView.rowHeight
  }
  /// The height that a row has until it is seen, in points; the table's unless told otherwise.
  open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  {
    tableView.unanswered.insert(.estimatedRowHeight)
    return tableView.estimatedRowHeight
  }
  /// The height of a section's header, in points; the table's unless told otherwise.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.unanswered.insert(.headerHeight)
    return tableView.sectionHeaderHeight
  }
  /// The height of a section's footer, in points; the table's unless told otherwise.
  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.unanswered.insert(.footerHeight)
    return tableView.sectionFooterHeight
  }
  /// The header of a section.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    nil
  }
  /// The footer of a section.
  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    nil
  }
  /// A row is about to be seen.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// A row is no longer seen.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// The content was moved.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}
