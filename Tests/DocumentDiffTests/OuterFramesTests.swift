import AutoLayout
import Foundation
import TestSupport
import Testing

@testable import DocumentDiff

@Suite("Frames in the outermost view")
@MainActor
struct OuterFramesTests {
  @Test("the outer frames equal the views' converted bounds", arguments: 0..<50)
  func same(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func number() -> CGFloat { CGFloat(random.number(-40...40)) / 4 }
    let root = UIView(frame: CGRect(x: number(), y: number(), width: 300, height: 300))
    root.bounds.origin = CGPoint(x: number(), y: number())
    var views = [root]
    for _ in 0..<20 {
      let view = UIView(frame: CGRect(x: number(), y: number(), width: 20, height: 30))
      if random.chance(20) { view.bounds.origin = CGPoint(x: number(), y: number()) }
      if random.chance(5) { view.transform = CGAffineTransform(scaleX: 2, y: 0.5) }
      random.pick(views).addSubview(view)
      views.append(view)
    }
    var outer = OuterFrames()
    for view in views.shuffled(using: &random) {
      let frame = outer.frame(of: view)
      let expected = view === root ? root.frame : view.convert(view.bounds, to: root)
      let differences = [
        frame.minX - expected.minX, frame.minY - expected.minY, frame.width - expected.width,
        frame.height - expected.height,
      ]
      #expect(differences.allSatisfy { abs($0) < 1e-9 }, "seed \(seed)")
    }
  }
}
