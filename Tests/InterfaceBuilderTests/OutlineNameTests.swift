import AutoLayout
import Foundation
import TestSupport
import Testing

@testable import InterfaceBuilder

@Suite("Names of views")
@MainActor
struct OutlineNameTests {
  private static let document = Markup.nib(
    """
    <view id="root"><subviews>
    <label userLabel="Heading" text="Welcome" id="label"/>
    <label text="Two&#10;lines" id="text"/>
    <label text=" " id="blank"/><label text="&#xE5CD;" id="glyph"/>
    <button id="button"><state key="normal" title="Sign in"/></button>
    <textField placeholder="E-mail" id="field"/>
    <imageView id="image"/>
    <view customClass="Gradient" id="custom"/>
    <view id="a"/><view id="b"/>
    <tableView id="table"/>
    </subviews><viewLayoutGuide key="safeArea" id="safe"/><constraints>
    \(Markup.pin("button", "leading", 8, at: "leadingMargin", id: "c1"))
    \(Markup.pin("safe", "trailing", 20, to: "button", id: "c2"))
    <constraint firstAttribute="bottom" secondItem="a" secondAttribute="bottom" id="c3"/>
    <constraint firstItem="image" firstAttribute="width" secondItem="image" \
    secondAttribute="height" multiplier="1.5" id="c4"/>
    <constraint firstItem="field" firstAttribute="height" relation="greaterThanOrEqual" \
    constant="34.5" id="c5"/>
    </constraints></view>
    """)

  private static func contents() throws -> DocumentContents {
    try InterfaceDocument(data: Data(document.utf8), path: "a.xib").contents
  }

  @Test(
    "a view has the name in Xcode's outline, followed by the view's identifier",
    arguments: [
      ("label", "Heading (label)"), ("text", "Two lines (text)"), ("blank", "Label (blank)"),
      ("glyph", "Label (glyph)"),
      ("button", "Sign in (button)"), ("field", "E-mail (field)"), ("image", "Image View (image)"),
      ("custom", "Gradient (custom)"), ("a", "View (a)"), ("table", "Table View (table)"),
      ("safe", "Safe Area"), ("gone", "gone"),
    ])
  func names(id: String, name: String) throws {
    #expect(try Self.contents().displayName(of: id) == name)
  }

  @Test("every kind of view has a name of words")
  func kinds() {
    for kind in ViewKind.allCases {
      let element = ViewElement(
        id: "x", kind: kind, elementName: kind.rawValue, role: .subview, parent: nil,
        controller: nil, location: SourceLocation(line: 1, column: 1))
      let name = OutlineName.of(element)
      #expect(name.first?.isUppercase == true && !name.hasPrefix("UI"), "\(name)")
    }
  }

  @Test(
    "a constraint reads as in Xcode's outline; a shared name is followed by the identifier",
    arguments: [
      ("c1", "Sign in.leading = leadingMargin + 8"),
      ("c2", "Safe Area.trailing = Sign in.trailing + 20"),
      ("c3", "bottom = View (a).bottom"), ("c4", "Image View.width = 1.5 × Image View.height"),
      ("c5", "E-mail.height ≥ 34.5"),
    ])
  func equations(id: String, text: String) throws {
    let contents = try Self.contents()
    let element = try #require(contents.constraints.first { $0.id == id })
    #expect(contents.equation(of: element).text == text)
  }

  @Test("a view made in code is named by accessibility identifier, text or class")
  func code() {
    let button = UIButton()
    #expect(OutlineName.of(button) == "UIButton")
    button.setTitle("Sign in", for: .normal)
    #expect(OutlineName.of(button) == "Sign in")
    button.accessibilityIdentifier = "login.button"
    #expect(OutlineName.of(button) == "login.button")
  }
}
