import AutoLayout
import Foundation
import Testing

@testable import Diagnosis
@testable import InterfaceBuilder

@Suite("Pseudolocalized texts")
@MainActor
struct PseudoLocalizationTests {
  private static var pseudo: LayoutEnvironment {
    var environment = LayoutEnvironment()
    environment.texts = .pseudo
    return environment
  }

  private static func lengthened(_ views: String) throws -> (String) -> UIView? {
    let document = try MarkedDocument("<subviews>\(views)</subviews>").document
    let live = try #require(document.scenes.first).instantiate(in: pseudo)
    live.layOut()
    return { id in live.members.first { live.interface.view($0.index).id == id }?.view }
  }

  private static func button(_ content: String) -> String {
    """
    <button opaque="NO" buttonType="system" id="a" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="20" y="20" width="77" height="35"/>
    <state key="normal" title="State"/>\(content)</button>
    """
  }

  @Test("in buttons with a configuration, the title and the subtitle are lengthened")
  func configuration() throws {
    let view = try Self.lengthened(
      Self.button(
        "<buttonConfiguration key=\"configuration\" style=\"filled\" title=\"Save\" "
          + "subtitle=\"All\"/>"))
    let button = try #require(view("a") as? UIButton)
    #expect(button.configuration?.title == "Sávé uno")
    #expect(button.configuration?.subtitle == "Åll un")
    #expect(button.titleLabel?.text == "Sávé uno")
  }

  @Test("in an untitled configuration only the subtitle is lengthened, and no state gets a title")
  func untitled() throws {
    let view = try Self.lengthened(
      Self.button(
        "<buttonConfiguration key=\"configuration\" style=\"plain\" subtitle=\"All\"/>"))
    let button = try #require(view("a") as? UIButton)
    #expect(button.configuration?.title == nil)
    #expect(button.configuration?.subtitle == "Åll un")
    #expect(button.title(for: .normal) == nil)
  }

  @Test("in buttons that have no configuration, the states' titles are lengthened")
  func states() throws {
    let view = try Self.lengthened(Self.button(""))
    #expect((view("a") as? UIButton)?.title(for: .normal) == "Státé uno ")
  }

  @Test("the attributes in a configuration's title stay, run by run")
  func attributes() throws {
    let document = try MarkedDocument("<subviews>\(Self.button(""))</subviews>").document
    let live = try #require(document.scenes.first).instantiate(in: .canvas)
    let button = try #require(live.members.compactMap { $0.view as? UIButton }.first)
    var title = AttributedString("Save")
    title.append(
      AttributedString("now", attributes: AttributeContainer().link(URL(fileURLWithPath: "/"))))
    button.configuration = .plain()
    button.configuration?.attributedTitle = title
    PseudoLocalization.apply(to: live)
    let longer = try #require(button.configuration?.attributedTitle)
    #expect(longer.runs.map { String(longer[$0.range].characters) } == ["Sávé", "ñöw uno do"])
    #expect(longer.runs.map { $0.link != nil } == [false, true])
  }

  @Test("labels, fields, texts and segments are lengthened")
  func others() throws {
    let view = try Self.lengthened(
      """
      <label text="Cat" id="l"><rect key="frame" x="0" y="0" width="100" height="20"/></label>
      <label text="12:30" id="n"><rect key="frame" x="0" y="20" width="100" height="20"/></label>
      <textField placeholder="Cat" id="f"><rect key="frame" x="0" y="40" width="100" height="30"/>
      </textField>
      <textView text="Cat" id="t"><rect key="frame" x="0" y="80" width="100" height="60"/>
      </textView>
      <segmentedControl id="s"><rect key="frame" x="0" y="150" width="100" height="30"/>
      <segments><segment title="Cat"/><segment title="1"/></segments></segmentedControl>
      """)
    #expect((view("l") as? UILabel)?.text == "Çát un")
    #expect((view("n") as? UILabel)?.text == "12:30")
    #expect((view("f") as? UITextField)?.placeholder == "Çát un")
    #expect((view("t") as? UITextView)?.text == "Çát un")
    let segments = try #require(view("s") as? UISegmentedControl)
    #expect((0..<2).map(segments.titleForSegment) == ["Çát un", "1"])
  }
}
