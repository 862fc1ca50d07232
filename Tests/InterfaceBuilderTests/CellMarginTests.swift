import InterfaceBuilder
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
}
