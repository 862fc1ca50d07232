import Foundation
import FontFiles
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

  /// The columns with ink of a text at 100 points, which begins at 10.
  private func ink(_ text: String, _ font: CustomFont) throws -> [ClosedRange<Int>] {
    let width = font.measure(text) * 100
    let line = TextLine(
      text, font: Font(.custom(font), size: 100), color: .black, at: CGPoint(x: 10, y: 90),
      width: width)
    let pixels = try Pixels(DisplayList(size: CGSize(width: 400, height: 100), items: [.line(line)]))
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

  @Test("the drawn letters are those of the file, at the measured advances")
  func letters() throws {
    let regular = try font("ProbeSans-Regular", named: "ProbeSans-Regular")
    // A box is 5 points narrower on each side than its advance; "AV" is kerned by 12.
    #expect(try ink("A A", regular) == [15...74, 110...169])
    #expect(try ink("AV", regular) == [15...135])
    #expect(try ink("fi", regular) == [15...54])
    let bold = try font("ProbeSans-Bold", named: "ProbeSans-Bold")
    #expect(try ink("A A", bold) == [15...80, 122...187])
  }

  @Test("an instance of a variable font has its own shapes")
  func instance() throws {
    let bold = try font("ProbeFlex", named: "ProbeFlex-Regular_Bold")
    #expect(try ink("A A", bold) == [15...80, 122...187])
    let regular = try font("ProbeFlex", named: "ProbeFlex-Regular")
    #expect(try ink("A A", regular) == [15...74, 110...169])
  }
}
