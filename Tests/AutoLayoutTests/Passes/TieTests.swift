import AutoLayout
import Foundation
import Testing

@MainActor @Suite("Ties")
struct TieTests {
  func makeRoot(_ width: CGFloat, _ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  @Test("of two views 40 apart the first is stretched; with hugging 251, the other (F1.22, F1.26)")
  func hugging() {
    let root = makeRoot(320, 480)
    let top = ContentView(150, 66)
    let bottom = ContentView(150, 66)
    for view in [top, bottom] {
      root.addSubview(view)
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      top.topAnchor.constraint(equalTo: root.topAnchor),
      bottom.topAnchor.constraint(equalTo: top.bottomAnchor, constant: 40),
      bottom.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(top.frame.height == 374)
    #expect(bottom.frame.height == 66)
    top.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    root.layoutIfNeeded()
    #expect(top.frame.height == 66)
    #expect(bottom.frame == CGRect(x: 85, y: 106, width: 150, height: 374))
  }

  @Test("of two long labels the right is compressed; with resistance 751, the left (F1.23, F1.26)")
  func compression() {
    let root = makeRoot(320, 480)
    let left = ContentView(200, 20)
    let right = ContentView(180, 20)
    for view in [left, right] {
      root.addSubview(view)
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 80).isActive = true
    }
    NSLayoutConstraint.activate([
      left.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      right.leftAnchor.constraint(equalTo: left.rightAnchor, constant: 20),
      right.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -10),
    ])
    root.layoutIfNeeded()
    #expect(left.frame.width == 200)
    #expect(right.frame.width == 80)
    right.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    root.layoutIfNeeded()
    #expect(left.frame.width == 100)
    #expect(right.frame.width == 180)
  }
}
