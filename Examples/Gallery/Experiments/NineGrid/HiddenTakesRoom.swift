import UIKit

extension Experiment {
  static let hiddenTakesRoom = Experiment(
    "2.3", article: .nineGrid, title: "Hidden, and still in the way",
    proves: "isHidden makes a view invisible; the constraints and the space remain."
  ) { notebook in
    let post = Post(on: .sheet(320, 290))
    post.belowRow[2].isActive = true
    post.onePicture.isHidden = true
    notebook.show(post.root, "Three rows", views: post.views)
    let frames = post.pictures.map(\.frame)
    let top = post.buttonPanel.frame.minY
    notebook.expect("The panel is 8 below the third row", top, is: 8 + 233 + 8)

    post.showRows(1)
    notebook.show(post.root, "Two rows hidden: the panel stays", views: post.views)
    notebook.expect("The panel", post.buttonPanel.frame.minY, is: top)
    notebook.expect("Every picture is where it was", post.pictures.map(\.frame) == frames, is: true)
  }
}
