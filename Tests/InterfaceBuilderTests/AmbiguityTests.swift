import InterfaceBuilder
import TestSupport
import Testing

@Suite("Ambiguous views")
@MainActor
struct AmbiguityTests {
  private func ambiguous(_ text: String) throws -> Set<String> {
    let scenes = FrameReport(of: try DocumentSource.read(text), in: .canvas).scenes
    return Set(scenes.flatMap(\.views).filter(\.ambiguous).map(\.id))
  }

  @Test(
    "an empty scroll view is ambiguous if it has a content layout guide (F10.32)",
    arguments: [(true, true), (false, false)])
  func emptyScrollView(hasGuide: Bool, isAmbiguous: Bool) throws {
    let guide = hasGuide ? #"<viewLayoutGuide key="contentLayoutGuide" id="content"/>"# : ""
    let text = DocumentSource.storyboard(
      view: """
        <subviews>
        <scrollView id="scroll" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>\(guide)
        </scrollView>
        </subviews>
        <constraints>\(Markup.pins("scroll"))</constraints>
        """)
    #expect(try ambiguous(text).contains("scroll") == isAmbiguous)
  }
}
