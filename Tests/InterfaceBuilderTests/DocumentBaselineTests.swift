import InterfaceBuilder
import TestSupport
import Testing

@Suite("Baselines in documents")
@MainActor
struct DocumentBaselineTests {
  private func places(_ attribute: String, of item: String) throws -> [String: Double] {
    let (upper, lower) = (Markup.box("upper", 100, 40), Markup.box("lower", 100, 20))
    let label = Markup.box("label", 100, 30, kind: "label", #"text="""#)
    let text = DocumentSource.storyboard(
      view: """
        <subviews>\(upper) \(lower) \(label)</subviews>
        <constraints>
        \(Markup.pin("upper", "top", 50))
        \(Markup.pin(item, attribute, 10, to: "upper", at: "baseline"))
        \(["upper", "lower", "label"].map { Markup.pin($0, "leading") }.joined())
        </constraints>
        """)
    let views = FrameReport(of: try DocumentSource.read(text), in: .canvas).scenes[0].views
    return Dictionary(uniqueKeysWithValues: views.map { ($0.id, $0.frame.y) })
  }

  @Test("the first baseline of a view without text is its top, the last its bottom (F6.17)")
  func plainViews() throws {
    #expect(try places("firstBaseline", of: "lower")["lower"] == 100)
    #expect(try places("baseline", of: "lower")["lower"] == 80)
  }
}
