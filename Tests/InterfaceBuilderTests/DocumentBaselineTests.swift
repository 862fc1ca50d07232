import InterfaceBuilder
import Testing

@Suite("Baselines in documents")
@MainActor
struct DocumentBaselineTests {
  private func places(_ attribute: String, of item: String) throws -> [String: Double] {
    func view(_ id: String, _ kind: String, text: String = "", height: Int) -> String {
      """
      <\(kind) \(text) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="0.0" y="0.0" width="100" height="\(height)"/>
      <constraints><constraint firstAttribute="height" constant="\(height)" id="\(id)-height"/>
      <constraint firstAttribute="width" constant="100" id="\(id)-width"/></constraints></\(kind)>
      """
    }
    func leading(_ id: String) -> String {
      """
      <constraint firstItem="\(id)" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" id="\(id)-leading"/>
      """
    }
    let text = DocumentSource.storyboard(
      view: """
        <subviews>
        \(view("upper", "view", height: 40)) \(view("lower", "view", height: 20))
        \(view("label", "label", text: #"text="""#, height: 30))
        </subviews>
        <constraints>
        <constraint firstItem="upper" firstAttribute="top" secondItem="root" \
        secondAttribute="top" constant="50" id="top"/>
        <constraint firstItem="\(item)" firstAttribute="\(attribute)" secondItem="upper" \
        secondAttribute="baseline" constant="10" id="baseline"/>
        \(leading("upper")) \(leading("lower")) \(leading("label"))
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
