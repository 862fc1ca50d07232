import AutoLayout
import Foundation
import Testing

@MainActor @Suite("Scroll view")
struct ScrollViewTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let scroll = UIScrollView()

  init() {
    root.addFilling(scroll, UIEdgeInsets(top: 20, left: 10, bottom: 0, right: 10))
  }

  @Test("inner edges refer to the content, width and height to the frame (F8.11, F8.12)")
  func content() {
    let view = ContentView(200, 1000)
    scroll.addFilling(view, UIEdgeInsets(top: 7, left: 5, bottom: 3, right: 5))
    view.widthAnchor.constraint(equalTo: scroll.widthAnchor, multiplier: 2).isActive = true
    root.layoutIfNeeded()
    #expect(scroll.frame == CGRect(x: 10, y: 20, width: 300, height: 460))
    #expect(view.frame == CGRect(x: 5, y: 7, width: 600, height: 1000))
    #expect(scroll.contentSize == CGSize(width: 610, height: 1010))
  }

  @Test("a view pinned to the frame guide stays while the content scrolls (F8.11)")
  func frameGuide() {
    let view = ContentView(50, 50)
    let badge = ContentView(20, 20)
    scroll.addSubview(view)
    scroll.addSubview(badge)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      view.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      scroll.contentLayoutGuide.heightAnchor.constraint(equalToConstant: 2000),
      scroll.contentLayoutGuide.widthAnchor.constraint(
        equalTo: scroll.frameLayoutGuide.widthAnchor),
      badge.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 4),
      badge.trailingAnchor.constraint(equalTo: scroll.frameLayoutGuide.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(badge.frame == CGRect(x: 280, y: 4, width: 20, height: 20))
    scroll.contentOffset = CGPoint(x: 0, y: 100)
    root.layoutIfNeeded()
    #expect(badge.frame.minY == 104)
    #expect(view.frame.minY == 0)
    #expect(scroll.contentSize == CGSize(width: 300, height: 2000))
  }
}
