import AutoLayout
import Foundation
import Testing

@MainActor @Suite("Exact frames")
struct ExactFrameTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 1000))

  @Test("a tenth of 1000 is 100, and dependent frames are as exact")
  func tenth() {
    let (a, b) = (UIView(), UIView())
    for view in [a, b] {
      root.addConstrained(view)
    }
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: a, attribute: .top, relatedBy: .equal, toItem: root, attribute: .bottom,
        multiplier: 0.1, constant: 0),
      a.heightAnchor.constraint(equalToConstant: 100),
      b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 0.1 + 0.2 - 0.3),
      NSLayoutConstraint(
        item: b, attribute: .height, relatedBy: .equal, toItem: root, attribute: .height,
        multiplier: 0.1, constant: 0),
    ])
    root.layoutIfNeeded()
    #expect(a.frame.minY == 100 && a.frame.height == 100)
    #expect(b.frame.minY == 200 && b.frame.height == 100)
  }

  @Test("whole extents at thirds are exact (F6.55)", arguments: 1...200)
  func wholeExtent(extent: Int) {
    let view = UIView()
    root.addConstrained(view)
    let left = Double(extent * 7 % 300) / 3
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: left),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: left / 2),
      view.widthAnchor.constraint(equalToConstant: Double(extent)),
      view.heightAnchor.constraint(equalToConstant: Double(extent + 1)),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: extent, height: extent + 1))
  }

  @Test("the center or the frame reads back exactly, also after other sizes", arguments: 1...200)
  func center(step: Int) {
    let third = Double(step) / 3
    let view = UIView(frame: CGRect(x: third / 7, y: 10, width: third, height: 7 * third))
    view.bounds.origin = CGPoint(x: 3, y: third)
    #expect(view.frame == CGRect(x: third / 7, y: 10, width: third, height: 7 * third))
    view.center = CGPoint(x: third, y: Double(step))
    view.bounds.size = CGSize(width: 2 * third / 9, height: third)
    view.layer.anchorPoint = CGPoint(x: 0.25, y: 0.75)
    #expect(view.center == CGPoint(x: third, y: Double(step)))
    view.bounds.size = CGSize(width: 2 * step, height: 2 * step)
    view.layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
    #expect(
      view.frame
        == CGRect(x: third - Double(step), y: 0, width: Double(2 * step), height: Double(2 * step)))
  }

  @Test("conversions keep whole points, for sizes of thirds and sevenths", arguments: 1...200)
  func conversion(step: Int) {
    let extent = CGSize(width: Double(step) / 3, height: Double(step) / 7)
    let outer = UIView(frame: CGRect(origin: CGPoint(x: step, y: 3), size: extent))
    let inner = UIView(frame: CGRect(origin: CGPoint(x: 4, y: step), size: extent))
    root.addSubview(outer)
    outer.addSubview(inner)
    let place = inner.convert(CGPoint(x: 5, y: 6), to: root)
    #expect(place == CGPoint(x: step + 9, y: step + 9))
    #expect(root.convert(place, to: inner) == CGPoint(x: 5, y: 6))
  }

  @Test("a view turned by a quarter has exact sides")
  func quarterTurn() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(view.frame == CGRect(x: 40, y: -10, width: 40, height: 100))
  }

  @Test("a window in landscape has a narrow phone's margins: 16 next to the insets")
  func turnedPhone() {
    let controller = UIViewController()
    let shape = ScreenShape(
      width: 812, height: 375, insets: [0, 44, 21, 44], idiom: .phone,
      classes: (.compact, .compact))
    shape.run(controller) { _ in
      #expect(controller.view.layoutMargins.left == 60 && controller.view.layoutMargins.right == 60)
    }
  }

  @Test("a titled button has the label among the subviews after layout")
  func buttonLabel() {
    let button = UIButton(type: .system)
    button.setTitle("Send", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    button.layoutIfNeeded()
    #expect(button.titleLabel.map { button.subviews.contains($0) } == true)
    #expect(button.titleLabel?.text == "Send")
  }
}
