import CodeDeclarations
import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import Diagnosis

@Suite("Findings of accessibility, adjusted by code")
@MainActor
struct CodeBehindTests {
  private let folder = TemporaryFolder()

  /// The findings about a button with an image, which the owner's outlet `save` connects.
  private func findings(
    _ code: String, button: String = "", size: Int = 50
  ) throws -> [(severity: Severity, message: String, group: String)] {
    let text = Markup.nib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Card"/>
      <view contentMode="scaleToFill" id="root" customClass="Card">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <subviews><button opaque="NO" fixedFrame="YES" id="b" \(button)>
      <rect key="frame" x="20" y="20" width="\(size)" height="\(size)"/>
      <state key="normal" image="ic_save"/></button></subviews>
      <connections><outlet property="save" destination="b" id="o"/></connections>
      </view>
      """)
    try Data(text.utf8).write(to: folder.url.appendingPathComponent("Card.xib"))
    try Data(code.utf8).write(to: folder.url.appendingPathComponent("Card.swift"))
    let path = folder.path("Card.xib")
    let document = try InterfaceDocument(contentsOf: URL(fileURLWithPath: path))
    let settings = CheckSettings(accessibility: .usual)
    let found = DocumentCheck(settings).findings(in: document).findings.filter {
      $0.rule == "missing-label" || $0.rule == "small-target"
    }
    let facts = try #require(
      ConnectionCheck(CodeProject(root: folder.path), settings).codeBehind(at: path))
    return facts.adjusted(found).map { ($0.severity, $0.message, $0.group?.id ?? "") }
  }

  private static let outlet = "@IBOutlet weak var save: UIButton!"

  @Test(
    "a label, title or image that code sets through the outlet excuses a button",
    arguments: [
      "save.accessibilityLabel = \"Save\"", "self.save.setTitle(\"Save\", for: .normal)",
      "save.setImage(icon, for: .normal)", "save.configuration?.title = \"Save\"",
    ])
  func excused(statement: String) throws {
    let found = try findings("class Card: UIView { \(Self.outlet)\n func f() { \(statement) } }")
    #expect(found.isEmpty)
  }

  @Test("if no code sets a label, the finding says so")
  func confirmed() throws {
    let found = try findings(
      "class Card: UIView { \(Self.outlet)\n func f() { save.isHidden = true } }")
    #expect(found.map(\.severity) == [.warning])
    #expect(found.map(\.group) == ["missing-label/unset"])
    #expect(
      found.first?.message.hasSuffix(
        "VoiceOver says \"ic_save\", and no code sets accessibilityLabel") == true)
  }

  @Test(
    "if the outlet or the class of the button is unknown, the finding keeps the doubt",
    arguments: [
      ("class Card: UIView {}", ""),
      ("class Card: UIView { @IBOutlet var save: Close! }", "customClass=\"Close\""),
    ])
  func unknown(code: String, button: String) throws {
    let found = try findings(code, button: button)
    #expect(found.map(\.group) == ["missing-label/outlet"])
    #expect(found.first?.message.hasSuffix("unless code sets accessibilityLabel") == true)
  }

  @Test("a class that labels its instances excuses a button")
  func ownLabel() throws {
    let found = try findings(
      """
      class Card: UIView { \(Self.outlet) }
      class Close: UIButton { func f() { accessibilityLabel = "Close" } }
      """, button: "customClass=\"Close\"")
    #expect(found.isEmpty)
  }

  @Test(
    "a class in code decides whether a small target is an error",
    arguments: [
      ("class Close: UIButton {}", Severity.error, "small-target/28"),
      (
        "class Close: UIButton { override func point(inside p: CGPoint, with e: UIEvent?) -> Bool "
          + "{ true } }", .note, "small-target/custom"
      ),
      (
        "class Close: Base {}\nclass Base: UIButton { override func hitTest(_ p: CGPoint, "
          + "with e: UIEvent?) -> UIView? { self } }", .note, "small-target/custom"
      ),
      ("class Close: Absent {}", .note, "small-target/custom"),
    ])
  func targets(code: String, severity: Severity, group: String) throws {
    let found = try findings(
      "class Card: UIView { \(Self.outlet)\n func f() { save.accessibilityLabel = \"A\" } }\n\(code)",
      button: "customClass=\"Close\"", size: 20)
    #expect(found.map(\.severity) == [severity])
    #expect(found.map(\.group) == [group])
    #expect(found.first?.message.contains(", unless Close") == (severity == .note))
  }

  @Test("an extension of UIButton that enlarges touch areas makes small buttons notes")
  func enlarged() throws {
    let found = try findings(
      """
      class Card: UIView { \(Self.outlet)\n func f() { save.accessibilityLabel = "A" } }
      extension UIButton { open override func point(inside p: CGPoint, with e: UIEvent?) -> Bool {} }
      """, size: 20)
    #expect(found.map(\.severity) == [.note])
    #expect(found.map(\.group) == ["small-target/custom"])
  }
}
