import UIKit

extension Experiment {
  static let twoLabels = Experiment(
    "1.3", article: .ranges, title: "Two labels in a row of any width",
    proves: "The weaker label is stretched, then compressed to 0, before the stronger label is."
  ) { notebook in
    let cases: [(width: CGFloat, stated: [CGFloat], caption: String)] = [
      (300, [100, 170], "wider than 230: label2 is stretched"),
      (230, [100, 100], "230: both fit"),
      (180, [100, 50], "narrower than 230: label2 is compressed"),
      (130, [100, 0], "130: nothing is left of label2"),
      (120, [90, 0], "narrower than 130: label1 is compressed"),
      (90, [60, 0], "narrower than 110: label1 is compressed further"),
    ]
    for (width, stated, caption) in cases {
      let row = LabelRow(width: width)
      row.label1.hug(251)
      row.label1.resist(751)
      notebook.show(row.root, caption, views: row.labels)
      notebook.expect("Widths in a row of \(readable(width))", row.widths, is: stated)
    }
  }
}
