import AutoLayout
import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@MainActor @Suite("Rows away from the canvas")
struct TableRowsTests {
  private func example(_ file: String) throws -> InterfaceDocument {
    try InterfaceDocument(
      contentsOf: TestFiles.repository.appendingPathComponent("Examples/\(file)"))
  }

  private func scenes(_ file: String, on device: String) throws -> [InstantiatedScene] {
    let environment = LayoutEnvironment(device: Device.named(device))
    return try example(file).scenes.map { $0.instantiate(in: environment) }
  }

  @Test(
    "static rows are as wide as the table, stacked from top to bottom",
    arguments: [("ipad11_0rounded", 834.0), ("retina4_7", 375), ("retina6_12", 393)])
  func rows(_ device: String, _ width: Double) throws {
    let scene = try #require(try scenes("Settings.storyboard", on: device).first)
    scene.layOut()
    let ids = (1...5).map { "Set-ce-00\($0)" }
    let cells = try ids.map { try #require(scene.view($0) as? UITableViewCell) }
    let frames = cells.map(\.frame)
    for frame in frames { #expect(frame.width == CGFloat(width)) }
    for (above, below) in [(0, 1), (2, 3), (3, 4)] {
      #expect(frames[above].maxY.isNear(frames[below].minY, within: 0.5))
    }
    // The accessory keeps the stock width.
    #expect(abs(cells[2].contentView.frame.width - (CGFloat(width) - 30.5)) <= 0.5)
    scene.layOut()
    #expect(cells.map(\.frame) == frames)
  }

  @Test("on a phone in landscape the content of rows keeps clear of the camera (F8.20)")
  func besideCamera() throws {
    let document = try example("Settings.storyboard")
    var environment = LayoutEnvironment(device: Device.named("retina6_12"))
    environment.orientation = .landscape
    let scene = document.scenes[0].instantiate(in: environment)
    for _ in 0..<2 {
      scene.layOut()
      let cell = try #require(scene.view("Set-ce-001") as? UITableViewCell)
      #expect(cell.frame.width == 852 && cell.frame.minX == 0)
      #expect(cell.contentView.frame.minX == 59 && cell.contentView.frame.maxX == 793)
      #expect(cell.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 0, right: 59))
      let body = try #require(scene.view("Set-lb-005") as? UILabel)
      let needed = body.sizeThatFits(CGSize(width: body.frame.width, height: 0)).height
      #expect(body.frame.height >= needed - 0.5, "rows are measured in the width that is left")
      let table = try #require(scene.roots.first)
      let title = table.subviews.lazy.compactMap { $0 as? UITableViewHeaderFooterView }.first
      #expect(title?.frame.minX == 59)
    }
    let bar = try #require(scene.screen?.bars.first)
    #expect(bar.frame.minY == 0, "the bar drawn for a phone in portrait is elsewhere")
  }

  @Test(
    "a section's title ends at the beginning of the section's rows, on every device",
    arguments: ["retina6_12", "ipad11_0rounded"])
  func sectionTitles(_ device: String) throws {
    let scene = try #require(try scenes("Settings.storyboard", on: device).first)
    scene.layOut()
    let table = try #require(scene.roots.first)
    let titles = table.subviews.compactMap { $0 as? UITableViewHeaderFooterView }
    #expect(titles.map { $0.textLabel?.text } == ["Notifications", "General"])
    for (title, row) in zip(titles, ["Set-ce-001", "Set-ce-003"]) {
      let cell = try #require(scene.view(row))
      #expect(title.frame.maxY == cell.frame.minY)
      #expect(title.frame.width == cell.frame.width)
      let label = try #require(title.textLabel)
      #expect(label.frame.height >= label.font.lineHeight)
      #expect(title.bounds.contains(label.frame))
    }
  }

  @Test("a row in a separate document is as high as the content, at any width")
  func ownDocument() throws {
    for device in ["ipad11_0rounded", "retina4_7"] {
      let scene = try #require(try scenes("FeedCell.xib", on: device).first)
      scene.layOut()
      let cell = try #require(scene.roots.first)
      let body = try #require(scene.view("Fed-lb-003") as? UILabel)
      let room = CGSize(width: body.bounds.width, height: 1000)
      #expect(body.bounds.height.isNear(body.sizeThatFits(room).height, within: 1))
      let bottom = try #require(scene.view("Fed-st-001"))
      #expect(abs(cell.bounds.height - bottom.frame.maxY - 12) <= 1)
    }
  }

  @Test("a navigation bar keeps the height and is below the status bar")
  func bar() throws {
    for (device, width, top) in [("retina4_7", 375.0, 20.0), ("ipad11_0rounded", 834, 24)] {
      let scene = try #require(
        try scenes("Settings.storyboard", on: device).first { $0.view("Set-nb-001") != nil })
      scene.layOut()
      #expect(
        scene.view("Set-nb-001")?.frame == CGRect(x: 0, y: top, width: width, height: 44))
    }
  }

  private static func stockRow(_ text: String, _ detail: String) throws -> InterfaceDocument {
    func label(_ id: String, _ text: String, _ x: Int, _ width: Int) -> String {
      """
      <label opaque="NO" multipleTouchEnabled="YES" contentMode="left" text="\(text)" id="\(id)">
      <rect key="frame" x="\(x)" y="12" width="\(width)" height="20.5"/>
      <autoresizingMask key="autoresizingMask"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      """
    }
    let source = Markup.storyboard(
      """
      <scene sceneID="s"><objects><tableViewController id="c">
      <tableView key="view" dataMode="static" style="insetGrouped" rowHeight="-1" id="t">
      <rect key="frame" x="0" y="0" width="375" height="667"/>
      <color key="separatorColor" systemColor="systemRedColor"/>
      <sections><tableViewSection id="sec"><cells>
      <tableViewCell style="IBUITableViewCellStyleValue1" textLabel="text" detailTextLabel="detail" \
      accessoryType="disclosureIndicator" id="cell">
      <rect key="frame" x="16" y="18" width="343" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <rect key="frame" x="0" y="0" width="317" height="44"/><subviews>
      \(label("text", text, 16, 60))\(label("detail", detail, 280, 29))
      </subviews></tableViewCellContentView></tableViewCell>
      </cells></tableViewSection></sections></tableView>
      </tableViewController></objects></scene>
      """, device: "retina4_7")
    return try DocumentSource.read(source)
  }

  @Test("the system places a stock style's labels for every text and width")
  func stock() throws {
    let document = try Self.stockRow("Language", "English of Ireland")
    let canvas = document.scenes[0].instantiate()
    canvas.layOut()
    #expect(canvas.view("detail")?.frame == CGRect(x: 280, y: 12, width: 29, height: 20.5))
    let scene = document.scenes[0].instantiate(
      in: LayoutEnvironment(device: Device.named("retina6_9")))
    scene.layOut()
    let cell = try #require(scene.view("cell") as? UITableViewCell)
    let detail = try #require(scene.view("detail") as? UILabel)
    #expect(cell.frame.width == 408)
    #expect(detail.frame.maxX == cell.contentView.bounds.maxX - 8)
    #expect(detail.frame.width >= detail.intrinsicContentSize.width)
  }

  @Test("rows know their position, and separators have the table's color")
  func places() throws {
    let scene = try Self.stockRow("A", "B").scenes[0].instantiate()
    let cell = try #require(scene.view("cell") as? UITableViewCell)
    #expect(cell.rowPlace == RowPlace(.inset, row: 0, of: 1))
    #expect(cell.layer.cornerRadius == 10)
    #expect(cell.separatorColor == .systemRed)
  }
}
