import FontFiles
import Foundation
import TestSupport
import Testing
import TextMetrics

@testable import Drawing

@Suite("Pictures in fonts from files")
struct FontFileDrawingTests {
  private func font(_ file: String, named name: String) throws -> CustomFont {
    let fonts = try FontReader.fonts(at: TestFiles.fixture("fonts/\(file).ttf").path)
    return try #require(fonts.first { $0.names.postScript == name })
  }

  /// The columns with ink in a text at 100 points, which begins at 10.
  private func ink(_ text: String, _ font: CustomFont) throws -> [ClosedRange<Int>] {
    let width = font.measure(text) * 100
    let line = TextLine(
      text, font: Font(.custom(font), size: 100), color: .black, at: CGPoint(x: 10, y: 90),
      width: width)
    let pixels = try Pixels(
      DisplayList(size: CGSize(width: 400, height: 100), items: [.line(line)]))
    var ranges: [ClosedRange<Int>] = []
    for x in 0..<400 where pixels.darkPixels(x: x..<x + 1, y: 0..<100) > 0 {
      if let last = ranges.last, last.upperBound == x - 1 {
        ranges[ranges.count - 1] = last.lowerBound...x
      } else {
        ranges.append(x...x)
      }
    }
    return ranges
  }

  /// Whether the edges of the ink are within a pixel, which antialiasing may darken.
  private func expect(_ text: String, _ font: CustomFont, _ ranges: [ClosedRange<Int>]) throws {
    let found = try ink(text, font)
    let isNear =
      found.count == ranges.count
      && zip(found, ranges).allSatisfy {
        abs($0.lowerBound - $1.lowerBound) <= 1 && abs($0.upperBound - $1.upperBound) <= 1
      }
    #expect(isNear, "\(found), not \(ranges)")
  }

  @Test("two fonts in a file keep their shapes")
  func sameFile() throws {
    let first = try font("ProbeSans-Regular", named: "ProbeSans-Regular")
    let second = try font("ProbeSans-Regular", named: "ProbeSans-Regular")
    #expect(first != second)
    for font in [first, second, first] { try expect("A A", font, [15...74, 85...99, 110...169]) }
  }

  @Test("a page gets a font's file by the family name")
  @MainActor
  func page() throws {
    let regular = try font("ProbeSans-Regular", named: "ProbeSans-Regular")
    let resources = FragmentResources(prefix: "0-1-2-")
    let attributes = resources.attributes(of: Font(.custom(regular), size: 17))
    let match = try #require(attributes.firstMatch(of: #/'autolayout-image-0-1-2-(font\d+)', '/#))
    let file = try #require(resources.file(named: String(match.1)))
    #expect(file.data == (try Data(contentsOf: TestFiles.fixture("fonts/ProbeSans-Regular.ttf"))))
    #expect(resources.file(named: "font0")?.data == nil)
    #expect(resources.file(named: "font")?.data == nil)
    #expect(!resources.attributes(of: Font(size: 17)).contains("autolayout-image"))
  }

  @Test("letters have the shapes of the file and the measured advances")
  func letters() throws {
    let regular = try font("ProbeSans-Regular", named: "ProbeSans-Regular")
    // A box is 5 points narrower on each side than the advance; "AV" is kerned by 12.
    try expect("A A", regular, [15...74, 85...99, 110...169])
    try expect("AV", regular, [15...130])
    try expect("fi", regular, [15...54])
    let bold = try font("ProbeSans-Bold", named: "ProbeSans-Bold")
    try expect("A A", bold, [15...80, 91...111, 122...187])
  }

  @Test("a variable font's instance has separate shapes")
  func instance() throws {
    let bold = try font("ProbeFlex", named: "ProbeFlex-Regular_Bold")
    try expect("A A", bold, [15...80, 91...111, 122...187])
    let regular = try font("ProbeFlex", named: "ProbeFlex-Regular")
    try expect("A A", regular, [15...74, 85...99, 110...169])
  }
}
