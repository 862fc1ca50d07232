import AutoLayout
import Foundation
import Testing

@testable import Drawing

@Suite("Layers of pictures")
@MainActor
struct LayeredPictureTests {
  private static func screen(_ view: UIView) -> Screen {
    Screen(size: view.bounds.size, content: Screen.Part(view, at: view.frame))
  }

  @Test("layers with unchanged bounds are not drawn again, and the picture equals a new picture")
  func keepsWhatIsTheSame() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let fixed = UILabel(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
    fixed.text = "Fixed"
    let moved = UIButton(frame: CGRect(x: 10, y: 40, width: 80, height: 20))
    moved.setTitle("Moved", for: .normal)
    let wider = UILabel(frame: CGRect(x: 10, y: 80, width: 80, height: 40))
    wider.text = "Wider than before"
    wider.numberOfLines = 0
    let custom = Drawn(frame: CGRect(x: 10, y: 140, width: 80, height: 20))
    for view in [fixed, moved, wider, custom] { root.addSubview(view) }
    let before = LayeredPicture(showing: Self.screen(root))
    #expect(!before.layers.contains { $0.isKept })
    moved.frame.origin.x = 60
    wider.frame.size.width = 200
    let after = LayeredPicture(showing: Self.screen(root), after: before)
    let fresh = LayeredPicture(showing: Self.screen(root))
    #expect(after.layers.filter(\.isKept).compactMap(\.view) == [root, fixed, moved])
    #expect(after.layers.count == fresh.layers.count)
    for (kept, new) in zip(after.layers, fresh.layers) {
      #expect(kept.frame == new.frame && kept.opacity == new.opacity)
      #expect("\(kept.below)" == "\(new.below)" && "\(kept.above)" == "\(new.above)")
    }
  }

  @Test("another appearance invalidates every layer")
  func otherTraits() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    root.backgroundColor = .systemBackground
    let before = LayeredPicture(showing: Self.screen(root))
    root.overrideUserInterfaceStyle = .dark
    let after = LayeredPicture(showing: Self.screen(root), after: before)
    #expect(!after.layers.contains { $0.isKept })
  }

  private final class Drawn: UIView {
    override func draw(_ rect: CGRect) { UIRectFill(rect) }
  }
}
