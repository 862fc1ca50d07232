import AutoLayout
import Foundation
import Testing

@MainActor @Suite("Feedback loops", .serialized)
struct FeedbackLoopTests {
  private final class Restless: UIView {
    var layouts = 0
    var limit = Int.max
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      if layouts < limit { setNeedsLayout() }
    }
  }

  @Test("a view that never settles is named, and the others are laid out (F6.6)")
  func endless() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let restless = Restless(frame: root.bounds)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(restless)
    restless.addSubview(box)
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: restless.leftAnchor, constant: 7),
      box.topAnchor.constraint(equalTo: restless.topAnchor, constant: 7),
      box.widthAnchor.constraint(equalToConstant: 10),
      box.heightAnchor.constraint(equalToConstant: 10),
    ])
    let log = LayoutLog.messages { root.layoutIfNeeded() }
    #expect(log.count == 1)
    // The view's name is the name in the constraints.
    let width = restless.widthAnchor.constraint(equalToConstant: 1).description
    let name = width.split(separator: " ").first { $0.hasSuffix(".width") }?.dropLast(6) ?? "?"
    #expect(name.hasPrefix("AutoLayoutTests.FeedbackLoopTests.Restless:0x"))
    #expect(log.first?.hasPrefix("[LayoutLoop] \(name) asked for layout 100 times") == true)
    #expect(box.frame == CGRect(x: 7, y: 7, width: 10, height: 10))
  }

  @Test("a view that settles after some rounds is fine")
  func settling() {
    let root = Restless(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.limit = 20
    #expect(LayoutLog.messages { root.layoutIfNeeded() }.isEmpty)
    #expect(root.layouts == 20)
  }

  private final class Asking: UIView {
    weak var other: UIView?
    var layouts = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      other?.setNeedsLayout()
    }
  }

  @Test("two views that request each other's layout do not prevent the pass from ending")
  func mutual() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let views = (0..<2).map { _ in Asking(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    for view in views { root.addSubview(view) }
    views[0].other = views[1]
    views[1].other = views[0]
    #expect(!LayoutLog.messages { root.layoutIfNeeded() }.isEmpty)
    #expect(views.allSatisfy { $0.layouts > 100 && $0.layouts < 5_000 })
  }
}
