import UIKit

extension Experiment {
  static let presentLayoutKept = Experiment(
    "1.5", article: .ranges, title: "The present layout is kept",
    proves: "A change of priority moves nothing while the layout still fits the new order."
  ) { notebook in
    let row = LabelRow(width: 300)
    notebook.show(row.root, "Nobody raised", views: row.labels)
    notebook.expect("label1 is stretched", row.widths, is: [170, 100])

    row.label2.hug(260)
    notebook.show(row.root, "label2 raised to 260: already so", views: row.labels)
    notebook.expect("Nothing moves", row.widths, is: [170, 100])

    row.label1.hug(270)
    notebook.show(row.root, "label1 raised to 270: the order is turned", views: row.labels)
    notebook.expect("label2 is stretched from now on", row.widths, is: [100, 170])

    row.label1.hug(260)
    notebook.show(row.root, "label1 changed to 260, as label2 has", views: row.labels)
    notebook.expect(
      "Both are equal: the layout still fits and is kept", row.widths, is: [100, 170])

    let fresh = LabelRow(width: 300)
    fresh.label2.hug(260)
    fresh.label1.hug(270)
    fresh.label1.hug(260)
    notebook.show(fresh.root, "The same calls before the first layout", views: fresh.labels)
    notebook.expect("Nothing to keep: the last raised is stretched", fresh.widths, is: [170, 100])
  }
}
