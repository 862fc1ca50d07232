import Drawing
import Foundation
import Testing

@Suite("Canvas")
struct CanvasTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let sheet = CGSize(width: 20, height: 20)
  private static let whole = CGRect(x: 0, y: 0, width: 20, height: 20)

  private func pixels(_ items: DisplayList.Item..., background: Color? = .white) throws -> Pixels {
    try Pixels(DisplayList(size: CanvasTests.sheet, background: background, items: items))
  }

  @Test("a filled rectangle covers the pixels inside and no others")
  func fill() throws {
    let pixels = try pixels(
      .fill(.rectangle(CGRect(x: 5, y: 5, width: 10, height: 10)), CanvasTests.red))
    #expect(pixels[5, 5] == [255, 0, 0, 255])
    #expect(pixels[14, 14] == [255, 0, 0, 255])
    #expect(pixels[4, 5] == [255, 255, 255, 255])
    #expect(pixels[15, 14] == [255, 255, 255, 255])
  }

  @Test("a sheet with no background is transparent")
  func transparent() throws {
    #expect(try pixels(background: nil)[3, 3] == [0, 0, 0, 0])
  }

  @Test("round corners and ellipses leave the corners empty")
  func corners() throws {
    for shape in [Shape.rounded(CanvasTests.whole, radius: 8), .ellipse(in: CanvasTests.whole)] {
      let pixels = try pixels(.fill(shape, .black))
      #expect(pixels[0, 0] == [255, 255, 255, 255])
      #expect(pixels[19, 19] == [255, 255, 255, 255])
      #expect(pixels[10, 10] == [0, 0, 0, 255])
      #expect(pixels[10, 1] == [0, 0, 0, 255])
    }
  }

  @Test("a radius that is too large makes a capsule")
  func capsule() throws {
    let box = CGRect(x: 0, y: 5, width: 20, height: 10)
    let huge = try pixels(.fill(.rounded(box, radius: 500), .black))
    let exact = try pixels(.fill(.rounded(box, radius: 5), .black))
    for x in 0..<20 { #expect(huge[x, 6] == exact[x, 6]) }
  }

  @Test("a group moves, clips and fades the items")
  func group() throws {
    let group = DisplayList.Group(
      transform: AffineTransform(translationByX: 10, byY: 0),
      clip: .rectangle(CGRect(x: 0, y: 0, width: 5, height: 20)), opacity: 0.5,
      items: [.fill(.rectangle(CanvasTests.whole), .black)])
    let pixels = try pixels(.group(group))
    #expect(pixels[9, 3] == [255, 255, 255, 255])
    #expect(pixels[15, 3] == [255, 255, 255, 255])
    #expect((126...129).contains(pixels[12, 3][0]))
  }

  @Test("overlapping items in a faded group are not visible through each other")
  func fadedGroup() throws {
    let box = DisplayList.Item.fill(.rectangle(CanvasTests.whole), .black)
    let pixels = try pixels(.group(.init(opacity: 0.5, items: [box, box])))
    #expect((126...129).contains(pixels[10, 10][0]))
  }

  @Test("lines have their width")
  func line() throws {
    let line = Shape.line(from: CGPoint(x: 0, y: 10), to: CGPoint(x: 20, y: 10))
    let pixels = try pixels(.stroke(line, .init(.black, width: 2)))
    #expect(pixels[10, 9] == [0, 0, 0, 255])
    #expect(pixels[10, 10] == [0, 0, 0, 255])
    #expect(pixels[10, 8] == [255, 255, 255, 255])
  }

  @Test("items with invalid coordinates are left out, and no others")
  func unplaceable() throws {
    let nowhere = CGRect(x: Double.nan, y: 0, width: 5, height: 5)
    let endless = CGRect(x: 0, y: 0, width: Double.infinity, height: 5)
    let items: [DisplayList.Item] = [
      .fill(.rectangle(nowhere), .black),
      .stroke(.rectangle(endless), .init(.black)),
      .stroke(.rectangle(CanvasTests.whole), .init(.black, width: 2, dashes: [-1, 0])),
      .text(Text("x", font: Font(size: 9), in: nowhere)),
      .text(Text("x", font: Font(size: .nan), in: CanvasTests.whole)),
      .image(name: "x", frame: endless, tint: .black),
      .group(.init(transform: AffineTransform(scale: 0), items: [])),
      .fill(.rectangle(CGRect(x: 10, y: 10, width: 5, height: 5)), CanvasTests.red),
    ]
    let pixels = try Pixels(DisplayList(size: CanvasTests.sheet, items: items))
    #expect(pixels[12, 12] == [255, 0, 0, 255])
  }

  @Test("an image's placeholder shows the outline and the diagonals")
  func image() throws {
    let pixels = try pixels(.image(name: "", frame: CanvasTests.whole, tint: .black))
    #expect(pixels[0, 10][0] < 160)
    #expect(pixels[7, 7][0] < pixels[3, 10][0])
  }
}
