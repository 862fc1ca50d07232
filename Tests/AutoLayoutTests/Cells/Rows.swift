import AutoLayout
import Foundation

/// A cell whose body determines the height; like most cells, it has only the code initializer.
final class BodyCell: UITableViewCell {
  let body = UIView()
  private(set) lazy var bodyHeight = body.heightAnchor.constraint(equalToConstant: 0)
  var measureCount = 0

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addConstrained(body)
    NSLayoutConstraint.activate([
      body.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
      body.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
      body.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      body.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      bodyHeight,
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    measureCount += 1
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
}

/// Sections of rows with bodies of given heights; records which methods are called.
final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var heights: [[CGFloat]]
  var asked: [IndexPath] = []
  var cells = Set<UITableViewCell>()
  var shown: [IndexPath] = []
  var ended: [IndexPath] = []
  var titles: [String?] = []
  var header: (() -> UIView)?

  init(_ heights: [[CGFloat]]) {
    self.heights = heights
  }

  func numberOfSections(in tableView: UITableView) -> Int { heights.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    heights[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked.append(indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "body", for: indexPath)
    cells.insert(cell)
    (cell as? BodyCell)?.bodyHeight.constant = heights[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    header?()
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    shown.append(indexPath)
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    ended.append(indexPath)
  }
}

/// Makes a laid-out table of rows with no separators, 320 points wide and 400 high at 2x.
@MainActor
func makeTable(
  _ rows: any UITableViewDataSource & UITableViewDelegate,
  style: UITableView.Style = .plain, traits: UITraitCollection? = nil,
  configure: (UITableView) -> Void = { _ in }
) -> UITableView {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: style)
  table.setTraitOverrides(
    UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: 2), traits ?? UITraitCollection(),
    ]))
  table.register(BodyCell.self, forCellReuseIdentifier: "body")
  table.separatorStyle = .none
  configure(table)
  table.dataSource = rows
  table.delegate = rows
  table.layoutIfNeeded()
  return table
}

extension IndexPath {
  static func at(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }
}
