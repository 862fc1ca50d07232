import UIKit

extension Experiment {
  static let unaryConstraints = Experiment(
    "3.4", article: .anatomy, title: "Constraints about a single view",
    proves:
      "A constraint that has no second item is unary; the second attribute does not matter."
  ) { notebook in
    @MainActor func constrain(
      _ relation: NSLayoutConstraint.Relation, _ constant: CGFloat,
      second: NSLayoutConstraint.Attribute, content: CGFloat
    ) -> (UIView, UIView, NSLayoutConstraint) {
      let root = UIView.sheet(240, 60)
      let view = ContentView(CGSize(width: content, height: 40), Paint.blue)
      root.addSubview(view)
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10).isActive = true
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10).isActive = true
      let constraint = NSLayoutConstraint(
        item: view, attribute: .width, relatedBy: relation, toItem: nil, attribute: second,
        multiplier: 1, constant: constant)
      view.addConstraint(constraint)
      return (root, view, constraint)
    }
    let (root, view, width) = constrain(
      .equal, 50, second: .notAnAttribute, content: UIView.noIntrinsicMetric)
    notebook.show(root, "width = 50", views: ["view": view])
    notebook.expect("Width", view.frame.width, is: 50)
    notebook.expect(
      "The second item is nil: constraint is unary", width.secondItem == nil, is: true)

    let (atLeastRoot, small, atLeast) = constrain(
      .greaterThanOrEqual, 100, second: .notAnAttribute, content: 30)
    notebook.show(atLeastRoot, "width ≥ 100, content 30", views: ["view": small])
    notebook.expect("At least 100, content 30", small.frame.width, is: 100)
    notebook.expect(
      "Its relation", atLeast.relation.rawValue,
      is: NSLayoutConstraint.Relation.greaterThanOrEqual.rawValue)

    let (oddRoot, oddView, odd) = constrain(
      .greaterThanOrEqual, 100, second: .height, content: 30)
    notebook.show(
      oddRoot, "width ≥ 100, the second attribute the height", list: [("view", oddView)])
    notebook.expect("Any second attribute: still valid", oddView.frame.width, is: 100)
    notebook.expect(
      "…and read back as not an attribute", odd.secondAttribute.rawValue,
      is: NSLayoutConstraint.Attribute.notAnAttribute.rawValue)
  }
}
