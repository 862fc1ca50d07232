import AutoLayout
import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import CompiledNibs

/// Buttons with values that no nib has: they keep their size and the places of their parts.
@MainActor @Suite struct OldButtonTests {
  private static let sizes = ["", "mini", "large"].map { $0.isEmpty ? "" : #"buttonSize="\#($0)""# }
  private static let texts = ["", #"title="Save all""#, #"title="Save" subtitle="To disk""#]
  private static let image = #"image="star" catalog="system""#
  private static let images =
    ["", image]
    + ["trailing", "top", "bottom"].map {
      #"\#(image) imagePlacement="\#($0)" imagePadding="9""#
    }
  private static let fonts = [
    "", #"type="boldSystem" pointSize="22""#, #"name="Georgia" pointSize="19""#,
  ].map {
    $0.isEmpty ? "" : #"<fontDescription key="titleFontDescription" \#($0)/>"#
  }
  private static let insets = ["", "0", "11"].map {
    $0.isEmpty
      ? ""
      : """
      <directionalEdgeInsets key="contentInsets" top="\($0)" leading="\($0)" bottom="\($0)" \
      trailing="3"/>
      """
  }
  private static let symbols =
    [
      "", #"scale="small""#, #"configurationType="pointSize" pointSize="30""#,
      #"configurationType="pointSize" pointSize="12" scale="large" weight="bold""#,
    ].map {
      $0.isEmpty
        ? ""
        : #"<preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" \#($0)/>"#
    }

  private static func product(_ lists: [[String]]) -> [[String]] {
    lists.reduce([[]]) { found, list in found.flatMap { part in list.map { part + [$0] } } }
  }

  private func document(_ contents: [String]) throws -> DocumentMarkup {
    let buttons = contents.enumerated().map { index, content in
      """
      <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="b\(index)">
      <rect key="frame" x="0.0" y="0.0" width="90" height="30"/>\(content)</button>
      """
    }
    let text = Markup.nib(
      """
      <view contentMode="scaleToFill" id="root">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <subviews>\(buttons.joined())</subviews></view>
      """)
    return try DocumentMarkup(data: Data(text.utf8), path: "Buttons.xib")
  }

  private func recovered(_ markup: DocumentMarkup) throws -> DocumentMarkup {
    var markup = markup
    markup.fitButtons(path: "Buttons.xib")
    let compiled = NibCompiler(NibOptions(xcode: 1600, target: 1500))
      .compile(markup, path: "Buttons.xib")
    let text = try RecoveredDocument(CompiledFiles(compiled)).text
    return try DocumentMarkup(data: Data(text.utf8), path: "Recovered.xib")
  }

  private struct Places {
    var size: CGSize
    var title, image: CGPoint?
  }

  private func places(_ markup: DocumentMarkup) throws -> [Places] {
    let document = try InterfaceDocument(markup: markup, path: "Buttons.xib")
    var environment = LayoutEnvironment(device: Device.named("retina6_12"))
    environment.iosVersion = IOSVersion("18")
    let live = try #require(document.scenes.first).instantiate(in: environment)
    return live.members.compactMap { $0.view as? UIButton }.map { button in
      let size = button.intrinsicContentSize
      let content = button.contentRect(forBounds: CGRect(origin: .zero, size: size))
      let title = button.titleRect(forContentRect: content)
      let image = button.imageRect(forContentRect: content)
      return Places(
        size: size,
        title: button.currentTitle?.isEmpty == false
          ? CGPoint(x: title.midX, y: title.midY) : nil,
        image: button.currentImage == nil ? nil : CGPoint(x: image.midX, y: image.midY))
    }
  }

  private func check(_ contents: [String]) throws {
    let source = try document(contents)
    let (before, after) = (try places(source), try places(recovered(source)))
    #expect(before.count == contents.count && after.count == contents.count)
    for (content, (old, new)) in zip(contents, zip(before, after)) {
      let isEqual =
        abs(old.size.width - new.size.width) < 0.01 && abs(old.size.height - new.size.height) < 0.01
        && isNear(old.title, new.title) && isNear(old.image, new.image)
      #expect(isEqual, "\(content): \(old), compiled \(new)")
    }
  }

  private func isNear(_ first: CGPoint?, _ second: CGPoint?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    return abs(first.x - second.x) < 0.51 && abs(first.y - second.y) < 0.51
  }

  @Test("Configured buttons keep their size, title and image")
  func configured() throws {
    let lists = [Self.sizes, Self.texts, Self.images, Self.fonts, Self.insets, Self.symbols]
    try check(
      Self.product(lists).map { parts in
        """
        <state key="normal" title="Old"/><buttonConfiguration key="configuration" style="filled" \
        \(parts[0]) \(parts[1]) \(parts[2])>\(parts[3])\(parts[4])\(parts[5])</buttonConfiguration>
        """
      })
  }

  @Test("Buttons with symbols of any size keep their size, title and image")
  func symbols() throws {
    let titles = ["", #"title="Save""#]
    let insets = ["", #"<inset key="contentEdgeInsets" minX="5" minY="6" maxX="7" maxY="8"/>"#]
    try check(
      Self.product([titles, insets, Self.symbols]).map { parts in
        #"<state key="normal" \#(parts[0]) \#(Self.image)>\#(parts[2])</state>\#(parts[1])"#
      })
  }

  /// A row across the screen; the first of its buttons are hidden.
  private func row(_ buttons: Int, _ labels: Int, _ hidden: Int, _ attributes: String) -> String {
    let frame = #"<rect key="frame" x="0.0" y="0.0" width="393" height="852"/>"#
    let titles = ["Delete", "Save", "No"].prefix(buttons)
    let views =
      titles.enumerated().map { index, title in
        """
        <button \(index < hidden ? #"hidden="YES""# : "") id="b\(index)">\(frame)
        <buttonConfiguration key="configuration" style="plain" title="\(title)"/></button>
        """
      }
      + (0..<labels).map {
        #"<label numberOfLines="0" text="Words that wrap \#($0)" id="l\#($0)">\#(frame)</label>"#
      }
    let edges = ["leading", "trailing", "top"].map {
      """
      <constraint firstItem="row" firstAttribute="\($0)" secondItem="root" secondAttribute="\($0)" \
      id="\($0)"/>
      """
    }
    return Markup.nib(
      """
      <view contentMode="scaleToFill" id="root">\(frame)<subviews>
      <stackView \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="row">\(frame)
      <subviews>\(views.joined())</subviews></stackView></subviews>
      <constraints>\(edges.joined())</constraints></view>
      """)
  }

  private func frames(_ markup: DocumentMarkup) throws -> [FrameReport.Frame] {
    var environment = LayoutEnvironment(device: Device.named("retina6_12"))
    environment.iosVersion = IOSVersion("18")
    let document = try InterfaceDocument(markup: markup, path: "Row.xib")
    return FrameReport(of: document, in: environment).scenes.flatMap { $0.views.map(\.frame) }
  }

  @Test(
    "Rows of configured buttons keep their widths", arguments: [1, 2, 3], [0, 1, 2])
  func rows(_ buttons: Int, _ labels: Int) throws {
    for attributes in ["", #"spacing="9""#, #"axis="vertical""#, #"distribution="fillEqually""#] {
      for hidden in Set([0, buttons - 1]) {
        let text = row(buttons, labels, hidden, attributes)
        let source = try DocumentMarkup(data: Data(text.utf8), path: "Row.xib")
        let (before, after) = (try frames(source), try frames(recovered(source)))
        #expect(before.count == after.count)
        for (old, new) in zip(before, after) {
          // Heights can differ: titles that wrap have a single line in the nib.
          let isEqual = abs(old.x - new.x) < 0.01 && abs(old.width - new.width) < 0.01
          #expect(isEqual, "\(hidden) hidden, \(attributes): \(before), compiled \(after)")
        }
      }
    }
  }

  @Test("Buttons whose nib has all values are as in the document")
  func complete() throws {
    let buttons = [
      #"<state key="normal" title="Save"/>"#,
      #"<state key="normal" \#(Self.image)/>"#,
      #"<inset key="contentEdgeInsets" minX="5" minY="6" maxX="7" maxY="8"/>"#,
    ]
    let source = try document(buttons + [#"<state key="normal">\#(Self.symbols[1])</state>"#])
    var fitted = source
    fitted.fitButtons(path: "Buttons.xib")
    #expect(fitted.elements.map(\.attributes) == source.elements.map(\.attributes))
  }
}
