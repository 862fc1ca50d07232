import AutoLayout
import Foundation
import TestSupport
import Testing

@MainActor @Suite("Removal of many views")
struct RemovalTests {
  private func make(_ count: Int) -> (root: UIView, views: [UIView]) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let views = (0..<count).map { index in
      let view = UIView()
      root.addConstrained(view)
      let guide = UILayoutGuide()
      view.addLayoutGuide(guide)
      root.addConstraints([
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: CGFloat(index % 50)),
        guide.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(index % 70)),
      ])
      return view
    }
    root.layoutIfNeeded()
    return (root, views)
  }

  private func mentions(of view: UIView, in root: UIView) -> Int {
    root.constraints.count {
      $0.firstItem === view || ($0.firstItem as? UILayoutGuide)?.owningView === view
    }
  }

  @Test(
    "each removed view takes the view's constraints with it, and no others, in any order (F3.14)")
  func order() {
    for seed in UInt64(1)...5 {
      var random = SeededGenerator(seed: seed)
      let (root, views) = make(300)
      for (count, view) in views.shuffled(using: &random).enumerated() {
        #expect(mentions(of: view, in: root) == 2)
        view.removeFromSuperview()
        #expect(mentions(of: view, in: root) == 0)
        #expect(root.constraints.count == 2 * (299 - count), "seed \(seed)")
      }
    }
  }

  @Test("views added or moved between two removals are found")
  func changes() {
    let (root, views) = make(200)
    views[0].removeFromSuperview()
    views[1].removeFromSuperview()
    // A constraint that was added later.
    root.addConstraint(views[2].widthAnchor.constraint(equalTo: root.widthAnchor))
    views[2].removeFromSuperview()
    views[3].removeFromSuperview()
    #expect(root.constraints.count == 2 * 196)
    // A guide with a new owner, and a view with a new superview.
    let guide = views[4].layoutGuides[0]
    views[5].addLayoutGuide(guide)
    views[6].addSubview(views[7])
    let before = root.constraints.count
    views[5].removeFromSuperview()
    #expect(mentions(of: views[5], in: root) == 0)
    #expect(root.constraints.count < before)
    views[6].removeFromSuperview()
    #expect(mentions(of: views[7], in: root) == 0)
  }

  @Test("each ancestor loses the constraints on the view, and views between them stay")
  func ancestors() {
    let (root, views) = make(300)
    let middle = UIView()
    root.addSubview(middle)
    for view in views { middle.addSubview(view) }
    #expect(root.constraints.isEmpty)
    for view in views {
      middle.addConstraint(view.widthAnchor.constraint(equalTo: middle.widthAnchor))
      root.addConstraint(view.heightAnchor.constraint(equalTo: root.heightAnchor))
    }
    for (count, view) in views.enumerated() {
      view.removeFromSuperview()
      #expect(middle.constraints.count == 299 - count && root.constraints.count == 299 - count)
      let other = UIView()
      middle.addSubview(other)
      other.widthAnchor.constraint(equalTo: middle.widthAnchor).isActive = true
      other.removeFromSuperview()
    }
  }
}
