import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import Diagnosis

/// Faults that depend on more than the document: fonts, bars and hosts.
@Suite("Only certain findings")
@MainActor
struct CertaintyTests {
  private static func label(
    _ id: String, _ text: String = "Title", frame: String? = nil, _ attributes: String = ""
  ) -> String {
    let rect = frame.map { "<rect key=\"frame\" \($0)/>" } ?? ""
    return """
      <label opaque="NO" contentMode="left" horizontalHuggingPriority="251" text="\(text)" \
      verticalHuggingPriority="251" \(attributes) translatesAutoresizingMaskIntoConstraints="NO" \
      id="\(id)">\(rect)
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
  }

  // MARK: Xcode's frames

  /// A fault that the safe area causes, and a stored frame without the fault.
  private struct Case {
    let rule: String
    let constraints: String
    let frame: String
  }

  private static let cases = [
    Case(
      rule: "clipped-text", constraints: pinned(top: 0, bottom: -747),
      frame: #"x="20" y="59" width="200" height="21""#),
    Case(
      rule: "zero-size", constraints: pinned(top: 0, bottom: -759),
      frame: #"x="20" y="59" width="200" height="21""#),
    Case(
      rule: "outside-safe-area", constraints: pinned(top: -50, bottom: -780),
      frame: #"x="20" y="70" width="200" height="21""#),
    Case(
      rule: "off-screen", constraints: pinned(top: -90, bottom: -820),
      frame: #"x="20" y="70" width="200" height="21""#),
  ]

  private static func pinned(top: Int, bottom: Int) -> String {
    Markup.pin("a", "leading", 20) + Markup.pin("a", "trailing", 220, at: "leading")
      + Markup.pin("a", "top", top, to: "safe") + Markup.pin("a", "bottom", bottom, to: "safe")
  }

  @Test("an unmarked frame of Xcode disproves a fault of the layout")
  func evidence() throws {
    for fault in Self.cases {
      func isReported(_ frame: String?, _ attributes: String = "") throws -> Bool {
        let view = Markup.content(Self.label("a", frame: frame, attributes), fault.constraints)
        return try MarkedDocument(view, isScreen: true).findings()
          .contains { $0.contains(fault.rule) }
      }
      #expect(try isReported(nil), "\(fault.rule)")
      #expect(try !isReported(fault.frame), "\(fault.rule)")
      #expect(try isReported(fault.frame, #"misplaced="YES""#), "\(fault.rule)")
    }
  }

  // MARK: Hosts

  @Test("a nib's row is as wide as the device, and as high as the content")
  func hosts() throws {
    func found(_ device: String, drawn: String, _ constraints: String) throws -> [String] {
      let label = Self.label("a", "A title that needs three hundred and twenty points", drawn)
      let cell = """
        <tableViewCell contentMode="scaleToFill" id="cell">
        <rect key="frame" x="0.0" y="0.0" width="320" height="30"/>
        <tableViewCellContentView key="contentView" tableViewCell="cell" id="root">
        <rect key="frame" x="0.0" y="0.0" width="320" height="30"/>
        \(Markup.content(label, constraints))
        </tableViewCellContentView></tableViewCell>
        """
      return try DocumentCheck.rules(in: Markup.nib(cell, device: device))
        .filter { $0 == "truncated-text" || $0 == "clipped-text" }
    }
    let edges = Markup.pins("a")
    #expect(try found("retina4_0", drawn: "", edges) == ["truncated-text"])
    #expect(try found("retina6_9", drawn: "", edges) == [])
    // The fitting height has room for two lines.
    let several = #"numberOfLines="0""#
    #expect(try found("retina4_0", drawn: several, edges) == [])
  }

  @Test(
    "several lines shrink before they are cut",
    arguments: [
      (#"adjustsFontSizeToFit="NO""#, true), (#"minimumScaleFactor="0.5""#, false),
      (#"minimumScaleFactor="0.95""#, true),
    ])
  func shrinkingLines(_ attributes: String, isCut: Bool) throws {
    let text = "A title that needs at least five lines of text in this narrow place on the screen"
    let label = Self.label("a", text, #"numberOfLines="3" \#(attributes)"#)
    let size = #"<constraint firstItem="a" firstAttribute="width" constant="150" id="aw"/>"#
    let view = Markup.content(
      label, Markup.pin("a", "leading", 20) + Markup.pin("a", "top", 80) + size)
    let found = try MarkedDocument(view, isScreen: true).findings()
    #expect(found.contains { $0.contains("truncated-text") } == isCut)
  }

  // MARK: Buttons

  private static func button(_ attributes: String, _ state: String, own: String) -> String {
    """
    <button opaque="NO" \(attributes) id="a" translatesAutoresizingMaskIntoConstraints="NO">
    <constraints>\(own)</constraints>\(state)</button>
    """
  }

  @Test("titles that an image, a configuration or code replaces are not read")
  func leftoverTitles() throws {
    func found(_ state: String, width: Int = 30) throws -> [String] {
      let own = #"<constraint firstAttribute="width" constant="\#(width)" id="w"/>"#
      let view = """
        <view contentMode="scaleToFill" id="root">
        <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
        \(Markup.content(
          Self.button("", state, own: own),
          Markup.pin("a", "leading", 20) + Markup.pin("a", "top", 80)))</view>
        """
      let images = """
        <resources><image name="small" width="8" height="8"/>
        <image name="large" width="40" height="24"/></resources>
        """
      return try DocumentCheck.rules(in: Markup.nib(view, resources: images))
        .filter { $0 == "truncated-text" || $0 == "fixed-text-width" }
    }
    func state(_ title: String, _ image: String? = nil) -> String {
      let image = image.map { " image=\"\($0)\"" } ?? ""
      return #"<state key="normal" title="\#(title)"\#(image)/>"#
    }
    let plainly = try found(state("Send it"))
    #expect(plainly == ["truncated-text", "fixed-text-width"])
    #expect(try found(state("Button")) == ["fixed-text-width"])
    #expect(try found(state("Send it", "large")) == [])
    let plain = #"<buttonConfiguration key="configuration" style="plain"/>"#
    #expect(try found(state("Button") + plain) == [])
  }

  @Test("a text overlaps a button without background only at the letters of the title")
  func emptyEdges() throws {
    func isReported(_ gap: Int, _ background: String = "") throws -> Bool {
      let own = #"<constraint firstAttribute="height" constant="60" id="h"/>"#
      let title = #"<state key="normal" title="Send"/>"#
      let view = Markup.content(
        Self.button("", background + title, own: own) + Self.label("b", "Below"),
        Markup.pin("a", "leading", 20) + Markup.pin("a", "top", 80)
          + Markup.pin("b", "leading", 20) + Markup.pin("b", "top", gap, to: "a", at: "bottom"))
      return try MarkedDocument(view).findings().contains { $0.contains("overlapping-controls") }
    }
    let color = """
      <color key="backgroundColor" red="1" green="1" blue="1" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/>
      """
    #expect(try [-10, -14, -18].allSatisfy { try !isReported($0) && isReported($0, color) })
    #expect(try isReported(-34) && isReported(-34, color))
  }

  // MARK: Ties

  @Test("heights that Xcode recorded, and constraints that a build removes, leave no room to share")
  func ties() throws {
    func isReported(recorded height: Double, attributes: String = "") throws -> Bool {
      let own = #"<constraint firstAttribute="height" constant="44" id="h" \#(attributes)/>"#
      let frame = #"x="0.0" y="0.0" width="60" height="\#(height)""#
      let stack = """
        <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" id="a" \
        translatesAutoresizingMaskIntoConstraints="NO"><subviews>
        \(Self.label("b", frame: frame))\(Self.label("c", frame: frame))</subviews>
        <constraints>\(own)</constraints></stackView>
        """
      return try MarkedDocument(
        Markup.content(stack, Markup.pin("a", "leading", 20) + Markup.pin("a", "top", 80))
      ).findings().contains { $0.contains("equal-") }
    }
    // Two lines of 20.33 points leave 3.33 of 44 points; two of 22 leave none.
    #expect(try !isReported(recorded: 22))
    #expect(try isReported(recorded: 40))
    #expect(try !isReported(recorded: 40, attributes: #"placeholder="YES""#))
  }

  // MARK: Guides

  @Test("a safe area is unknown in views that a controller does not show")
  func accessoryViews() throws {
    func rules(_ key: String) throws -> [String] {
      let height = #"<constraint firstAttribute="height" constant="43" id="h"/>"#
      let box = """
        <view contentMode="scaleToFill" id="a" translatesAutoresizingMaskIntoConstraints="NO">
        <constraints>\(height)</constraints></view>
        """
      let root = """
        <view \(key) contentMode="scaleToFill" id="root">
        <rect key="frame" x="0.0" y="0.0" width="393" height="55"/>
        \(Markup.content(
          box,
          Markup.pins("a", "leading", "trailing")
            + Markup.pin("a", "top", 6, to: "safe") + Markup.pin("a", "bottom", -6, to: "safe")))
        <viewLayoutGuide key="safeArea" id="safe"/></view>
        """
      let screen = #"<view key="view" contentMode="scaleToFill" id="screen"/>"#
      return try DocumentCheck.rules(
        in:
          Markup.storyboard(
            """
            <scene sceneID="scene"><objects><viewController id="controller" \
            sceneMemberID="viewController">\(key.isEmpty ? screen : root)</viewController>
            \(key.isEmpty ? root : "")</objects></scene>
            """))
    }
    #expect(try !rules("").contains { $0.hasSuffix("constraints") || $0.hasPrefix("given") })
  }

  @Test("only letters and digits are read as a text, dashes are not")
  func drawnLines() throws {
    func isReported(_ text: String) throws -> Bool {
      let label = Self.label("a", text)
      let limit = Markup.pin("a", "trailing", 60, at: "leading")
      return try MarkedDocument(
        Markup.content(label, Markup.pin("a", "leading", 20) + Markup.pin("a", "top", 80) + limit)
      ).findings().contains { $0.contains("truncated-text") }
    }
    #expect(try !isReported("- - - - - - - - - - - - -"))
    #expect(try isReported("12 - 13 - 14 - 15 - 16"))
    #expect(try isReported("한국어 텍스트"))
  }
}
