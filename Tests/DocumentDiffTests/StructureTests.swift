import Diagnosis
import DocumentDiff
import Foundation
import Testing

@Suite("Objects that are added, removed and moved")
@MainActor
struct StructureTests {
  private static let box = """
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box-le-001">
    """
  private static let button = """
    <button opaque="NO" contentMode="scaleToFill" buttonType="system" \
    translatesAutoresizingMaskIntoConstraints="NO" id="btn-ne-001">\
    <rect key="frame" x="0.0" y="80" width="361" height="30"/>\
    <state key="normal" title="Help"/></button>
    """

  private func compare(_ edit: (String) -> String) throws -> DocumentComparison {
    let old = try Edit.document()
    let new = edit(old)
    try #require(old != new)
    return try DocumentComparison(old, new)
  }

  @Test("an added view is reported with the view's constraints and connections, in a single line")
  func added() throws {
    let comparison = try compare { text in
      text.replacing(
        "                                </subviews>\n                            </stackView>",
        with: Self.button + "</subviews></stackView>"
      ).replacing(
        "<outlet property=\"titleLabel\"",
        with: "<outlet property=\"help\" destination=\"btn-ne-001\" id=\"out-he-001\"/>"
          + "<outlet property=\"titleLabel\"")
    }
    #expect(comparison.reported.map(\.kind) == [.added])
    #expect(comparison.reported.map(\.heading) == [.hierarchy])
    #expect(comparison.reported.first?.objects == ["btn-ne-001", "out-he-001"])
    #expect(comparison.text().contains("+ button Help: added in Stack View (with 1 connection)"))
    #expect(
      Set(comparison.reported.first?.effect?.shifts.map(\.view) ?? [])
        == ["stk-bo-001", "img-po-001", "box-le-001"])
  }

  @Test("a removed view removes constraints of other views")
  func removed() throws {
    let comparison = try compare { text in
      let start = text.range(of: "<imageView ")?.lowerBound ?? text.startIndex
      let end = text.range(of: "</imageView>")?.upperBound ?? text.startIndex
      var text = text.replacingCharacters(in: start..<end, with: "")
      text = text.replacing(#/<constraint firstItem="img-po-001"[^>]*>/#, with: "")
      return text.replacing(
        #/<constraint firstItem="box-le-001" firstAttribute="top"[^>]*>/#, with: "")
    }
    #expect(comparison.reported.map(\.kind) == [.removed])
    #expect(comparison.reported.map(\.heading) == [.hierarchy])
    #expect(comparison.reported.first?.company == "5 constraints")
    #expect(comparison.scenes.flatMap(\.newFaults).contains { $0.rule.hasPrefix("ambiguous") })
  }

  @Test("a view in another parent has moved, with any frame")
  func moved() throws {
    let comparison = try compare { text in
      let start = text.range(of: "<view fixedFrame")?.lowerBound ?? text.startIndex
      let tail = text.range(of: "</view>", range: start..<text.endIndex)?.upperBound ?? start
      let view = text[start..<tail]
      return text.replacing(view, with: "").replacing(
        Self.box, with: Self.box + "<subviews>" + view + "</subviews>")
    }
    #expect(comparison.reported.map(\.kind) == [.moved])
    #expect(comparison.reported.map(\.heading) == [.hierarchy])
    #expect(comparison.text().contains("moved from View (vie-ro-001) to View (box-le-001)"))
  }

  @Test("reordered views in a stack are reported with the views that move")
  func order() throws {
    let comparison = try compare { text in
      let start = text.range(of: "<textField ")?.lowerBound ?? text.startIndex
      let end = text.range(of: "</textField>")?.upperBound ?? text.startIndex
      let field = text[start..<end]
      return text.replacing(field, with: "").replacing("</button>", with: "</button>" + field)
    }
    #expect(comparison.reported.map(\.kind) == [.reordered])
    #expect(comparison.reported.map(\.heading) == [.hierarchy])
    #expect(comparison.reported.first?.effect?.shifts.count == 2)
  }

  @Test("objects with new identifiers are matched by content, and nothing has changed")
  func renamed() throws {
    let comparison = try compare { text in
      text.replacing(#/([a-z]{3}-[a-z]{2}-)00(\d)/#) { match in "\(match.1)77\(match.2)" }
    }
    #expect(!comparison.isReported, "\(comparison.text(.full))")
    #expect(comparison.all.allSatisfy { $0.reason == .identifiers })
    #expect(comparison.all.count > 30)
  }

  @Test("an outlet with a new identifier and another name was renamed")
  func outlet() throws {
    let comparison = try compare { text in
      text.replacing("property=\"titleLabel\"", with: "property=\"heading\"")
        .replacing("id=\"out-ti-001\"", with: "id=\"out-xx-009\"")
    }
    #expect(comparison.reported.map(\.kind) == [.changed], "\(comparison.text(.full))")
    #expect(comparison.reported.map(\.heading) == [.behavior])
    #expect(comparison.text().contains("property titleLabel → heading"))
  }

  @Test("two changes in a scene have separate effects, and views below both have both")
  func several() throws {
    let comparison = try compare { text in
      text.replacing("constant=\"16\" id=\"con-lt-001\"", with: "constant=\"24\" id=\"con-lt-001\"")
        .replacing("constant=\"20\" id=\"con-bt-001\"", with: "constant=\"26\" id=\"con-bt-001\"")
    }
    let effects = comparison.reported.map { change in
      (change.subject.id, change.effect?.evidence, change.effect?.shifts.count)
    }
    #expect(effects.count == 2)
    #expect(effects.allSatisfy { $0.1 == .tried })
    #expect(effects.first { $0.0 == "con-lt-001" }?.2 == 4)
    #expect(effects.first { $0.0 == "con-bt-001" }?.2 == 1)
    #expect(comparison.scenes.allSatisfy { $0.unexplained.isEmpty })
  }

  @Test("changes that affect each other are reported together")
  func together() throws {
    let comparison = try compare { text in
      text.replacing(
        "constant=\"50\" id=\"con-bh-001\"",
        with: "constant=\"60\" priority=\"400\" id=\"con-bh-001\""
      )
      .replacing(
        "<constraint firstItem=\"box-le-001\" firstAttribute=\"width\"",
        with: "<constraint firstItem=\"box-le-001\" firstAttribute=\"height\" "
          + "constant=\"90\" priority=\"500\" id=\"con-nh-001\"/>"
          + "<constraint firstItem=\"box-le-001\" firstAttribute=\"width\"")
    }
    #expect(comparison.reported.count == 2)
    #expect(comparison.scenes.flatMap(\.unexplained).map(\.view) == ["box-le-001"])
    #expect(
      comparison.text().contains("= 1 view resized +40 high, by several of these changes together"))
  }

  @Test("a new fault is reported, and in the reverse comparison as removed")
  func faults() throws {
    let old = try Edit.document()
    let new = old.replacing(
      "<constraint firstAttribute=\"height\" constant=\"50\" id=\"con-bh-001\"/>",
      with: "<constraint firstAttribute=\"height\" constant=\"50\" id=\"con-bh-001\"/>"
        + "<constraint firstAttribute=\"height\" constant=\"60\" id=\"con-b2-001\"/>")
    let there = try DocumentComparison(old, new)
    #expect(there.scenes.flatMap(\.newFaults).map(\.rule).contains("unsatisfiable-constraints"))
    let back = try DocumentComparison(new, old)
    #expect(back.scenes.flatMap(\.goneFaults).map(\.rule).contains("unsatisfiable-constraints"))
    let none = try DocumentComparison(
      old, new, DocumentComparison.Settings(findsFaults: false))
    #expect(none.scenes.allSatisfy { $0.newFaults.isEmpty })
  }

  private static let conflict = """
    <scene sceneID="scn-ne-001"><objects><viewController id="ctl-ne-001" sceneMemberID="viewController">\
    <view key="view" contentMode="scaleToFill" id="viw-ne-001">\
    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/><subviews>\
    <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box-ne-001">\
    <rect key="frame" x="0.0" y="0.0" width="10" height="10"/><constraints>\
    <constraint firstAttribute="width" constant="10" id="con-n1-001"/>\
    <constraint firstAttribute="width" constant="20" id="con-n2-001"/></constraints></view>\
    </subviews></view></viewController></objects></scene>
    """

  @Test("a new scene's faults are new, and a removed scene has none")
  func newScene() throws {
    let old = try Edit.document()
    let new = old.replacing("</scenes>", with: "\(Self.conflict)</scenes>")
    let there = try DocumentComparison(old, new)
    let scene = try #require(there.scenes.first { $0.id == "scn-ne-001" })
    #expect(scene.newFaults.map(\.rule).contains("unsatisfiable-constraints"))
    #expect(there.scenes.filter { $0.id != "scn-ne-001" }.allSatisfy { $0.newFaults.isEmpty })
    #expect(try DocumentComparison(new, old).scenes.flatMap(\.goneFaults).isEmpty)
  }

  @Test("a new document's faults are listed by scene")
  func newDocument() throws {
    let text = try Edit.document().replacing("</scenes>", with: "\(Self.conflict)</scenes>")
    let document = try ComparedDocument(data: Data(text.utf8), path: "New.storyboard")
    let comparison = DocumentComparison(document, DocumentComparison.Settings())
    let faulty = comparison.scenes.filter(\.isReported).map(\.id)
    #expect(faulty.contains("scn-ne-001"))
    #expect(comparison.text().contains("New.storyboard: new document of 3 scenes, 4 faults"))
    #expect(comparison.text(.full).contains("! new: conflicting constraints"))
    let quiet = DocumentComparison(document, DocumentComparison.Settings(findsFaults: false))
    #expect(quiet.text() == "New.storyboard: new document of 3 scenes")
  }
}

@Suite("Saved again by another Xcode")
@MainActor
struct ResavedTests {
  @Test("versions, capabilities, notation and rounded frames do not change any layout")
  func resaved() throws {
    let old = try Edit.document()
    let new = old.replacing(
      "toolsVersion=\"21507\"", with: "toolsVersion=\"23094\" systemVersion=\"23A1\""
    )
    .replacing("version=\"21505\"", with: "version=\"23084\"")
    .replacing(
      "minToolsVersion=\"9.0\"/>",
      with:
        "minToolsVersion=\"9.0\"/>\n<capability name=\"System colors in document resources\" minToolsVersion=\"11.0\"/>"
    )
    .replacing("x=\"20\" y=\"500\" width=\"60\"", with: "x=\"20\" y=\"500\" width=\"60.5\"")
    .replacing("buttonType=\"system\"", with: "buttonType=\"roundedRect\"")
    .replacing(
      "white=\"0.0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"",
      with:
        "red=\"0.0\" green=\"0.0\" blue=\"0.0\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"sRGB\""
    )
    .replacing("contentMode=\"scaleToFill\" ", with: "")
    let comparison = try DocumentComparison(old, new)
    #expect(!comparison.isReported, "\(comparison.text(.full))")
    #expect(comparison.text().contains("no change to any layout"))
    #expect(comparison.all.count > 5)
  }

  @Test("the same frame is a change if the Xcode is the same")
  func drawn() throws {
    let old = try Edit.document()
    let new = old.replacing(
      "x=\"20\" y=\"500\" width=\"60\"", with: "x=\"20\" y=\"500\" width=\"60.5\"")
    #expect(try DocumentComparison(old, new).isReported)
  }
}
