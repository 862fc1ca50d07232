import UIKit

extension Experiment {
  static let attributes = Experiment(
    "3.2", article: .anatomy, title: "Attributes and relations",
    proves: "Every attribute relates the part of the view that it names, by any of three relations."
  ) { notebook in
    // The view is 40 × 20, by default at 0, 0; the other is at 60, 50 and 100 × 60.
    let cases: [(NSLayoutConstraint.Attribute, String, CGRect)] = [
      (.left, "left", CGRect(x: 60, y: 0, width: 40, height: 20)),
      (.right, "right", CGRect(x: 120, y: 0, width: 40, height: 20)),
      (.top, "top", CGRect(x: 0, y: 50, width: 40, height: 20)),
      (.bottom, "bottom", CGRect(x: 0, y: 90, width: 40, height: 20)),
      (.leading, "leading", CGRect(x: 60, y: 0, width: 40, height: 20)),
      (.trailing, "trailing", CGRect(x: 120, y: 0, width: 40, height: 20)),
      (.width, "width", CGRect(x: 0, y: 0, width: 100, height: 20)),
      (.height, "height", CGRect(x: 0, y: 0, width: 40, height: 60)),
      (.centerX, "centerX", CGRect(x: 90, y: 0, width: 40, height: 20)),
      (.centerY, "centerY", CGRect(x: 0, y: 70, width: 40, height: 20)),
      // A view that has no text has the baselines at the bottom.
      (.lastBaseline, "lastBaseline", CGRect(x: 0, y: 90, width: 40, height: 20)),
      (.firstBaseline, "firstBaseline", CGRect(x: 0, y: 50, width: 40, height: 20)),
    ]
    for (attribute, name, stated) in cases {
      let scene = Pair()
      scene.relate(attribute, .equal)
      notebook.expect("view.\(name) = other.\(name)", scene.frame, is: stated)
      let caption = "view.\(name) = other.\(name)"
      if attribute == .centerX {
        notebook.show(scene.root, caption, views: scene.views)
      } else {
        notebook.show(scene.root, caption, list: scene.views.map { ($0, $1) })
      }
    }
    let relations: [(NSLayoutConstraint.Relation, String, CGFloat)] = [
      (.lessThanOrEqual, "≤", 40), (.equal, "=", 100), (.greaterThanOrEqual, "≥", 100),
    ]
    for (relation, sign, stated) in relations {
      let scene = Pair()
      scene.relate(.width, relation)
      notebook.show(
        scene.root, "view.width \(sign) other.width", list: scene.views.map { ($0, $1) })
      notebook.expect(
        "view.width \(sign) other.width, content 40 wide", scene.frame.width, is: stated)
    }
    let mirrored = Pair()
    mirrored.root.semanticContentAttribute = .forceRightToLeft
    mirrored.view.semanticContentAttribute = .forceRightToLeft
    mirrored.other.semanticContentAttribute = .forceRightToLeft
    mirrored.relate(.leading, .equal)
    notebook.show(
      mirrored.root, "view.leading = other.leading, from right to left", views: mirrored.views)
    notebook.expect("From right to left, leading is right", mirrored.frame.minX, is: 120)
  }
}

/// A view with a fixed frame, and another view to constrain to it.
@MainActor
private struct Pair {
  let root = UIView.sheet(240, 130)
  let view = ContentView(CGSize(width: 40, height: 20), Paint.blue.withAlphaComponent(0.8))
  let other = UIView(frame: CGRect(x: 60, y: 50, width: 100, height: 60))

  init() {
    other.backgroundColor = Paint.gray
    root.addSubview(other)
    root.addSubview(view)
  }

  func relate(_ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation) {
    NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: relation, toItem: other, attribute: attribute,
      multiplier: 1, constant: 0
    ).isActive = true
    // The default position is the upper left corner.
    for edge in [NSLayoutConstraint.Attribute.left, .top] {
      let corner = NSLayoutConstraint(
        item: view, attribute: edge, relatedBy: .equal, toItem: root, attribute: edge,
        multiplier: 1, constant: 0)
      corner.priority = UILayoutPriority(1)
      corner.isActive = true
    }
  }

  var views: KeyValuePairs<String, UIView> { ["view": view, "other": other] }

  /// The frame of the view after layout.
  var frame: CGRect {
    root.layoutIfNeeded()
    return view.frame
  }
}
