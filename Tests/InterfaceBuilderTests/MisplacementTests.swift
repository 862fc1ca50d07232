import InterfaceBuilder
import TestSupport
import Testing

@Suite("Misplaced frames")
@MainActor
struct MisplacementTests {
  private func misplaced(tools: String = "22154", _ view: String) throws -> Set<String> {
    let document = try DocumentSource.read(DocumentSource.storyboard(tools: tools, view: view))
    let views = FrameReport(of: document, in: .canvas).scenes[0].views
    return Set(views.filter(\.misplaced).map(\.id))
  }

  private func box(_ id: String, _ frame: String, attributes: String = "") -> String {
    let numbers = frame.split(separator: " ")
    return """
      <view id="\(id)" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>
      <rect key="frame" x="\(numbers[0])" y="\(numbers[1])" width="\(numbers[2])" \
      height="\(numbers[3])"/></view>
      """
  }

  private func pinned(_ frame: String, attributes: String = "") -> String {
    """
    <subviews>\(box("box", frame, attributes: attributes))</subviews>
    <viewLayoutGuide key="safeArea" id="safe"/>
    <constraints>\(Markup.pins("box", to: "safe"))</constraints>
    """
  }

  private func verdict(tools: String = "22154", _ view: String) throws -> FrameVerdict? {
    let document = try DocumentSource.read(DocumentSource.storyboard(tools: tools, view: view))
    var environment = LayoutEnvironment.canvas
    environment.leafSizes = .recorded
    let live = document.scenes[0].instantiate(in: environment)
    live.layOut()
    return zip(live.members, live.frameVerdicts()).first { $0.0.id == "box" }?.1
  }

  @Test(
    "a canvas with no status bar is recognized by views pinned to the safe area",
    arguments: [
      ("0 20 375 647", FrameVerdict.agrees), ("0 0 375 667", .agrees),
      ("0 12 375 655", .unconfirmed),
    ])
  func safeArea(frame: String, expected: FrameVerdict) throws {
    #expect(try verdict(pinned(frame)) == expected)
    // The document does not contain a scene's surroundings: a safe area proves nothing.
    #expect(try misplaced(pinned(frame)).isEmpty)
  }

  @Test("a frame marked as misplaced gives no information about the canvas")
  func markedFrame() throws {
    let view = pinned("0 0 375 667", attributes: #"misplaced="YES""#)
    #expect(try verdict(view) == .unconfirmed)
  }

  @Test(
    "a required constraint between views disproves a frame, and an optional constraint does not",
    arguments: [(1000, FrameVerdict.disproved), (999, .unconfirmed)])
  func proof(priority: Int, expected: FrameVerdict) throws {
    let sizes = ["box", "below"].flatMap { id in
      ["width", "height"].map {
        """
        <constraint firstItem="\(id)" firstAttribute="\($0)" constant="50" id="\(id)-\($0)"/>
        """
      }
    }
    let view = """
      <subviews>\(box("box", "20 40 50 50"))\(box("below", "20 98 50 50"))</subviews>
      <constraints>
      \(sizes.joined(separator: "\n"))
      \(Markup.pin("box", "leading", 20))
      \(Markup.pin("below", "leading", to: "box"))
      \(Markup.pin("box", "top", 30, priority: priority))
      \(Markup.pin("below", "top", 8, to: "box", at: "bottom"))
      </constraints>
      """
    #expect(try verdict(view) == expected)
    // The view below follows, but that view's constraints hold.
    #expect(try misplaced(view) == (expected == .disproved ? ["box"] : []))
  }

  @Test(
    "the record shows which of several conflicting constraints is broken",
    arguments: [(100, false), (120, false), (150, true)])
  func contradiction(width: Int, isMisplaced: Bool) throws {
    let flags = try misplaced(
      """
      <subviews>\(box("box", "0 0 \(width) 50"))</subviews>
      <constraints>
      <constraint firstItem="box" firstAttribute="width" constant="100" id="narrow"/>
      <constraint firstItem="box" firstAttribute="width" constant="120" id="wide"/>
      <constraint firstItem="box" firstAttribute="height" constant="50" id="height"/>
      \(Markup.pins("box", "top", "leading"))
      </constraints>
      """)
    #expect(flags.contains("box") == isMisplaced)
  }

  @Test(
    "ambiguous views stay at their drawn places since Xcode 9",
    arguments: [("22154", FrameVerdict.agrees), ("7706", .unconfirmed)])
  func open(tools: String, expected: FrameVerdict) throws {
    let found = try verdict(
      tools: tools,
      """
      <subviews>\(box("box", "40 30 50 50"))</subviews>
      <constraints>
      <constraint firstItem="box" firstAttribute="width" constant="50" id="width"/>
      <constraint firstItem="box" firstAttribute="height" constant="50" id="height"/>
      \(Markup.pin("box", "top", 30))
      </constraints>
      """)
    #expect(found == expected)
  }

  @Test("an author's size for the canvas leaves nothing ambiguous")
  func designedSize() throws {
    let text = DocumentSource.storyboard(
      view: """
        <subviews>\(box("box", "0 0 80 40", attributes: """
          customClass="Gauge" placeholderIntrinsicWidth="80" placeholderIntrinsicHeight="40"
          """))</subviews>
        <constraints>\(Markup.pins("box", "top", "leading"))</constraints>
        """)
    for leafSizes in [LayoutEnvironment.LeafSizes.measured, .recorded] {
      var environment = LayoutEnvironment.canvas
      environment.leafSizes = leafSizes
      let views = FrameReport(of: try DocumentSource.read(text), in: environment).scenes[0].views
      #expect(views.allSatisfy { !$0.ambiguous })
    }
  }

  @Test("reported frames use the tables' insets")
  func framesStay() throws {
    let text = DocumentSource.storyboard(tools: "22154", view: pinned("0 0 375 667"))
    let views = FrameReport(of: try DocumentSource.read(text), in: .canvas).scenes[0].views
    let frame = try #require(views.first { $0.id == "box" }).frame
    #expect([frame.x, frame.y, frame.width, frame.height] == [0, 20, 375, 647])
  }
}
