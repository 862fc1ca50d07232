import Foundation
import Testing
import UIKit

private final class Counting: UIView {
  var layouts = 0
  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}

/// The pattern of layout library suites: a window, a turn of the run loop, frames.
@MainActor @Suite("Turns of the run loop")
struct WindowTurnTests {
  private let view = Counting(frame: CGRect(x: 0, y: 0, width: 50, height: 50))

  private func turn() {
    RunLoop.current.run(until: Date())
  }

  @Test("a visible window is laid out in the next turn, without a request")
  func shown() {
    let window = UIWindow()
    window.addSubview(view)
    window.isHidden = false
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    NSLayoutConstraint.activate([
      child.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      child.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -5),
      child.widthAnchor.constraint(equalToConstant: 10),
      child.heightAnchor.constraint(equalTo: child.widthAnchor, multiplier: 2),
    ])
    #expect(child.frame == .zero && view.layouts == 0)
    turn()
    #expect(child.frame == CGRect(x: 20, y: 25, width: 10, height: 20) && view.layouts == 1)
    view.setNeedsLayout()
    view.setNeedsLayout()
    #expect(view.layouts == 1)
    turn()
    #expect(view.layouts == 2)
    turn()
    #expect(view.layouts == 2)
  }

  @Test("a tree outside a window, and a hidden window, are laid out only on request")
  func notShown() {
    view.setNeedsLayout()
    turn()
    #expect(view.layouts == 0)
    let window = UIWindow()
    window.addSubview(view)
    turn()
    #expect(view.layouts == 0)
    window.layoutIfNeeded()
    #expect(view.layouts == 1)
  }

  @Test("observers receive changes to frames and bounds, once for each change")
  func observation() {
    var frames: [CGRect] = []
    var widths: [CGFloat] = []
    let observations = [
      view.observe(\.frame, options: .new) { frames.append($1.newValue ?? .null) },
      view.observe(\.bounds) { changed, _ in widths.append(changed.bounds.width) },
    ]
    view.frame.origin.x = 3
    view.frame.size.width = 60
    view.frame.size.width = 60
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(
      frames == [
        CGRect(x: 3, y: 0, width: 50, height: 50), CGRect(x: 3, y: 0, width: 60, height: 50),
        CGRect(x: -27, y: -25, width: 120, height: 100),
      ])
    #expect(widths == [60])
    for observation in observations { observation.invalidate() }
    view.frame = .zero
    #expect(frames.count == 3 && widths.count == 1)
  }

  @Test(
    "an archive of another object makes an empty view, and a view's archive makes an equal view")
  func archives() throws {
    let other = try NSKeyedArchiver.archivedData(
      withRootObject: NSString("other"), requiringSecureCoding: false)
    let coder = try NSKeyedUnarchiver(forReadingFrom: other)
    let views = [UIView(coder: coder), UILabel(coder: coder), UIButton(coder: coder)]
    #expect(views.map { $0?.frame } == [.zero, .zero, .zero])
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    view.tag = 4
    view.center = CGPoint(x: 1.0 / 3, y: 7)
    view.encode(with: archiver)
    archiver.finishEncoding()
    let copy = UIView(coder: try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData))
    #expect(copy?.tag == 4 && copy?.center == view.center && copy?.bounds == view.bounds)
  }

  @Test("work for the run loop or the main queue is done while a test awaits")
  func putOff() async throws {
    var done: [String] = []
    atNextTurn { done.append("loop") }
    DispatchQueue.main.async { MainActor.assumeIsolated { done.append("queue") } }
    OperationQueue.main.addOperation { MainActor.assumeIsolated { done.append("operation") } }
    #expect(done.isEmpty)
    turn()
    #expect(done == ["loop"])
    for _ in 0..<1000 where done.count < 3 { try await Task.sleep(nanoseconds: 1_000_000) }
    #expect(Set(done) == ["loop", "queue", "operation"])
  }

  private func atNextTurn(_ body: @escaping @MainActor () -> Void) {
    RunLoop.current.perform { MainActor.assumeIsolated(body) }
  }
}
