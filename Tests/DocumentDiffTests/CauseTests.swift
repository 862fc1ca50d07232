import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import DocumentDiff

@Suite("Causes, in both directions")
@MainActor
struct CauseTests {
  private func counts(_ comparison: DocumentComparison) -> [Int] {
    [
      comparison.reported.count, comparison.scenes.reduce(0) { $0 + $1.shifts.count },
      comparison.scenes.reduce(0) { $0 + $1.unexplained.count },
    ]
  }

  private func nib(tools: String, height: String, constraint: String) -> String {
    Markup.nib(
      """
      <view contentMode="scaleToFill" id="roo-t0-001">
      <rect key="frame" x="0.0" y="0.0" width="300" height="101"/>
      <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" \
      id="box-00-001"><rect key="frame" x="10" y="10" width="100" height="\(height)"/></view>
      <view contentMode="scaleToFill" id="mas-k0-001">
      <rect key="frame" x="200" y="10" width="50" height="\(height)"/></view></subviews>
      <constraints>
      \(Markup.pin("box-00-001", "centerY", to: "roo-t0-001", id: "con-00-001"))
      <constraint firstItem="box-00-001" firstAttribute="height" constant="30" id="con-00-002"/>
      <constraint firstItem="box-00-001" firstAttribute="width" constant="100" id="con-00-003"/>
      \(constraint)
      </constraints></view>
      """, tools: tools, device: nil, usesSafeAreas: false)
  }

  private let before = Markup.pin("box-00-001", "leading", 10, to: "roo-t0-001", id: "con-00-004")
  private let after = Markup.pin("box-00-001", "centerX", to: "roo-t0-001", id: "con-00-005")

  @Test("a constraint and its replacement are a single cause")
  func replacement() throws {
    let old = nib(tools: "9531", height: "30", constraint: before)
    // A second change requires a search for causes.
    let new = nib(tools: "9531", height: "30", constraint: after)
      .replacing(
        "firstAttribute=\"height\" constant=\"30\"",
        with: "firstAttribute=\"height\" constant=\"40\"")
    for (left, right, moved) in [(old, new, "con-00-005"), (new, old, "con-00-004")] {
      let comparison = try DocumentComparison(left, right)
      let cause = try #require(comparison.reported.first { $0.subject.id == moved })
      #expect(cause.kind == .added && cause.effect?.evidence == .tried)
      #expect(cause.effect?.shifts.map(\.view) == ["box-00-001"])
      #expect(comparison.scenes.allSatisfy { $0.unexplained.isEmpty })
    }
  }

  @Test("both directions agree, for any Xcode that saved the old document")
  func directions() throws {
    let old = nib(tools: "9531", height: "30", constraint: before)
    // Half points, which an early Xcode's canvas only had on Retina screens.
    let new = nib(tools: "10116", height: "30.5", constraint: before)
    let (there, back) = (try DocumentComparison(old, new), try DocumentComparison(new, old))
    #expect(counts(there) == counts(back))
    #expect(counts(there) == [0, 0, 0])
  }

  @Test("constraints with a new guide are reported, and add the guide when they are tried")
  func guide() throws {
    let new = try Edit.document()
    let old = new.replacing(#/<viewLayoutGuide[^>]*>/#, with: "")
      .replacing(
        "secondItem=\"saf-ar-001\" secondAttribute=\"top\" constant=\"16\" id=\"con-lt-001\"",
        with: "secondItem=\"vie-ro-001\" secondAttribute=\"top\" constant=\"16\" id=\"con-lt-009\""
      )
      .replacing(
        "firstItem=\"saf-ar-001\" firstAttribute=\"trailing\"",
        with: "firstItem=\"vie-ro-001\" firstAttribute=\"trailing\""
      )
      .replacing("secondItem=\"saf-ar-001\"", with: "secondItem=\"vie-ro-001\"")
    for (left, right, moved) in [(old, new, "con-lt-001"), (new, old, "con-lt-009")] {
      let comparison = try DocumentComparison(left, right)
      let cause = try #require(comparison.reported.first { $0.subject.id == moved })
      #expect(cause.heading == .constraints && cause.kind == .added)
      #expect(cause.effect?.shifts.map(\.view).contains("lab-ti-001") == true)
      #expect(comparison.scenes.allSatisfy { $0.unexplained.isEmpty }, "\(comparison.text(.full))")
    }
  }

  @Test("an image and the recorded size are a single cause")
  func image() throws {
    let old = try Edit.document()
    // If no size is explicit, the image view is as large as the image.
    let plain = old.replacing(#/<constraint [^>]*constant="80"[^>]*>/#, with: "")
    let new = plain.replacing("image=\"portrait\"", with: "image=\"banner\"")
      .replacing(
        "<image name=\"portrait\" width=\"80\" height=\"80\"/>",
        with: "<image name=\"banner\" width=\"90\" height=\"60\"/>"
      )
      // A second change requires a search for causes.
      .replacing("constant=\"50\" id=\"con-bh-001\"", with: "constant=\"40\" id=\"con-bh-001\"")
    let comparison = try DocumentComparison(plain, new)
    #expect(comparison.reported.map(\.property).sorted() == ["constant", "image"])
    let cause = try #require(comparison.reported.first { $0.property == "image" })
    #expect(cause.effect?.shifts.map(\.view) == ["img-po-001", "box-le-001"])
    #expect(comparison.scenes.allSatisfy { $0.unexplained.isEmpty }, "\(comparison.text(.full))")
  }

  @Test("a view that gets another parent, at the same place on the screen, has not moved")
  func wrapped() throws {
    let view = """
      <view fixedFrame="YES" contentMode="scaleToFill" id="mas-k0-001">\
      <rect key="frame" x="%@" y="%@" width="50" height="20"/></view>
      """
    func nib(_ inner: String) -> String {
      Markup.nib(
        """
        <view contentMode="scaleToFill" id="roo-t0-001">
        <rect key="frame" x="0.0" y="0.0" width="300" height="101"/>
        <subviews>\(inner)</subviews></view>
        """, device: nil, usesSafeAreas: false)
    }
    func at(_ x: String, _ y: String) -> String {
      view.replacing("x=\"%@\"", with: "x=\"\(x)\"").replacing("y=\"%@\"", with: "y=\"\(y)\"")
    }
    func wrapped(_ inner: String) -> String {
      """
      <view fixedFrame="YES" contentMode="scaleToFill" id="wra-p0-001">
      <rect key="frame" x="30" y="10" width="100" height="80"/><subviews>\(inner)</subviews></view>
      """
    }
    let old = nib(at("40", "30"))
    let still = try DocumentComparison(old, nib(wrapped(at("10", "20"))))
    #expect(still.scenes.flatMap(\.shifts).isEmpty, "\(still.text(.full))")
    #expect(still.text().contains("moved from View") && still.text().contains("no view moves"))
    let moved = try DocumentComparison(old, nib(wrapped(at("10", "25"))))
    #expect(moved.text().contains("1 view moved down by 5"), "\(moved.text(.full))")
  }

  @Test("frames of controllers' views that differ only on the canvas are not a difference")
  func controllerFrames() throws {
    let old = try Edit.document()
    let new = old.replacing("width=\"393\" height=\"852\"", with: "width=\"393\" height=\"759\"")
    // Another change in the scene is reported only with a separate effect.
    let other = new.replacing(
      "constant=\"16\" id=\"con-lt-001\"", with: "constant=\"24\" id=\"con-lt-001\"")
    for (left, right) in [(old, other), (other, old)] {
      let comparison = try DocumentComparison(left, right)
      #expect(comparison.reported.map(\.subject.id) == ["con-lt-001"], "\(comparison.text(.full))")
      #expect(comparison.scenes.flatMap(\.shifts).count == 4)
    }
    // Simulated bars around the view are not a difference either.
    let simulated = other.replacing(
      "<navigationItem key=\"navigationItem\"",
      with: "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" translucent=\"NO\" "
        + "prompted=\"NO\"/><navigationItem key=\"navigationItem\"")
    for (left, right) in [(old, simulated), (simulated, old)] {
      let comparison = try DocumentComparison(left, right)
      #expect(comparison.reported.map(\.subject.id) == ["con-lt-001"], "\(comparison.text(.full))")
      #expect(comparison.scenes.flatMap(\.shifts).count == 4)
    }
    // A bar is as wide as the canvas.
    let bar = old.replacing("y=\"59\" width=\"393\"", with: "y=\"20\" width=\"639\"")
    try #require(bar != old)
    #expect(try !DocumentComparison(old, bar).isReported)
    // The view's surroundings may change the view's size.
    let bars = new.replacing(
      "title=\"Account\" storyboardIdentifier",
      with: "title=\"Account\" extendedLayoutIncludesOpaqueBars=\"YES\" storyboardIdentifier")
    #expect(
      try DocumentComparison(old, bars).scenes.flatMap(\.shifts).contains {
        $0.view == "vie-ro-001"
      })
  }

  @Test("a scene is laid out with the scenes that lead to it, and the others are left out")
  func alone() throws {
    func scene(_ name: String, _ connections: String) -> String {
      """
      <scene sceneID="\(name)"><objects><viewController id="\(name)-c" sceneMemberID=\
      "viewController"><view key="view" id="\(name)-v"><rect key="frame" x="0" y="0" width="393" \
      height="852"/><subviews><view id="\(name)-s" fixedFrame="YES" \
      translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="9" \
      height="9"/></view></subviews></view><connections>\(connections)</connections>\
      </viewController></objects></scene>
      """
    }
    func segue(_ name: String) -> String {
      "<segue destination=\"\(name)-c\" kind=\"show\" id=\"to-\(name)\"/>"
    }
    let text = Markup.storyboard(
      """
      \(scene("first", segue("second")))\(scene("second", segue("third")))
      \(scene("third", segue("fourth")))\(scene("fourth", segue("fifth")))\(scene("fifth", ""))
      \(scene("other", ""))
      """, usesSafeAreas: false, initial: "first-c")
    let document = try ComparedDocument(data: Data(text.utf8), path: "a.storyboard")
    let side = LaidOutVersion(document, keeping: ["third", "other"], tools: "22505")
    let third = try #require(side.alone("third"))
    #expect(third.document.scenes.map(\.id) == ["first", "second", "third", "fourth"])
    #expect(third.table.byID["third-s"] != nil && third.table.byID["first-s"] == nil)
    #expect(side.alone("other")?.document.scenes.map(\.id) == ["other"])
  }
}
