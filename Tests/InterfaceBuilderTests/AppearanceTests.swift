import AutoLayout
import Foundation
import TestSupport
import Testing

@testable import InterfaceBuilder

@Suite("Appearance")
@MainActor
struct AppearanceTests {
  private func subview<View: UIView>(_ type: View.Type, _ element: String) throws -> View {
    let text = Markup.nib(
      """
      <view id="root">
      <rect key="frame" x="0" y="0" width="393" height="852"/>
      <subviews>\(element)</subviews>
      </view>
      """, usesSafeAreas: false,
      resources: """
        <resources><namedColor name="Brand">
        <color red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        </namedColor></resources>
        """)
    let document = try InterfaceDocument(data: Data(text.utf8), path: "a.xib")
    let scene = try #require(document.scenes.first).instantiate()
    return try #require(scene.roots.first?.subviews.first as? View)
  }

  private static let frame = #"<rect key="frame" x="0" y="0" width="50" height="30"/>"#

  @Test(
    "colors are read from components, system names and the document's resources",
    arguments: [
      (#"red="0.2" green="0.4" blue="0.6" alpha="0.5""#, [0.2, 0.4, 0.6, 0.5]),
      (#"white="0.25" alpha="1""#, [0.25, 0.25, 0.25, 1]),
      (#"systemColor="systemRedColor""#, [1, 59.0 / 255, 48.0 / 255, 1]),
      (#"name="Brand""#, [1, 0.5, 0, 1]),
    ] as [(String, [Double])])
  func colors(attributes: String, components: [Double]) throws {
    let view = try subview(
      UIView.self,
      """
      <view id="a">\(AppearanceTests.frame)
      <color key="backgroundColor" \(attributes) colorSpace="custom" customColorSpace="sRGB"/>
      </view>
      """)
    let color = try #require(view.backgroundColor?.cgColor.components)
    for (found, expected) in zip(color, components) {
      #expect(found.isNear(expected, within: 1e-6))
    }
  }

  @Test("a button's content alignment moves the title")
  func contentAlignment() throws {
    func title(_ attributes: String) throws -> CGRect {
      let button = try subview(
        UIButton.self,
        """
        <button \(attributes) id="a"><rect key="frame" x="0" y="0" width="200" height="100"/>
        <state key="normal" title="Go"/></button>
        """)
      button.layoutIfNeeded()
      return try #require(button.titleLabel).frame
    }
    let size = try title("").size
    #expect(try title("").midX == 100)
    #expect(try title(#"contentHorizontalAlignment="left""#).minX == 0)
    #expect(try title(#"contentHorizontalAlignment="trailing""#).maxX == 200)
    #expect(try title(#"contentVerticalAlignment="bottom""#).maxY == 94)
    #expect(try title(#"contentVerticalAlignment="top""#).size == size)
  }

  @Test("an unknown color is left out")
  func unknownColor() throws {
    let view = try subview(
      UIView.self,
      """
      <view id="a">\(AppearanceTests.frame)<color key="backgroundColor" name="None"/></view>
      """)
    #expect(view.backgroundColor == nil)
  }

  @Test("a label keeps the plain text and has the text's color")
  func label() throws {
    let label = try subview(
      UILabel.self,
      """
      <label id="a" text="Title">\(AppearanceTests.frame)
      <color key="textColor" systemColor="secondaryLabelColor"/></label>
      """)
    #expect(label.text == "Title")
    #expect(label.textColor == .secondaryLabel)
  }

  @Test("controls have the document's values")
  func values() throws {
    let on = try subview(
      UISwitch.self, #"<switch id="a" on="YES">\#(AppearanceTests.frame)</switch>"#)
    #expect(on.isOn)
    let off = try subview(UISwitch.self, #"<switch id="a">\#(AppearanceTests.frame)</switch>"#)
    #expect(!off.isOn)
    let slider = try subview(
      UISlider.self,
      #"<slider id="a" value="30" minValue="10" maxValue="50">\#(AppearanceTests.frame)</slider>"#)
    #expect(slider.value == 30)
    #expect(slider.maximumValue == 50)
    let bar = try subview(
      UIProgressView.self,
      #"<progressView id="a" progress="0.25">\#(AppearanceTests.frame)</progressView>"#)
    #expect(bar.progress == 0.25)
  }

  @Test("layers have the document's properties")
  func layer() throws {
    let view = try subview(
      UIView.self,
      """
      <view id="a" contentMode="bottomLeft">\(AppearanceTests.frame)
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
          <integer key="value" value="8"/>
        </userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
      </userDefinedRuntimeAttributes></view>
      """)
    #expect(view.layer.cornerRadius == 8)
    #expect(view.clipsToBounds)
    #expect(view.contentMode == .bottomLeft)
  }

  @Test("a configured button shows the configuration's title, not the states' titles")
  func configuredTitles() throws {
    let button = try subview(
      UIButton.self,
      """
      <button id="a" buttonType="system">\(AppearanceTests.frame)
      <state key="normal" title="Button"/>
      <buttonConfiguration key="configuration" style="plain"/>
      </button>
      """)
    #expect(button.currentTitle == nil)
  }

  @Test(
    "a configured button has the configuration's background, in every style",
    arguments: ["plain", "gray", "tinted", "filled"])
  func configuredBackground(style: String) throws {
    func background(_ inside: String) throws -> UIBackgroundConfiguration {
      let button = try subview(
        UIButton.self,
        """
        <button id="a" buttonType="system">\(AppearanceTests.frame)
        <buttonConfiguration key="configuration" style="\(style)" title="Go">
        \(inside)</buttonConfiguration></button>
        """)
      return try #require(button.configuration).background
    }
    let own = try background(
      """
      <backgroundConfiguration key="background" cornerRadius="9" image="plus" catalog="system">
      <color key="backgroundColor" name="Brand"/>
      <color key="strokeColor" red="0" green="0" blue="1" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/></backgroundConfiguration>
      """)
    #expect(own.backgroundColor?.cgColor.components == [1, 0.5, 0, 1])
    #expect(own.strokeColor?.cgColor.components == [0, 0, 1, 1])
    #expect(own.cornerRadius == 9 && own.strokeWidth == 0)
    #expect(own.image?.isSymbolImage == true)
    let usual = try background("")
    let bare = try background(#"<backgroundConfiguration key="background"/>"#)
    #expect(usual.backgroundColor == nil && bare.backgroundColor == nil)
    #expect(bare.cornerRadius == usual.cornerRadius)
  }

  @Test(
    "the editor's font kinds have separate sizes",
    arguments: [("system", 13), ("cellTitle", 12), ("smallSystem", 11)] as [(String, CGFloat)])
  func fontKinds(kind: String, size: CGFloat) throws {
    let label = try subview(
      UILabel.self,
      """
      <label id="a" usesAttributedText="YES">\(AppearanceTests.frame)
      <attributedString key="attributedText"><fragment content="x"><attributes>
      <font key="NSFont" metaFont="\(kind)"/>
      </attributes></fragment></attributedString>
      </label>
      """)
    let font = unsafe label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    #expect(font?.pointSize == size)
  }

  @Test(
    "rows have the separators of their table",
    arguments: [
      (#"separatorStyle="none""#, false, 16), (#"separatorStyle="default""#, true, 16),
      (#"separatorStyle="default" inset="24""#, true, 24),
    ] as [(String, Bool, CGFloat)])
  func separators(attributes: String, isThere: Bool, left: CGFloat) throws {
    let inset =
      attributes.contains("inset")
      ? #"<inset key="separatorInset" minX="24" minY="0" maxX="0" maxY="0"/>"# : ""
    let table = try subview(
      UIView.self,
      """
      <tableView id="table" dataMode="prototypes" style="plain" rowHeight="44" \(attributes)>
      <rect key="frame" x="0" y="0" width="393" height="852"/>\(inset)
      <prototypes><tableViewCell id="cell" reuseIdentifier="cell">
      <rect key="frame" x="0" y="28" width="393" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0" y="0" width="393" height="44"/>
      </tableViewCellContentView></tableViewCell></prototypes></tableView>
      """)
    let cell = try #require(table.subviews.first as? UITableViewCell)
    #expect(cell.hasSeparator == isThere)
    #expect(cell.separatorInset.left == left)
  }
}
