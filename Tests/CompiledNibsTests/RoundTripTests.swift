import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import CompiledNibs

/// Values that change frames, through the compiler and back.
@Suite struct RoundTripTests {
  private func recovered(_ text: String) throws -> DocumentMarkup {
    let source = try DocumentMarkup(data: Data(text.utf8), path: "Source")
    let compiled = NibCompiler(NibOptions(xcode: 1600, target: 1500, module: "Shop"))
      .compile(source, path: "Source")
    #expect(compiled.isComplete)
    let document = try RecoveredDocument(CompiledFiles(compiled))
    return try DocumentMarkup(data: Data(document.text.utf8), path: "Recovered")
  }

  private func elements(_ name: String, _ markup: DocumentMarkup) -> [DocumentMarkup.Element] {
    markup.elements.filter { $0.name == name }
  }

  private func rect(_ width: Int, _ height: Int) -> String {
    #"<rect key="frame" x="0.0" y="0.0" width="\#(width)" height="\#(height)"/>"#
  }

  /// A root view with a view, its attributes and its children.
  private func nib(_ kind: String, _ attributes: String, _ children: String = "") -> String {
    Markup.nib(
      """
      <view contentMode="scaleToFill" id="root">\(rect(320, 480))<subviews>
      <\(kind) \(attributes) id="view">\(rect(100, 100))\(children)</\(kind)>
      </subviews></view>
      """)
  }

  @Test(
    "Attributes are as in the document",
    arguments: [
      ("tableView", "rowHeight", ["-1", "44", "60"]),
      ("stackView", "spacingType", ["standard"]), ("stackView", "spacing", ["8"]),
      ("stackView", "axis", ["vertical"]), ("label", "numberOfLines", ["0", "3"]),
      ("imageView", "image", ["logo"]), ("button", "lineBreakMode", ["wordWrap"]),
      ("segmentedControl", "apportionsSegmentWidthsByContent", ["YES"]),
    ])
  func attributes(_ kind: String, _ name: String, _ values: [String]) throws {
    for value in values {
      let markup = try recovered(nib(kind, "\(name)=\"\(value)\""))
      let view = try #require(elements(kind, markup).first)
      #expect(view.attributes[name] == value)
    }
  }

  @Test(
    "A guide stays a guide of its kind",
    arguments: ["safeArea", "contentLayoutGuide", "frameLayoutGuide", "keyboard"])
  func guides(_ key: String) throws {
    let children = """
      <constraints><constraint firstItem="guide" firstAttribute="width" constant="9" id="c"/>
      </constraints><viewLayoutGuide key="\(key)" id="guide"/>
      """
    let markup = try recovered(nib("scrollView", "", children))
    #expect(elements("viewLayoutGuide", markup).map { $0.attributes["key"] } == [key])
  }

  @Test("Cells keep their style", arguments: ["Default", "Value1", "Value2", "Subtitle"])
  func cellStyles(_ style: String) throws {
    let word = "IBUITableViewCellStyle\(style)"
    let cell = """
      <tableViewCell style="\(word)" textLabel="text" id="cell">\(rect(320, 44))
      <tableViewCellContentView key="contentView" id="content">\(rect(320, 44))<subviews>
      <label text="Text" id="text">\(rect(90, 20))</label></subviews></tableViewCellContentView>
      </tableViewCell>
      """
    let markup = try recovered(Markup.nib(cell))
    let found = try #require(elements("tableViewCell", markup).first)
    let label = try #require(elements("label", markup).first)
    #expect(found.attributes["style"] == word)
    #expect(found.attributes["textLabel"] == label.attributes["id"])
  }

  @Test("Content in a cell is as high as the cell, even if an old nib differs")
  func contentHeight() throws {
    let cell = """
      <tableViewCell id="cell">\(rect(320, 90))
      <tableViewCellContentView key="contentView" id="content">\(rect(320, 43))
      </tableViewCellContentView></tableViewCell>
      """
    let heights = elements("rect", try recovered(Markup.nib(cell))).map { $0.attributes["height"] }
    #expect(heights == ["90", "89"])
  }

  /// The sizes of the cell and its content, in a list, after a build saved the document.
  private func cellSizes(
    _ list: String, _ cell: (name: String, attributes: String, children: String),
    holder: String, content: String, tools: String
  ) throws -> [String] {
    let kind = list.hasPrefix("table") ? "tableView" : "collectionView"
    let view = """
      <\(list) id="list">\(rect(600, 400))<collectionViewFlowLayout key="collectionViewLayout" \
      id="layout"><size key="itemSize" width="70" height="80"/></collectionViewFlowLayout>
      \(holder.isEmpty ? "<cells>" : holder)<\(cell.name) reuseIdentifier="cell" \
      \(cell.attributes) id="cell">\(cell.children)\(content)</\(cell.name)>
      \(holder == "<prototypes>" ? "</prototypes>" : "</cells>")
      \(holder.hasPrefix("<sections>") ? "</tableViewSection></sections>" : "")</\(kind)>
      """
    let members =
      holder.hasPrefix("<sections>")
      ? """
      <tableViewController id="a" sceneMemberID="viewController">
      \(view.replacing("id=\"list\"", with: "key=\"view\" id=\"list\""))</tableViewController>
      """
      : """
      <viewController id="a" sceneMemberID="viewController">
      <view key="view" id="root">\(rect(600, 600))<subviews>\(view)</subviews></view>
      </viewController>
      """
    let scene = "<scene sceneID=\"a\"><objects>\(members)</objects></scene>"
    let markup = try recovered(Markup.storyboard(scene, tools: tools, device: nil))
    let found = try #require(elements(cell.name, markup).first)
    let views =
      [found] + found.children.map { markup[$0] }.filter { $0.attributes["key"] == "contentView" }
    return views.map { view in
      let rect = view.children.map { markup[$0] }.first { $0.name == "rect" }
      return "\(rect?.attributes["width"] ?? "") x \(rect?.attributes["height"] ?? "")"
    }
  }

  @Test(
    "Rows are as wide as their table where old builds stored another size, or none",
    arguments: [
      ("6254", "", 320, ["600 x 50", "600 x 49"]), ("6254", "rowHeight=\"70\"", 0, ["600 x 70"]),
      ("6254", "", 0, ["600 x 60"]), ("22505", "", 320, ["320 x 50", "320 x 49"]),
      ("22505", "rowHeight=\"70\"", 0, ["600 x 70"]),
    ], ["<prototypes>", "<sections><tableViewSection id=\"section\"><cells>"])
  func rows(_ row: (String, String, Int, [String]), _ holder: String) throws {
    let (tools, attributes, width, sizes) = row
    let content = width == 0 ? "" : rect(width, 49)
    let mode = holder == "<prototypes>" ? "prototypes" : "static"
    let found = try cellSizes(
      #"tableView dataMode="\#(mode)" rowHeight="60""#,
      ("tableViewCell", attributes, width == 0 ? "" : rect(width, 50)), holder: holder,
      content: """
        <tableViewCellContentView key="contentView" id="content">\(content)
        </tableViewCellContentView>
        """, tools: tools)
    #expect(Array(found.prefix(sizes.count)) == sizes)
  }

  @Test(
    "Items have the size of their layout, or their own, where old builds stored another size",
    arguments: [
      ("6254", "", "70 x 80"), ("22505", "", "50 x 50"),
      ("6254", #"<size key="customSize" width="90" height="30"/>"#, "90 x 30"),
    ])
  func items(_ tools: String, _ size: String, _ expected: String) throws {
    let found = try cellSizes(
      "collectionView", ("collectionViewCell", "", rect(50, 50) + size), holder: "",
      content: #"<view key="contentView" id="content">\#(rect(50, 50))</view>"#, tools: tools)
    #expect(found == [expected, expected])
  }

  /// Switches and activity indicators have other usual priorities (F16.11).
  @Test(
    "Priorities of controls are as in the document",
    arguments: [
      "switch", "slider", "stepper", "button", "segmentedControl", "activityIndicatorView",
    ],
    ["250", "251", "750", "751"])
  func priorities(_ kind: String, _ priority: String) throws {
    for name in ["HuggingPriority", "CompressionResistancePriority"] {
      let attributes = #"horizontal\#(name)="\#(priority)" vertical\#(name)="\#(priority)""#
      let view = try #require(elements(kind, try recovered(nib(kind, attributes))).first)
      let usual = name == "HuggingPriority" ? "250" : "750"
      for axis in ["horizontal", "vertical"] {
        #expect((view.attributes[axis + name] ?? usual) == priority)
      }
    }
  }

  @Test(
    "Variations of stack views and views are as in the document, for size classes only",
    arguments: [
      ("axis", "vertical"), ("distribution", "equalCentering"), ("distribution", "fillEqually"),
      ("alignment", "top"), ("alignment", "center"), ("alignment", "lastBaseline"),
      ("hidden", "YES"), ("spacing", "4"),
    ], ["widthClass=compact", "heightClass=regular-widthClass=compact", "userInterfaceIdiom=mac"])
  func variations(_ attribute: (name: String, word: String), _ key: String) throws {
    let children = #"<variation key="\#(key)" \#(attribute.name)="\#(attribute.word)"/>"#
    let found = elements("variation", try recovered(nib("stackView", "", children)))
    let isKnown = !key.hasPrefix("user")
    #expect(found.map { $0.attributes["key"] } == (isKnown ? [key] : []))
    #expect(found.map { $0.attributes[attribute.name] } == (isKnown ? [attribute.word] : []))
  }

  @Test("Images keep the scale of symbols", arguments: ["small", "medium", "large"])
  func symbolScales(_ scale: String) throws {
    let image = """
      <imageReference key="image" image="star" catalog="system" symbolScale="\(scale)"/>
      """
    let markups = try [
      recovered(nib("imageView", "", image)),
      recovered(nib("button", "", #"<state key="normal">\#(image)</state>"#)),
    ]
    for markup in markups {
      let found = try #require(elements("imageReference", markup).first)
      #expect(found.attributes["symbolScale"] == scale)
      #expect(found.attributes["image"] == "star")
    }
  }

  @Test("A view at the top keeps its size, even the size of views with no frame")
  func topSizes() throws {
    let text = Markup.nib(#"<view id="root">\#(rect(1000, 1000))</view>"#)
    #expect(elements("rect", try recovered(text)).map { $0.attributes["width"] } == ["1000"])
  }

  @Test("Standard distances are 8 points to siblings, 20 to a superview, and none to a safe area")
  func symbols() throws {
    func constraint(_ second: String, _ attribute: String) -> String {
      """
      <constraint firstItem="view" firstAttribute="\(attribute)" secondItem="\(second)" \
      secondAttribute="\(attribute)" constant="1" symbolic="YES" id="\(second)-\(attribute)"/>
      """
    }
    let text = Markup.nib(
      """
      <view contentMode="scaleToFill" id="root">\(rect(320, 480))<subviews>
      <view id="view">\(rect(9, 9))</view><view id="other">\(rect(9, 9))</view></subviews>
      <constraints>\(constraint("root", "top"))\(constraint("other", "leading"))
      \(constraint("safe", "top"))\(constraint("safe", "leading"))</constraints>
      <viewLayoutGuide key="safeArea" id="safe"/></view>
      """)
    let constants = elements("constraint", try recovered(text)).map { $0.attributes["constant"] }
    #expect(constants == ["20", "8", nil, nil])
  }

  @Test("A configured button gets the title, image and font of its configuration")
  func configuration() throws {
    let children = """
      <state key="normal" title="Old"/>
      <buttonConfiguration key="configuration" style="filled" title="New" image="star" \
      catalog="system"/>
      """
    let markup = try recovered(nib("button", #"buttonType="system""#, children))
    let state = try #require(elements("state", markup).first)
    #expect(state.attributes["title"] == "New")
    #expect(state.attributes["image"] == "star")
    #expect(elements("fontDescription", markup).map { $0.attributes["pointSize"] } == ["17"])
  }

  @Test("Items of bars stay, whether a side has an item or several", arguments: [1, 2, 3])
  func barItems(_ count: Int) throws {
    for side in ["left", "right"] {
      let items = (0..<count).map { #"<barButtonItem title="\#($0)" id="item\#($0)"/>"# }
      let name = "\(side)BarButtonItem"
      let content =
        count == 1
        ? #"<barButtonItem key="\#(name)" title="0" id="item0"/>"#
        : "<\(name)s>\(items.joined())</\(name)s>"
      let text = Markup.nib(#"<navigationItem id="bar">\#(content)</navigationItem>"#)
      let titles = elements("barButtonItem", try recovered(text)).map { $0.attributes["title"] }
      #expect(titles == (0..<count).map { "\($0)" })
    }
  }

  @Test("A collection view keeps header and footer, also with no cells")
  func supplementaryViews() throws {
    let keys = ["sectionHeaderView", "sectionFooterView"]
    let views = keys.map {
      """
      <collectionReusableView key="\($0)" reuseIdentifier="\($0)" id="\($0)">\(rect(50, 50))
      </collectionReusableView>
      """
    }
    let markup = try recovered(nib("collectionView", "", views.joined()))
    let found = elements("collectionReusableView", markup).compactMap { $0.attributes["key"] }
    #expect(Set(found) == Set(keys))
  }

  @Test("Variations stay in views above and below rows", arguments: ["tableHeader", "tableFooter"])
  func tableVariations(_ place: String) throws {
    let view = """
      <view key="\(place)View" id="part">\(rect(100, 50))<constraints>
      <constraint firstAttribute="width" constant="20" id="width">
      <variation key="widthClass=compact" constant="10"/></constraint></constraints></view>
      """
    let found = elements("variation", try recovered(nib("tableView", "", view)))
    #expect(found.map { $0.attributes["constant"] } == ["10"])
  }

  @Test(
    "Fonts of attributed texts keep size and weight",
    arguments: [
      (#"metaFont="smallSystem""#, "11", "system"), (#"metaFont="system""#, "13", "system"),
      (#"metaFont="systemBold" size="20""#, "20", "systemBold"),
      (#"size="9" name=".SFNSDisplay""#, "9", nil),
    ])
  func textFonts(_ font: String, _ size: String, _ kind: String?) throws {
    let children = """
      <attributedString key="attributedText"><fragment content="Text"><attributes>
      <font key="NSFont" \(font)/></attributes></fragment></attributedString>
      """
    let markup = try recovered(nib("label", #"usesAttributedText="YES""#, children))
    let found = try #require(elements("font", markup).first)
    #expect(found.attributes["size"] == size)
    #expect(found.attributes["metaFont"] == kind)
  }

  @Test("Directional margins are margins at the left and right")
  func directionalMargins() throws {
    let children = """
      <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" \
      trailing="4"/>
      """
    let markup = try recovered(nib("stackView", "", children))
    let margins = try #require(elements("edgeInsets", markup).first)
    #expect(
      ["key", "top", "left", "bottom", "right"].map { margins.attributes[$0] }
        == ["layoutMargins", "1", "2", "3", "4"])
  }

  @Test("A controller in a xib keeps its view")
  func controllerInXib() throws {
    let controller = """
      <viewController id="controller"><view key="view" id="root">\(rect(320, 480))</view>
      </viewController>
      """
    #expect(elements("view", try recovered(Markup.nib(controller))).count == 1)
  }

  @Test("Views next to a controller stay in its scene, also inside a container")
  func keptViews() throws {
    func scene(_ id: String) -> String {
      """
      <scene sceneID="\(id)"><objects><viewController id="\(id)" sceneMemberID="viewController">
      <view key="view" id="root-\(id)">\(rect(393, 852))</view></viewController>
      <view id="own-\(id)" customClass="Own\(id)">\(rect(40, 40))</view></objects></scene>
      """
    }
    let scenes = """
      <scene sceneID="n"><objects>
      <navigationController id="navigation" sceneMemberID="viewController">
      <navigationBar key="navigationBar" id="bar">\(rect(393, 44))</navigationBar>
      <connections><segue destination="First" kind="relationship" \
      relationship="rootViewController" id="segue"/></connections></navigationController>
      <view id="own-n" customClass="OwnNavigation">\(rect(40, 40))</view></objects></scene>
      \(scene("First"))\(scene("Other"))
      """
    let markup = try recovered(Markup.storyboard(scenes, initial: "navigation"))
    let found = elements("objects", markup).map { objects in
      objects.children.compactMap { markup[$0].attributes["customClass"] }
    }
    #expect(Set(found) == [["OwnNavigation"], ["OwnFirst"], ["OwnOther"]])
  }

  @Test("A controller that its container repeats is in a single scene")
  func repeatedController() throws {
    let scenes = """
      <scene sceneID="a"><objects>
      <navigationController storyboardIdentifier="Start" navigationBarHidden="YES" \
      toolbarHidden="NO" id="navigation" sceneMemberID="viewController">
      <navigationBar key="navigationBar" id="bar">\(rect(393, 44))</navigationBar>
      <connections><segue destination="first" kind="relationship" \
      relationship="rootViewController" id="segue"/></connections></navigationController>
      </objects></scene>
      <scene sceneID="b"><objects>
      <viewController storyboardIdentifier="First" id="first" sceneMemberID="viewController">
      <view key="view" id="root">\(rect(393, 852))</view></viewController></objects></scene>
      """
    let markup = try recovered(Markup.storyboard(scenes, initial: "navigation"))
    let controllers = elements("viewController", markup).map { $0.attributes["id"] }
    let segues = elements("segue", markup)
    #expect(controllers == ["first"])
    #expect(segues.map { $0.attributes["destination"] } == ["first"])
    let navigation = try #require(elements("navigationController", markup).first)
    #expect(navigation.attributes["navigationBarHidden"] == "YES")
    #expect(navigation.attributes["toolbarHidden"] == "NO")
  }
}
