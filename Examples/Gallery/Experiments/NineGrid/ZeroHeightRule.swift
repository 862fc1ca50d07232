import UIKit

extension Experiment {
  static let zeroHeightRule = Experiment(
    "2.4", article: .nineGrid, title: "The zero-height rule",
    proves:
      "A second rule, height 0, raised above the first when a view is hidden, releases its space."
  ) { notebook in
    let post = Post(on: .sheet(320, 290))
    post.belowRow[2].isActive = true
    post.onePicture.isHidden = true
    for height in post.heights { height.priority = .defaultHigh }
    let zeroHeights = post.pictures.map { picture in
      let zero = picture.heightAnchor.constraint(equalToConstant: 0)
      zero.priority = .defaultLow
      zero.isActive = true
      return zero
    }
    notebook.show(post.root, "Height 75 at 750, height 0 at 250", views: post.views)
    notebook.expect(
      "The panel is 8 below the third row", post.buttonPanel.frame.minY, is: 8 + 233 + 8)

    for rows in [2, 1] {
      post.showRows(rows)
      for (picture, zero) in zip(post.pictures, zeroHeights) {
        zero.priority = UILayoutPriority(picture.isHidden ? 999 : 250)
      }
      notebook.show(
        post.root, "Height 0 raised to 999 in what is hidden: \(rows) of 3 rows left",
        views: post.views)
      let shown = CGFloat(rows) * 75 + 2 * 4
      notebook.expect(
        "The panel moved up, \(rows) of 3 rows left", post.buttonPanel.frame.minY, is: 8 + shown + 8
      )
    }
  }
}
