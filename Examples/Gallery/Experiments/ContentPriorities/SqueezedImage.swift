import UIKit

extension Experiment {
  static let squeezedImage = Experiment(
    "0.5", article: .contentPriorities, title: "A picture squeezed by three labels",
    proves: "Labels that hug at 1000 squeeze the picture; an inequality for the end fixes it.",
    hasConflicts: true
  ) { notebook in
    let squeezed = CellTable(CellTable.people(), imageHeight: 120)
    squeezed.table.layoutIfNeeded()
    notebook.show(
      squeezed.table, "Pictures 120 high, all labels hug at 1000", list: squeezed.parts)
    for row in 0..<2 {
      guard let cell = squeezed.cell(row) else { continue }
      notebook.expect(
        "Picture of \(squeezed.models[row].name) is squeezed",
        cell.cellImageView.frame.height < 120, is: true)
      // Frames are in whole pixels, each a third point.
      let pixel = 1 / UIScreen.main.scale
      let image = cell.cellImageView.frame
      notebook.expect(
        "…into the row, 10 from top and bottom",
        image.minY >= 10 - pixel && image.maxY <= cell.contentView.frame.height - 10 + pixel,
        is: true)
      let labels = [cell.nameLabel, cell.contentLabel, cell.companyLabel]
      let stretch = labels.reduce(0) { $0 + $1.frame.height - $1.intrinsicContentSize.height }
      notebook.expect(
        "…the labels stretched by the 1 of the recipe at most", stretch > 0 && stretch <= 1,
        is: true)
    }

    let fixed = CellTable(CellTable.people(), imageHeight: 120, leavesRoom: true)
    fixed.table.layoutIfNeeded()
    notebook.show(
      fixed.table, "The last label at least 10 above the bottom, not exactly", list: fixed.parts)
    for row in 0..<3 {
      guard let cell = fixed.cell(row) else { continue }
      notebook.expect(
        "Picture of \(fixed.models[row].name)", cell.cellImageView.frame.height, is: 120)
      notebook.expect(
        "…and the labels keep their height", cell.companyLabel.frame.height,
        is: cell.companyLabel.intrinsicContentSize.height)
    }
    notebook.expect(
      "A short row is as high as the picture", fixed.models[0].cacheHeight, is: 10 + 120 + 10 + 1)
  }
}
