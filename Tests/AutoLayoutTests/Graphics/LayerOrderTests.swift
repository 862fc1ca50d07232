import AutoLayout
import AutoLayoutCore
import Foundation
import Testing

@Suite("Subviews and layers in a common order")
@MainActor
struct LayerOrderTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private var names: [String] { (root.layer.sublayers ?? []).map { $0.name ?? "?" } }

  private func view(_ name: String) -> UIView {
    let view = UIView()
    view.layer.name = name
    return view
  }

  private func layer(_ name: String) -> CALayer {
    let layer = CALayer()
    layer.name = name
    return layer
  }

  @Test("later additions are in front, both views and layers (F13.8)")
  func added() {
    root.layer.addSublayer(layer("a"))
    root.addSubview(view("b"))
    root.layer.addSublayer(layer("c"))
    root.addSubview(view("d"))
    #expect(names == ["a", "b", "c", "d"])
    root.layer.insertSublayer(layer("e"), at: 0)
    root.layer.insertSublayer(layer("f"), at: 3)
    root.layer.insertSublayer(layer("g"), at: 100)
    #expect(names == ["e", "a", "b", "f", "c", "d", "g"])
  }

  @Test("a layer inserted next to a view's layer is next to the view")
  func beside() {
    let (a, b) = (view("a"), view("b"))
    root.addSubview(a)
    root.addSubview(b)
    root.layer.insertSublayer(layer("above a"), above: a.layer)
    root.layer.insertSublayer(layer("below a"), below: a.layer)
    #expect(names == ["below a", "a", "above a", "b"])
  }

  @Test("layers keep their places when views are added, removed and moved (F13.8)")
  func moves() {
    let (a, b) = (view("a"), view("b"))
    root.addSubview(a)
    root.addSubview(b)
    root.layer.addSublayer(layer("c"))
    b.removeFromSuperview()
    #expect(names == ["a", "c"])
    root.addSubview(b)
    #expect(names == ["a", "c", "b"])
    root.bringSubviewToFront(a)
    #expect(names == ["c", "b", "a"])
    root.sendSubviewToBack(a)
    #expect(names == ["a", "c", "b"])
    root.insertSubview(view("d"), aboveSubview: a)
    #expect(names == ["a", "d", "c", "b"])
  }

  @Test("zPosition overrides the order")
  func depth() {
    let high = layer("high")
    high.zPosition = 1
    root.layer.addSublayer(high)
    root.addSubview(view("low"))
    let drawn = root.layer.drawnSublayers.map { member in
      switch member {
      case .view(let view): view.layer.name
      case .layer(let layer): layer.name
      }
    }
    #expect(drawn == ["low", "high"])
  }

  @Test("a layer's border and shadow are black by default")
  func colors() {
    #expect(root.layer.borderColor == .black && root.layer.shadowColor == .black)
    #expect(root.layer.shadowOpacity == 0 && root.layer.shadowRadius == 3)
    #expect(root.layer.shadowOffset == CGSize(width: 0, height: -3))
  }
}
