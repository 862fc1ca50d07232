import AutoLayout
import Foundation
import Testing
import TextMetrics

@testable import Drawing

@Suite("Text that almost fits")
@MainActor
struct FittedTextTests {
  private let measurer = SystemFontMetrics()
  private let text = StyledText("A label that fits its frame", font: .system(17))

  private func fitted(
    _ share: Double, of text: StyledText? = nil, lines: Int = 1, height: Double? = nil
  ) -> FittedText {
    let text = text ?? self.text
    let width = measurer.measure(text, in: .oneLine).width
    return FittedText(text, room: width * share, lineLimit: lines, height: height, by: measurer)
  }

  @Test(
    "text wider by at most the tables' error is drawn narrower, and wider text is cut (F9.39)",
    arguments: [
      ("", 1.2, false, false), ("", 1, false, false), ("", 0.985, false, true),
      ("", 0.95, true, false), ("Futura-Medium", 0.95, false, true),
      ("Futura-Medium", 0.9, false, true), ("Futura-Medium", 0.8, true, false),
    ])
  func width(name: String, share: Double, isCut: Bool, isNarrower: Bool) {
    var text = text
    if !name.isEmpty { text.runs[0].font.family = .named(name) }
    let fitted = fitted(share, of: text)
    #expect(fitted.layout.isTruncated == isCut)
    #expect((fitted.squeeze(of: fitted.layout.lines[0]) < 1) == isNarrower)
    #expect(
      fitted.layout.lines[0].width * fitted.squeeze(of: fitted.layout.lines[0]) <= fitted.room)
  }

  @Test("a text of any length that is up to a point too wide still fits")
  func slack() {
    let short = StyledText("12", font: .system(12))
    let width = measurer.measure(short, in: .oneLine).width
    let fitted = FittedText(short, room: width - 0.9, lineLimit: 1, height: nil, by: measurer)
    #expect(!fitted.layout.isTruncated)
  }

  @Test("text recorded on fewer lines is drawn narrower, to get as many lines")
  func lines() {
    let line = measurer.measure(text, in: .oneLine).height
    #expect(fitted(0.98, lines: 0, height: line).layout.lines.count == 1)
    #expect(fitted(0.98, lines: 0, height: nil).layout.lines.count == 2)
  }

  @Test("text that is higher than the label loses lines, and is marked (F9.38)")
  func height() {
    let line = measurer.measure(text, in: .oneLine).height
    let two = fitted(0.4, lines: 0, height: line * 2)
    #expect(two.layout.lines.count == 2)
    #expect(two.layout.isTruncated)
    #expect(fitted(0.4, lines: 0, height: line * 9).layout.isTruncated == false)
    // At least one line is drawn.
    #expect(fitted(0.4, lines: 0, height: 1).layout.lines.count == 1)
  }
}
