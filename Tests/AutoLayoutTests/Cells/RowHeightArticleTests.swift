import AutoLayout
import Foundation
import Testing

private struct Entry {
  var name: String
  var company: String
  var content: String
  var image: CGSize
}

/// The cell of article S0: an image, and next to it a name, a multiline text and a company.
private final class EntryCell: UITableViewCell {
  let picture = UIImageView()
  let name = UILabel()
  let content = UILabel()
  let company = UILabel()
  var wrapsByHand = false

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for view in [picture, name, content, company] {
      contentView.addConstrained(view)
    }
    content.numberOfLines = 0
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
      picture.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      picture.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 10),
      picture.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -10),
      name.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 6),
      name.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor, constant: -10),
      name.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      content.leadingAnchor.constraint(equalTo: name.leadingAnchor),
      content.trailingAnchor.constraint(
        lessThanOrEqualTo: contentView.trailingAnchor, constant: -10),
      content.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 6),
      company.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      company.trailingAnchor.constraint(
        lessThanOrEqualTo: contentView.trailingAnchor, constant: -10),
      company.topAnchor.constraint(equalTo: content.bottomAnchor, constant: 6),
      company.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ])
    for label in [name, content, company] {
      label.setContentHuggingPriority(.required, for: .vertical)
    }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ entry: Entry) {
    name.text = entry.name
    content.text = entry.content
    company.text = entry.company
    picture.image = UIImage(size: entry.image)
  }

  override func layoutSubviews() {
    if wrapsByHand { content.preferredMaxLayoutWidth = contentView.frame.width - 128 - 10 - 6 }
    super.layoutSubviews()
  }
}

/// The manual approach of article S0: a prototype measures each entry, and the heights are cached.
private final class ManualRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  let entries: [Entry]
  private var kept: [Int: CGFloat] = [:]
  private(set) var fittings = 0
  private lazy var prototype: EntryCell? = nil

  init(_ entries: [Entry]) { self.entries = entries }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    entries.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
    (cell as? EntryCell)?.wrapsByHand = true
    (cell as? EntryCell)?.show(entries[indexPath.row])
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    if let height = kept[indexPath.row] { return height }
    let cell = prototype ?? tableView.dequeueReusableCell(withIdentifier: "entry") as? EntryCell
    prototype = cell
    guard let cell else { return 0 }
    cell.wrapsByHand = true
    cell.layoutIfNeeded()
    cell.show(entries[indexPath.row])
    fittings += 1
    let size = cell.contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let height = size.height + 1
    kept[indexPath.row] = height
    return height
  }
}

private final class AutomaticRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  let entries: [Entry]

  init(_ entries: [Entry]) { self.entries = entries }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    entries.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
    (cell as? EntryCell)?.show(entries[indexPath.row])
    return cell
  }
}

@MainActor @Suite("Manual and automatic row heights (article S0)")
struct RowHeightArticleTests {
  /// Texts with one to many lines next to images of the article's width, 128 - 10.
  private let entries = (0..<12).map { index in
    Entry(
      name: "Name \(index)", company: "Company \(index)",
      content: String(repeating: "Some words of a text. ", count: 1 + index * 3),
      image: CGSize(width: 118, height: 20 + index % 3 * 90))
  }

  /// Runs `body` on a screen as when the article appeared: separators take a point of each row.
  private func onOldScreen(_ body: () -> Void) {
    let screen = UIScreen.main
    func simulate(_ generation: Int, _ scale: CGFloat) {
      screen.simulate(
        bounds: screen.bounds, scale: scale, safeAreaInsets: screen.safeAreaInsets,
        traits: UITraitCollection(iosMajorVersion: generation))
    }
    let (generation, scale) = (screen.traitCollection.iosMajorVersion, screen.scale)
    simulate(8, 2)
    defer { simulate(generation, scale) }
    body()
  }

  private func makeTable(_ rows: any UITableViewDataSource & UITableViewDelegate) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 6_000), style: .plain)
    table.register(EntryCell.self, forCellReuseIdentifier: "entry")
    table.dataSource = rows
    table.delegate = rows
    table.layoutIfNeeded()
    return table
  }

  @Test("the recipe with a prototype cell gives the heights that the table computes (F8.4)")
  func sameHeights() {
    onOldScreen { compareHeights() }
  }

  private func compareHeights() {
    let manual = ManualRows(entries)
    let automatic = AutomaticRows(entries)
    let (a, b) = (makeTable(manual), makeTable(automatic))
    for row in entries.indices {
      let path = IndexPath(row: row, section: 0)
      #expect(a.rectForRow(at: path).height == b.rectForRow(at: path).height, "row \(row)")
      let (x, y) = (a.cellForRow(at: path) as? EntryCell, b.cellForRow(at: path) as? EntryCell)
      #expect(x?.content.frame.origin == y?.content.frame.origin, "row \(row)")
      #expect(x?.content.frame.height == y?.content.frame.height, "row \(row)")
      #expect(x?.content.frame.maxX ?? 0 <= 365)
    }
    #expect(manual.fittings == entries.count, "each height is found once")
    let last = b.cellForRow(at: IndexPath(row: 11, section: 0)) as? EntryCell
    #expect((last?.content.frame.height ?? 0) > 100)
  }
}
