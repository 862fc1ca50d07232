import AutoLayout
import Foundation
import Testing

@testable import LayoutSnapshots

@MainActor @Suite("Frames as text")
struct FrameTextTests {
  private func text(
    _ subject: some SnapshotSubject, _ environment: SnapshotEnvironment = .current,
    as form: SnapshotForm = .frames
  ) throws -> String {
    try SnapshotTaker(form: form, environment: environment).text { subject }
  }

  @Test("a view that has no size is as wide as the device and as high as it needs to be")
  func fitting() throws {
    #expect(
      try text(TestViews.boxes(), .iPhone15) == """
        on iPhone 15
        UIView (0, 0, 393, 88)
          UIView #upper (10, 10, 373, 20)
          UIView #lower (10, 38, 373, 40)
        """)
  }

  @Test("a view with a size keeps it unless the environment sets a size")
  func sizes() throws {
    let view = TestViews.boxes()
    view.frame = CGRect(x: 5, y: 5, width: 100, height: 200)
    #expect(try text(view).hasPrefix("UIView (0, 0, 100, 200)\n"))
    #expect(try text(view, .iPhone8.size(width: 50)).contains("UIView (0, 0, 50, 88)"))
    // The view is unchanged.
    #expect(view.frame == CGRect(x: 5, y: 5, width: 100, height: 200) && view.superview == nil)
  }

  @Test("the screen is restored, also if the closure throws")
  func restored() throws {
    struct Stop: Error {}
    let screen = UIScreen.main
    let before = (screen.bounds, screen.scale, screen.traitCollection)
    let stage = SnapshotStage(environment: .iPadPro11.landscape.dark.rightToLeft)
    #expect(throws: Stop.self) {
      try stage.show {
        UIViewController()
      } _: { _ in
        #expect(screen.bounds.size == CGSize(width: 1194, height: 834))
        throw Stop()
      }
    }
    #expect(screen.bounds == before.0 && screen.scale == before.1)
    #expect(screen.traitCollection.isEqual(before.2))
  }

  @Test("a controller is laid out with the environment's sizes, traits and safe area")
  func controller() throws {
    final class Probe: UIViewController {
      var seen: [String] = []
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let traits = traitCollection
        seen = [
          "\(view.bounds.size)", "\(traits.horizontalSizeClass == .regular)",
          "\(traits.userInterfaceStyle == .dark)", "\(traits.layoutDirection == .rightToLeft)",
          traits.preferredContentSizeCategory.rawValue, "\(view.safeAreaInsets.bottom)",
        ]
      }
    }
    let probe = Probe()
    let environment = SnapshotEnvironment.iPhone15.landscape.dark.rightToLeft
      .textSize(.accessibilityLarge)
    let text = try text(probe, environment)
    #expect(
      text.hasPrefix("on iPhone 15, landscape, dark, right to left, text size ax2\nProbe\n"))
    #expect(
      probe.seen == [
        "\(CGSize(width: 852, height: 393))", "false", "true", "true",
        UIContentSizeCategory.accessibilityLarge.rawValue, "21.0",
      ])
  }

  @Test(
    "texts take a line, hidden and ambiguous views are marked, and control parts are left out"
  )
  func details() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let label = UILabel(frame: CGRect(x: 1.0 / 3, y: 2.5, width: 50, height: 20))
    label.text = "a \"b\"\nc"
    let button = UIButton(frame: CGRect(x: 0, y: 30, width: 80, height: 30))
    button.setTitle("Go", for: .normal)
    let lost = UIView()
    lost.translatesAutoresizingMaskIntoConstraints = false
    for view in [label, button, lost] { root.addSubview(view) }
    label.isHidden = true
    button.alpha = 0.5
    let lines = try text(root).split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[1] == #"  UILabel "a \"b\"\nc" (0.33, 2.5, 50, 20) hidden"#)
    #expect(lines[2] == #"  UIButton "Go" (0, 30, 80, 30) alpha 0.5"#)
    #expect(lines[3].hasPrefix("  UIView (") && lines[3].hasSuffix(" ambiguous"))
  }

  @Test("a subject is made on the requested device, and the fonts have the text size")
  func fonts() throws {
    func height(_ environment: SnapshotEnvironment) throws -> CGFloat {
      try SnapshotStage(environment: environment).show {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.text = "Text"
        return label
      } _: { scene in
        guard case .view(let label) = scene else { return 0 }
        return label.bounds.height
      }
    }
    let usual = try height(.iPhone15)
    #expect(usual > 0)
    #expect(try height(.iPhone15.textSize(.accessibilityLarge)) > 1.5 * usual)
    #expect(try height(.iPhone15) == usual)
  }

  @Test("layers that have no view also have a tree")
  func layers() throws {
    let (layer, inner) = (CALayer(), CALayer())
    layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
    inner.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    inner.name = "dot"
    inner.opacity = 0.25
    layer.addSublayer(inner)
    #expect(
      try text(layer) == "CALayer (0, 0, 40, 20)\n  CALayer #dot (5, 5, 10, 10) opacity 0.25")
  }

  @Test("constraints are equations below the view that holds them")
  func constraints() throws {
    let view = TestViews.boxes(gap: 6)
    let lines = try text(view, as: .constraints).split(separator: "\n")
    #expect(lines.first == "UIView")
    #expect(lines.contains("  UIView #upper.leading == UIView.leading + 10"))
    #expect(lines.contains("  UIView #upper.trailing == UIView.trailing - 10"))
    #expect(lines.contains("  UIView #lower.height == UIView #upper.height * 2"))
    #expect(lines.contains("  UIView.bottom == UIView #lower.bottom + 10 @ 999 'end'"))
    #expect(lines.contains("UIView #upper") && lines.contains("  UIView #upper.height == 20"))
  }

  @Test("a view that has a superview is laid out in place, and only there")
  func placed() throws {
    let root = TestViews.boxes()
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 88)
    let upper = try #require(root.subviews.first)
    #expect(try text(upper) == "UIView #upper (0, 0, 80, 20)")
    #expect(throws: SnapshotFailure.self) { try text(upper, .iPhone15) }
  }
}
