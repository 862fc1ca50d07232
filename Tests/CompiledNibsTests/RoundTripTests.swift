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

  @Test("Standard distances are 8 points to siblings and guides, 20 to a superview")
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
    #expect(constants == ["20", "8", "8", "20"])
  }

  @Test("A configured button gets the title, image, font and insets of its configuration")
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
    let insets = try #require(elements("inset", markup).first)
    #expect(insets.attributes["key"] == "contentEdgeInsets")
    #expect(insets.attributes["minX"] == "12")
    #expect(insets.attributes["maxY"] == "7")
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
