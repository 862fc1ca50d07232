import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import Diagnosis

@Suite("Rules about visible problems")
@MainActor
struct LayoutRuleTests {
  private static func label(
    _ id: String, _ text: String, mark: String, attributes: String = "", own: String = ""
  ) -> String {
    """
    \(mark)<label opaque="NO" userInteractionEnabled="NO" contentMode="left" \
    horizontalHuggingPriority="251" verticalHuggingPriority="251" text="\(text)" \
    textAlignment="natural" lineBreakMode="tailTruncation" \(attributes) \
    translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" userLabel="\(id.uppercased())">
    <constraints>\(own)</constraints>
    <fontDescription key="fontDescription" type="system" pointSize="17"/>
    </label>
    """
  }

  private static let corner = [Markup.pin("a", "leading", 20), Markup.pin("a", "top", 80)]

  /// Constraints of two labels side by side.
  private static let row =
    corner + [
      Markup.pin("b", "top", 80), Markup.pin("b", "leading", 8, to: "a", at: "trailing"),
      Markup.pin("b", "trailing", -20),
    ]

  private static func content(_ views: [String], _ constraints: [String]) -> String {
    """
    <subviews>
    \(views.joined(separator: "\n"))
    </subviews>
    <constraints>
    \(constraints.joined(separator: "\n"))
    </constraints>
    """
  }

  @Test("text wider than the view is truncated, and a fixed width is also reported")
  func truncated() throws {
    let own = "\n②<constraint firstAttribute=\"width\" constant=\"40\" id=\"w\"/>"
    let found = try MarkedDocument(
      Self.content([Self.label("a", "A long title", mark: "①", own: own)], Self.corner)
    ).roundFindings()
    #expect(
      found == [
        """
        ① truncated-text: the text of A (a) is truncated: it is # points wide and has 40
        """,
        "② fixed-text-width: A (a) shows text at a fixed width of 40 points",
      ])
  }

  @Test("a canvas that lacked the project's fonts is checked with the fonts (F10.42)")
  func absentFonts() throws {
    let folder = TemporaryFolder()
    try folder.write("Package.swift", "")
    try folder.write(
      "ProbeSans-Regular.ttf", Data(contentsOf: TestFiles.fixture("fonts/ProbeSans-Regular.ttf")))
    func label(_ id: String, _ text: String, _ size: String, _ own: String = "") -> String {
      """
      <label text="\(text)" id="\(id)" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" \(size)/>
      <constraints>\(own)</constraints>
      <fontDescription key="fontDescription" name="ProbeSans-Regular" family="ProbeSans" \
      pointSize="20"/></label>
      """
    }
    // The text is 217 points wide in the font, and 198.7 in the replacement.
    func truncated(recorded size: String) throws -> [String] {
      let width = #"<constraint firstAttribute="width" constant="205" id="w"/>"#
      let wide = label("b", "gjÅgAVAVAVAVAVAVAV", #"width="205" height="28""#, width)
      let text = Markup.nib(
        """
        <view id="root"><rect key="frame" x="0" y="0" width="393" height="852"/>
        <subviews>\(label("a", "AV", size))\(wide)</subviews>
        <constraints>\(Markup.pins("a", "top", "leading"))\(Markup.pins("b", "bottom", "leading"))
        </constraints></view>
        """)
      let document = try InterfaceDocument(
        data: Data(text.utf8), path: folder.path("View.xib"))
      let found = DocumentCheck().findings(in: document).findings
      return found.filter { $0.rule == "truncated-text" }.compactMap(\.view)
    }
    #expect(try truncated(recorded: #"width="26" height="28""#) == ["b"])
    #expect(try truncated(recorded: #"width="24" height="23.33""#) == ["b"])
  }

  @Test("text that needs more lines than the limit is truncated")
  func lines() throws {
    let found = try MarkedDocument(
      Self.content(
        [
          Self.label(
            "a", "One sentence after the other makes a text of many lines on a phone", mark: "①",
            attributes: "numberOfLines=\"2\"")
        ],
        Self.corner + [Markup.pin("a", "trailing", 150, at: "leading")])
    ).roundFindings()
    #expect(
      found == [
        "① truncated-text: the text of A (a) is truncated: it needs 5 lines, but numberOfLines is 2"
      ]
    )
  }

  @Test("lines higher than their view are cut")
  func clipped() throws {
    let own = "<constraint firstAttribute=\"height\" constant=\"12\" id=\"h\"/>"
    let found = try MarkedDocument(
      Self.content([Self.label("a", "Title", mark: "①", own: own)], Self.corner)
    ).roundFindings()
    #expect(
      found == ["① clipped-text: the text of A (a) is clipped: it is # points tall and has 12"])
  }

  @Test("a button whose title wraps is cut only if it has no room for the lines (F9.57)")
  func wrappedTitles() throws {
    func rules(_ mode: String, height: Int) throws -> [String] {
      let button = """
        <button opaque="NO" lineBreakMode="\(mode)" buttonType="system" id="a" userLabel="A" \
        translatesAutoresizingMaskIntoConstraints="NO">
        <constraints><constraint firstAttribute="width" constant="100" id="w"/>
        <constraint firstAttribute="height" constant="\(height)" id="h"/></constraints>
        <fontDescription key="fontDescription" type="system" pointSize="15"/>
        <state key="normal" title="Sail to the harbor"/></button>
        """
      return try MarkedDocument(Self.content([button], Self.corner)).roundFindings()
        .filter { $0.contains("truncated-text") || $0.contains("clipped-text") }
    }
    #expect(try rules("wordWrap", height: 60).isEmpty)
    #expect(try rules("wordWrap", height: 30).count == 1)
    #expect(try rules("middleTruncation", height: 60).count == 1)
  }

  @Test("two texts that overlap are reported once, at the front text")
  func overlap() throws {
    let found = try MarkedDocument(
      Self.content(
        [Self.label("a", "First line", mark: ""), Self.label("b", "Second line", mark: "①")],
        Self.corner + [Markup.pin("b", "leading", 30), Markup.pin("b", "top", 90)])
    ).roundFindings()
    #expect(
      found == [
        """
        ① overlapping-controls: B (b) overlaps A (a) (line 8) by 54 x # points
        """
      ])
  }

  @Test("a label that ends beyond the screen, or under the home indicator")
  func edges() throws {
    let found = try MarkedDocument(
      Self.content(
        [
          Self.label("a", "Far out", mark: "①"), Self.label("b", "Too low", mark: "②"),
          Self.label("c", "Well placed", mark: "③"),
        ],
        [
          Markup.pin("a", "leading", 380), Markup.pin("a", "top", 80),
          Markup.pin("b", "leading", 20), Markup.pin("b", "bottom", -4),
          Markup.pin("c", "leading", 20), Markup.pin("c", "top", 4, to: "safe"),
        ]), isScreen: true
    ).roundFindings()
    #expect(
      found == [
        "① off-screen: A (a) extends 40 points beyond the right edge of the screen",
        "② outside-safe-area: B (b) extends 30 points outside the safe area at the bottom",
      ])
  }

  @Test("a text report has a line for a panel beyond the screen, at the place of the panel")
  func panel() throws {
    let pins = ["a", "b"].enumerated().flatMap { number, id in
      [Markup.pin(id, "leading", to: "panel"), Markup.pin(id, "top", 60 * number, to: "panel")]
    }
    let inside = Self.content(
      [Self.label("a", "First", mark: ""), Self.label("b", "Second", mark: "")], pins)
    let panel = Markup.box("panel", 200, 300).replacing("</view>", with: "\(inside)</view>")
    let marked = try MarkedDocument(
      Self.content(
        ["①" + panel], [Markup.pin("panel", "leading", 500), Markup.pin("panel", "top", 80)]),
      isScreen: true)
    let found = DocumentCheck().findings(in: marked.document)
    #expect(found.findings.filter { $0.rule == "off-screen" }.count == 2)
    var groups = GroupedFindings()
    let shown = groups.merge(found).findings.filter { $0.rule == "off-screen" }
    #expect(
      shown.map(\.message) == [
        "View (panel) extends 307 points beyond the right edge of the screen, with 2 views in it: "
          + "A (a), B (b)"
      ])
    #expect(shown.map(\.line) == [marked.line(of: "①")])
  }

  @Test("a control whose alignment rectangle is at the edge is on the screen")
  func alignedEdge() throws {
    func control(_ id: String, _ element: String) -> String {
      """
      <\(element) opaque="NO" contentMode="scaleToFill" \
      translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" userLabel="\(id.uppercased())"/>
      """
    }
    let found = try MarkedDocument(
      Self.content(
        [control("a", "switch"), control("b", "slider")],
        [
          Markup.pin("a", "trailing"), Markup.pin("a", "top", 80), Markup.pin("b", "trailing"),
          Markup.pin("b", "leading"), Markup.pin("b", "bottom"),
        ])
    ).findings()
    #expect(found.filter { $0.contains("off-screen") } == [])
  }

  @Test("the growth of two labels with equal hugging is ambiguous")
  func hugging() throws {
    let found = try MarkedDocument(
      Self.content(
        [Self.label("a", "Name", mark: "①"), Self.label("b", "Value", mark: "②")],
        Self.row)
    ).roundFindings()
    #expect(
      found == [
        """
        ① equal-hugging: A (a) and B (b) have the same horizontal content hugging priority, so it is \
        ambiguous which of them grows; verified fix: set the horizontal content hugging priority of \
        A (a) to 250
        """
      ])
  }

  @Test("the compression of two labels with equal resistance is ambiguous")
  func compression() throws {
    let long = "A text that takes more than half of the width"
    let found = try MarkedDocument(
      Self.content(
        [Self.label("a", long, mark: "①"), Self.label("b", long, mark: "②")],
        Self.row)
    ).findings(CheckSettings(disabledRules: ["truncated-text"]))
    #expect(
      found == [
        """
        ① equal-compression: A (a) and B (b) have the same horizontal compression resistance \
        priority, so it is ambiguous which of them shrinks; verified fix: set the horizontal \
        compression resistance priority of A (a) to 749
        """
      ])
  }

  @Test("a text compressed to nothing has no size")
  func zero() throws {
    let found = try MarkedDocument(
      Self.content(
        [Self.label("a", "Title", mark: "①")],
        Self.corner + [Markup.pin("a", "trailing", 20, at: "leading")])
    ).roundFindings()
    #expect(found == ["① zero-size: A (a) has content, but its width is 0"])
  }

  @Test("a recorded frame that differs from the constraints is reported with both frames")
  func misplaced() throws {
    let box = """
      <subviews>
      ①\(Markup.box("box", 100, 60, frame: [40, 30, 100, 50]))
      </subviews>
      <constraints>
      \(Markup.pin("box", "leading", 20))
      \(Markup.pin("box", "top", 30))
      </constraints>
      """
    #expect(
      try MarkedDocument(box).findings() == [
        """
        ① misplaced-view: the frame of View (box) will be different at run time: x is 40 in the \
        document, 20 at run time; height is 50 in the document, 60 at run time
        """
      ])
  }

  @Test("a frame that no constraint contradicts is reported only on request")
  func unconfirmed() throws {
    let box = """
      <subviews>
      ①\(Markup.box("box", 100, 50, frame: [40, 30, 100, 50]))
      </subviews>
      <constraints>
      \(Markup.pin("box", "leading", at: "leadingMargin"))
      \(Markup.pin("box", "top", 30))
      </constraints>
      """
    let marked = try MarkedDocument(box)
    #expect(marked.findings() == [])
    let found = marked.findings(CheckSettings(severities: ["unconfirmed-frame": .note]))
    #expect(found.count == 1)
    #expect(
      found.first?.hasPrefix(
        "① unconfirmed-frame: the frame of View (box) differs from the layout here: "
          + "x is 40 in the document, ") == true)
  }

  @Test("lengthened texts find views that are too narrow for a translation")
  func pseudo() throws {
    let content = Self.content(
      [Self.label("a", "Short", mark: "①")],
      Self.corner + [
        """
        <constraint firstItem="a" firstAttribute="trailing" relation="lessThanOrEqual" \
        secondItem="root" secondAttribute="leading" constant="80" id="limit"/>
        """
      ])
    let marked = try MarkedDocument(content)
    #expect(marked.findings() == [])
    let found = marked.findings(CheckSettings(matrix: CheckMatrix(strings: ["pseudo"])))
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("① truncated-text: the text of A (a) is truncated") == true)
  }
}
