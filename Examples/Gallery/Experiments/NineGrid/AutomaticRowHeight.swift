import UIKit

private final class PostCell: UITableViewCell {
  private(set) lazy var post = Post(on: contentView, end: true)
}

/// A table of posts with 0 rows of pictures (the single picture) to 3.
private final class PostTable: NSObject, UITableViewDataSource, UITableViewDelegate {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 900), style: .plain)
  let posts = [1, 2, 3, 0]
  /// The row height that the delegate returns.
  let height: CGFloat

  init(height: CGFloat) {
    self.height = height
    super.init()
    // A separator adds a pixel to each row.
    table.separatorStyle = .none
    table.dataSource = self
    table.delegate = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    posts.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = PostCell(style: .default, reuseIdentifier: nil)
    let post = cell.post
    post.showRows(posts[indexPath.row])
    post.updatePriorities()
    NSLayoutConstraint.activate([post.belowOnePicture] + post.belowRow)
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height
  }

  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  {
    height
  }

  var parts: [(String, UIView)] {
    posts.indices.flatMap { row -> [(String, UIView)] in
      guard let cell = table.cellForRow(at: IndexPath(row: row, section: 0)) as? PostCell else {
        return []
      }
      return [("row\(row + 1)", cell), ("buttonPanel\(row + 1)", cell.post.buttonPanel)]
    }
  }

  var heights: [CGFloat] {
    posts.indices.map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
  }
}

extension Experiment {
  static let automaticRowHeight = Experiment(
    "2.5", article: .nineGrid, title: "Rows as high as their posts",
    proves:
      "With automaticDimension the space below the panel is gone: each row is as high as the post."
  ) { notebook in
    let list = PostTable(height: UITableView.automaticDimension)
    list.table.layoutIfNeeded()
    notebook.show(
      list.table, "One, two, three rows of pictures, and a single picture", list: list.parts)
    // Margin, pictures, gap, panel, margin.
    let pictures: [CGFloat] = [75, 75 * 2 + 4, 233, 200]
    notebook.expect("Heights of the rows", list.heights, is: pictures.map { 8 + $0 + 8 + 30 + 8 })
  }
}
