import CodeDeclarations
import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import DocumentConversion

@Suite("Classes of outlets in converted code")
@MainActor
struct OutletTypeTests {
  private let folder = TemporaryFolder()

  /// The code for a nib with a button, an outlet to it, and the declaration of the owner in code.
  private func convert(
    _ declaration: String, button: String = ""
  ) throws -> (text: String, remarks: [String]) {
    let source = """
      import UIKit
      class RoundButton: UIButton {}
      class Gauge: UIControl {}
      class SquareButton: RoundButton {}
      class Generic<Item>: UIButton {}
      class Card: UIView { \(declaration) }
      """
    try Data(source.utf8).write(to: folder.url.appendingPathComponent("Card.swift"))
    let nib = Markup.nib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
      <view contentMode="scaleToFill" id="root" customClass="Card">
      <rect key="frame" x="0" y="0" width="320" height="200"/>
      <subviews><button opaque="NO" id="b" \(button)>
      <rect key="frame" x="0" y="0" width="80" height="40"/>
      <state key="normal" title="Save"/></button></subviews>
      <connections><outlet property="save" destination="b" id="o"/></connections>
      </view>
      """)
    let markup = try DocumentMarkup(data: Data(nib.utf8), path: "Card.xib")
    let types = OutletTypes(markup, ProjectCode(root: folder.path))
    let document = try InterfaceDocument(markup: types.markup, path: "Card.xib")
    let conversion = DocumentConversion(
      document, markup: types.markup, settings: ConversionSettings(), remarks: types.remarks)
    return (try #require(conversion.files.first).text, conversion.remarks.map(\.message))
  }

  @Test(
    "a property has the class of the outlet in code if that is a subclass of the view's class",
    arguments: [
      ("@IBOutlet weak var save: RoundButton!", "", "RoundButton"),
      ("@IBOutlet private var save: RoundButton?", "", "RoundButton"),
      ("@IBOutlet var save: SquareButton!", "customClass=\"RoundButton\"", "SquareButton"),
      ("@IBOutlet var save: UIButton!", "customClass=\"RoundButton\"", "RoundButton"),
      ("@IBOutlet var save: UIButton!", "", "UIButton"),
      ("@IBOutlet var save: Gauge!", "", "UIButton"),
      ("@IBOutlet var save: UIView!", "", "UIButton"),
      ("@IBOutlet var save: Generic<Int>!", "", "UIButton"),
      ("@IBOutlet var save: Unknown!", "", "UIButton"),
      ("var save: RoundButton!", "", "UIButton"),
    ])
  func types(declaration: String, button: String, type: String) throws {
    let code = try convert(declaration, button: button)
    #expect(code.text.contains("let save = \(type)("))
    let isChanged = type != "UIButton" && !button.contains(type)
    #expect(code.remarks.isEmpty != isChanged)
  }

  @Test("the remark names both classes and the place of the outlet")
  func remark() throws {
    let code = try convert("@IBOutlet weak var save: RoundButton!")
    #expect(
      code.remarks == [
        "the outlet 'save' of Card is a RoundButton, but the document makes a UIButton; the code "
          + "makes a RoundButton"
      ])
  }
}
