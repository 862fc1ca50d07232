import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import Diagnosis

@Suite("Texts at other sizes in nibs")
@MainActor
struct GrowingNibTests {
  /// The findings about a label with a text style that fills a nib, at any size of text.
  private func findings(height: Int, label: String = "", root: String = "") throws -> [String] {
    let text = Markup.nib(
      """
      <view contentMode="scaleToFill" id="root">
      <rect key="frame" x="0.0" y="0.0" width="393" height="\(height)"/>
      <subviews><label opaque="NO" text="Name" numberOfLines="0" id="l" \
      translatesAutoresizingMaskIntoConstraints="NO" adjustsFontForContentSizeCategory="YES">
      <rect key="frame" x="16" y="8" width="361" height="\(height - 16)"/>
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
      \(label)</label></subviews>
      <constraints>
      \(Markup.pin("l", "leading", 16, id: "a"))
      \(Markup.pin("l", "top", 8, id: "b"))
      <constraint firstAttribute="trailing" secondItem="l" secondAttribute="trailing" \
      constant="16" id="c"/>
      <constraint firstAttribute="bottom" secondItem="l" secondAttribute="bottom" constant="8" \
      id="d"/>
      \(root)
      </constraints>
      </view>
      """)
    let document = try InterfaceDocument(data: Data(text.utf8), path: "Fixture.xib")
    return DocumentCheck(CheckSettings(accessibility: .usual)).findings(in: document).findings
      .filter { $0.rule == "clipped-at-text-size" }.map(\.message)
  }

  @Test("the drawn height of nibs cuts no text, because code gives the height")
  func free() throws {
    #expect(try findings(height: 40).isEmpty)
  }

  @Test("a height constraint in a nib cuts a text")
  func fixed() throws {
    let height = #"<constraint firstAttribute="height" constant="24" id="h"/>"#
    #expect(
      try findings(height: 40, label: "<constraints>\(height)</constraints>").count == 1)
    let root = #"<constraint firstAttribute="height" constant="40" id="h"/>"#
    #expect(try findings(height: 40, root: root).count == 1)
  }
}
