import Drawing
import Foundation
import TestSupport
import Testing

@Suite("Picture files")
struct EncodingTests {
  private let list = DisplayList(
    size: CGSize(width: 40, height: 30),
    items: [
      .fill(
        .rounded(CGRect(x: 4, y: 4, width: 20, height: 10), radius: 3),
        Color(red: 1, green: 0, blue: 0)),
      .text(
        Text("Ag 你好", font: Font(size: 12), in: CGRect(x: 0, y: 15, width: 40, height: 15))),
    ])

  @Test(
    "a file begins with the format's signature",
    arguments: [
      (PictureFormat.png, [0x89, 0x50, 0x4E, 0x47]),
      (.svg, Array("<?xm".utf8)),
      (.pdf, Array("%PDF".utf8)),
    ] as [(PictureFormat, [UInt8])])
  func signature(format: PictureFormat, bytes: [UInt8]) throws {
    #expect(Array(try list.encoded(as: format).prefix(4)) == bytes)
  }

  @Test("the scale multiplies the pixels", arguments: [1.0, 2, 3])
  func scale(_ scale: Double) throws {
    let size = try list.encoded(as: .png, scale: scale).sizeOfPNG
    #expect(size[0] == Int(40 * scale))
    #expect(size[1] == Int(30 * scale))
  }

  @Test("a vector picture ends with the format's trailer")
  func vectorEnd() throws {
    let svg = String(decoding: try list.encoded(as: .svg), as: UTF8.self)
    #expect(svg.hasSuffix("</svg>\n"))
    let pdf = String(decoding: try list.encoded(as: .pdf).suffix(8), as: UTF8.self)
    #expect(pdf.contains("%%EOF"))
  }

  @Test(
    "a sheet with no area or beyond cairo's limits is refused",
    arguments: [
      CGSize.zero, CGSize(width: 10, height: 0), CGSize(width: -4, height: 9),
      CGSize(width: 40_000, height: 1), CGSize(width: Double.nan, height: 2),
      CGSize(width: Double.infinity, height: 2),
    ])
  func impossibleSize(size: CGSize) {
    #expect(throws: DrawingError.self) { try DisplayList(size: size).encoded(as: .png) }
  }

  @Test("the file extension determines the format, in any case")
  func formats() {
    #expect(PictureFormat(path: "a/b.PNG") == .png)
    #expect(PictureFormat(path: "x.svg") == .svg)
    #expect(PictureFormat(path: "/tmp/x.y.pdf") == .pdf)
    #expect(PictureFormat(path: "x.png/plain") == nil)
    #expect(PictureFormat(path: "x") == nil)
    #expect(PictureFormat(path: "x.gif") == nil)
  }

  @Test("a file that cannot be written has a reason, and an unknown extension has advice")
  func writing() throws {
    #expect {
      try list.write(to: "/nowhere/at/all.png")
    } throws: { error in
      guard case .cannotWrite(let path, let reason) = error as? DrawingError else { return false }
      return path == "/nowhere/at/all.png" && reason == "no such folder"
    }
    #expect(throws: DrawingError.unknownFormat(path: "x.gif")) { try list.write(to: "x.gif") }
  }

  @Test("a written file contains the picture")
  func writtenFile() throws {
    let folder = TemporaryFolder()
    try list.write(to: folder.path("a.png"), scale: 2)
    #expect(try folder.data("a.png") == list.encoded(as: .png, scale: 2))
  }
}
