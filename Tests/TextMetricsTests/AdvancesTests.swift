import Testing

@testable import TextMetrics

@Suite("Advances of single characters")
struct AdvancesTests {
  private let measurer = SystemFontMetrics()

  @Test(
    "advances add up to the run's width",
    arguments: ["Interface", "AV To Ty.", "Größe é", "自动布局", "12:30 – 14:00", "a\u{301}b", "👍🏽 ok"])
  func sum(string: String) {
    let run = TextRun(string, font: .system(17), kern: 0.5)
    let advances = measurer.advances(of: run)
    #expect(advances.count == string.count)
    let width = measurer.measure(StyledText(runs: [run]), in: .oneLine).width
    let sum = advances.reduce(0) { $0 + ($1 ?? .nan) }
    #expect(abs(sum - width) < 1e-6)
  }

  @Test("scripts that are only estimated have no advances, but the letters next to them do")
  func estimates() {
    let advances = measurer.advances(of: TextRun("a ไทย", font: .system(17)))
    #expect(advances.map { $0 == nil } == [false, false, true, true, true])
  }

  @Test("the cache forwards to the measurer, and a measurer with no advances has none")
  func forwarding() {
    struct Blind: TextMeasuring {
      func metrics(of font: TextFont) -> FontMetrics {
        FontMetrics(ascender: 1, descender: 0, leading: 0, capHeight: 1, xHeight: 1)
      }
      func layout(_ text: StyledText, in bounds: TextBounds) -> TextLayout { .empty }
    }
    let run = TextRun("abc", font: .system(17))
    #expect(CachedTextMeasuring(measurer).advances(of: run) == measurer.advances(of: run))
    #expect(CachedTextMeasuring(Blind()).advances(of: run) == [])
  }
}

@Suite("Estimated widths")
struct EstimatedWidthTests {
  @Test(
    "scripts whose advances no table has are estimates", arguments: ["حفظ", "ไทย", "שמור", "हाँ"])
  func estimated(_ text: String) { #expect(text.hasEstimatedWidth) }

  @Test(
    "letters of tables, ideographs, kana, hangul and signs are none",
    arguments: ["Ändern", "Сохранить", "Αλλαγή", "変更する", "저장", "… → “1”", ""])
  func known(_ text: String) { #expect(!text.hasEstimatedWidth) }
}
