import ConstraintMaker
import UIKit

extension Experiment {
  static let gapCompresses = Experiment(
    "0.3", article: .contentPriorities, title: "Who is compressed",
    proves: "Two long labels in a row: the right label is cut, until the resistance is 751."
  ) { notebook in
    let view = UIView.sheet(320, 130)
    let leftLabel = UILabel()
    let rightLabel = UILabel()
    leftLabel.backgroundColor = Paint.orange
    rightLabel.backgroundColor = Paint.green
    view.addSubview(leftLabel)
    view.addSubview(rightLabel)
    leftLabel.makeConstraints { make in
      make.left.equalTo(view).offset(10)
      make.top.equalTo(80)
    }
    rightLabel.makeConstraints { make in
      make.top.equalTo(leftLabel)
      make.left.equalTo(leftLabel.layout.right).offset(20)
      make.right.lessThanOrEqualTo(view).offset(-10)
    }
    var labels: KeyValuePairs<String, UIView> {
      ["leftLabel": leftLabel, "rightLabel": rightLabel]
    }

    leftLabel.text = "leftLabel"
    rightLabel.text = "rightLabel"
    notebook.show(view, "Short texts: both as wide as their content", views: labels)
    notebook.expect("Left label", leftLabel.frame.width, is: leftLabel.intrinsicContentSize.width)
    notebook.expect(
      "Right label", rightLabel.frame.width, is: rightLabel.intrinsicContentSize.width)

    leftLabel.text = "the left one says a lot"
    rightLabel.text = "the right one says even more"
    notebook.show(view, "Long texts: the right label is compressed", views: labels)
    let room = view.bounds.width - 10 - 20 - 10
    notebook.expect("Left label", leftLabel.frame.width, is: leftLabel.intrinsicContentSize.width)
    notebook.expect(
      "Right label: what is left", rightLabel.frame.width, is: room - leftLabel.frame.width)
    notebook.expect(
      "The right label is cut", rightLabel.frame.width < rightLabel.intrinsicContentSize.width,
      is: true)

    rightLabel.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    notebook.show(view, "rightLabel resists at 751: the left label is compressed", views: labels)
    notebook.expect(
      "Right label", rightLabel.frame.width, is: rightLabel.intrinsicContentSize.width)
    notebook.expect(
      "Left label: what is left", leftLabel.frame.width, is: room - rightLabel.frame.width)
  }
}
