import UIKit

extension Experiment {
  static let panelPriorities = Experiment(
    "2.2", article: .nineGrid, title: "Priorities move the panel",
    proves: "Of two gaps the gap at 1000 counts, and switching priorities moves the panel."
  ) { notebook in
    let post = Post(on: .sheet(320, 290))
    let belowNinth = post.buttonPanel.topAnchor.constraint(
      equalTo: post.pictures[8].bottomAnchor, constant: 8)
    post.belowOnePicture.priority = UILayoutPriority(1000)
    belowNinth.priority = UILayoutPriority(250)
    NSLayoutConstraint.activate([post.belowOnePicture, belowNinth])
    notebook.show(post.root, "onePic at 1000, ninthPic at 250", views: post.views)
    notebook.expect(
      "The single picture has the stated size", post.onePicture.frame.size,
      is: CGSize(width: 200, height: 200))
    notebook.expect("The panel is 8 below it", post.buttonPanel.frame.minY, is: 8 + 200 + 8)

    let following = Post(on: .sheet(320, 290))
    // Four required gaps conflict, therefore the first choice precedes their installation.
    following.showRows(0)
    following.updatePriorities()
    NSLayoutConstraint.activate([following.belowOnePicture] + following.belowRow)
    // UIKit traps when a priority changes between 1000 and less while the constraint is installed.
    // It is allowed here unless the strict switch is set.
    let cases: [(rows: Int, top: CGFloat, caption: String)] = [
      (0, 8 + 200 + 8, "The single picture is shown"),
      (1, 8 + 75 + 8, "One row"),
      (2, 8 + 75 * 2 + 4 + 8, "Two rows"),
      (3, 8 + 233 + 8, "Three rows"),
      (0, 8 + 200 + 8, "The single picture again"),
    ]
    for (rows, top, caption) in cases {
      following.showRows(rows)
      following.updatePriorities()
      notebook.show(following.root, caption, views: ["buttonPanel": following.buttonPanel])
      notebook.expect("Panel: \(caption.lowercased())", following.buttonPanel.frame.minY, is: top)
      notebook.expect("…and no picture is stretched", following.onePicture.frame.height, is: 200)
    }
  }
}
