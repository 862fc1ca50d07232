import UIKit

/// A post with one large picture or nine small pictures, and a panel of buttons below.
@MainActor
final class Post {
  let root: UIView
  /// The nine pictures in rows, each 75 × 75.
  let pictures = (0..<9).map { _ in ContentView(CGSize(width: -1, height: -1), Paint.green) }
  /// The single picture, 200 × 200, moved to the right to make it distinguishable.
  let onePicture = ContentView(CGSize(width: -1, height: -1), Paint.orange.withAlphaComponent(0.6))
  let buttonPanel = ContentView(CGSize(width: -1, height: 30), Paint.gray)
  /// The constraints that keep the panel 8 below the single picture and below the first picture of
  /// each row.
  let belowOnePicture: NSLayoutConstraint
  let belowRow: [NSLayoutConstraint]
  private(set) var heights: [NSLayoutConstraint] = []

  var firstOfRow: [UIView] { [pictures[0], pictures[3], pictures[6]] }

  /// Builds a post in a view.
  ///
  /// - Parameters:
  ///   - root: The superview.
  ///   - end: Whether the panel is also 8 above the bottom of the superview.
  init(on root: UIView, end: Bool = false) {
    self.root = root
    let panel = buttonPanel
    belowOnePicture = panel.topAnchor.constraint(equalTo: onePicture.bottomAnchor, constant: 8)
    belowRow = [0, 3, 6].map { [pictures] index in
      panel.topAnchor.constraint(equalTo: pictures[index].bottomAnchor, constant: 8)
    }
    // The article does not mention the order of insertion. The single picture must be the last for
    // the outcome, as the order decides which constraint breaks.
    (pictures + [buttonPanel, onePicture]).forEach(root.addSubview)
    NSLayoutConstraint.activate([
      onePicture.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 108),
      onePicture.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
      onePicture.widthAnchor.constraint(equalToConstant: 200),
      onePicture.heightAnchor.constraint(equalToConstant: 200),
      buttonPanel.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      buttonPanel.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
    ])
    placePictures()
    if end {
      buttonPanel.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -8).isActive = true
    }
  }

  private func placePictures() {
    for (index, picture) in pictures.enumerated() {
      let left = index % 3 == 0 ? root.leadingAnchor : pictures[index - 1].trailingAnchor
      let top = index < 3 ? root.topAnchor : pictures[index - 3].bottomAnchor
      let height = picture.heightAnchor.constraint(equalToConstant: 75)
      heights.append(height)
      NSLayoutConstraint.activate([
        picture.leadingAnchor.constraint(equalTo: left, constant: index % 3 == 0 ? 8 : 4),
        picture.topAnchor.constraint(equalTo: top, constant: index < 3 ? 8 : 4),
        picture.widthAnchor.constraint(equalToConstant: 75), height,
      ])
    }
  }

  func showRows(_ count: Int) {
    for (index, picture) in pictures.enumerated() {
      picture.isHidden = index / 3 >= count
    }
    onePicture.isHidden = count > 0
  }

  /// Applies the article's rule: the panel follows the visible pictures.
  func updatePriorities() {
    let isHidden = firstOfRow.map(\.isHidden)
    let wins = [
      isHidden[1] && isHidden[2] && !isHidden[0], !isHidden[1] && isHidden[2], !isHidden[2],
    ]
    // Lowers priorities first: at most a single rule is required at any time.
    let rules = [(belowOnePicture, isHidden[0])] + zip(belowRow, wins)
    for (rule, isRequired) in rules where !isRequired { rule.priority = .defaultLow }
    for (rule, isRequired) in rules where isRequired { rule.priority = .required }
  }

  var views: KeyValuePairs<String, UIView> {
    [
      "firstPic": pictures[0], "seventhPic": pictures[6], "ninthPic": pictures[8],
      "onePic": onePicture, "buttonPanel": buttonPanel,
    ]
  }
}
