import UIKit

/// Illegal constraints, which end the process like UIKit's exceptions.
package enum IllegalConstraint: String, CaseIterable, Codable, Sendable {
  case noItem
  /// A position that equals a number.
  case placeEqualsNumber
  /// Relates a leading edge to a left edge.
  case leadingWithLeft

  /// The message printed before the process ends.
  package var lastWords: String {
    switch self {
    case .noItem: "Constraint must contain a first layout item"
    case .placeEqualsNumber: "Location attributes must be specified in pairs."
    case .leadingWithLeft:
      "A constraint cannot be made between a leading/trailing attribute and a right/left attribute."
    }
  }

  /// Makes the constraint; does not return.
  @MainActor package func make() {
    let view = UIView()
    switch self {
    case .noItem:
      _ = NSLayoutConstraint(
        item: NSNull(), attribute: .width, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 100)
    case .placeEqualsNumber:
      _ = NSLayoutConstraint(
        item: view, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 100)
    case .leadingWithLeft:
      _ = NSLayoutConstraint(
        item: view, attribute: .leading, relatedBy: .equal, toItem: UIView(), attribute: .left,
        multiplier: 1, constant: 0)
    }
  }
}

extension Experiment {
  static let illegalConstraints = Experiment(
    "3.6", article: .anatomy, title: "Constraints that are not legal",
    proves: "A constraint with no view compiles and traps when it is made, with Apple's words."
  ) { notebook in
    // The nearest legal constraint, for comparison.
    let root = UIView.sheet(240, 60)
    let view = ContentView(CGSize(width: -1, height: 40), Paint.blue)
    root.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: 100).isActive = true
    notebook.show(root, "With a view it is legal: width = 100", views: ["view": view])
    notebook.expect("Width", view.frame.width, is: 100)
  }
}
