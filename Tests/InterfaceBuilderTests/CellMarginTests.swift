import AutoLayout
import Foundation
import InterfaceBuilder
import TestSupport
import Testing

/// F6.31: the margins of a cell's content by the canvas's tools version, the device and the cell.
@Suite("Margins of cells on the canvas")
struct CellMarginTests {
  private func side(
    _ tools: Int?, _ device: String, width: Double, isNib: Bool = false, isInner: Bool = false
  ) throws -> Double {
    let frame = RectElement(x: 0, y: 0, width: width, height: 44)
    let place = CellPlace(
      cell: frame, content: frame, accessory: nil, isNib: isNib, isInnerTable: isInner)
    let device = try #require(Device.named(device))
    let margins = MarginRule.cellContent(
      place, device: device, tools: tools.map { ToolsVersion(build: $0) })
    #expect(margins.left == margins.right)
    return margins.left
  }

  @Test(
    "next to a disclosure accessory the content keeps 8 points",
    arguments: ["disclosureIndicator", "detailDisclosureButton", "detailButton"])
  func accessories(_ accessory: String) throws {
    let frame = RectElement(x: 0, y: 0, width: 414, height: 44)
    let place = CellPlace(
      cell: frame, content: frame, accessory: accessory, isNib: false, isInnerTable: false)
    let margins = MarginRule.cellContent(
      place, device: Device.named("retina6_1"), tools: ToolsVersion(build: 24_128))
    #expect(margins.left == 20)
    #expect(margins.right == 8)
  }

  @Test("a cell as narrow as the smallest phone has narrow margins on any device")
  func narrowCells() throws {
    #expect(try side(23_727, "retina6_1", width: 320, isNib: true) == 16)
    #expect(try side(23_727, "retina6_1", width: 321, isNib: true) == 20)
    #expect(try side(nil, "retina6_1", width: 320, isNib: true) == 20)
    #expect(try side(17_701, "retina6_1", width: 414) == 20)
    #expect(try side(17_701, "retina4_7", width: 375) == 16)
  }

  @Test("Xcode 11 gave 15 points to nibs on narrow phones")
  func nibs() throws {
    #expect(try side(15_705, "retina4_7", width: 320, isNib: true) == 15)
    #expect(try side(15_705, "retina6_1", width: 320, isNib: true) == 16)
    #expect(try side(14_490, "retina4_7", width: 375, isNib: true) == 16)
    #expect(try side(17_156, "retina4_7", width: 320, isNib: true) == 16)
  }

  @Test("rows of tables inside other views had 15 points on narrow phones, rows of controllers 16")
  func innerTables() throws {
    #expect(try side(14_490, "retina4_7", width: 375, isInner: true) == 15)
    #expect(try side(14_490, "retina4_7", width: 375) == 16)
    #expect(try side(15_705, "retina4_0", width: 288, isInner: true) == 15)
    #expect(try side(15_705, "retina6_1", width: 414, isInner: true) == 20)
    #expect(try side(17_156, "retina4_7", width: 375, isInner: true) == 16)
  }

  @Test("the 5.8-inch phone had wide margins in cells for some versions")
  func wideX() throws {
    #expect(try side(22_505, "retina5_9", width: 375) == 20)
    #expect(try side(20_037, "retina5_9", width: 375) == 16)
    #expect(try side(24_765, "retina5_9", width: 375) == 16)
  }

  @Test(
    "views from 400 points of width on have wide margins (F6.30)",
    arguments: [(393.0, 16.0), (400, 20), (414, 20)])
  func roots(_ width: Double, _ side: Double) {
    let margins = MarginRule.root(
      width: width, device: Device.named("retina4_7"), tools: ToolsVersion(build: 14_460))
    #expect(margins.left == side)
  }

  private static let touchDevices = Device.all.filter { $0.idiom != .tv }

  @Test(
    "on another device, margins are the device's, not the canvas's (F6.30, F6.31)",
    arguments: touchDevices, ["retina4_7", "ipad9_7"])
  @MainActor
  func otherDevice(_ device: Device, canvas: String) throws {
    let size = try #require(Device.named(canvas)).size(.portrait)
    let pins = ["leading", "trailing"].map { side in
      Markup.pin("bar", side, to: "content", at: "\(side)Margin")
    }.joined()
    let scene = """
      <scene sceneID="scene"><objects>
      <viewController id="controller" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="root">
      <rect key="frame" x="0.0" y="0.0" width="\(size.width)" height="\(size.height)"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>
      <tableView contentMode="scaleToFill" dataMode="prototypes" style="plain" rowHeight="44" \
      translatesAutoresizingMaskIntoConstraints="NO" id="table">
      <rect key="frame" x="0.0" y="0.0" width="\(size.width)" height="\(size.height)"/>
      <prototypes>
      <tableViewCell contentMode="scaleToFill" preservesSuperviewLayoutMargins="YES" id="cell">
      <rect key="frame" x="0.0" y="28" width="\(size.width)" height="44"/>
      <tableViewCellContentView key="contentView" contentMode="center" \
      preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO" \
      tableViewCell="cell" id="content">
      <rect key="frame" x="0.0" y="0.0" width="\(size.width)" height="44"/>
      <subviews><view contentMode="scaleToFill" \
      translatesAutoresizingMaskIntoConstraints="NO" id="bar"/></subviews>
      <constraints>\(pins)</constraints>
      </tableViewCellContentView></tableViewCell></prototypes>
      </tableView>
      </subviews>
      <constraints>
      \(Markup.pins("table"))
      </constraints>
      </view>
      </viewController>
      </objects></scene>
      """
    let document = try InterfaceDocument(
      data: Data(Markup.storyboard(scene, device: canvas).utf8), path: "Margins.storyboard")
    guard device.id != canvas else { return }
    var environment = LayoutEnvironment()
    environment.device = device
    let live = try #require(document.scenes.first).instantiate(in: environment)
    live.layOut()
    let side: CGFloat = min(device.width, device.height) < 414 ? 16 : 20
    let (root, bar) = (try #require(live.view("root")), try #require(live.view("bar")))
    let safe = root.safeAreaInsets
    #expect(root.layoutMargins.left - safe.left == side)
    #expect(root.layoutMargins.right - safe.right == side)
    #expect(bar.frame.minX == safe.left + side)
    #expect(bar.frame.width == root.bounds.width - safe.left - safe.right - 2 * side)
  }
}
