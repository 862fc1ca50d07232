import Foundation
import TestSupport
import Testing
import TextMetrics

@testable import Drawing

@Suite("Placement of letters")
struct LetterPlacementTests {
  private func inkedColumns(_ line: TextLine) throws -> [ClosedRange<Int>] {
    let pixels = try Pixels(
      DisplayList(size: CGSize(width: 300, height: 60), items: [.line(line)]))
    var ranges: [ClosedRange<Int>] = []
    for x in 0..<300 where pixels.darkPixels(x: x..<x + 1, y: 0..<60) > 0 {
      if let last = ranges.last, last.upperBound == x - 1 {
        ranges[ranges.count - 1] = last.lowerBound...x
      } else {
        ranges.append(x...x)
      }
    }
    return ranges
  }

  private func line(_ string: String, width: CGFloat, _ advances: [CGFloat?]) -> TextLine {
    var line = TextLine(
      string, font: Font(size: 20), color: .black, at: CGPoint(x: 10, y: 40), width: width)
    line.advances = advances
    return line
  }

  @Test("a letter is in the middle of the letter's space")
  func rooms() throws {
    let ranges = try inkedColumns(line("lll", width: 120, [20, 60, 40]))
    #expect(ranges.count == 3)
    for (range, middle) in zip(ranges, [20, 60, 110]) {
      #expect(abs((range.lowerBound + range.upperBound) / 2 - middle) <= 1)
    }
  }

  @Test("letters with no position share the remaining space")
  func shares() throws {
    let ranges = try inkedColumns(line("lll", width: 120, [20, nil, nil]))
    #expect(ranges.count == 3)
    for (range, middle) in zip(ranges, [20, 55, 105]) {
      #expect(abs((range.lowerBound + range.upperBound) / 2 - middle) <= 2)
    }
  }

  @Test("an ellipsis stays in the given space, and does not touch the letter before it")
  func ellipsis() throws {
    let width = CGFloat(
      SystemFontMetrics().advance(of: "\u{2026}", in: TextRun("", font: .system(20))))
    let ranges = try inkedColumns(line("l\u{2026}l", width: 20 + width, [10, width, 10]))
    try #require(ranges.count == 5)
    for (dot, share) in zip(ranges[1...3], [1, 3, 5] as [CGFloat]) {
      let middle = CGFloat(dot.lowerBound + dot.upperBound + 1) / 2
      #expect(abs(middle - (20 + width * share / 6)) <= 0.75)
    }
  }

  @Test("advances are ignored if their number differs from the number of characters")
  func wrongCount() throws {
    let plain = try inkedColumns(line("lll", width: 13, []))
    #expect(try inkedColumns(line("lll", width: 13, [50])) == plain)
  }

  @Test("Arabic stays joined, and marks stay on their letters")
  func scripts() throws {
    let measurer = SystemFontMetrics()
    let word = TextRun("مرحبا", font: .system(20))
    #expect(measurer.advances(of: word).allSatisfy { $0 == nil })
    // A letter with a combining mark is one character, and has one advance.
    let marked = TextRun("e\u{301}a", font: .system(20))
    #expect(measurer.advances(of: marked).count == 2)
    let ranges = try inkedColumns(line("e\u{301}l", width: 80, [40, 40]))
    #expect(ranges.count == 2)
    #expect(abs((ranges[0].lowerBound + ranges[0].upperBound) / 2 - 30) <= 1)
  }

  @Test("a label's lines have the system's advances, and end as in the layout")
  func painter() throws {
    let text = StyledText("Interface", font: .system(17))
    let measurer = SystemFontMetrics()
    let painter = TextPainter(
      text: text, colors: [.black], measurer: measurer, isRightToLeft: false)
    let items = painter.items(in: CGRect(x: 0, y: 0, width: 200, height: 30), lineLimit: 1)
    guard case .line(let line)? = items.first else {
      Issue.record("a line was expected")
      return
    }
    let sum = line.advances.reduce(0) { $0 + ($1 ?? 0) }
    #expect(line.advances.count == 9)
    #expect(abs(sum - line.width) < 0.01)
  }
}
