import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import Diagnosis

/// Unusable values in documents, which layout ignores: the check reports each with the line.
@Suite("Values that cannot be used")
@MainActor
struct UnusableValueTests {
  static let content = """
    <subviews>
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box" userLabel="Box">
    <rect key="frame" x="20" y="30" width="100" height="50"/>
    <constraints>
    <constraint firstAttribute="width" constant="100" id="w"/>
    <constraint firstAttribute="height" constant="50" id="h"/>
    </constraints>
    </view>
    </subviews>
    <constraints>
    <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="l"/>
    <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="30" id="t"/>
    </constraints>
    """

  private func found(_ old: String, _ new: String) throws -> [String] {
    #expect(Self.content.contains(old))
    let text = Self.content.replacingOccurrences(of: old, with: new)
    let others = Set(Rule.all.map(\.id)).subtracting(["unusable-value"])
    return try MarkedDocument(text).findings(CheckSettings(disabledRules: others))
  }

  @Test(
    "an invalid value is reported with the line, and with the value used instead",
    arguments: [
      (
        #"<rect key="frame" x="20""#, #"①<rect key="frame" x="nan""#,
        #"① unusable-value: x="nan" of <rect> is not a number; the default is used"#
      ),
      (
        #"<constraint firstAttribute="width" constant="100""#,
        #"①<constraint firstAttribute="width" constant="1e308""#,
        #"① unusable-value: constant="1e308" of <constraint> is outside -10,000,000 to 10,000,000; the default is used"#
      ),
      (
        #"<constraint firstAttribute="width" constant="100""#,
        #"①<constraint firstAttribute="width" priority="5000" constant="100""#,
        #"① unusable-value: priority="5000" of the constraint w is outside 0 to 1000; it is read as 1000"#
      ),
      (
        #"<constraint firstAttribute="width" constant="100""#,
        #"①<constraint firstAttribute="width" priority="-1" constant="100""#,
        #"① unusable-value: priority="-1" of the constraint w is outside 0 to 1000; it is read as 0"#
      ),
      (
        #"<constraint firstAttribute="width" constant="100""#,
        #"①<constraint firstAttribute="width" relation="about" constant="100""#,
        #"① unusable-value: the constraint w has the unknown relation "about"; it is read as equal"#
      ),
      (
        "</subviews>",
        #"①<view id="box"><rect key="frame" x="0" y="0" width="9" height="9"/></view></subviews>"#,
        "① unusable-value: duplicate id box: another view has it too; constraints refer to the first one"
      ),
    ])
  func values(_ old: String, _ new: String, _ message: String) throws {
    #expect(try found(old, new) == [message])
  }

  @Test("an unknown device is reported")
  func device() throws {
    let text = Markup.nib("", device: "retina99_9")
    let document = try InterfaceDocument(data: Data(text.utf8), path: "Fixture.xib")
    let findings = DocumentCheck().findings(in: document).findings
    #expect(
      findings.map(\.message) == [
        "the device 'retina99_9' is unknown; scenes are laid out at the recorded sizes"
      ])
    #expect(findings.map(\.line) == [3])
    #expect(findings.map(\.severity) == [.warning])
  }

  @Test("a document with valid values has no finding from the rule")
  func none() throws {
    #expect(try MarkedDocument(Self.content).findings() == [])
  }
}
