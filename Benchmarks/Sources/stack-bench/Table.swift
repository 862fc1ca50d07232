import AutoLayout
import Foundation

final class CardCell: UITableViewCell {
  static var made = 0
  static var measured = 0

  private let card = Card(0)

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    Self.made += 1
    let view = stackedCard(card)
    view.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      view.topAnchor.constraint(equalTo: contentView.topAnchor),
      view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ index: Int) {
    card.text.size = CGSize(width: 100 + index * 37 % 181, height: (1 + index * 7 % 6) * 18)
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    Self.measured += 1
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
}

final class CardRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  let count: Int

  init(_ count: Int) { self.count = count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "card", for: indexPath)
    (cell as? CardCell)?.show(indexPath.row)
    return cell
  }
}

@MainActor
func runTable(_ count: Int) -> (times: [Double], made: Int, measured: Int) {
  CardCell.made = 0
  CardCell.measured = 0
  let rows = CardRows(count)
  var table: UITableView?
  var times = [
    time {
      let new = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 812), style: .plain)
      new.register(CardCell.self, forCellReuseIdentifier: "card")
      new.dataSource = rows
      new.delegate = rows
      new.layoutIfNeeded()
      table = new
    }
  ]
  guard let table else { return ([], 0, 0) }
  times.append(
    time {
      for _ in 0..<10 {
        table.contentOffset.y += 700
        table.layoutIfNeeded()
      }
    } / 10)
  times.append(
    time {
      table.contentOffset.y = table.contentSize.height - table.bounds.height
      table.layoutIfNeeded()
    })
  precondition(
    (table.indexPathsForVisibleRows?.first?.row ?? 0) > count / 2, "The last rows are visible.")
  return (times, CardCell.made, CardCell.measured)
}
