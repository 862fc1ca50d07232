import AutoLayout
import Foundation
import Testing

private final class EditedRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var styles: [UITableViewCell.EditingStyle] = [.delete, .insert, .none, .delete]
  var indents = true
  var moves = false
  var accessory: UIView?
  var told: [String] = []
  var swipes: [UIContextualAction] = []
  var answersSwipes = true

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    styles.count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row"
    cell.accessoryType = .disclosureIndicator
    return cell
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    indexPath.row != 3
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { moves }
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { styles[indexPath.row] }
  func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { indents }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { told.append("\(editingStyle) \(indexPath.row)") }
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    answersSwipes ? UISwipeActionsConfiguration(actions: swipes) : nil
  }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    told.append("begin \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    told.append("end")
  }
}

@Suite("Editing and swiping of rows")
@MainActor
struct RowEditingTests {
  private let rows = EditedRows()
  private let table: UITableView

  init() {
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    table.rowHeight = 44
    table.dataSource = rows
    table.delegate = rows
    table.layoutIfNeeded()
  }

  private func cell(_ row: Int) throws -> UITableViewCell {
    try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
  }

  private func signs(_ row: Int) throws -> [CGRect] {
    try cell(row).subviews.compactMap { $0 as? UIControl }.map(\.frame)
  }

  @Test("content moves aside for an editing control of 26 points at 15, and back (F8.21)")
  func near() throws {
    #expect(try cell(0).contentView.frame.minX == 0)
    table.setEditing(true, animated: false)
    table.layoutIfNeeded()
    #expect(try cell(0).contentView.frame.minX == 40)
    #expect(try signs(0) == [CGRect(x: 15, y: 9, width: 26, height: 26)])
    // A row that is only indented, and a row that cannot be edited.
    #expect(try cell(2).contentView.frame.minX == 40)
    #expect(try signs(2).isEmpty)
    let pixel = 1 / UIScreen.main.scale
    #expect(try cell(3).contentView.frame == CGRect(x: 0, y: 0, width: 390, height: 44 - pixel))
    table.setEditing(false, animated: false)
    table.layoutIfNeeded()
    #expect(try cell(0).contentView.frame.minX == 0)
    #expect(try signs(0).isEmpty)
  }

  @Test("a row that is not indented does not move; the reorder control takes 27 points (F8.21)")
  func grip() throws {
    rows.indents = false
    rows.moves = true
    table.setEditing(true, animated: false)
    table.layoutIfNeeded()
    #expect(try cell(2).contentView.frame.minX == 0)
    #expect(try signs(2) == [CGRect(x: 390 - 16 - 27, y: 8, width: 27, height: 27)])
    #expect(try cell(2).contentView.frame.maxX == 390 - 16 - 27)
  }

  @Test("the editing accessory replaces the accessory while a row is edited")
  func accessories() throws {
    let cell = try cell(0)
    let plain = cell.contentView.frame.maxX
    #expect(plain < 390)
    table.setEditing(true, animated: false)
    table.layoutIfNeeded()
    #expect(cell.contentView.frame.maxX == 390)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    cell.editingAccessoryView = view
    table.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 390 - 16 - 30, y: 12, width: 30, height: 20))
    #expect(cell.contentView.frame.maxX == view.frame.minX)
    table.setEditing(false, animated: false)
    table.layoutIfNeeded()
    #expect(view.superview == nil)
    #expect(cell.contentView.frame.maxX == plain)
  }

  @Test("from right to left the controls are on the other side")
  func mirrored() throws {
    table.semanticContentAttribute = .forceRightToLeft
    rows.moves = true
    table.setEditing(true, animated: false)
    for row in 0..<3 { try cell(row).semanticContentAttribute = .forceRightToLeft }
    table.layoutIfNeeded()
    #expect(try cell(0).contentView.frame.maxX == 350)
    #expect(Set(try signs(0).map(\.minX)) == [390 - 15 - 26, 16])
  }

  @Test("an insertion control calls the data source, and a selection control selects the row")
  func touches() throws {
    table.setEditing(true, animated: false)
    table.layoutIfNeeded()
    let sign = try #require(try cell(1).subviews.compactMap { $0 as? UIControl }.first)
    sign.sendActions(for: .touchUpInside)
    #expect(rows.told == ["insert 1"])
    table.allowsMultipleSelectionDuringEditing = true
    table.setEditing(false, animated: false)
    table.setEditing(true, animated: false)
    table.layoutIfNeeded()
    let mark = try #require(try cell(0).subviews.compactMap { $0 as? UIControl }.first)
    mark.sendActions(for: .touchUpInside)
    #expect(table.indexPathsForSelectedRows == [IndexPath(row: 0, section: 0)])
    mark.sendActions(for: .touchUpInside)
    #expect(table.indexPathsForSelectedRows == nil)
  }

  @Test(
    "a swiped row moves by the buttons' width, the first button at the edge (F8.22)")
  func swipe() throws {
    var done: [String] = []
    rows.swipes = ["Pin", "A much longer title"].enumerated().map { number, title in
      UIContextualAction(style: number == 0 ? .destructive : .normal, title: title) { _, _, end in
        done.append(title)
        end(true)
      }
    }
    let path = IndexPath(row: 1, section: 0)
    #expect(!table.showSwipeActions(forRowAt: path, at: .leading))
    #expect(table.showSwipeActions(forRowAt: path, at: .trailing))
    table.layoutIfNeeded()
    let cell = try cell(1)
    let view = try #require(table.subviews.first { $0.frame.maxX == 390 && $0.frame.minX > 0 })
    let buttons = view.subviews.compactMap { $0 as? UIControl }
    #expect(buttons.map(\.frame.height) == [44, 44])
    #expect(buttons[0].frame.maxX == view.bounds.width)
    #expect(buttons[0].frame.width == 74)
    #expect(buttons[1].frame.width > 100)
    #expect(buttons[1].frame.minX == 0)
    #expect(view.frame.minY == 44)
    #expect(cell.frame.origin == CGPoint(x: -view.frame.width, y: 44))
    #expect(cell.showingDeleteConfirmation)
    #expect(buttons.map(\.backgroundColor) == [.systemRed, .systemGray])
    buttons[1].sendActions(for: .touchUpInside)
    table.layoutIfNeeded()
    #expect(done == ["A much longer title"])
    #expect(cell.frame.minX == 0)
    #expect(view.superview == nil)
    #expect(!cell.showingDeleteConfirmation)
    #expect(rows.told == ["begin 1", "end"])
  }

  @Test("a deletable row offers deletion if the delegate offers no actions")
  func deletion() throws {
    rows.answersSwipes = false
    #expect(!table.showSwipeActions(forRowAt: IndexPath(row: 3, section: 0), at: .trailing))
    #expect(!table.showSwipeActions(forRowAt: IndexPath(row: 1, section: 0), at: .trailing))
    table.setEditing(true, animated: false)
    table.layoutIfNeeded()
    let sign = try #require(try cell(0).subviews.compactMap { $0 as? UIControl }.first)
    sign.sendActions(for: .touchUpInside)
    table.layoutIfNeeded()
    let view = try #require(table.subviews.first { $0.frame.maxX == 390 && $0.frame.minX > 0 })
    let button = try #require(view.subviews.first as? UIControl)
    #expect(button.accessibilityLabel == "Delete")
    button.sendActions(for: .touchUpInside)
    #expect(rows.told == ["begin 0", "delete 0", "end"])
  }

  @Test("a button's image and title are stacked from a height of 91 points on (F8.22)")
  func tallRows() throws {
    let action = UIContextualAction(style: .normal, title: "Share") { _, _, end in end(true) }
    action.image = UIImage(systemName: "trash")
    rows.swipes = [action]
    func parts() throws -> (image: CGRect, isTitleShown: Bool) {
      table.showSwipeActions(forRowAt: IndexPath(row: 0, section: 0), at: .trailing)
      table.layoutIfNeeded()
      let view = try #require(table.subviews.first { $0.frame.maxX == 390 && $0.frame.minX > 0 })
      let button = try #require(view.subviews.first)
      let image = try #require(button.subviews.compactMap { $0 as? UIImageView }.first)
      let label = try #require(button.subviews.compactMap { $0 as? UILabel }.first)
      #expect(label.isHidden || label.frame.minY >= image.frame.maxY)
      return (image.frame, !label.isHidden)
    }
    let low = try parts()
    #expect(!low.isTitleShown)
    #expect(abs(low.image.midY - 22) <= 1)
    table.rowHeight = 100
    let high = try parts()
    #expect(high.isTitleShown)
    #expect(high.image.midY < 50)
  }
}
