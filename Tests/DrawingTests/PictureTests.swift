import AutoLayout
import Foundation
import TestSupport
import Testing

@testable import Drawing

@Suite("Pictures of files")
struct PictureTests {
  private func read(_ data: Data) throws -> ImageContent { try #require(ImageContent(data)) }

  @Test("a PNG is drawn with the PNG's colors, and the sheet is visible through transparent pixels")
  func png() throws {
    let content = try read(TestPictures.quarters(side: 8))
    #expect(content.format == .png)
    #expect(content.size == CGSize(width: 8, height: 8))
    let pixels = try TestPictures.drawn(
      Picture(content, name: "a", in: CGRect(x: 4, y: 4, width: 16, height: 16)), width: 24,
      height: 24)
    #expect(pixels[6, 6] == [255, 0, 0, 255])
    #expect(pixels[17, 6] == [0, 255, 0, 255])
    #expect(pixels[6, 17] == [0, 0, 255, 255])
    #expect(pixels[17, 17] == [255, 255, 255, 255])
    #expect(pixels[2, 2] == [255, 255, 255, 255])
  }

  @Test("SVG and PDF are drawn at the size of their box")
  func vectors() throws {
    let box = CGRect(x: 0, y: 0, width: 40, height: 20)
    let svg = try read(TestPictures.svg)
    #expect(svg.size == CGSize(width: 20, height: 10))
    let half = try TestPictures.drawn(Picture(svg, name: "a", in: box), width: 40, height: 20)
    #expect(half[10, 10] == [255, 0, 0, 255])
    #expect(half[30, 10] == [255, 255, 255, 255])
    let pdf = try read(TestPictures.pdf())
    #expect(pdf.format == .pdf)
    let page = try TestPictures.drawn(Picture(pdf, name: "a", in: box), width: 40, height: 20)
    #expect(page[20, 10] == [255, 0, 0, 255])
  }

  @Test("F12.6: a tint replaces every color and keeps the shape")
  func tint() throws {
    let frame = CGRect(x: 0, y: 0, width: 8, height: 8)
    let picture = Picture(
      try read(TestPictures.quarters(side: 8)), name: "a", in: frame, tint: TestPictures.blue)
    let pixels = try TestPictures.drawn(picture, width: 8, height: 8)
    for (x, y) in [(1, 1), (6, 1), (1, 6)] { #expect(pixels[x, y] == [0, 0, 255, 255]) }
    #expect(pixels[6, 6] == [255, 255, 255, 255])
  }

  @Test("a mirrored picture exchanges only left and right")
  func mirrored() throws {
    let frame = CGRect(x: 4, y: 0, width: 8, height: 8)
    var picture = Picture(try read(TestPictures.quarters(side: 8)), name: "a", in: frame)
    picture.isMirrored = true
    let pixels = try TestPictures.drawn(picture, width: 16, height: 8)
    #expect(pixels[5, 1] == [0, 255, 0, 255])
    #expect(pixels[10, 1] == [255, 0, 0, 255])
    #expect(pixels[10, 6] == [0, 0, 255, 255])
  }

  @Test("F12.7: corners keep their size, the middle is stretched or repeated")
  func slices() {
    let size = CGSize(width: 10, height: 10)
    let box = CGRect(x: 0, y: 0, width: 20, height: 10)
    var slices = Picture.Slices(
      size: size, top: 0, left: 3, bottom: 0, right: 2, isTiled: false)
    func spans() -> [[CGFloat]] {
      slices.pieces(of: size, in: box).map {
        [$0.source.minX, $0.source.maxX, $0.target.minX, $0.target.maxX]
      }
    }
    #expect(spans() == [[0, 3, 0, 3], [3, 8, 3, 18], [8, 10, 18, 20]])
    slices.isTiled = true
    #expect(
      spans() == [[0, 3, 0, 3], [3, 8, 3, 8], [3, 8, 8, 13], [3, 8, 13, 18], [8, 10, 18, 20]])
  }

  @Test("a stretched middle takes no color from the edges")
  func stretched() throws {
    let frame = CGRect(x: 0, y: 0, width: 40, height: 8)
    var picture = Picture(try read(TestPictures.quarters(side: 8)), name: "a", in: frame)
    picture.slices = Picture.Slices(
      size: CGSize(width: 8, height: 8), top: 0, left: 3, bottom: 0, right: 4, isTiled: false)
    let pixels = try TestPictures.drawn(picture, width: 40, height: 8)
    #expect(pixels[4, 1] == [255, 0, 0, 255])
    #expect(pixels[34, 1] == [255, 0, 0, 255])
    #expect(pixels[37, 1] == [0, 255, 0, 255])
  }

  @Test("a picture that cannot be decoded is drawn as a crossed box, and reported")
  func broken() throws {
    let whole = try TestPictures.quarters(side: 8)
    let picture = Picture(
      try read(whole.prefix(40)), name: "half", in: CGRect(x: 0, y: 0, width: 20, height: 20))
    let list = DisplayList(size: CGSize(width: 20, height: 20), items: [.picture(picture)])
    let faults = list.pictureFaults()
    #expect(faults.map(\.source) == ["half"])
    #expect(try Pixels(list)[0, 10] != [255, 255, 255, 255])
    let svg = Picture(
      try read(Data("<svg><g></svg>".utf8)), name: "bad",
      in: CGRect(x: 0, y: 0, width: 4, height: 4))
    let other = DisplayList(size: CGSize(width: 4, height: 4), items: [.picture(svg)])
    #expect(other.pictureFaults().count == 1)
  }

  @Test("a picture with too many pixels is refused by the header, before a decoder sees it")
  func tooLarge() throws {
    var bytes = try TestPictures.quarters(side: 8)
    bytes.replaceSubrange(16..<24, with: [0, 0, 0x40, 0, 0, 0, 0x40, 0])
    let content = try read(bytes)
    #expect(content.size == CGSize(width: 16384, height: 16384))
    #expect {
      try PixelDecoder.decode(content.data, content.format, size: content.size)
    } throws: { error in
      (error as? DecodingFailure)?.reason.contains("more than the limit of 25000000") == true
    }
    // The decoder's own size also counts, independent of the header.
    #expect(throws: DecodingFailure.self) {
      try PixelDecoder.decode(content.data, content.format, size: CGSize(width: 8, height: 8))
    }
  }

  @Test("damaged pictures of every kind cause faults, never crashes")
  func damage() throws {
    let files = [
      try TestPictures.quarters(side: 8), TestPictures.svg, try TestPictures.pdf(),
    ]
    let seed: UInt64 = 20
    var generator = SeededGenerator(seed: seed)
    for file in files {
      for _ in 0..<40 {
        var bytes = file
        for _ in 0..<8 {
          let place = bytes.startIndex + generator.number(12...bytes.count - 1)
          bytes[place] = UInt8(generator.number(0...255))
        }
        guard let content = ImageContent(bytes) else { continue }
        let picture = Picture(content, name: "a", in: CGRect(x: 0, y: 0, width: 9, height: 9))
        let list = DisplayList(size: CGSize(width: 9, height: 9), items: [.picture(picture)])
        #expect(try !list.encoded(as: .png).isEmpty, "seed \(seed)")
      }
    }
  }
}
