import UIKit

extension Experiment {
  static let equations = Experiment(
    "3.3", article: .anatomy, title: "The equation, in both orders",
    proves: "first = second × multiplier + constant; turned round, it describes the same layout."
  ) { notebook in
    @MainActor func row(_ join: (_ a: UIView, _ b: UIView) -> NSLayoutConstraint) -> (
      UIView, UIView, UIView
    ) {
      let root = UIView.sheet(240, 60)
      let a = ContentView(CGSize(width: 60, height: 40), Paint.blue)
      let b = ContentView(CGSize(width: 80, height: 40), Paint.orange)
      root.addSubview(a)
      root.addSubview(b)
      NSLayoutConstraint.activate([
        a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
        a.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
        b.topAnchor.constraint(equalTo: a.topAnchor), join(a, b),
      ])
      return (root, a, b)
    }
    let (forward, a1, b1) = row { a, b in
      NSLayoutConstraint(
        item: b, attribute: .left, relatedBy: .equal, toItem: a, attribute: .right, multiplier: 1,
        constant: 10)
    }
    notebook.show(forward, "B.left = A.right + 10", views: ["A": a1, "B": b1])
    let (backward, a2, b2) = row { a, b in
      NSLayoutConstraint(
        item: a, attribute: .right, relatedBy: .equal, toItem: b, attribute: .left, multiplier: 1,
        constant: -10)
    }
    notebook.show(backward, "A.right = B.left − 10", views: ["A": a2, "B": b2])
    notebook.expect("B is 10 right of A", b1.frame.minX - a1.frame.maxX, is: 10)
    notebook.expect(
      "The other order: the same frames", [a2.frame, b2.frame], is: [a1.frame, b1.frame])

    let (scaled, a3, b3) = row { a, b in
      a.widthAnchor.constraint(equalToConstant: 60).isActive = true
      b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 15).isActive = true
      return NSLayoutConstraint(
        item: b, attribute: .width, relatedBy: .equal, toItem: a, attribute: .width, multiplier: 2,
        constant: 5)
    }
    notebook.show(
      scaled, "B.width = A.width × 2 + 5, B.left = A.right + 15", views: ["A": a3, "B": b3])
    notebook.expect("Twice as wide, and 5", b3.frame.width, is: 60 * 2 + 5)

    let (loose, a4, b4) = row { a, b in
      b.leftAnchor.constraint(greaterThanOrEqualTo: a.rightAnchor, constant: 15)
    }
    notebook.show(loose, "B.left ≥ A.right + 15", views: ["A": a4, "B": b4])
    notebook.expect("At least 15: the smallest distance", b4.frame.minX - a4.frame.maxX, is: 15)
  }
}
