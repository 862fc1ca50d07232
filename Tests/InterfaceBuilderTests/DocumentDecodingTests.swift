import AutoLayout
import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@Suite("Decoding documents")
struct DocumentDecodingTests {
  @Test("a view's place, frame, priorities and children are read")
  func viewBasics() throws {
    let document = try DocumentSource.read(
      DocumentSource.storyboard(
        view: """
          <subviews>
          <label horizontalHuggingPriority="251" verticalCompressionResistancePriority="749.5" \
          text="Hi" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="label">
          <rect key="frame" x="16" y="22.333333333333329" width="31.000000000000004" height="20.5"/>
          <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="17"/>
          </label>
          </subviews>
          """))
    let contents = document.contents
    let label = try #require(contents.viewsByID["label"].map { contents[$0] })
    #expect(label.location.line == 10)
    #expect(label.frame?.y == 22.333333333333329)
    #expect(label.priorities.horizontalHugging == 251)
    #expect(label.priorities.verticalCompression == 749.5)
    #expect(!label.translatesAutoresizingMask)
    guard case .label(let text) = label.details else {
      Issue.record("no label")
      return
    }
    #expect(text.text == "Hi")
    #expect(text.numberOfLines == 0)
    #expect(text.font == FontElement(face: .system(weight: "semibold"), pointSize: 17))
    let root = try #require(contents.viewsByID["root"].map { contents[$0] })
    #expect(root.children == [contents.viewsByID["label"]].compactMap { $0 })
    #expect(document.diagnostics.isEmpty)
  }

  private static let multipliers: [(text: String, value: Double)] = [
    ("0.48", 0.48), ("16:9", 16.0 / 9), ("1: 1.3", 1 / 1.3), (" 2 / 3 ", 2.0 / 3),
    ("1/3", 1.0 / 3), ("1.58:1", 1.58), ("2:0.9", 2 / 0.9),
  ]

  @Test("multipliers are decimals, ratios or fractions", arguments: multipliers)
  func multiplier(text: String, value: Double) throws {
    let contents = try constraint("multiplier=\"\(text)\"").contents
    #expect(contents.constraints.first?.multiplier == value)
  }

  @Test("missing attributes in a constraint have Interface Builder's defaults")
  func constraintDefaults() throws {
    let contents = try constraint("").contents
    let element = try #require(contents.constraints.first)
    #expect(element.firstItem == nil)
    #expect(contents[element.owner].id == "root")
    #expect(element.relation == .equal)
    #expect(element.constant == 0)
    #expect(element.priority == 1000)
    #expect(element.multiplier == 1)
  }

  @Test("a malformed number is reported and replaced by the default")
  func badNumber() throws {
    let document = try constraint("constant=\"8pt\" priority=\"nan\"")
    #expect(document.contents.constraints.first?.constant == 0)
    #expect(document.contents.constraints.first?.priority == 1000)
    #expect(document.diagnostics.map(\.code) == ["bad-number", "bad-number"])
    #expect(document.diagnostics.allSatisfy { $0.objectID == "c" && $0.location != nil })
  }

  @Test("numbers beyond all screens, and priorities that UIKit refuses, are reported")
  func hostileNumbers() throws {
    let document = try constraint("constant=\"1e308\" priority=\"5000\" multiplier=\"1:1e-300\"")
    #expect(document.contents.constraints.first?.constant == 0)
    #expect(document.contents.constraints.first?.priority == 1000)
    #expect(document.contents.constraints.first?.multiplier == 1)
    #expect(
      document.diagnostics.map(\.message) == [
        "priority=\"5000\" of the constraint c is outside 0 to 1000; it is read as 1000",
        "multiplier=\"1:1e-300\" of <constraint> is outside -10,000,000 to 10,000,000; "
          + "the default is used",
        "constant=\"1e308\" of <constraint> is outside -10,000,000 to 10,000,000; "
          + "the default is used",
      ])
    let negative = try constraint("priority=\"-1\"")
    #expect(negative.contents.constraints.first?.priority == 0)
    #expect(negative.diagnostics.map(\.code) == ["bad-priority"])
  }

  @Test("an unknown text style is reported with the location, once a document")
  func unknownTextStyle() throws {
    let label = """
      <label text="Text" id="%"><fontDescription key="fontDescription" style="UICTFontTextStyleHuge"/>
      </label>
      """
    let document = try DocumentSource.read(
      DocumentSource.storyboard(
        view:
          "<subviews>\(label.replacing("%", with: "a"))\(label.replacing("%", with: "b"))</subviews>"
      ))
    #expect(document.diagnostics.map(\.code) == ["unknown-text-style"])
    #expect(document.diagnostics.first?.message.contains("'UICTFontTextStyleHuge'") == true)
    #expect(document.diagnostics.first?.objectID == "a")
    #expect(document.diagnostics.first?.location != nil)
  }

  @Test("a connection to an object that is not in the document is reported at the connection")
  func missingDestination() throws {
    let document = try DocumentSource.read(
      DocumentSource.storyboard(
        view: """
          <subviews><button id="b"><connections>
          <action selector="tap:" destination="gone" eventType="touchUpInside" id="c1"/>
          <segue destination="away" kind="show" identifier="next" id="c2"/>
          <outlet property="row" destination="con" id="c3"/>
          <outlet property="none" destination="lost" id="c4"/>
          <outletCollection property="all" destination="lost" id="c5"/>
          </connections></button></subviews>
          <constraints><constraint firstItem="b" firstAttribute="width" constant="9" id="con"/>
          </constraints>
          """))
    let faults = document.diagnostics
    #expect(faults.allSatisfy { $0.code == "missing-destination" && $0.objectID == "b" })
    let connections = ["action tap:", "segue next", "outlet none", "outlet collection all"]
    #expect(
      faults.map { connections.contains(where: $0.message.contains) } == [true, true, true, true])
    #expect(faults.last?.message.contains("leads to lost, which is not in the document") == true)
  }

  @Test("an unknown canvas device is reported with the location")
  func unknownDevice() throws {
    let known = try DocumentSource.read(DocumentSource.storyboard(view: ""))
    #expect(known.diagnostics.isEmpty)
    let document = try DocumentSource.read(DocumentSource.storyboard(device: "retina9_9", view: ""))
    #expect(document.diagnostics.map(\.code) == ["unknown-device"])
    #expect(document.diagnostics.first?.message.contains("'retina9_9'") == true)
  }

  @Test("a rectangle's malformed number is reported with the view and the location")
  func badRectangle() throws {
    let document = try DocumentSource.read(
      DocumentSource.storyboard(
        view: """
          <subviews>
          <view id="v"><rect key="frame" x="nan" y="2" width="inf" height="4"/></view>
          </subviews>
          """))
    let faults = document.diagnostics.filter { $0.code == "bad-number" }
    #expect(faults.count == 2)
    #expect(faults.allSatisfy { $0.objectID == "v" && $0.location != nil })
  }

  @Test("errors are reported in the order of their lines")
  func order() throws {
    let document = try DocumentSource.read(
      DocumentSource.storyboard(
        view: """
          <rect key="frame" x="nan" y="0" width="3" height="4"/>
          <subviews>
          <view id="v"><rect key="frame" x="0" y="inf" width="3" height="4"/></view>
          </subviews>
          <constraints>
          <constraint firstItem="v" firstAttribute="width" constant="nan" id="c"/>
          </constraints>
          """))
    let lines = document.diagnostics.compactMap(\.location?.line)
    #expect(lines.count == 3 && lines == lines.sorted())
  }

  @Test("unknown names are kept and reported once each")
  func unknownNames() throws {
    let document = try DocumentSource.read(
      DocumentSource.storyboard(
        view: """
          <subviews>
          <hologram id="h" shimmer="YES"><rect key="frame" x="1" y="2" width="3" height="4"/></hologram>
          <hologram id="i" shimmer="NO"><rect key="frame" x="1" y="2" width="3" height="4"/></hologram>
          </subviews>
          <sparkle id="s" count="3"/>
          """))
    let contents = document.contents
    #expect(document.diagnostics.map(\.severity) == [.note, .note, .note])
    #expect(
      document.diagnostics.map(\.code) == [
        "unknown-element", "unknown-attribute", "unknown-element",
      ])
    #expect(contents.viewsByID["h"].map { contents[$0].other } == ["shimmer": "YES"])
    #expect(contents.viewsByID["i"].map { contents[$0].elementName } == "hologram")
    #expect(contents.unrecognized.last?.attributes["count"] == "3")
  }

  @Test("a controller's bars, guides, segues and simulated metrics are read")
  func controllers() throws {
    let document = try DocumentSource.read(
      DocumentSource.storyboard(
        view: "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>",
        controller: """
          <layoutGuides><viewControllerLayoutGuide type="top" id="top"/></layoutGuides>
          <extendedEdge key="edgesForExtendedLayout" bottom="YES"/>
          <nil key="simulatedStatusBarMetrics"/>
          <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>
          <simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>
          <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>
          <size key="freeformSize" width="320" height="100"/>
          <navigationItem key="navigationItem" largeTitleDisplayMode="never" id="item">
          <barButtonItem key="rightBarButtonItem" id="bar">
          <view key="customView" id="custom"><rect key="frame" x="0" y="0" width="9" height="9"/></view>
          <connections><segue destination="other" kind="show" id="s"/></connections>
          </barButtonItem></navigationItem>
          """))
    let contents = document.contents
    let controller = try #require(contents.controllers.first)
    #expect(controller.extendedEdges == ["bottom"])
    #expect(controller.simulated.statusBar == .none)
    #expect(controller.simulated.topBar == .navigationBar(prompted: false))
    #expect(controller.simulated.bottomBar == .tabBar)
    #expect(controller.simulated.destination == "freeform")
    #expect(controller.simulated.freeformSize == SizeElement(width: 320, height: 100))
    #expect(controller.navigationItem?.largeTitleDisplayMode == "never")
    #expect(contents.guides.map(\.kind) == [.safeArea, .controllerTop])
    #expect(contents.segues.first?.destination == "other")
    #expect(contents.segues.first?.source == contents.controllersByID["controller"])
    #expect(contents.viewsByID["custom"].map { contents[$0].role } == .barItem)
    #expect(document.diagnostics.map(\.code) == ["missing-destination"])
  }

  @Test("a nib has a scene for each top-level view")
  func nib() throws {
    let text = Markup.nib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view id="one"><rect key="frame" x="0" y="0" width="1" height="1"/></view>
      <tableViewCell id="two"><rect key="frame" x="0" y="0" width="1" height="1"/>
      <tableViewCellContentView key="contentView" id="content"/></tableViewCell>
      """, tools: "14313.18", device: nil)
    let document = try DocumentSource.read(text)
    #expect(document.scenes.map(\.id) == ["one", "two"])
    #expect(document.header.toolsVersion == ToolsVersion(build: 14313))
    #expect(
      document.contents.viewsByID["content"].map { document.contents[$0].role }
        == .key("contentView"))
  }

  @Test("text is read from children, encoded or not")
  func text() throws {
    let document = try DocumentSource.read(
      DocumentSource.storyboard(
        view: """
          <subviews>
          <label id="a"><string key="text">two
          lines</string></label>
          <label id="b"><string key="text" base64-UTF8="YES">w6k</string></label>
          <label usesAttributedText="YES" id="c"><attributedString key="attributedText">
          <fragment content="one "><attributes><font key="NSFont" metaFont="system" size="12"/></attributes></fragment>
          <fragment><string key="content">two</string></fragment>
          </attributedString></label>
          </subviews>
          """))
    func label(_ id: String) -> LabelElement? {
      guard let index = document.contents.viewsByID[id],
        case .label(let label) = document.contents[index].details
      else { return nil }
      return label
    }
    #expect(label("a")?.text == "two\nlines")
    #expect(label("b")?.text == "é")
    #expect(label("c")?.attributedText?.string == "one two")
    #expect(label("c")?.attributedText?.fragments.first?.font?.pointSize == 12)
  }

  @Test("the cost of deep and wide documents is proportional to their size")
  func largeDocuments() throws {
    let levels = 10_000
    let open = (0..<levels).map { "<view id=\"v\($0)\"><subviews>" }.joined()
    let close = String(repeating: "</subviews></view>", count: levels)
    let deep = try DocumentSource.read(
      DocumentSource.storyboard(view: "<subviews>\(open)\(close)</subviews>"))
    #expect(deep.contents.views.count == levels + 1)
    let row = "<view id=\"%\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"1\" height=\"1\"/></view>"
    let wide = try DocumentSource.read(
      DocumentSource.storyboard(
        view: "<subviews>"
          + (0..<20_000).map { row.replacing("%", with: "w\($0)") }.joined() + "</subviews>"))
    #expect(wide.contents.views.count == 20_001)
  }

  private func constraint(_ attributes: String) throws -> InterfaceDocument {
    try DocumentSource.read(
      DocumentSource.storyboard(
        view:
          "<constraints><constraint firstAttribute=\"width\" \(attributes) id=\"c\"/></constraints>"
      ))
  }
}
