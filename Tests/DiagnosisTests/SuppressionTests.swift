import Testing

@testable import Diagnosis

@Suite("Comments that switch rules off")
@MainActor
struct SuppressionTests {
  private static func box(_ inside: String, attributes: String = "") -> String {
    """
    <subviews>
    ①<view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box" \(attributes)>
    <rect key="frame" x="20" y="30" width="100" height="50"/>
    \(inside)
    <constraints><constraint firstAttribute="width" constant="100" id="w"/></constraints>
    </view>
    </subviews>
    <constraints>
    <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" id="l"/>
    <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" constant="30" id="t"/>
    </constraints>
    """
  }

  private static func rules(_ content: String) throws -> [String] {
    try MarkedDocument(content).findings().map { String($0.dropFirst(2).prefix { $0 != ":" }) }
  }

  @Test("a comment inside the element suppresses findings, whether or not it names the rule")
  func comments() throws {
    #expect(try Self.rules(Self.box("")) == ["ambiguous-height"])
    #expect(try Self.rules(Self.box("<!-- autolayout:disable ambiguous-height -->")) == [])
    #expect(try Self.rules(Self.box("<!-- autolayout:disable -->")) == [])
    #expect(
      try Self.rules(Self.box("<!-- autolayout:disable zero-size, off-screen -->"))
        == ["ambiguous-height"])
  }

  @Test("Xcode's notes suppress findings, in all formats")
  func notes() throws {
    let fragment = """
      <attributedString key="userComments">
      <fragment content="Grows with its content. autolayout:disable ambiguous-height"/>
      </attributedString>
      """
    #expect(try Self.rules(Self.box(fragment)) == [])
    let long = """
      <attributedString key="userComments"><fragment>
      <string key="content">autolayout:disable ambiguous-height
      by design</string>
      </fragment></attributedString>
      """
    #expect(try Self.rules(Self.box(long)) == [])
    #expect(
      try Self.rules(
        Self.box("", attributes: "userComments=\"autolayout:disable ambiguous-height\"")) == [])
  }

  @Test("a note on a view applies to the subtree, and a note on the document to all views")
  func inside() throws {
    #expect(
      try Self.rules(Self.box("") + "<!-- autolayout:disable ambiguous-height -->") == [])
  }

  @Test("a note that names no rule is reported with the closest rule")
  func unknownRule() throws {
    let findings = try MarkedDocument(Self.box("<!-- autolayout:disable ambigous-height -->"))
      .findings()
    #expect(findings.count == 2)
    #expect(
      findings.contains { finding in
        finding.contains("unknown rule 'ambigous-height'; did you mean 'ambiguous-height'?")
      })
  }
}
