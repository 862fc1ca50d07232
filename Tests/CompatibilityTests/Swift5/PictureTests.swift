import Diagnosis
import Drawing
import Testing
import UIKit

// Nothing here is marked as main actor, as in code of Swift 5's time.

private func picture(of view: UIView) -> DisplayList {
  DisplayList(showing: view, style: .plain)
}

private func picture(of layer: CALayer) -> DisplayList {
  DisplayList(showing: layer)
}

private func marks(of view: UIView) -> [OverlayMark] {
  LayoutOverlay(of: view, showing: [.frames]).marks
}

private func problems(in view: UIView) -> Int {
  LayoutInspector(view).conflicts.count
}

private func makeBadge() -> UIView {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
  view.backgroundColor = .red
  view.addSubview(UIView(frame: CGRect(x: 2, y: 2, width: 6, height: 6)))
  return view
}

@MainActor @Suite("Pictures, in Swift 5 mode")
struct PictureTests {
  @Test("code that draws and inspects views is called from the main actor")
  func lenient() {
    let badge = makeBadge()
    #expect(picture(of: badge).size == CGSize(width: 20, height: 10))
    #expect(!picture(of: badge.layer).items.isEmpty)
    #expect(!marks(of: badge).isEmpty)
    #expect(problems(in: badge) == 0)
  }
}
