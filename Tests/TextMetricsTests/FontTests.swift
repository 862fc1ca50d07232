import TestSupport
import Testing
import TextMetrics

@Suite("Fonts")
struct FontTests {
  private func width(of text: String, in font: TextFont, metrics: SystemFontMetrics = .init())
    -> Double
  {
    metrics.measure(StyledText(text, font: font), in: .oneLine).width
  }

  @Test("heavier weights are wider, and widths between two weights are interpolated")
  func weights() {
    let widths = [-0.8, -0.6, -0.4, 0, 0.1, 0.23, 0.3, 0.4, 0.56, 0.62].map {
      width(of: "The quick brown fox jumps", in: .system(17, weight: $0))
    }
    #expect(widths == widths.sorted())
    #expect(
      width(of: "a", in: .system(17, weight: -1)) == width(of: "a", in: .system(17, weight: -0.8)))
    #expect(
      width(of: "a", in: .system(17, weight: 1)) == width(of: "a", in: .system(17, weight: 0.62)))
  }

  @Test("figures have equal widths, and a fixed-pitch font has a single width")
  func monospaced() {
    let digits = TextFont(family: .systemMonospacedDigit, pointSize: 17)
    #expect(width(of: "111", in: digits) == width(of: "808", in: digits))
    #expect(width(of: "111", in: .system(17)) < width(of: "808", in: .system(17)))
    let fixed = TextFont(family: .systemMonospaced, pointSize: 17)
    #expect(abs(width(of: "iW", in: fixed) - 2 * 17 * 1266 / 2048) < 1e-9)
  }

  @Test(
    "accented, Cyrillic and Greek letters are about as wide as similar Latin letters",
    arguments: [
      ("é", "e"), ("Å", "A"), ("А", "A"), ("Ο", "O"),
    ])
  func lookalikes(other: String, latin: String) {
    let (a, b) = (width(of: other, in: .system(17)), width(of: latin, in: .system(17)))
    #expect(a.isNear(b, within: 0.6))
  }

  @Test(
    "named fonts have their published line heights, missing fonts Helvetica Neue's",
    arguments: [
      ("AvenirNext-DemiBold", 1.366), ("HelveticaNeue", 1.165), ("Menlo-Regular", 1.164),
      ("NoSuchFont", 1.165), ("Helvetica", 1.15),
      ("Muli-Bold", 1.4743), ("Gotham-Book", 1),
    ])
  func named(name: String, factor: Double) {
    let metrics = SystemFontMetrics().metrics(of: TextFont(family: .named(name), pointSize: 100))
    #expect(abs(metrics.lineHeight - 100 * factor) < 0.01)
  }

  @Test(
    "Helvetica Neue is as wide as recorded, and replaces missing fonts",
    arguments: [
      ("HelveticaNeue", 17, "What would you like to do today?", 255),
      ("HelveticaNeue", 14, "Kings of Lion", 82), ("HelveticaNeue", 66, "Play", 126),
      ("HelveticaNeue-Bold", 17, "Label", 44.5), ("HelveticaNeue-Bold", 17, "$39.99", 52),
      ("HelveticaNeue-Medium", 12, "Manufacturer:", 77.67),
      ("HelveticaNeue-Medium", 12, "Connectable:", 74),
      ("HelveticaNeue-Medium", 24, "Good morning, Margo", 245),
      ("HelveticaNeue-Light", 28, "ServerServices", 179),
      ("HelveticaNeue-Light", 28, "AppKinetics", 144.33),
      // Capitals of thin weights are narrower still ("UNKNOWN" at 40 points: 198, here 201).
      ("HelveticaNeue-Thin", 17, "Add Device", 82), ("HelveticaNeue-Thin", 17, "Clock Style", 80),
      ("NoSuchFont", 10, "REQUESTS", 53), ("NoSuchFont-Semibold", 18, "light", 34.5),
      ("NoSuchFont", 10, "SENDER", 40), ("NoSuchFont-Bold", 10, "PLEDGE", 39),
    ] as [(String, Double, String, Double)])
  func helveticaNeue(name: String, size: Double, text: String, recorded: Double) {
    let font = TextFont(family: .named(name), pointSize: size)
    #expect(width(of: text, in: font).isNear(recorded, within: 1))
  }

  @Test("Helvetica's advances equal the published advances")
  func helvetica() {
    let regular = TextFont(family: .named("Helvetica"), pointSize: 1000)
    #expect(width(of: "Hamburg", in: regular).isNear(4112, within: 1e-6))
    #expect(
      abs(
        width(of: "Hamburg", in: TextFont(family: .named("Helvetica-Bold"), pointSize: 1000)) - 4389
      )
        < 1e-6)
  }

  @Test("Inter's advances and kerning equal the published values")
  func inter() {
    let font = TextFont(family: .named("Inter-Regular"), pointSize: 1000)
    #expect(abs(width(of: "o", in: font) * 2 - width(of: "oo", in: font)) < 1)
    #expect(width(of: "To", in: font) < width(of: "T", in: font) + width(of: "o", in: font) - 20)
    #expect(
      width(of: "Inter", in: TextFont(family: .named("Inter-Bold"), pointSize: 1000))
        > width(of: "Inter", in: font)
    )
  }

  @Test(
    "all releases of the system font measure every size", arguments: SystemFontGeneration.allCases)
  func generations(generation: SystemFontGeneration) {
    let metrics = SystemFontMetrics(generation: generation)
    var last = 0.0
    for size in stride(from: 4.0, through: 120, by: 0.5) {
      let now = width(of: "Label", in: .system(size), metrics: metrics)
      #expect(now > 0 && now.isFinite)
      // At the change from Text to Display, a larger size may be narrower by a few percent.
      #expect(now > last * 0.9)
      last = now
    }
  }

  @Test("words in scripts that are only estimated are measured by another measurer")
  func foreign() {
    /// Every character is ten points wide.
    struct Tens: TextMeasuring {
      func metrics(of font: TextFont) -> FontMetrics { SystemFontMetrics().metrics(of: font) }
      func layout(_ text: StyledText, in bounds: TextBounds) -> TextLayout {
        var layout = TextLayout.empty
        layout.width = text.runs.reduce(0) { $0 + Double($1.text.count) * 10 }
        return layout
      }
    }
    let alone = SystemFontMetrics()
    let helped = SystemFontMetrics(foreign: Tens())
    func width(_ text: String, _ measurer: SystemFontMetrics) -> Double {
      measurer.measure(StyledText(text, font: .system(17)), in: .oneLine).width
    }
    #expect(width("ภาษาไทย", helped).isNear(70, within: 20))
    #expect(width("שלום", helped).isNear(40, within: 1e-9))
    let latin = width("ab  cd", alone)
    #expect(abs(width("ab שלום cd", helped) - latin - 40) < 0.5)
    for known in ["Handgloves", "漢字かな", "한국어", "Ελλάς", "🙂"] {
      #expect(width(known, helped) == width(known, alone))
    }
  }
}
