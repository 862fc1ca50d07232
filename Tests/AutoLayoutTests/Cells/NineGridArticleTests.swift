import AutoLayout
import Foundation
import Testing

/// A cell in article S2: one large image or up to nine small images, and a panel of buttons below.
private class PostCell: UITableViewCell {
  let single = ContentView(200, 200)
  let pictures = (0..<9).map { _ in ContentView(75, 75) }
  let panel = ContentView(UIView.noIntrinsicMetric, 30)

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    arrange()
  }

  required init?(coder: NSCoder) { nil }

  func arrange() {}
  func show(_ count: Int) {}

  var seen: [CGRect] {
    ([single] + pictures + [panel]).filter { view in
      var around: UIView? = view
      while let present = around, present !== contentView {
        if present.isHidden { return false }
        around = present.superview
      }
      return true
    }.map { $0.convert($0.bounds, to: contentView) }
  }
}

/// The article's approach: views keep their positions even if hidden, and priorities select the
/// view that the panel follows.
private final class PrioritiesCell: PostCell {
  private var followers: [NSLayoutConstraint] = []

  override func arrange() {
    ([single, panel] + pictures).forEach { contentView.addSubview($0) }
    let content: UIView = contentView
    followers = [single, pictures[0], pictures[3], pictures[6]].map {
      panel.topAnchor.constraint(equalTo: $0.bottomAnchor, constant: 8)
    }
    NSLayoutConstraint.activate([
      single.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 8),
      single.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
      panel.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 8),
      panel.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -8),
      panel.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -8),
    ])
    for (index, picture) in pictures.enumerated() {
      let left = index % 3 == 0 ? content.leadingAnchor : pictures[index - 1].trailingAnchor
      let top = index < 3 ? content.topAnchor : pictures[index - 3].bottomAnchor
      NSLayoutConstraint.activate([
        picture.leadingAnchor.constraint(equalTo: left, constant: index % 3 == 0 ? 8 : 4),
        picture.topAnchor.constraint(equalTo: top, constant: index < 3 ? 8 : 4),
      ])
    }
    for view in [single] + pictures {
      // Visible content keeps the intrinsic size, as with separate constraints.
      view.setContentHuggingPriority(.required, for: .vertical)
      view.setContentCompressionResistancePriority(.required, for: .vertical)
    }
    show(1)
    NSLayoutConstraint.activate(followers)
  }

  override func show(_ count: Int) {
    single.isHidden = count > 1
    for (index, picture) in pictures.enumerated() {
      picture.isHidden = count == 1 || index >= count
    }
    let row = count == 1 ? 0 : (count + 2) / 3
    for (index, follower) in followers.enumerated() where index != row {
      follower.priority = .defaultLow
    }
    followers[row].priority = .required
  }
}

/// The alternative with nested stack views, which hides empty rows together with their spacing.
private final class StacksCell: PostCell {
  private var rows: [UIStackView] = []
  private let grid = UIStackView()

  override func arrange() {
    rows = [0, 3, 6].map { start in
      let row = UIStackView(arrangedSubviews: Array(pictures[start..<start + 3]))
      row.spacing = 4
      return row
    }
    rows.forEach { grid.addArrangedSubview($0) }
    grid.axis = .vertical
    grid.spacing = 4
    grid.alignment = .leading
    let column = UIStackView(arrangedSubviews: [single, grid, panel])
    column.axis = .vertical
    column.spacing = 8
    column.alignment = .leading
    contentView.addFilling(column, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    panel.widthAnchor.constraint(equalTo: column.widthAnchor).isActive = true
  }

  override func show(_ count: Int) {
    single.isHidden = count > 1
    grid.isHidden = count == 1
    for (index, picture) in pictures.enumerated() { picture.isHidden = index >= count }
    for (index, row) in rows.enumerated() { row.isHidden = index * 3 >= count }
  }
}

private final class Posts: NSObject, UITableViewDataSource, UITableViewDelegate {
  let counts: [Int]

  init(_ counts: [Int]) { self.counts = counts }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
    (cell as? PostCell)?.show(counts[indexPath.row])
    return cell
  }
}

@MainActor @Suite("One or nine pictures (article S2)")
struct NineGridArticleTests {
  private func makeTable(_ cell: UITableViewCell.Type, _ posts: Posts) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 900), style: .plain)
    table.register(cell, forCellReuseIdentifier: "post")
    table.separatorStyle = .none
    table.dataSource = posts
    table.delegate = posts
    table.layoutIfNeeded()
    return table
  }

  private func height(_ count: Int) -> CGFloat {
    let rows = CGFloat((count + 2) / 3)
    return 8 + (count == 1 ? 200 : rows * 75 + (rows - 1) * 4) + 8 + 30 + 8
  }

  @Test("priorities and nested stack views place every picture and the panel alike")
  func bothWays() {
    var messages: [String] = []
    let old = LayoutLog.replaceSink { messages.append($0) }
    defer { LayoutLog.replaceSink(old) }
    // Scrolling reuses cells for posts with other numbers of images.
    let posts = Posts((0..<40).map { 1 + $0 * 5 % 9 })
    let tables = [
      makeTable(PrioritiesCell.self, posts), makeTable(StacksCell.self, posts),
    ]
    for row in posts.counts.indices {
      let path = IndexPath(row: row, section: 0)
      var seen: [[CGRect]] = []
      for table in tables {
        table.scrollToRow(at: path, at: .top, animated: false)
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: path).height == height(posts.counts[row]), "row \(row)")
        seen.append((table.cellForRow(at: path) as? PostCell)?.seen ?? [])
      }
      #expect(seen[0] == seen[1], "row \(row), \(posts.counts[row]) pictures")
      #expect(seen[0].count == posts.counts[row] + 1)
    }
    #expect(messages.isEmpty, "\(messages.first ?? "")")
  }

  @Test(
    "hiding views at run time moves the panel up once the row is measured again (F8.8)",
    arguments: [true, false])
  func switching(_ byPriorities: Bool) {
    let posts = Posts([9, 4])
    let table = makeTable(byPriorities ? PrioritiesCell.self : StacksCell.self, posts)
    let path = IndexPath(row: 0, section: 0)
    let cell = table.cellForRow(at: path) as? PostCell
    for count in [9, 4, 2, 1, 7, 9] {
      cell?.show(count)
      table.beginUpdates()
      table.endUpdates()
      table.layoutIfNeeded()
      #expect(table.rectForRow(at: path).height == height(count), "\(count) pictures")
      #expect(cell?.panel.frame.maxY == height(count) - (byPriorities ? 8 : 16))
      let next = table.rectForRow(at: IndexPath(row: 1, section: 0))
      #expect(next.minY == height(count) && next.height == height(4))
      #expect(cell?.pictures[0].frame.size == CGSize(width: 75, height: 75) || count == 1)
    }
  }
}
