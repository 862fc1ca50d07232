import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import Diagnosis

/// Cases that resemble faults, which rules must not report.
@Suite("No false findings")
@MainActor
struct PrecisionTests {
  private static func label(
    _ id: String, _ text: String, size: Int = 17, _ attributes: String = "", own: String = ""
  ) -> String {
    """
    <label opaque="NO" contentMode="left" horizontalHuggingPriority="251" text="\(text)" \
    verticalHuggingPriority="251" \(attributes) translatesAutoresizingMaskIntoConstraints="NO" \
    id="\(id)"><constraints>\(own)</constraints>
    <fontDescription key="fontDescription" type="system" pointSize="\(size)"/></label>
    """
  }

  // MARK: Texts

  /// The heights, of all from 1 to 40, at which a label of 20 points cuts the text.
  private static func cutHeights(_ text: String) throws -> [Int] {
    try (1...40).filter { height in
      let own = #"<constraint firstAttribute="height" constant="\#(height)" id="h"/>"#
      let view = Markup.content(
        label("a", text, size: 20, own: own),
        Markup.pin("a", "leading", 20) + Markup.pin("a", "top", 80))
      return try MarkedDocument(view).findings().contains { $0.contains("clipped-text") }
    }
  }

  @Test("a label cuts a text below a height that depends on the letters")
  func letters() throws {
    // The line is 23.87 points high at this size.
    let limits = try ["Title", "제목", "Éa", "gypsy"].map { text in
      let heights = try Self.cutHeights(text)
      #expect(heights == Array(1..<(1 + heights.count)), "\(text)")
      return heights.count
    }
    #expect(limits == limits.sorted())
    #expect(limits[0] < 18 && limits[0] > 12 && limits[2] == 21 && limits[3] == 21)
    #expect(try Self.cutHeights("  ").isEmpty, "a blank text shows nothing that could be cut")
  }

  @Test("segments use all of their room before they truncate")
  func segments() throws {
    func isCut(_ width: Int) throws -> Bool {
      let control = """
        <segmentedControl opaque="NO" contentMode="scaleToFill" selectedSegmentIndex="0" id="a" \
        segmentControlStyle="plain" translatesAutoresizingMaskIntoConstraints="NO">
        <constraints><constraint firstAttribute="width" constant="\(width)" id="w"/></constraints>
        <segments><segment title="Celsius"/><segment title="Kelvin"/></segments></segmentedControl>
        """
      let view = Markup.content(
        control, Markup.pin("a", "leading", 20) + Markup.pin("a", "top", 80))
      return try MarkedDocument(view).findings().contains { $0.contains("truncated-text") }
    }
    let widths = try stride(from: 40, through: 160, by: 5).filter(isCut)
    #expect(widths == Array(stride(from: 40, through: widths.last ?? 0, by: 5)))
    #expect((widths.last ?? 0) > 60 && (widths.last ?? 0) < 105, "two titles are 94 points wide")
  }

  @Test("a text on a button is intended, at whole points and at thirds")
  func thirds() throws {
    func isReported(_ top: Int) throws -> Bool {
      let back = Markup.box("a", 149, 52, kind: "textField")
      let views = Markup.content(
        back + Self.label("b", "Text"),
        Markup.pin("a", "leading", 16) + Markup.pin("b", "leading", 32)
          + Markup.pins("b", "centerY", to: "a")
          + "<constraint firstItem=\"a\" firstAttribute=\"top\" secondItem=\"root\" "
          + "secondAttribute=\"top\" constant=\"\(Double(top) / 3)\" id=\"top\"/>")
      return try MarkedDocument(views).findings().contains { $0.contains("overlapping-controls") }
    }
    #expect(try stride(from: 250, to: 290, by: 3).allSatisfy { try !isReported($0) })
    #expect(try stride(from: 251, to: 291, by: 3).allSatisfy { try !isReported($0) })
  }

  // MARK: Cells

  private static func cell(
    _ content: String, height: Int = 80, inner: Int? = nil, style: String = ""
  ) -> String {
    """
    <tableViewCell contentMode="scaleToFill" \(style) id="cell">
    <rect key="frame" x="0.0" y="0.0" width="320" height="\(height)"/>
    <tableViewCellContentView key="contentView" tableViewCell="cell" id="root">
    <rect key="frame" x="0.0" y="0.0" width="320" height="\(inner ?? height)"/>
    \(content)
    </tableViewCellContentView></tableViewCell>
    """
  }

  @Test("a cell in a nib, whose table is unknown, is not lower than drawn")
  func nibCell() throws {
    func isOffScreen(_ height: Int) throws -> Bool {
      let views = Markup.content(
        Self.label("a", "Text", own: "") + Markup.box("b", 51, height, kind: "switch"),
        Markup.pins("a", "top", "leading", "bottom") + Markup.pins("b", "trailing", "centerY"))
      return try DocumentCheck.rules(in: Markup.nib(Self.cell(views))).contains("off-screen")
    }
    // The text determines the fitting height, about 21 points.
    #expect(try stride(from: 10, through: 76, by: 6).allSatisfy { try !isOffScreen($0) })
  }

  @Test("the content of cells of old builds is as high as the cell (F8.37)")
  func oldContent() throws {
    let views = Markup.content(
      Self.label("a", "Low", own: ""),
      Markup.pin("a", "leading", 20) + Markup.pin("a", "bottom", -4))
    func y(_ tools: String) throws -> Double {
      let text = Markup.nib(Self.cell(views, inner: 43), tools: tools)
      let document = try InterfaceDocument(data: Data(text.utf8), path: "Cell.xib")
      let report = FrameReport(of: document, in: .canvas)
      return try #require(report.scenes[0].views.first { $0.id == "root" }).frame.height
    }
    #expect(try y("7706") == 79)
    #expect(try y("6254") == 79)
    #expect(try y("14460") == 43, "later builds store the height")
  }

  @Test("cells of old builds are as large as their list says (F8.39)")
  func outdatedCells() throws {
    let inner = """
      \(Markup.content(Markup.box("box", 0, 0).replacing(/<constraints>[^*]*?<.constraints>/, with: ""),
        Markup.pins("box")))
      """
    func cell(_ element: String, _ content: String, custom: String = "") -> String {
      """
      <\(element) id="cell"><rect key="frame" x="0.0" y="28" width="320" height="50"/>\(custom)
      <\(content) key="contentView" id="root">
      <rect key="frame" x="0.0" y="0.0" width="320" height="50"/>\(inner)</\(content)></\(element)>
      """
    }
    func size(_ list: String, tools: String) throws -> [Double] {
      let text = Markup.nib(
        "<view id=\"top\"><rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"600\" height=\"600\"/>"
          + "<subviews>\(list)</subviews></view>", tools: tools, device: nil)
      let document = try InterfaceDocument(data: Data(text.utf8), path: "Cells.xib")
      let frame = try #require(
        FrameReport(of: document, in: .canvas).scenes[0].views.first { $0.id == "box" }
      ).frame
      return [frame.width, frame.height]
    }
    let frame = #"<rect key="frame" x="0.0" y="0.0" width="600" height="500"/>"#
    let rows = cell("tableViewCell", "tableViewCellContentView")
    let table =
      #"<tableView id="list" rowHeight="50">\#(frame)<prototypes>\#(rows)</prototypes></tableView>"#
    func items(_ custom: String) -> String {
      """
      <collectionView id="list">\(frame)<collectionViewFlowLayout key="collectionViewLayout" id="flow">
      <size key="itemSize" width="280" height="90"/></collectionViewFlowLayout>
      <cells>\(cell("collectionViewCell", "view", custom: custom))</cells></collectionView>
      """
    }
    let custom = items(#"<size key="customSize" width="320" height="50"/>"#)
    for tools in ["5056", "6254", "7706"] {
      #expect(try size(table, tools: tools)[0] == 600, "\(tools)")
      #expect(try size(items(""), tools: tools) == [280, 90], "\(tools)")
      #expect(try size(custom, tools: tools) == [320, 50], "\(tools)")
    }
    for tools in ["8191", "13771", "22505"] {
      #expect(try size(table, tools: tools)[0] == 320, "\(tools)")
      #expect(try size(items(""), tools: tools) == [320, 50], "\(tools)")
    }
  }

  @Test("heights of content views in old builds do not disprove the frames inside")
  func oldContentFrames() throws {
    func isReported(_ height: Int, tools: String) throws -> Bool {
      let box = Markup.box("box", 40, 20, frame: [0, 0, 40, height])
        .replacing(/<constraint firstAttribute="height"[^>]*>/, with: "")
      let view = Markup.content(box, Markup.pins("box", "top", "leading", "bottom"))
      return try DocumentCheck.rules(in: Markup.nib(Self.cell(view, inner: 79), tools: tools))
        .contains("misplaced-view")
    }
    for tools in ["5056", "7706", "11762", "14460"] {
      #expect(try (76...82).allSatisfy { try !isReported($0, tools: tools) }, "\(tools)")
    }
    #expect(
      try (76...82).map { try isReported($0, tools: "22505") }
        == [true, true, true, false, true, true, true])
  }

  @Test("labels in stock cells have no frame in old documents, but are placed at run time")
  func stockLabels() throws {
    let label = """
      <subviews><label opaque="NO" text="Title" id="title">
      <fontDescription key="fontDescription" type="system" pointSize="16"/></label></subviews>
      """
    let stock = #"style="IBUITableViewCellStyleDefault" textLabel="title""#
    let text = { Markup.nib(Self.cell(label, style: $0), tools: "7706") }
    #expect(try DocumentCheck.rules(in: text(stock)) == [])
    #expect(try DocumentCheck.rules(in: text("")) == ["zero-size"])
  }

  // MARK: Screens

  @Test("the safe area concerns views that fill the window, and no text that scrolls")
  func safeArea() throws {
    func rules(
      _ view: String = Markup.content(
        Self.label("a", "Top", own: ""), Markup.pin("a", "leading", 20) + Markup.pin("a", "top", 4)),
      key: String = #"key="view""#, height: Int = 852, metrics: String = ""
    ) throws -> [String] {
      let root = """
        <view \(key) contentMode="scaleToFill" id="root">
        <rect key="frame" x="0.0" y="0.0" width="393" height="\(height)"/>\(view)
        <viewLayoutGuide key="safeArea" id="safe"/></view>
        """
      let own = key.isEmpty ? "" : root
      return try DocumentCheck.rules(
        in:
          Markup.storyboard(
            """
            <scene sceneID="scene"><objects><viewController id="controller" \
            sceneMemberID="viewController">\(own)\(metrics)</viewController>
            \(key.isEmpty ? root : "")</objects></scene>
            """))
    }
    #expect(try rules() == ["outside-safe-area"])
    let free = """
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
      <size key="freeformSize" width="393" height="90"/>
      """
    #expect(try rules(height: 90, metrics: free) == [])
    #expect(try rules(key: "", height: 90) == [])
    func text(_ attributes: String) -> String {
      let view = """
        <textView contentMode="scaleToFill" \(attributes) id="a" text="Long" \
        translatesAutoresizingMaskIntoConstraints="NO">
        <fontDescription key="fontDescription" type="system" pointSize="14"/></textView>
        """
      return Markup.content(view, Markup.pins("a"))
    }
    #expect(try rules(text("")) == [])
    #expect(try rules(text(#"scrollEnabled="NO""#)) == ["outside-safe-area"])
  }

  // MARK: Ambiguity

  @Test("app classes may give views a size, which a note says, unless Xcode marks the view")
  func classesWithSizes() throws {
    func findings(_ attributes: String) throws -> [String] {
      let views = """
        <view contentMode="scaleToFill" \(attributes) id="a" \
        translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0.0" y="80" width="393" height="62"/></view>
        \(Self.label("b", "Below", own: ""))
        """
      return try MarkedDocument(
        Markup.content(
          views,
          Markup.pins("a", "leading", "trailing") + Markup.pin("a", "top", 80)
            + Markup.pin("b", "leading", 20) + Markup.pin("b", "top", 8, to: "a", at: "bottom"))
      ).findings().filter { $0.contains("ambiguous") }
    }
    let note = try #require(try findings(#"customClass="InputBox""#).first)
    #expect(note.contains("unless InputBox sets it"), "\(note)")
    #expect(try findings(#"customClass="InputBox""#).count == 1)
    let marked = [#"customClass="InputBox" ambiguous="YES""#, #"customClass="UIControl""#, ""]
    for attributes in marked {
      let found = try findings(attributes)
      #expect(found.contains { $0.contains("ambiguous-height") })
      #expect(!found.contains { $0.contains("unless") })
    }
  }

  @Test("labels with equal priorities that share less than a point are not ambiguous")
  func smallTies() throws {
    func isReported(_ height: Double) throws -> Bool {
      let own = #"<constraint firstAttribute="height" constant="\#(height)" id="h"/>"#
      let stack = """
        <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" id="a" \
        translatesAutoresizingMaskIntoConstraints="NO"><subviews>
        \(Self.label("b", "First", own: ""))\(Self.label("c", "Second", own: ""))</subviews>
        <constraints>\(own)</constraints></stackView>
        """
      return try MarkedDocument(
        Markup.content(stack, Markup.pin("a", "leading", 20) + Markup.pin("a", "top", 80))
      ).findings().contains { $0.contains("equal-") }
    }
    // Two lines are 40.67 points high at three pixels for each point.
    #expect(try !isReported(40.333))
    #expect(try !isReported(41))
    #expect(try isReported(38))
    #expect(try isReported(46))
  }

  @Test("a nib's row that is only drawn higher than its content leaves no room to share")
  func drawnRoom() throws {
    func isReported(_ height: Int, _ attributes: String = "") throws -> Bool {
      let labels = ["b", "c"].map { Self.label($0, "Text", attributes, own: "") }.joined()
      let view = Markup.content(
        labels,
        Markup.pins("b", "leading", "top") + Markup.pins("c", "leading", "bottom")
          + Markup.pin("c", "top", 4, to: "b", at: "bottom"))
      return try DocumentCheck.rules(in: Markup.nib(Self.cell(view, height: height)))
        .contains { $0.hasPrefix("equal-") }
    }
    #expect(try stride(from: 46, through: 96, by: 10).allSatisfy { try !isReported($0) })
    #expect(try isReported(96, #"ambiguous="YES""#), "Xcode marks the views too")
  }

  @Test("texts that the app sets decide about room, as do views that are hidden until then")
  func emptyTies() throws {
    func isReported(text: String, _ attributes: String = "", stack: String = "") throws -> Bool {
      let labels = ["b", "c"].map { Self.label($0, text, attributes, own: "") }.joined()
      let own = #"<constraint firstAttribute="height" constant="90" id="h"/>"#
      let view = """
        <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" \(stack) id="a" \
        translatesAutoresizingMaskIntoConstraints="NO"><subviews>\(labels)</subviews>
        <constraints>\(own)</constraints></stackView>
        """
      return try MarkedDocument(
        Markup.content(view, Markup.pin("a", "leading", 20) + Markup.pin("a", "top", 80))
      ).findings().contains { $0.contains("equal-") || $0.contains("ambiguous-height") }
    }
    let mark = #"ambiguous="YES""#
    let hidden = #"hidden="YES""#
    #expect(try isReported(text: "Text"))
    #expect(try !isReported(text: " ") && isReported(text: " ", mark))
    #expect(try !isReported(text: "Text", stack: hidden))
    #expect(try isReported(text: "Text", mark, stack: hidden))
  }

  @Test("positions that can differ by less than a point are not ambiguous")
  func smallFreedom() throws {
    func isReported(_ spare: Int) throws -> Bool {
      let gap = { (relation: String, constant: Int) in
        """
        <constraint firstItem="a" firstAttribute="top" relation="\(relation)" secondItem="root" \
        secondAttribute="top" constant="\(constant)" id="\(relation)"/>
        """
      }
      let limits = gap("greaterThanOrEqual", 80) + gap("lessThanOrEqual", 80 + spare)
      return try MarkedDocument(
        Markup.content(Markup.box("a", 20, 20), Markup.pin("a", "leading", 20) + limits)
      ).findings().contains { $0.contains("ambiguous-vertical-position") }
    }
    #expect(try (0...4).map(isReported) == [false, false, true, true, true])
  }

  // MARK: Outdated sizes

  @Test("insets that a canvas counts twice hide nothing at run time (F10.14)")
  func doubledInsets() throws {
    func findings(tools: String, y: Int) throws -> [String] {
      let root = """
        <view key="view" contentMode="scaleToFill" id="root">
        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
        \(Markup.content(
          Self.label("a", "Top"), Markup.pin("a", "leading", 20) + Markup.pin("a", "top", y)))
        <viewLayoutGuide key="safeArea" id="safe"/></view>
        """
      return try DocumentCheck.rules(
        in:
          Markup.storyboard(
            """
            <scene sceneID="scene"><objects><viewController id="controller" \
            sceneMemberID="viewController">\(root)</viewController></objects></scene>
            """, tools: tools))
    }
    for tools in ["22505", "23727", "24127", "25094", "32700"] {
      let hidden = try (0...13).map { 10 * $0 }.filter {
        try !findings(tools: tools, y: $0).isEmpty
      }
      #expect(hidden == [0, 10, 20, 30, 40, 50], "\(tools)")
    }
  }

  @Test("a class of the app may give a view without content size a height")
  func unknownHeights() throws {
    func rules(_ attributes: String) throws -> [String] {
      let text = """
        <textView contentMode="scaleToFill" \(attributes) id="a" text="Long" \
        translatesAutoresizingMaskIntoConstraints="NO">
        <fontDescription key="fontDescription" type="system" pointSize="14"/></textView>
        """
      let view = Markup.content(
        text + Self.label("b", "Below"),
        Markup.pins("a", "leading", "trailing") + Markup.pin("a", "top", 80)
          + Markup.pin("b", "leading", 20) + Markup.pin("b", "top", 80)
          + Markup.pin("b", "top", 0, to: "a", at: "bottom", id: "below"))
      return try MarkedDocument(view).findings().filter { $0.contains("zero-size") }
    }
    #expect(try rules("").count == 1)
    #expect(try rules(#"customClass="PhoneTextView""#) == [])
  }

  @Test("the insets of text views cover nothing")
  func textInsets() throws {
    func isReported(_ gap: Int) throws -> Bool {
      let text = """
        <textView contentMode="scaleToFill" id="a" text="Long" \
        translatesAutoresizingMaskIntoConstraints="NO">
        <constraints><constraint firstAttribute="height" constant="90" id="h"/></constraints>
        <fontDescription key="fontDescription" type="system" pointSize="14"/></textView>
        """
      let view = Markup.content(
        text + Self.label("b", "Below"),
        Markup.pins("a", "leading", "trailing") + Markup.pin("a", "top", 80)
          + Markup.pin("b", "leading", 20) + Markup.pin("b", "top", gap, to: "a", at: "bottom"))
      return try MarkedDocument(view).findings().contains { $0.contains("overlapping-controls") }
    }
    // The insets are 8 points, the label's line has 3 free points, and 2 points are ignored.
    #expect(
      try stride(from: 0, through: -18, by: -3).map(isReported)
        == [false, false, false, false, false, true, true])
  }

  @Test("widths of texts in unknown fonts are estimates")
  func unknownFonts() throws {
    func message(_ width: Int, font: String) throws -> String? {
      let label = """
        <label opaque="NO" text="A title" id="a" translatesAutoresizingMaskIntoConstraints="NO">
        <constraints><constraint firstAttribute="width" constant="\(width)" id="w"/></constraints>
        <fontDescription key="fontDescription" \(font) pointSize="20"/></label>
        """
      return try MarkedDocument(
        Markup.content(label, Markup.pin("a", "leading", 20) + Markup.pin("a", "top", 80))
      ).findings().first { $0.contains("truncated-text") }
    }
    let known = #"type="system""#
    let unknown = #"name="Unheard-Regular" family="Unheard""#
    let widths = Array(stride(from: 30, through: 80, by: 2))
    for font in [known, unknown] {
      let cut = try widths.filter { try message($0, font: font) != nil }
      let text = try #require(try message(30, font: font))
      let need = try #require(
        text.firstMatch(of: /it is (?:about )?([\d.]+) points/).flatMap { Double($0.1) })
      #expect(text.contains("about ") == (font == unknown))
      let limit = font == unknown ? need / 1.2 : need - 1
      #expect(cut == widths.filter { Double($0) < limit }, "\(need)")
    }
  }
}
