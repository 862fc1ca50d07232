import Foundation
import TestSupport
import Testing
import TextMetrics

@Suite("The system font as measured")
struct SystemFontRuleTests {
  struct Record: Sendable {
    var font: TextFont
    var text: String
    var label: Double?
    var string: Double?
  }

  private static let weights: [String: Double] = [
    "ultraLight": -0.8, "thin": -0.6, "light": -0.4, "regular": 0, "medium": 0.23, "semibold": 0.3,
    "bold": 0.4, "heavy": 0.56, "black": 0.62,
  ]

  private static func records() throws -> [Record] {
    let file = TestFiles.fixture("text/system-font-widths.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .drop { $0.hasPrefix("#") }.dropFirst()
      .map { line in
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        let weight = try #require(weights[fields[1]])
        let size = try #require(Double(fields[2]))
        return Record(
          font: TextFont(
            family: fields[0] == "mono" ? .systemMonospaced : .system, weight: weight,
            pointSize: size),
          text: fields[3], label: Double(fields[4]), string: Double(fields[5]))
      }
  }

  private func width(_ record: Record) -> Double {
    SystemFontMetrics().measure(StyledText(record.text, font: record.font), in: .oneLine).width
  }

  @Test("every recorded string is matched within a thousandth of a point (F9.31)")
  func strings() throws {
    let records = try Self.records().filter { $0.string != nil }
    #expect(records.count > 380)
    for record in records {
      let string = try #require(record.string)
      let found = width(record)
      #expect(abs(found - string) < 0.001, "\(record.text) \(record.font): \(found), not \(string)")
    }
  }

  @Test("every recorded label is the string rounded up to the pixel (F9.4, F9.31)")
  func labels() throws {
    let records = try Self.records().filter { $0.label != nil }
    #expect(records.count > 500)
    for record in records {
      let label = try #require(record.label)
      let found = PixelCeiling(scale: 3).up(width(record))
      #expect(abs(found - label) < 0.001, "\(record.text) \(record.font): \(found), not \(label)")
    }
  }

  /// The ranges that recorded labels give: up to the width, and less by one rounding.
  static let earlier:
    [(
      text: String, size: Double, weight: Double, generation: SystemFontGeneration,
      width: ClosedRange<Double>
    )] = [
      ("Label", 13, 0, .helveticaNeue, 32...33), ("Label", 15, 0, .helveticaNeue, 37...38),
      ("Label", 17, 0, .helveticaNeue, 41...42),
      ("Label", 17, 0, .sanFranciscoPro, 41...42),
      ("Label", 20, 0, .sanFranciscoUI, 48...49), ("Label", 28, 0, .sanFranciscoOriginal, 67...68),
      ("Label", 45, 0, .sanFranciscoUI, 107...108), ("Label", 17, -0.6, .sanFranciscoPro, 41...42),
      ("•", 17, 0, .sanFranciscoPro, 7...7.5),
      ("2016-01-28 14:20", 17, 0, .sanFranciscoOriginal, 139...140),
      ("Synthesize", 15, 0, .sanFranciscoUI, 75...76),
      ("IMG_2003.jpeg", 17, 0, .sanFranciscoPro, 116...117),
      ("•", 14, 0, .sanFranciscoVariable, 6.333...6.667),
    ]

  @Test("earlier system fonts are as wide as recorded (F9.32)", arguments: earlier.indices)
  func earlierFonts(index: Int) {
    let sample = Self.earlier[index]
    let found = SystemFontMetrics(generation: sample.generation).measure(
      StyledText(sample.text, font: .system(sample.size, weight: sample.weight)), in: .oneLine
    ).width
    #expect(sample.width.contains(found), "\(sample): \(found)")
  }

  @Test("text in two cuts has no weight thinner than Light or heavier than Heavy (F9.32)")
  func cuts() {
    func width(_ weight: Double, _ generation: SystemFontGeneration, size: Double) -> Double {
      SystemFontMetrics(generation: generation).measure(
        StyledText("Handgloves", font: .system(size, weight: weight)), in: .oneLine
      ).width
    }
    #expect(width(-0.8, .sanFranciscoPro, size: 17) == width(-0.4, .sanFranciscoPro, size: 17))
    #expect(width(0.62, .sanFranciscoUI, size: 17) == width(0.56, .sanFranciscoUI, size: 17))
    #expect(width(-0.8, .sanFranciscoPro, size: 20) < width(-0.4, .sanFranciscoPro, size: 20))
    #expect(
      width(-0.8, .sanFranciscoVariable, size: 17) < width(-0.4, .sanFranciscoVariable, size: 17))
  }

  @Test("ideographs are exactly an em wide on iOS 9, and a little wider in later releases (F9.32)")
  func ideographs() {
    func width(_ generation: SystemFontGeneration, size: Double) -> Double {
      SystemFontMetrics(generation: generation).measure(
        StyledText("漢", font: .system(size)), in: .oneLine
      ).width / size
    }
    #expect(width(.sanFranciscoOriginal, size: 17).isNear(1, within: 1e-9))
    #expect(width(.sanFranciscoUI, size: 17).isNear(1.0195, within: 1e-9))
    #expect(width(.sanFranciscoVariable, size: 24).isNear(1.0122, within: 1e-9))
  }
}
