import AutoLayout
import Foundation
import InterfaceBuilder
import TestSupport
import Testing

/// Documents are mirrored in right-to-left environments (F6.36, F6.46).
@MainActor @Suite("Documents in right-to-left layouts")
struct DocumentDirectionTests {
  private func environment(_ direction: UIUserInterfaceLayoutDirection) -> LayoutEnvironment {
    var environment = LayoutEnvironment(device: Device.named("retina4_7"))
    environment.layoutDirection = direction
    return environment
  }

  @Test("the frames in a settings page are the mirrored left-to-right frames, and stay so")
  func settings() throws {
    let examples = TestFiles.repository.appendingPathComponent("Examples")
    let document = try InterfaceDocument(
      contentsOf: examples.appendingPathComponent("Settings.storyboard"))
    let left = document.scenes[0].instantiate(in: environment(.leftToRight))
    let right = document.scenes[0].instantiate(in: environment(.rightToLeft))
    left.layOut()
    for _ in 0..<2 {
      right.layOut()
      for (one, other) in zip(left.members, right.members) where one.view.superview != nil {
        let outer = try #require(one.view.superview)
        // A switch is wider than the alignment rectangle, at the right in both directions.
        let slack: CGFloat = one.view is UISwitch ? 2 : 0.01
        let mirrored = outer.bounds.width - one.view.frame.maxX
        #expect(abs(other.view.frame.minX - mirrored) <= slack, "\(one.id)")
        #expect(other.view.frame.size.width.isNear(one.view.frame.width, within: 0.01))
        #expect(other.view.frame.minY == one.view.frame.minY)
      }
    }
    let row = try #require(right.view("Set-ce-003") as? UITableViewCell)
    #expect(row.contentView.frame.minX > 20, "the accessory is at the left")
    #expect(row.contentView.frame.maxX == row.bounds.width)
  }

  private func margins(_ element: String, _ attribute: String = "") throws -> InterfaceDocument {
    let source = Markup.nib(
      """
      <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
      <view \(attribute) id="outer"><rect key="frame" x="50" y="200" width="200" height="90"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="inner">
      <rect key="frame" x="10" y="0" width="160" height="90"/></view></subviews>
      \(element)<constraints>
      \(Markup.pin("inner", "leading", to: "outer", at: "leadingMargin"))
      \(Markup.pin("outer", "trailingMargin", to: "inner", at: "trailing"))
      \(Markup.pins("inner", "top", "bottom", to: "outer"))
      </constraints></view></subviews></view>
      """, device: "retina4_7")
    return try InterfaceDocument(data: Data(source.utf8), path: "a.xib")
  }

  private static let directional = """
    <directionalEdgeInsets key="directionalLayoutMargins" top="0" leading="10" bottom="0" \
    trailing="30"/>
    """
  private static let fixed = """
    <edgeInsets key="layoutMargins" top="0" left="10" bottom="0" right="30"/>
    """

  @Test("margins follow the layout direction only if they are set to")
  func layoutMargins() throws {
    func edges(
      _ margins: String, _ direction: UIUserInterfaceLayoutDirection, _ attribute: String = ""
    ) throws -> [CGFloat] {
      let scene = try self.margins(margins, attribute).scenes[0]
        .instantiate(in: environment(direction))
      scene.layOut()
      let inner = try #require(scene.view("inner"))
      let outer = try #require(scene.view("outer"))
      return [inner.frame.minX, outer.bounds.width - inner.frame.maxX]
    }
    #expect(try edges(Self.directional, .leftToRight) == [10, 30])
    #expect(try edges(Self.directional, .rightToLeft) == [30, 10])
    #expect(try edges(Self.fixed, .leftToRight) == [10, 30])
    #expect(try edges(Self.fixed, .rightToLeft) == [10, 30])
    let forced = "semanticContentAttribute=\"forceRightToLeft\""
    #expect(try edges(Self.directional, .leftToRight, forced) == [30, 10])
  }
}
