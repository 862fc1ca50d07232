import AutoLayout
import Foundation
import Testing

private final class PausedView: UIView {
  var isPaused = false

  override func layoutSubviews() {
    if !isPaused { super.layoutSubviews() }
  }
}

@MainActor @Suite("Frames that are copied later")
struct StaleFrameTests {
  private let root = PausedView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
  private var views: [ContentView] = []
  private var edges: [NSLayoutConstraint] = []

  init() {
    for index in 0..<60 {
      let view = ContentView(10, 10)
      root.addSubview(view)
      let edge = view.leadingAnchor.constraint(
        equalTo: root.leadingAnchor, constant: CGFloat(10 * index))
      NSLayoutConstraint.activate([edge, view.topAnchor.constraint(equalTo: root.topAnchor)])
      views.append(view)
      edges.append(edge)
    }
    root.layoutIfNeeded()
  }

  private func expectEdges() {
    root.layoutIfNeeded()
    for (view, edge) in zip(views, edges) { #expect(view.frame.minX == edge.constant) }
  }

  @Test("any number of frames are updated, from one to all", arguments: [1, 2, 16, 17, 60])
  func followers(_ count: Int) {
    for round in 1...3 {
      for index in 0..<count { edges[(7 * index) % 60].constant += CGFloat(round) }
      expectEdges()
    }
  }

  @Test("a superview that did not copy frames does so at the next layout")
  func paused() {
    root.isPaused = true
    edges[3].constant = 500
    root.layoutIfNeeded()
    #expect(views[3].frame.minX == 30)
    for index in 20..<50 { edges[index].constant += 1 }
    root.layoutIfNeeded()
    edges[5].constant = 7
    root.layoutIfNeeded()
    #expect(views[5].frame.minX == 50)
    root.isPaused = false
    root.setNeedsLayout()
    expectEdges()
    edges[9].constant = 333
    expectEdges()
  }

  @Test("a frame whose view moves to another superview is copied there")
  mutating func moved() {
    let other = UIView(frame: CGRect(x: 100, y: 0, width: 10, height: 10))
    root.addSubview(other)
    root.layoutIfNeeded()
    edges[3].constant = 500
    root.isPaused = true
    root.layoutIfNeeded()
    root.isPaused = false
    other.addSubview(views[3])
    edges[3] = views[3].leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: 4)
    NSLayoutConstraint.activate([
      edges[3], views[3].topAnchor.constraint(equalTo: other.topAnchor, constant: 2),
    ])
    expectEdges()
    #expect(views[3].frame == CGRect(x: 4, y: 2, width: 10, height: 10))
  }

  @Test("a frame whose view moves to another tree is dropped, and found there")
  func left() {
    edges[3].constant = 500
    root.isPaused = true
    root.layoutIfNeeded()
    let view = views[3]
    view.removeFromSuperview()
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    other.addSubview(view)
    NSLayoutConstraint.activate([
      view.trailingAnchor.constraint(equalTo: other.trailingAnchor),
      view.topAnchor.constraint(equalTo: other.topAnchor),
    ])
    other.layoutIfNeeded()
    #expect(view.frame.minX == 40)
  }
}
