import TestSupport
import Testing
import TextMetrics

/// Widths and heights recorded by Interface Builder, as listed in F9.1 and F9.3.
@Suite("Recorded sizes of labels")
struct CalibrationTests {
  struct Sample: CustomTestStringConvertible, Sendable {
    var text: String
    var size: Double
    var weight: Double = 0
    var width: ClosedRange<Double>
    var generation: SystemFontGeneration = .sanFranciscoVariable
    var testDescription: String { "\(text) \(size) \(weight)" }

    init(
      _ text: String, size: Double, width: ClosedRange<Double>, weight: Double = 0,
      generation: SystemFontGeneration = .sanFranciscoVariable
    ) {
      (self.text, self.size, self.width, self.weight) = (text, size, width, weight)
      self.generation = generation
    }
  }

  /// A recorded width w means a text in (w − 0.5, w], a whole number a text in (w − 1, w].
  static let samples: [Sample] = [
    Sample("Label", size: 12, width: 30...31), Sample("Label", size: 15, width: 37...37.5),
    Sample("Label", size: 17, width: 41...41.5),
    Sample("Label", size: 17, width: 41...42, generation: .sanFranciscoPro),
    Sample("Label", size: 15, width: 38...38.5, weight: 0.23),
    Sample("Label", size: 16, width: 40...41, weight: 0.23),
    Sample("Label", size: 18, width: 44...45, weight: 0.23),
    Sample("Label", size: 15, width: 38...39, weight: 0.3),
    Sample("Label", size: 16, width: 41...41.5, weight: 0.3),
    Sample("Label", size: 20, width: 49...50, weight: 0.3),
    Sample("Label", size: 12, width: 32...33, weight: 0.4),
    Sample("Label", size: 22, width: 56...57, weight: 0.4),
    Sample("Hello, World!", size: 17, width: 97...98),
    Sample("Title", size: 17, width: 33...34), Sample("Hello", size: 17, width: 38...39),
    Sample("First", size: 17, width: 33...34),
    Sample("Last", size: 17, width: 32...33), Sample("Address", size: 17, width: 62...63),
    Sample("Date", size: 17, width: 35...36),
    Sample("Second", size: 17, width: 58...59), Sample("Active", size: 17, width: 47...47.5),
    Sample(" ", size: 17, width: 4...4.5),
    Sample("00:00:00", size: 17, width: 71...72), Sample("10 minutes", size: 17, width: 82...83),
    Sample("Delete", size: 16, width: 46...47), Sample("1", size: 14, width: 6...7, weight: 0.23),
  ]

  static func miss(_ sample: Sample) -> Double {
    let width = SystemFontMetrics(generation: sample.generation).measure(
      StyledText(sample.text, font: .system(sample.size, weight: sample.weight)), in: .oneLine
    ).width
    return max(sample.width.lowerBound - width, width - sample.width.upperBound, 0)
  }

  @Test("a label is as wide as recorded, within a point", arguments: samples)
  func width(_ sample: Sample) {
    #expect(Self.miss(sample) <= 1)
  }

  @Test("four of five recorded widths are matched within half a point")
  func mostWidths() {
    let good = Self.samples.count { Self.miss($0) <= 0.5 }
    #expect(good * 5 >= Self.samples.count * 4)
  }

  static let heights: [(size: Double, scale: Double, height: Double)] = [
    (11, 2, 13.5), (12, 2, 14.5), (13, 2, 16), (14, 2, 17), (15, 2, 18), (16, 2, 19.5),
    (17, 2, 20.5), (18, 2, 21.5), (20, 2, 24), (22, 2, 26.5), (24, 2, 29), (36, 2, 43),
    (40, 2, 48), (22, 3, 79.0 / 3), (17, 3, 61.0 / 3), (17, 1, 21), (14, 1, 17),
  ]

  @Test("a label is one line high, rounded up to the pixel (F9.1)", arguments: heights)
  func height(size: Double, scale: Double, expected: Double) {
    let layout = SystemFontMetrics().layout(
      StyledText("Label", font: .system(size)), in: .oneLine)
    #expect(layout.size(roundedUpAt: scale).height.isNear(expected, within: 1e-9))
  }

  static let pitches: [(style: TextStyle, lines: Int, scale: Double, height: Double)] = [
    (.footnote, 2, 2, 34), (.footnote, 3, 2, 52), (.headline, 2, 2, 42.5), (.subheadline, 2, 3, 38),
  ]

  @Test("lines in a text style have the style's pitch (recorded labels)", arguments: pitches)
  func pitch(style: TextStyle, lines: Int, scale: Double, expected: Double) {
    let text = Array(repeating: "x", count: lines).joined(separator: "\n")
    let layout = SystemFontMetrics().layout(
      StyledText(text, font: .preferred(style)), in: TextBounds())
    #expect(layout.size(roundedUpAt: scale).height == expected)
  }

  static let eastAsianSamples: [(text: String, size: Double, range: ClosedRange<Double>)] = [
    ("付款方式", 17, 69...70), ("请拍摄人像并上传", 17, 138...139), ("美丽的碧池，看一个想一个。", 18, 238...238.5),
    ("新词学习", 28, 113...114), ("データがありません", 17, 155.5...156),
    ("通常のメッセージ", 14, 114...114.34), ("エンジニア", 14, 71...71.5),
    ("🤖", 70, 74.5...75),
  ]

  @Test("Chinese and Japanese text is as wide as recorded", arguments: eastAsianSamples)
  func eastAsian(text: String, size: Double, range: ClosedRange<Double>) {
    let sample = Sample(text, size: size, width: range)
    #expect(Self.miss(sample) <= 0.5)
  }
}
