import InterfaceBuilder
import Testing

/// F6.31: the margins of a cell's content by the generation of the canvas, the device and the cell.
@Suite("Margins of cells on the canvas")
struct CellMarginTests {
  private func side(
    _ tools: Int?, _ device: String, width: Double, isNib: Bool = false, preserves: Bool = false,
    safe: Bool = true
  ) throws -> Double {
    let frame = RectElement(x: 0, y: 0, width: width, height: 44)
    let place = CellPlace(
      cell: frame, content: frame, accessory: nil, preservesMargins: preserves, usesSafeAreas: safe,
      isNib: isNib)
    let device = try #require(Device.named(device))
    let margins = MarginRule.cellContent(
      place, device: device, tools: tools.map { ToolsVersion(build: $0) })
    #expect(margins.left == margins.right)
    return margins.left
  }

  @Test("a cell as narrow as the smallest phone has narrow margins on any device")
  func narrowCells() throws {
    #expect(try side(23_727, "retina6_1", width: 320, isNib: true) == 16)
    #expect(try side(23_727, "retina6_1", width: 321, isNib: true) == 20)
    #expect(try side(nil, "retina6_1", width: 320, isNib: true) == 20)
    #expect(try side(17_701, "retina6_1", width: 414) == 20)
    #expect(try side(17_701, "retina4_7", width: 375) == 16)
  }

  @Test("Xcode 11 gave 15 points to nibs and to rows that inherit nothing on narrow phones")
  func xcode11() throws {
    #expect(try side(15_705, "retina4_7", width: 320, isNib: true) == 15)
    #expect(try side(15_705, "retina4_7", width: 375) == 15)
    #expect(try side(15_705, "retina4_7", width: 375, preserves: true) == 16)
    #expect(try side(15_705, "retina4_7", width: 375, safe: false) == 16)
    #expect(try side(15_705, "retina6_1", width: 320, isNib: true) == 16)
    #expect(try side(17_156, "retina4_7", width: 320, isNib: true) == 16)
  }

  @Test("rows that hand margins down without safe areas had 15 points, nibs of Xcode 10 had not")
  func inherited() throws {
    #expect(try side(14_490, "retina4_7", width: 375, preserves: true, safe: false) == 15)
    #expect(
      try side(14_490, "retina4_7", width: 375, isNib: true, preserves: true, safe: false) == 16)
  }

  @Test("the 5.8-inch phone had wide margins in cells for a while")
  func wideX() throws {
    #expect(try side(22_505, "retina5_9", width: 375) == 20)
    #expect(try side(20_037, "retina5_9", width: 375) == 16)
    #expect(try side(24_765, "retina5_9", width: 375) == 16)
  }
}
