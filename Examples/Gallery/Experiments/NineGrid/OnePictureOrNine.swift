import UIKit

extension Experiment {
  static let onePictureOrNine = Experiment(
    "2.1", article: .nineGrid, title: "One picture, or nine",
    proves: "A gap of 8 to both stretches a picture declared 200 high to the 233 of the nine.",
    hasConflicts: true
  ) { notebook in
    let post = Post(on: .sheet(320, 290))
    // The panel is 8 below the single picture, and 8 below the ninth.
    NSLayoutConstraint.activate([
      post.belowOnePicture,
      post.buttonPanel.topAnchor.constraint(equalTo: post.pictures[8].bottomAnchor, constant: 8),
    ])
    notebook.show(post.root, "All rules required: they conflict", views: post.views)
    notebook.expect("A small picture", post.pictures[0].frame.height, is: 75)
    notebook.expect(
      "The nine together", post.pictures[8].frame.maxY - post.pictures[0].frame.minY, is: 233)
    notebook.expect("The single picture, declared 200 high", post.onePicture.frame.height, is: 233)
    notebook.expect(
      "The gap to the panel", post.buttonPanel.frame.minY - post.onePicture.frame.maxY, is: 8)
  }
}
