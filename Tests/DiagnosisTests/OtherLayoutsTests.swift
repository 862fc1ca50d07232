import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import Diagnosis

/// Faults of the canvas that other hosts, releases and sizes do not have.
@Suite("Faults in all layouts")
@MainActor
struct OtherLayoutsTests {
  private static func view(
    _ kind: String, _ id: String, _ attributes: String = "", own: String = "", frame: String = ""
  ) -> String {
    """
    <\(kind) opaque="NO" contentMode="scaleToFill" horizontalHuggingPriority="251" \
    verticalHuggingPriority="251" \(attributes) translatesAutoresizingMaskIntoConstraints="NO" \
    id="\(id)">\(frame.isEmpty ? "" : "<rect key=\"frame\" \(frame)/>")
    <constraints>\(own)</constraints></\(kind)>
    """
  }

  private static func cell(_ height: Int, _ content: String, _ attributes: String = "") -> String {
    let rect = #"<rect key="frame" x="0.0" y="0.0" width="320" height="\#(height)"/>"#
    return """
      <tableViewCell contentMode="scaleToFill" \(attributes) id="cell">\(rect)
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="root">\(rect)
      \(content)</tableViewCellContentView></tableViewCell>
      """
  }

  // MARK: Sizes

  @Test("a date picker of no style is compact at run time, a countdown is not")
  func pickers() throws {
    func isOffScreen(_ attributes: String, tools: String = "14113") throws -> Bool {
      let views = Markup.content(
        Self.view("datePicker", "a", attributes),
        Markup.pin("a", "leading", 20) + Markup.pins("a", "centerY"))
      return try DocumentCheck.rules(in: Markup.nib(Self.cell(44, views), tools: tools)).contains(
        "off-screen")
    }
    for mode in ["date", "time", "dateAndTime", "countDownTimer"] {
      let attributes = #"datePickerMode="\#(mode)""#
      #expect(try isOffScreen(attributes) == (mode == "countDownTimer"), "\(mode)")
      #expect(try isOffScreen(attributes + #" style="wheels""#, tools: "22505"), "\(mode)")
    }
  }

  @Test("a row that only its fitting height spoils is not reported, nor an outdated height")
  func rows() throws {
    // A square as high as the row moves the text; its image is 300 points high.
    let square =
      #"<constraint firstAttribute="width" secondItem="b" secondAttribute="height" id="r"/>"#
    let views = Markup.content(
      Self.view("imageView", "b", #"image="large""#, own: square)
        + Self.view("label", "a", #"text="A text of some length""#),
      Markup.pins("b", "top", "bottom", "leading")
        + Markup.pin("a", "leading", to: "b", at: "trailing") + Markup.pins("a", "centerY"))
    let image = #"<resources><image name="large" width="300" height="300"/></resources>"#
    func isOffScreen(_ height: Int) throws -> Bool {
      try DocumentCheck.rules(in: Markup.nib(Self.cell(height, views), resources: image)).contains(
        "off-screen")
    }
    #expect(try !isOffScreen(64) && isOffScreen(310))

    func isEmpty(_ height: Int, row: Int) throws -> Bool {
      let views = Markup.content(
        Self.view("label", "a", #"text="A text""#),
        Markup.pin("a", "leading", 20) + Markup.pin("a", "top", 30)
          + Markup.pin("a", "bottom", -50))
      let scene = """
        <scene sceneID="scene"><objects><tableViewController id="controller" \
        sceneMemberID="viewController"><tableView key="view" dataMode="prototypes" style="plain" \
        rowHeight="44" id="table"><rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
        <prototypes>\(Self.cell(height, views, #"rowHeight="\#(row)""#))</prototypes></tableView>
        </tableViewController></objects></scene>
        """
      return try DocumentCheck.rules(in: Markup.storyboard(scene, device: "retina4_0")).contains(
        "zero-size")
    }
    #expect(try isEmpty(44, row: 44) && !isEmpty(44, row: 110))
  }

  // MARK: Texts

  @Test(
    "a placeholder shrinks down to the smallest font",
    arguments: [
      ("", true), (#"minimumFontSize="8""#, false), (#"minimumFontSize="17""#, true),
      (#"minimumFontSize="8" adjustsFontSizeToFit="NO""#, true),
    ])
  func placeholders(_ attributes: String, isCut: Bool) throws {
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="16"/>"#
    let width = #"<constraint firstAttribute="width" constant="100" id="w"/>"#
    let field = """
      <textField opaque="NO" contentMode="scaleToFill" placeholder="Confirm the password" \
      \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="a">\(font)
      <constraints>\(width)</constraints></textField>
      """
    let view = Markup.content(field, Markup.pin("a", "leading", 20) + Markup.pin("a", "top", 80))
    let found = try MarkedDocument(view, isScreen: true).findings()
    #expect(found.contains { $0.contains("truncated-text") } == isCut)
  }

  @Test("icons in a font that is not at hand have no known width")
  func icons() throws {
    func isCut(_ text: String) throws -> Bool {
      let own = #"<constraint firstAttribute="width" constant="20" id="w"/>"#
      let label = Self.view("label", "a", #"text="\#(text)""#, own: own)
      let view = Markup.content(label, Markup.pin("a", "leading", 20) + Markup.pin("a", "top", 80))
      return try MarkedDocument(view, isScreen: true).findings()
        .contains { $0.contains("truncated-text") }
    }
    #expect(try isCut("Help me") && !isCut("\u{F059} Help me"))
  }

  // MARK: Ties

  @Test("a tie needs contents that share the room, also in Xcode's layout")
  func ties() throws {
    func findings(_ views: String, width: Int = 300) throws -> [String] {
      let own = #"<constraint firstAttribute="width" constant="\#(width)" id="w"/>"#
      let stack = """
        <stackView opaque="NO" contentMode="scaleToFill" id="stack" \
        translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="20" y="80" width="\(width)" height="21"/><subviews>\(views)</subviews>
        <constraints>\(own)</constraints></stackView>
        """
      return try MarkedDocument(
        Markup.content(stack, Markup.pin("stack", "leading", 20) + Markup.pin("stack", "top", 80))
      ).findings().filter { $0.contains("equal-") }
    }
    func label(_ id: String, frame: String = "") -> String {
      Self.view("label", id, #"text="Some words""#, frame: frame)
    }
    #expect(try findings(label("a") + label("b")).count == 1)
    // The canvas gives 50 points to an image view with no image.
    #expect(try findings(label("a") + Self.view("imageView", "b")).isEmpty)
    #expect(try findings(label("a") + label("b"), width: 100).count == 1)
    // Xcode's fonts may be narrower: each label needs 94 points here.
    #expect(try findings(label("a") + label("b"), width: 184).count == 1)
    let whole = ["0.0", "92"].map { #"x="\#($0)" y="0.0" width="92" height="21""# }
    #expect(
      try findings(label("a", frame: whole[0]) + label("b", frame: whole[1]), width: 184).isEmpty)
  }

  @Test("views in another cell are not in the tie")
  func cells() throws {
    func cell(_ id: String, y: Int) -> String {
      let labels = ["\(id)1", "\(id)2"]
      let views = labels.map { Self.view("label", $0, #"text="Title" ambiguous="YES""#) }.joined()
      let rect = #"<rect key="frame" x="0.0" y="\#(y)" width="320" height="100"/>"#
      let constraints =
        Markup.pin(labels[0], "top", to: id) + Markup.pin(labels[1], "bottom", to: id)
        + Markup.pin(labels[1], "top", to: labels[0], at: "bottom")
        + labels.map { Markup.pin($0, "leading", to: id) }.joined()
      return """
        <tableViewCell contentMode="scaleToFill" rowHeight="100" id="cell\(id)">\(rect)
        <tableViewCellContentView key="contentView" tableViewCell="cell\(id)" id="\(id)">
        <rect key="frame" x="0.0" y="0.0" width="320" height="100"/>
        \(Markup.content(views, constraints))</tableViewCellContentView></tableViewCell>
        """
    }
    let scene = """
      <scene sceneID="scene"><objects><tableViewController id="controller" \
      sceneMemberID="viewController"><tableView key="view" dataMode="prototypes" style="plain" \
      rowHeight="100" id="table"><rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
      <prototypes>\(cell("a", y: 28))\(cell("b", y: 128))</prototypes></tableView>
      </tableViewController></objects></scene>
      """
    let text = Markup.storyboard(scene, device: "retina4_0")
    let document = try InterfaceDocument(data: Data(text.utf8), path: "Fixture.storyboard")
    let found = DocumentCheck(CheckSettings()).findings(in: document).findings
      .filter { $0.rule == "equal-hugging" }
    #expect(found.map(\.view) == ["a1", "b1"])
  }

  // MARK: Evidence of the document

  @Test("folded views and panels that code moves have no content off the screen")
  func panels() throws {
    func isOffScreen(
      y: Int, height: Int = 80, _ attributes: String = "", outlet: String = ""
    ) throws -> Bool {
      let label = Markup.content(
        Self.view("label", "a", #"text="Some words""#),
        Markup.pin("a", "leading", 20, to: "panel") + Markup.pin("a", "top", 20, to: "panel")
          + #"<constraint firstAttribute="height" constant="\#(height)" id="h"/>"#)
      let panel = """
        <view contentMode="scaleToFill" \(attributes) \
        translatesAutoresizingMaskIntoConstraints="NO" id="panel">\(label)
        <connections><outlet property="space" destination="\(outlet)" id="o"/></connections></view>
        """
      let views = Markup.content(
        panel,
        Markup.pins("panel", "leading", "trailing")
          + Markup.pin("panel", "top", y, to: "root", at: "bottom", id: "place"))
      return try MarkedDocument(views, isScreen: true).findings()
        .contains { $0.contains("off-screen") }
    }
    #expect(try isOffScreen(y: 100) && isOffScreen(y: 100, outlet: "h"))
    #expect(try !isOffScreen(y: 100, outlet: "place"), "code moves the whole panel")
    #expect(try isOffScreen(y: -30, outlet: "place"), "a part of the panel is on the screen")
    let clips = #"clipsSubviews="YES""#
    #expect(try isOffScreen(y: -10, height: 0) && !isOffScreen(y: -10, height: 0, clips))
    #expect(try isOffScreen(y: -30, height: 80, clips))
  }

  @Test("a conflict names the constraint that Interface Builder breaks, if its frames show it")
  func recordedConflicts() throws {
    func message(width: Int) throws -> String? {
      let frame = #"x="20" y="80" width="\#(width)" height="50""#
      let own = [100, 200].map {
        #"<constraint firstAttribute="width" constant="\#($0)" id="w\#($0)"/>"#
      }
      let views = Markup.content(
        Self.view(
          "view", "a",
          own: own.joined() + #"<constraint firstAttribute="height" constant="50" id="h"/>"#,
          frame: frame),
        Markup.pin("a", "leading", 20) + Markup.pin("a", "top", 80))
      return try MarkedDocument(views).findings().first { $0.contains("unsatisfiable") }
    }
    let messages = try [100, 200].compactMap { try message(width: $0) }
    #expect(messages.count == 2)
    #expect(messages.count { $0.contains("will be broken") } == 1)
    #expect(messages.count { $0.contains("Interface Builder breaks") } == 1)
    #expect(try message(width: 150)?.contains("will be broken") == true, "both fail")
  }

  @Test("the class replaces a text that a runtime attribute repeats")
  func keys() throws {
    func isTruncated(_ value: String) throws -> Bool {
      let label = """
        <label text="title_of_the_screen" translatesAutoresizingMaskIntoConstraints="NO" id="a">
        <constraints><constraint firstAttribute="width" constant="60" id="w"/></constraints>
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="key" value="\(value)"/>
        </userDefinedRuntimeAttributes></label>
        """
      return try MarkedDocument(
        Markup.content(label, Markup.pin("a", "leading", 20) + Markup.pin("a", "top", 80))
      ).findings().contains { $0.contains("truncated-text") }
    }
    #expect(try !isTruncated("title_of_the_screen") && isTruncated("title"))
  }
}
