import UIKit

extension Experiment {
  static let sizeRanges = Experiment(
    "1.1", article: .ranges, title: "A range of sizes",
    proves: "Where a size may lie in a range, the content's size decides, or the nearer bound."
  ) { notebook in
    let none = UIView.noIntrinsicMetric
    let tables: [(format: String, rows: [(content: CGFloat, stated: CGFloat)])] = [
      ("H:[view(>=50)]", [(none, 50), (30, 50), (80, 80)]),
      ("H:[view(<=100)]", [(none, 100), (80, 80), (130, 100)]),
      ("H:[view(>=50@250,<=100@1000)]", [(none, 50), (30, 50), (80, 80), (130, 100)]),
    ]
    for (format, rows) in tables {
      let sheet = UIView.sheet(200, CGFloat(rows.count) * 34 + 10)
      var views: [ContentView] = []
      for (index, row) in rows.enumerated() {
        let view = ContentView(CGSize(width: row.content, height: 24), Paint.blue)
        sheet.addSubview(view)
        view.topAnchor.constraint(equalTo: sheet.topAnchor, constant: 10 + CGFloat(index) * 34)
          .isActive = true
        view.leadingAnchor.constraint(equalTo: sheet.leadingAnchor, constant: 10).isActive = true
        NSLayoutConstraint.activate(
          NSLayoutConstraint.constraints(
            withVisualFormat: format, metrics: nil, views: ["view": view]))
        views.append(view)
      }
      notebook.show(
        sheet, format, list: views.enumerated().map { ("view\($0 + 1)", $1) })
      for (row, view) in zip(rows, views) {
        let content = row.content == none ? "no content size" : "content \(readable(row.content))"
        notebook.expect("\(format), \(content)", view.frame.width, is: row.stated)
      }
    }
  }
}
