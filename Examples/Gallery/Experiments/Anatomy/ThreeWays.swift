import InterfaceBuilder
import UIKit

extension Experiment {
  static let threeWays = Experiment(
    "3.5", article: .anatomy, title: "Three ways to make them",
    proves: "A document, the visual format and the initializer describe the same layout."
  ) { notebook in
    @MainActor func twoViews() -> (root: UIView, a: UIView, b: UIView) {
      let root = UIView.sheet(240, 100)
      let a = ContentView(CGSize(width: -1, height: -1), Paint.blue)
      let b = ContentView(CGSize(width: -1, height: -1), Paint.orange)
      root.addSubview(a)
      root.addSubview(b)
      return (root, a, b)
    }

    // 1. Interface Builder.
    var drawn: [CGRect] = []
    do throws(InterfaceDocumentError) {
      let scene = try SampleDocument.scene("ThreeWays")
      let live = scene.instantiate()
      live.layOut()
      let views = ["Way-vw-00A", "Way-vw-00B"].compactMap { live.view($0) }
      drawn = views.map(\.frame)
      if let root = live.roots.first, views.count == 2 {
        notebook.show(root, "ThreeWays.xib", views: ["A": views[0], "B": views[1]])
      }
    } catch {
      notebook.fail("\(error.diagnostic)")
    }

    // 2. The visual format.
    let format = twoViews()
    let names = ["a": format.a, "b": format.b]
    for line in ["H:|-20-[a(60)]-10-[b]-20-|", "V:|-20-[a]-20-|", "V:|-20-[b]-20-|"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: line, metrics: nil, views: names))
    }
    notebook.show(format.root, "H:|-20-[a(60)]-10-[b]-20-|", views: ["A": format.a, "B": format.b])

    // 3. Separately.
    let single = twoViews()
    let (root, a, b) = single
    let rules:
      [(UIView, NSLayoutConstraint.Attribute, UIView?, NSLayoutConstraint.Attribute, CGFloat)] = [
        (a, .leading, root, .leading, 20), (a, .width, nil, .notAnAttribute, 60),
        (b, .leading, a, .trailing, 10), (b, .trailing, root, .trailing, -20),
        (a, .top, root, .top, 20), (a, .bottom, root, .bottom, -20),
        (b, .top, root, .top, 20), (b, .bottom, root, .bottom, -20),
      ]
    for (first, attribute, second, other, constant) in rules {
      NSLayoutConstraint(
        item: first, attribute: attribute, relatedBy: .equal, toItem: second, attribute: other,
        multiplier: 1, constant: constant
      ).isActive = true
    }
    notebook.show(root, "NSLayoutConstraint(item: …), eight times", views: ["A": a, "B": b])

    let stated = [
      CGRect(x: 20, y: 20, width: 60, height: 60), CGRect(x: 90, y: 20, width: 130, height: 60),
    ]
    notebook.expect("From the document", drawn, is: stated)
    notebook.expect("From the visual format", [format.a.frame, format.b.frame], is: stated)
    notebook.expect("Separately", [a.frame, b.frame], is: stated)
  }
}
