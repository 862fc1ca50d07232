import UIKit

extension Experiment {
  static let selfSizingCell = Experiment(
    "0.4", article: .contentPriorities, title: "Rows measured by hand",
    proves: "A cached row, filled and fitted, gives the height of each row; each is measured once.",
    hasConflicts: true
  ) { notebook in
    let list = CellTable(CellTable.people(), imageHeight: 40)
    list.table.layoutIfNeeded()
    notebook.show(list.table, "Three rows, as high as their text", list: list.parts)
    for (row, model) in list.models.enumerated() {
      guard let cell = list.cell(row) else { continue }
      let text = [cell.nameLabel, cell.contentLabel, cell.companyLabel]
        .reduce(0) { $0 + $1.intrinsicContentSize.height }
      notebook.expect(
        "Row of \(model.name): margins, labels and gaps, and 1", model.cacheHeight,
        is: 10 + text + 6 + 6 + 10 + 1)
    }
    let lines = (0..<list.models.count).map { row -> Int in
      guard let label = list.cell(row)?.contentLabel else { return 0 }
      return Int((label.frame.height / label.font.lineHeight).rounded())
    }
    notebook.expect(
      "Lines of the content grow from row to row", lines[0] < lines[1] && lines[1] < lines[2],
      is: true)
    notebook.expect("The first has a single line", lines[0], is: 1)
    notebook.expect("Measurements for three rows", list.measurements, is: 3)
    list.table.reloadData()
    list.table.layoutIfNeeded()
    notebook.expect("After reloading: all from the cache", list.measurements, is: 3)
  }
}
