import AutoLayoutCore
import TestSupport
import Testing

@testable import Diagnosis
@testable import InterfaceBuilder

@Suite("Rules about constraints")
@MainActor
struct ConstraintRuleTests {
  private static func box(
    frame: String = #"x="20" y="30" width="100" height="50""#, own: String = "", outer: String
  ) -> String {
    """
    <subviews>
    ①<view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box" userLabel="Box">
    <rect key="frame" \(frame)/>
    <constraints>\(own)</constraints>
    </view>
    </subviews>
    <constraints>
    \(outer)
    </constraints>
    """
  }

  private static let left = Markup.pin("box", "leading", 20, id: "l") + "\n"
  private static let top = Markup.pin("box", "top", 30, id: "t") + "\n"
  private static let size = """
    <constraint firstAttribute="width" constant="100" id="w"/>
    <constraint firstAttribute="height" constant="50" id="h"/>
    """

  @Test("a document with no fault has no finding")
  func clean() throws {
    #expect(
      try MarkedDocument(Self.box(own: Self.size, outer: Self.left + Self.top)).findings() == [])
  }

  @Test("conflicting required constraints are reported with their lines and fixes")
  func unsatisfiable() throws {
    let content = Self.box(
      own: Self.size + "\n②<constraint firstAttribute=\"width\" constant=\"120\" id=\"w2\"/>",
      outer: Self.left + Self.top)
    let found = try MarkedDocument(content).findings()
    #expect(
      found == [
        """
        ② unsatisfiable-constraints: conflicting constraints: Box.width = 100 (line 10); Box.width = \
        120 (line 12); Box.width = 120 will be broken: it has the largest constant of the \
        otherwise identical constraints, with the later view written first. Fix: remove one of w, w2, \
        or lower its priority below 1000.
        """
      ])
  }

  @Test("a constraint is in a view that contains both items")
  func outside() throws {
    let content = """
      <subviews>
      <visualEffectView opaque="NO" contentMode="scaleToFill" id="effect" userLabel="Effect">
      <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
      <view key="contentView" contentMode="center" id="content" userLabel="Content">
      <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
      <subviews>
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="20" y="30" width="100" height="50"/>
      <constraints>
      <constraint firstAttribute="width" constant="100" id="w"/>
      <constraint firstAttribute="height" constant="50" id="h"/>
      </constraints>
      </view>
      </subviews>
      <constraints>
      \(Markup.pin("box", "leading", 20, to: "content", id: "l"))
      ①\(Markup.pin("box", "top", 30, to: "effect", id: "t"))
      </constraints>
      </view>
      <constraints>
      \(Markup.pin("box", "top", 20, to: "effect", priority: 500, id: "t2"))
      </constraints>
      </visualEffectView>
      </subviews>
      """
    let found = try MarkedDocument(content).findings()
    #expect(
      found == [
        """
        ① invalid-constraint: the constraint t refers to effect, which is outside Content: \
        UIKit refuses a constraint whose view does not contain both items; move the \
        constraint to a view that contains both
        """
      ])
  }

  private static func table(rowHeight: String) -> String {
    """
    <subviews><tableView contentMode="scaleToFill" dataMode="prototypes" style="plain" \
    rowHeight="\(rowHeight)" estimatedRowHeight="-1" sectionHeaderHeight="28" \
    sectionFooterHeight="28" id="table" userLabel="Table">
    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
    <prototypes><tableViewCell contentMode="scaleToFill" reuseIdentifier="cell" id="cell">
    <rect key="frame" x="0.0" y="50" width="393" height="44"/>
    <autoresizingMask key="autoresizingMask"/>
    <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="cell" id="in">
    <rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
    <autoresizingMask key="autoresizingMask"/>
    <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
    <rect key="frame" x="0.0" y="0.0" width="393" height="44"/>
    ①<constraints><constraint firstAttribute="height" constant="60" id="h"/></constraints>
    </view></subviews><constraints>
    <constraint firstItem="box" firstAttribute="top" secondItem="in" secondAttribute="top" id="t"/>
    <constraint firstAttribute="bottom" secondItem="box" secondAttribute="bottom" id="b"/>
    \(Markup.pin("box", "leading", to: "in", id: "l"))
    <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" id="r"/>
    </constraints></tableViewCellContentView></tableViewCell></prototypes>
    </tableView></subviews>
    """
  }

  @Test(
    "a row higher than drawn is a warning if the row height is fixed, or a note if it is not",
    arguments: [("44", Severity.warning), ("-1", .note)])
  func givenSize(rowHeight: String, severity: Severity) throws {
    let document = try MarkedDocument(Self.table(rowHeight: rowHeight)).document
    let found = DocumentCheck(CheckSettings()).findings(in: document).findings
    let finding = try #require(found.first { $0.rule == "given-size-conflict" })
    #expect(finding.severity == severity)
    #expect(
      finding.message.contains("at run time the row gets the height of its content")
        == (severity == .note))
    #expect(Set(finding.related.compactMap(\.constraint)) == ["h", "t", "b"])
  }

  @Test("an ambiguous width is fixed at the edge that has no constraints")
  func width() throws {
    let content = Self.box(
      own: "<constraint firstAttribute=\"height\" constant=\"50\" id=\"h\"/>",
      outer: Self.left + Self.top)
    #expect(
      try MarkedDocument(content).findings() == [
        """
        ① ambiguous-width: width is ambiguous for Box (box); verified fix: add Box.trailing = \
        Root.trailing - 273
        """
      ])
  }

  @Test("an ambiguous height is fixed at the edge that has no constraints")
  func height() throws {
    let content = Self.box(
      own: "<constraint firstAttribute=\"width\" constant=\"100\" id=\"w\"/>",
      outer: Self.left + Self.top)
    #expect(
      try MarkedDocument(content).findings() == [
        """
        ① ambiguous-height: height is ambiguous for Box (box); verified fix: add Box.bottom = \
        Root.bottom - 772
        """
      ])
  }

  @Test("a view that a stack leaves out has no place, and no frame, until it is shown")
  func hiddenArranged() throws {
    let content = """
      <subviews>
      <stackView axis="vertical" id="stack" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0.0" y="0.0" width="200" height="60"/>
      <subviews>
      <view id="shown" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0.0" y="0.0" width="200" height="60"/>
      <constraints><constraint firstAttribute="height" constant="60" id="h"/></constraints>
      </view>
      <view hidden="YES" id="box" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0.0" y="60" width="120" height="20"/>
      <constraints><constraint firstAttribute="width" constant="200" id="b"/></constraints>
      </view>
      </subviews>
      <constraints><constraint firstAttribute="width" constant="200" id="w"/></constraints>
      </stackView>
      </subviews>
      <constraints>\(Markup.pins("stack", "top", "leading"))</constraints>
      """
    #expect(try MarkedDocument(content).findings() == [])
  }

  @Test("an ambiguous position is fixed by the drawn position of the view")
  func places() throws {
    #expect(
      try MarkedDocument(Self.box(own: Self.size, outer: Self.left)).findings() == [
        """
        ① ambiguous-vertical-position: vertical position is ambiguous for Box (box); verified fix: \
        add Box.top = Root.top + 30
        """
      ])
    #expect(
      try MarkedDocument(Self.box(own: Self.size, outer: Self.top)).findings() == [
        """
        ① ambiguous-horizontal-position: horizontal position is ambiguous for Box (box); verified \
        fix: add Box.leading = Root.leading + 20
        """
      ])
  }

  @Test("a redundant constraint is a duplicate, also with the items exchanged")
  func duplicate() throws {
    let turned = "②" + Markup.pin("root", "leading", -20, to: "box", id: "l2")
    #expect(
      try MarkedDocument(Self.box(own: Self.size, outer: Self.left + Self.top + turned)).findings()
        == [
          """
          ② duplicate-constraint: leading = Box.leading - 20 duplicates l (line 15)
          """
        ])
  }

  @Test("left and right are reported, unless the view sets a layout direction")
  func leftRight() throws {
    let content = Self.box(
      own: Self.size, outer: "②" + Markup.pin("box", "left", 20, id: "l") + "\n" + Self.top)
    #expect(
      try MarkedDocument(content).findings() == [
        """
        ② left-right-attribute: Box.left = left + 20 does not flip in right-to-left languages; use \
        leading instead of left
        """
      ])
    let player = content.replacing(
      "id=\"box\"", with: "semanticContentAttribute=\"playback\" id=\"box\"")
    #expect(try MarkedDocument(player).findings() == [])
  }

  @Test("a constraint that has no valid item is found, with any other attributes")
  func invalid() throws {
    let stray = "②" + Markup.pin("box", "top", to: "gone", id: "x")
    #expect(
      try MarkedDocument(Self.box(own: Self.size, outer: Self.left + Self.top + stray)).findings()
        == ["② invalid-constraint: the constraint x refers to gone, which is not in the document"])
  }

  @Test("a rule can be switched off, and the severity changed")
  func settings() throws {
    let marked = try MarkedDocument(Self.box(own: Self.size, outer: Self.left))
    #expect(
      marked.findings(CheckSettings(disabledRules: ["ambiguous-vertical-position"])) == [])
    let strict = CheckSettings(severities: ["ambiguous-vertical-position": .error])
    #expect(
      DocumentCheck(strict).findings(in: marked.document).findings.map(\.severity) == [.error])
  }

  @Test("a finding of all environments is reported once, with every environment")
  func environments() throws {
    let marked = try MarkedDocument(Self.box(own: Self.size, outer: Self.left))
    let matrix = CheckMatrix(
      devices: ["retina4_7", "retina6_12"], orientations: ["portrait", "landscape"],
      directions: ["ltr", "rtl"])
    let findings = DocumentCheck(CheckSettings(matrix: matrix)).findings(in: marked.document)
      .findings
    #expect(findings.count == 1)
    #expect(findings.first?.environments.count == 8)
    #expect(
      findings.first?.environment
        == LayoutEnvironment(
          device: Device.named("retina4_7"), orientation: .portrait,
          contentSizeCategory: nil, layoutDirection: .leftToRight))
  }
}
