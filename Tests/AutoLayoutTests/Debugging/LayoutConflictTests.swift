import AutoLayout
import Foundation
import Testing

@MainActor @Suite("Conflicts and ambiguities in a view tree")
struct LayoutConflictTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let view = UIView()

  init() {
    root.addConstrained(view)
  }

  @Test("a broken constraint reaches the handler, the log and the tree's list")
  func conflict() throws {
    var messages: [String] = []
    var broken: [NSLayoutConstraint] = []
    let old = LayoutLog.replaceSink { messages.append($0) }
    LayoutConflict.handler = { broken.append($0.broken) }
    defer {
      LayoutConflict.handler = nil
      LayoutLog.replaceSink(old)
    }
    let constraints = [100, 200].map { view.widthAnchor.constraint(equalToConstant: $0) }
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
    let conflict = try #require(root.layoutConflicts.first)
    #expect(root.layoutConflicts.count == 1)
    #expect(broken.count == 1 && broken.first === conflict.broken)
    #expect(Set(conflict.constraints) == Set(constraints))
    #expect(messages == [conflict.consoleText])
    #expect(conflict.consoleText.contains("Unable to simultaneously satisfy constraints."))
    #expect(conflict.isCurrent)
    constraints[0].isActive = false
    #expect(!conflict.isCurrent)
  }

  @Test("open positions and sizes are listed by axis")
  func ambiguities() {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
      view.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    let found = root.layoutAmbiguities()
    #expect(found.count == 1)
    #expect(found.first?.view === view && found.first?.axis == .vertical)
    #expect(found.first?.isPositionAmbiguous == true && found.first?.isSizeAmbiguous == false)
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    #expect(root.layoutAmbiguities().isEmpty)
  }

  @Test("a single value sets the screen's size, version, text size, appearance and direction")
  func screen() {
    let usual = UIScreen.main.simulated
    defer { UIScreen.main.simulate(usual) }
    var screen = SimulatedScreen(size: CGSize(width: 820, height: 1180), scale: 2)
    screen.idiom = .pad
    screen.horizontalSizeClass = .regular
    screen.iosVersion = 18
    screen.textSize = .accessibilityLarge
    screen.appearance = .dark
    screen.direction = .rightToLeft
    UIScreen.main.simulate(screen)
    #expect(UIScreen.main.simulated == screen)
    let traits = UIView().traitCollection
    #expect(traits.userInterfaceStyle == .dark && traits.layoutDirection == .rightToLeft)
    #expect(traits.preferredContentSizeCategory == .accessibilityLarge)
    UIScreen.main.simulate(usual)
    #expect(UIScreen.main.simulated == usual)
  }
}
