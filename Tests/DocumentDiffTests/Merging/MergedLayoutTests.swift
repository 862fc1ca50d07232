import Diagnosis
import DocumentDiff
import Foundation
import TestSupport
import Testing

@Suite("Layout of merged documents")
@MainActor
struct MergedLayoutTests {
  @Test("recorded frames follow from both versions")
  func frames() throws {
    let base = try Edit.document()
    // Ours makes the image taller, theirs moves everything below the title.
    let ours = base.edited(
      "constant=\"80\" id=\"con-ih-001\"", "constant=\"100\" id=\"con-ih-001\""
    )
    .edited(
      "width=\"80\" height=\"80\"/>\n                                <constraints>",
      "width=\"80\" height=\"100\"/>\n                                <constraints>"
    )
    .edited("y=\"320\"", "y=\"340\"")
    let theirs = base.edited(
      "constant=\"8\" id=\"con-st-001\"", "constant=\"18\" id=\"con-st-001\""
    )
    .edited("y=\"107\"", "y=\"117\"").edited("y=\"220\"", "y=\"230\"").edited(
      "y=\"320\"", "y=\"330\"")
    let merged = try Merged(base, ours, theirs)
    #expect(merged.conflicts.isEmpty)
    let text = String(decoding: merged.laidOut().data, as: UTF8.self)
    let box = try #require(
      text.firstMatch(of: /id="box-le-001">\s*<rect key="frame" x="16" y="([0-9.]+)"/)?.1)
    // 320, moved by 20 and by 10, unless the layout of the versions disagrees with their record.
    #expect(["350", "340"].contains(box), "\(box)")
    #expect(try Merged(base, ours, base).laidOut().data == Data(ours.utf8))
  }

  private static func box(_ height: Int, in other: String) -> String {
    """
    <view contentMode="scaleToFill" id="root">
    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
    <subviews>
    \(Markup.box("tall", 40, height, frame: [200, 20, 40, height]))
    \(other)
    </subviews>
    <constraints>
    \(Markup.pin("tall", "leading", 200))
    \(Markup.pin("tall", "top", 20))
    </constraints>
    </view>
    """
  }

  @Test("a frame that a version corrected stays, although the layout here differs")
  func correctedFrame() throws {
    func document(_ height: Int, y: Int) -> String {
      Markup.nib(
        Self.box(
          height,
          in: """
            <label opaque="NO" contentMode="left" text="Text" id="label" \
            translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="20" y="\(y)" width="91" height="24"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
            <constraints>
            <constraint firstItem="label" firstAttribute="leading" secondItem="root" \
            secondAttribute="leading" constant="20" id="l"/>
            <constraint firstItem="label" firstAttribute="top" secondItem="root" \
            secondAttribute="top" constant="162" id="t"/>
            </constraints>
            </label>
            """))
    }
    let merged = try Merged(document(60, y: 162), document(90, y: 162), document(60, y: 133))
    #expect(merged.conflicts.isEmpty)
    #expect(String(decoding: merged.laidOut().data, as: UTF8.self) == document(90, y: 133))
  }

  @Test("the content of effect views fills them in spite of recorded frames")
  func effectView() throws {
    func document(y: Int, extent: Int) -> String {
      Markup.nib(
        """
        <view contentMode="scaleToFill" id="root">
        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
        <subviews>
        <visualEffectView opaque="NO" contentMode="scaleToFill" \
        translatesAutoresizingMaskIntoConstraints="NO" id="effect">
        <rect key="frame" x="20" y="\(y)" width="\(extent)" height="\(extent)"/>
        <view key="contentView" contentMode="center" id="content">
        <rect key="frame" x="0.0" y="0.0" width="\(extent)" height="\(extent)"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="inner">
        <rect key="frame" x="0.0" y="0.0" width="\(extent)" height="\(extent)"/>
        </view>
        </subviews>
        <constraints>
        \(Markup.pins("inner", to: "content"))
        </constraints>
        </view>
        <constraints>
        <constraint firstAttribute="width" constant="\(extent)" id="w"/>
        <constraint firstAttribute="height" constant="\(extent)" id="h"/>
        </constraints>
        </visualEffectView>
        </subviews>
        <constraints>
        \(Markup.pin("effect", "leading", 20))
        \(Markup.pin("effect", "top", y))
        </constraints>
        </view>
        """)
    }
    let merged = try Merged(
      document(y: 8, extent: 45), document(y: 52, extent: 45), document(y: 8, extent: 38))
    #expect(merged.conflicts.isEmpty)
    #expect(
      String(decoding: merged.laidOut().data, as: UTF8.self) == document(y: 52, extent: 38))
  }

  @Test("constraints that hold in each version but not together are reported")
  func faults() throws {
    let base = try Edit.document()
    let line = "<constraint firstAttribute=\"height\" constant=\"50\" id=\"con-bh-001\"/>"
    let indent = "\n                                    "
    let ours = base.edited(
      line,
      line + indent + "<constraint firstAttribute=\"width\" constant=\"120\" id=\"con-nw-001\"/>"
    )
    .without("con-bw-001")
    let theirs = base.edited(
      line,
      line + indent
        + "<constraint firstAttribute=\"width\" secondItem=\"box-le-001\" secondAttribute=\"height\" multiplier=\"3\" id=\"con-nr-001\"/>"
    ).without("con-bw-001")
    let merged = try Merged(base, ours, theirs)
    #expect(merged.conflicts.isEmpty)
    let rules = merged.laidOut().findings.map(\.rule)
    #expect(rules.contains("unsatisfiable-constraints"), "\(rules)")
    #expect(try Merged(base, ours, base).laidOut().findings.isEmpty)
  }
}
