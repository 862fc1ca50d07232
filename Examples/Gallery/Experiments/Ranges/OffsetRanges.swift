import UIKit

extension Experiment {
  static let offsetRanges = Experiment(
    "1.2", article: .ranges, title: "A range of distances",
    proves: "If a distance may lie in a range, the smallest absolute value is taken."
  ) { notebook in
    let rows: [(ranges: [(NSLayoutConstraint.Relation, CGFloat)], stated: CGFloat)] = [
      ([(.greaterThanOrEqual, 20)], 20),
      ([(.lessThanOrEqual, 30)], 0),
      ([(.greaterThanOrEqual, -30)], 0),
      ([(.lessThanOrEqual, -20)], -20),
      ([(.greaterThanOrEqual, 10), (.lessThanOrEqual, 40)], 10),
      ([(.greaterThanOrEqual, -40), (.lessThanOrEqual, -10)], -10),
      ([(.greaterThanOrEqual, -15), (.lessThanOrEqual, 25)], 0),
    ]
    let sheet = UIView.sheet(240, CGFloat(rows.count) * 30 + 10)
    let line = UIView()
    line.backgroundColor = Paint.orange
    line.frame = CGRect(x: 80, y: 0, width: 1, height: sheet.bounds.height)
    sheet.addSubview(line)
    let views = rows.enumerated().map { index, row in
      let view = ContentView(CGSize(width: 60, height: 20), Paint.blue)
      sheet.addSubview(view)
      view.topAnchor.constraint(equalTo: sheet.topAnchor, constant: 10 + CGFloat(index) * 30)
        .isActive = true
      for (relation, distance) in row.ranges {
        NSLayoutConstraint(
          item: view, attribute: .leading, relatedBy: relation, toItem: line, attribute: .leading,
          multiplier: 1, constant: distance
        ).isActive = true
      }
      return view
    }
    notebook.show(
      sheet, "Distances from the line, each within a range",
      list: [("line", line)] + views.enumerated().map { ("view\($0 + 1)", $1) })
    for (row, view) in zip(rows, views) {
      let ranges = row.ranges.map { ($0 == .lessThanOrEqual ? "≤ " : "≥ ") + readable($1) }
      notebook.expect(
        "Distance \(ranges.joined(separator: " and "))", view.frame.minX - line.frame.minX,
        is: row.stated)
    }
  }
}
