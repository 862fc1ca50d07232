import UIKit

extension Experiment {
  static let wrappingTie = Experiment(
    "5.2", article: .recordings, title: "Labels that wrap grow last first",
    proves:
      "Of equal labels the first grows, but of those that wrap the last; in a column the first."
  ) { notebook in
    let rows: [(lines: [Int], stated: String)] = [
      ([1, 1], "first"), ([0, 0], "second"), ([0, 1], "first"), ([1, 0], "second"),
      ([1, 1, 1], "first"), ([0, 0, 0], "third"), ([1, 0, 1], "second"), ([0, 0, 1], "second"),
    ]
    for (lines, stated) in rows {
      let tie = LabelTie(lines: lines, axis: .horizontal)
      let name = "A row of labels, numberOfLines \(readable(lines))"
      notebook.show(tie.root, name, list: tie.views)
      notebook.expect("\(name): which grows", tie.grown, is: stated)
    }
    for lines in [[1, 1], [0, 0]] {
      let tie = LabelTie(lines: lines, axis: .vertical)
      let name = "A column of labels, numberOfLines \(readable(lines))"
      notebook.show(tie.root, name, list: tie.views)
      notebook.expect("\(name): which grows", tie.grown, is: "first")
    }
  }
}

/// A row of labels with equal hugging priorities and more room than they need.
@MainActor
private struct LabelTie {
  let root: UIView
  private let labels: [UILabel]
  private let axis: NSLayoutConstraint.Axis

  init(lines: [Int], axis: NSLayoutConstraint.Axis) {
    self.axis = axis
    root = axis == .horizontal ? .sheet(320, 44) : .sheet(160, 120)
    labels = zip(lines, [("Now", Paint.orange), ("Later", Paint.green), ("Never", Paint.gray)])
      .map { count, look in
        let label = UILabel()
        label.text = look.0
        label.backgroundColor = look.1
        label.numberOfLines = count
        label.translatesAutoresizingMaskIntoConstraints = false
        return label
      }
    var end = axis == .horizontal ? NSLayoutConstraint.Attribute.leading : .top
    let start = end
    let far: NSLayoutConstraint.Attribute = axis == .horizontal ? .trailing : .bottom
    var previous = root
    for label in labels {
      root.addSubview(label)
      relate(label, start, previous, end, 10)
      relate(
        label, axis == .horizontal ? .centerY : .left, root, axis == .horizontal ? .centerY : .left,
        0)
      (previous, end) = (label, far)
    }
    relate(root, far, previous, far, 10)
  }

  private func relate(
    _ first: UIView, _ attribute: NSLayoutConstraint.Attribute, _ second: UIView,
    _ other: NSLayoutConstraint.Attribute, _ constant: CGFloat
  ) {
    NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: .equal, toItem: second, attribute: other,
      multiplier: 1, constant: constant
    ).isActive = true
  }

  var views: [(String, UIView)] { Array(zip(["first", "second", "third"], labels)) }

  /// The name of the label that is larger than the text.
  var grown: String {
    let names = ["first", "second", "third"]
    return zip(names, labels).filter { _, label in
      let size = label.intrinsicContentSize
      let room =
        axis == .horizontal ? label.frame.width - size.width : label.frame.height - size.height
      return room > 1
    }.map(\.0).joined(separator: ", ")
  }
}
