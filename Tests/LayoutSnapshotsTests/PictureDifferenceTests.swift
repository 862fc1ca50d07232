import Drawing
import Foundation
import Testing

@testable import LayoutSnapshots

@Suite("Differences of pictures")
struct PictureDifferenceTests {
  private func picture(_ gray: Double, row: Int = 4, size: Int = 10) throws -> Data {
    var list = DisplayList(size: CGSize(width: size, height: size))
    let color = Color(red: gray, green: gray, blue: gray, alpha: 1)
    list.items = [.fill(.rectangle(CGRect(x: 0, y: row, width: size, height: 1)), color)]
    return try list.encoded(as: .png)
  }

  private func message(
    _ old: Data, _ new: Data, _ precision: Double = 1, _ perceptual: Double = 1
  ) throws -> String? {
    try PictureDifference(old, new, precision: precision, perceptualPrecision: perceptual)?.message
  }

  @Test("by default, a single pixel is a difference")
  func exact() throws {
    let told = try #require(try message(picture(0.5), picture(0.52)))
    #expect(told.hasPrefix("10 of 100 pixels differ, between (0, 4) and (10, 5)"))
    #expect(told.contains("precision is 0.9, required is 1.0"))
  }

  @Test("precision is the share of pixels that match")
  func precision() throws {
    #expect(try message(picture(0), picture(1), 0.9) == nil)
    #expect(try message(picture(0), picture(1), 0.91) != nil)
  }

  @Test("perceptual precision ignores differences between similar colors")
  func perceptual() throws {
    #expect(try message(picture(0.5), picture(0.52), 1, 0.97) == nil)
    #expect(try message(picture(0.5), picture(0.7), 1, 0.97) != nil)
    #expect(try message(picture(0), picture(1), 1, 0) == nil)
    #expect(try message(picture(0), picture(1), 1, 0.01) != nil)
  }

  @Test("black and white are 100 apart")
  func distance() {
    let (black, white) = (
      PerceivedColor([0, 0, 0, 255], at: 0), PerceivedColor([255, 255, 255, 255], at: 0)
    )
    #expect(abs(black.distance(to: white) - 100) < 0.001)
    #expect(PerceivedColor([0, 0, 0, 0], at: 0).distance(to: white) < 0.001)
  }

  @Test("a different size is reported, and so are bytes that are not a picture")
  func sizes() throws {
    #expect(
      try message(picture(0), picture(0, size: 12)) == "it is 12 × 12 pixels, and was 10 × 10")
    #expect(throws: SnapshotFailure.self) { try message(Data("x".utf8), picture(0)) }
  }

  @Test("the difference shows the pixels that differ in red, the rest faint")
  func marked() throws {
    let difference = try #require(
      try PictureDifference(
        picture(0), picture(0, row: 6), precision: 1, perceptualPrecision: 1))
    let pixels = try DecodedPixels(png: #require(difference.picture))
    func red(_ row: Int) -> Bool {
      pixels.bytes[(row * 10 + 5) * 4] < 100 && pixels.bytes[(row * 10 + 5) * 4 + 2] > 200
    }
    #expect((0..<10).filter(red) == [4, 6])
  }
}
