import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import Diagnosis

/// Cases that resemble faults, which rules must not report.
@Suite("No false findings")
@MainActor
struct PrecisionTests {
  private static func rules(_ text: String) throws -> [String] {
    let document = try InterfaceDocument(data: Data(text.utf8), path: "Fixture.xib")
    return DocumentCheck(CheckSettings()).findings(in: document).findings.map { $0.rule }
  }

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

  private static func content(_ views: String, _ constraints: String) -> String {
    "<subviews>\(views)</subviews><constraints>\(constraints)</constraints>"
  }

  // MARK: Texts

  /// The heights, of all from 1 to 40, at which a label of 20 points cuts the text.
  private static func cutHeights(_ text: String) throws -> [Int] {
    try (1...40).filter { height in
      let own = #"<constraint firstAttribute="height" constant="\#(height)" id="h"/>"#
      let view = content(
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
    #expect(limits[0] < 18 && limits[0] > 12 && limits[2] == 22 && limits[3] == 22)
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
      let view = Self.content(
        control, Markup.pin("a", "leading", 20) + Markup.pin("a", "top", 80))
      return try MarkedDocument(view).findings().contains { $0.contains("truncated-text") }
    }
    let widths = try stride(from: 40, through: 160, by: 5).filter(isCut)
    #expect(widths == Array(stride(from: 40, through: widths.last ?? 0, by: 5)))
    #expect((widths.last ?? 0) > 60 && (widths.last ?? 0) < 105, "two titles are 94 points wide")
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
      let views = Self.content(
        Self.label("a", "Text", own: "") + Markup.box("b", 51, height, kind: "switch"),
        Markup.pins("a", "top", "leading", "bottom") + Markup.pins("b", "trailing", "centerY"))
      return try Self.rules(Markup.nib(Self.cell(views))).contains("off-screen")
    }
    // The text determines the fitting height, about 21 points.
    #expect(try stride(from: 10, through: 76, by: 6).allSatisfy { try !isOffScreen($0) })
  }

  @Test("the content of cells of old builds is as high as the cell (F8.37)")
  func oldContent() throws {
    let views = Self.content(
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

  @Test("labels in stock cells have no frame in old documents, but are placed at run time")
  func stockLabels() throws {
    let label = """
      <subviews><label opaque="NO" text="Title" id="title">
      <fontDescription key="fontDescription" type="system" pointSize="16"/></label></subviews>
      """
    let stock = #"style="IBUITableViewCellStyleDefault" textLabel="title""#
    let text = { Markup.nib(Self.cell(label, style: $0), tools: "7706") }
    #expect(try Self.rules(text(stock)) == [])
    #expect(try Self.rules(text("")) == ["zero-size"])
  }

  // MARK: Screens

  @Test("the safe area concerns views that fill the window, and no text that scrolls")
  func safeArea() throws {
    func rules(
      _ view: String = Self.content(
        Self.label("a", "Top", own: ""), Markup.pin("a", "leading", 20) + Markup.pin("a", "top", 4)),
      key: String = #"key="view""#, height: Int = 852, metrics: String = ""
    ) throws -> [String] {
      let root = """
        <view \(key) contentMode="scaleToFill" id="root">
        <rect key="frame" x="0.0" y="0.0" width="393" height="\(height)"/>\(view)
        <viewLayoutGuide key="safeArea" id="safe"/></view>
        """
      let own = key.isEmpty ? "" : root
      return try Self.rules(
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
      return Self.content(view, Markup.pins("a"))
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
        Self.content(
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
        Self.content(stack, Markup.pin("a", "leading", 20) + Markup.pin("a", "top", 80))
      ).findings().contains { $0.contains("equal-") }
    }
    // Two lines are 40.67 points high at three pixels for each point.
    #expect(try !isReported(40.333))
    #expect(try !isReported(41))
    #expect(try isReported(38))
    #expect(try isReported(46))
  }
}
