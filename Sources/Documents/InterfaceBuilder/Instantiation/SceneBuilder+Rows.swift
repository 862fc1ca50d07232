internal import AutoLayout
internal import Foundation

extension SceneBuilder {
  func placeRows() {
    for member in members {
      guard case .tableView(let table) = interface.view(member.index).details else { continue }
      let grouping = RowPlace.Grouping(table.tableStyle)
      let sections =
        table.isStatic
        ? table.sections.map(\.cells)
        : [interface.view(member.index).children.filter { interface.view($0).kind.isCell }]
      for section in sections {
        let rows = section.compactMap { views[$0] as? UITableViewCell }
        for (number, row) in rows.enumerated() {
          row.rowPlace = RowPlace(grouping, row: number, of: rows.count)
        }
      }
    }
  }

  func adoptStock() {
    for member in members {
      guard case .tableViewCell(let element) = interface.view(member.index).details,
        let cell = member.view as? UITableViewCell
      else { continue }
      adoptStock(cell, element)
    }
  }

  private func adoptStock(_ cell: UITableViewCell, _ element: TableViewCellElement) {
    guard element.style != nil else { return }
    func view(_ outlet: String) -> UIView? {
      element.stockSubviews[outlet].flatMap { contents.viewsByID[$0] }.flatMap { views[$0] }
    }
    cell.indentationLevel = element.indentationLevel
    cell.indentationWidth = CGFloat(element.indentationWidth)
    cell.adoptStock(
      text: view("textLabel") as? UILabel, detail: view("detailTextLabel") as? UILabel,
      image: view("imageView") as? UIImageView)
  }
}
