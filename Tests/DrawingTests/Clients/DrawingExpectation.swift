import Testing

struct DrawingExpectation: Sendable, CustomTestStringConvertible {
  let name: String
  let words: String
  let probes: [Probe]

  init(_ name: String, _ words: String, _ probes: [Probe]) {
    self.name = name
    self.words = words
    self.probes = probes
  }

  var testDescription: String { "\(name): \(words)" }

  enum Probe: Sendable {
    /// A pixel's color, with a tolerance for each component.
    case at(Int, Int, Ink, within: Int = 3)
    case ink(x: Range<Int>, y: Range<Int>, Ink, ClosedRange<Int>)
  }

  /// A color with components from 0 to 255.
  struct Ink: Sendable {
    let components: [Int]

    init(_ red: Int, _ green: Int, _ blue: Int) { components = [red, green, blue] }

    static func gray(_ value: Int) -> Ink { Ink(value, value, value) }
    static let white = gray(255)
    static let black = gray(0)
    static let red = Ink(255, 0, 0)
    static let green = Ink(0, 255, 0)
    static let blue = Ink(0, 0, 255)
    static let yellow = Ink(255, 255, 0)
    static let cyan = Ink(0, 255, 255)
    static let purple = Ink(128, 0, 128)
    static let systemBlue = Ink(0, 122, 255)
    static let systemGreen = Ink(52, 199, 89)
    static let systemOrange = Ink(255, 149, 0)
    static let systemYellow = Ink(255, 204, 0)
    static let systemRed = Ink(255, 59, 48)
    static let systemTeal = Ink(48, 176, 199)
    static let systemPurple = Ink(175, 82, 222)
    static let systemPink = Ink(255, 45, 85)
    static let systemIndigo = Ink(88, 86, 214)

    func isNear(_ pixel: [UInt8], within tolerance: Int) -> Bool {
      zip(components, pixel).allSatisfy { abs($0 - Int($1)) <= tolerance }
    }
  }

  static let all = paths + charts + contexts + texts + layers + images

  private static let paths: [DrawingExpectation] = [
    .init(
      "progress ring", "seven tenths from the top on, clockwise, with round ends, on a gray track",
      [
        .at(50, 7, .systemBlue), .at(83, 40, .systemBlue), .at(46, 7, .systemBlue),
        .at(38, 9, .gray(230)), .at(19, 29, .gray(230)), .at(50, 40, .white),
      ]),
    .init(
      "ticket", "orange, cut out at both sides, dashes of six points and gaps of four",
      [
        .at(9, 40, .white), .at(30, 25, .systemOrange), .at(22, 40, .white),
        .at(28, 40, .systemOrange), .at(6, 16, .white, within: 60), .at(91, 40, .white),
      ]),
    .init(
      "half a star", "yellow at the left, gray at the right, nothing outside of the star",
      [.at(46, 40, .systemYellow), .at(54, 40, .gray(217)), .at(5, 5, .white)]),
    .init(
      "speech bubble", "body and tail are one: both turn clockwise",
      [
        .at(50, 30, .systemGreen), .at(32, 55, .systemGreen), .at(30, 58, .systemGreen),
        .at(80, 70, .white),
      ]),
    .init(
      "dashed frame", "begins at the upper left with half a dash, since the phase is half a dash",
      [
        .at(12, 10, .black), .at(17, 10, .white), .at(25, 10, .black), .at(32, 10, .white),
      ]),
    .init(
      "even-odd rings", "two rings: each circle inside turns inside out",
      [
        .at(82, 40, .systemRed), .at(74, 40, .white), .at(66, 40, .systemRed),
        .at(50, 40, .white),
      ]),
    .init(
      "joins", "a pointed corner, a round one, and one that is cut off",
      [
        .at(17, 12, .black, within: 80), .at(50, 20, .black, within: 80), .at(50, 15, .white),
        .at(82, 20, .white), .at(82, 26, .black),
      ]),
    .init(
      "caps", "lines end where they end, in half circles, and in half squares",
      [
        .at(18, 16, .white), .at(22, 16, .black), .at(15, 40, .black), .at(13, 34, .white),
        .at(14, 58, .black),
      ]),
    .init(
      "tangent arcs", "both upper corners are round, the lower ones are not",
      [
        .at(12, 12, .white), .at(50, 12, .systemTeal), .at(20, 20, .systemTeal),
        .at(88, 12, .white), .at(11, 68, .systemTeal),
      ]),
    .init(
      "spotlight", "the hole goes through the view's own background, not through what lies below",
      [.at(50, 40, .systemYellow), .at(10, 10, Ink(102, 82, 0))]),
    .init(
      "squares of UIRectFill", "a board of black squares in a red frame of one point inside",
      [.at(10, 10, .black), .at(30, 10, .white), .at(0, 30, .systemRed), .at(1, 30, .white)]),
  ]

  private static let charts: [DrawingExpectation] = [
    .init(
      "pie chart", "a quarter, a quarter and a half, clockwise from the top",
      [.at(70, 25, .red), .at(70, 60, .green), .at(30, 40, .blue), .at(2, 2, .white)]),
    .init(
      "line chart", "a blue line above an area that fades downwards",
      [
        .at(75, 16, .systemBlue), .at(75, 8, .white), .at(75, 24, Ink(111, 181, 255), within: 9),
        .at(50, 79, .white, within: 6),
      ]),
    .init(
      "bar chart", "bars with round upper corners",
      [
        .at(62, 30, .systemIndigo), .at(54, 15, .white, within: 12), .at(75, 70, .white),
        .at(54, 79, .systemIndigo),
      ]),
    .init(
      "clock", "ten past three: hands turned around the middle",
      [
        .at(80, 39, .black), .at(62, 33, .systemRed, within: 60), .at(60, 40, .systemRed),
        .at(36, 40, .white),
      ]),
  ]

  private static let contexts: [DrawingExpectation] = [
    .init(
      "gradient that ends", "nothing before the start and after the end",
      [
        .at(10, 40, .white), .at(90, 40, .white), .at(50, 40, .purple, within: 4),
        .at(21, 40, .red, within: 8),
      ]),
    .init(
      "gradient that goes on", "red before, blue after, yellow a quarter of the way",
      [.at(5, 40, .red), .at(95, 40, .blue), .at(34, 40, .yellow, within: 12)]),
    .init(
      "glow", "white in the middle, fading to nothing forty points away",
      [
        .at(50, 40, .white), .at(50, 60, .gray(142), within: 9), .at(3, 3, .black),
        .at(50, 78, .black, within: 14),
      ]),
    .init(
      "shadow", "below the card: six points down, blurred over some three",
      [
        .at(50, 36, .systemBlue), .at(50, 57, .gray(17), within: 14),
        .at(50, 69, .white, within: 6), .at(50, 13, .white, within: 3),
      ]),
    .init(
      "one shadow for two", "the squares throw one shadow, down and to the right",
      [
        .at(20, 20, .red), .at(60, 40, .green), .at(45, 30, .green), .at(30, 53, .black),
        .at(83, 50, .black), .at(12, 53, .white),
      ]),
    .init(
      "multiply", "cyan and magenta give blue, magenta and yellow red",
      [.at(20, 40, .cyan), .at(40, 40, .blue), .at(60, 40, .red), .at(5, 5, .white)]),
    .init(
      "opacity of all", "the overlap is as dark as the rest",
      [.at(20, 20, .gray(127)), .at(50, 40, .gray(127)), .at(80, 60, .gray(127))]),
    .init(
      "pen under a map", "upright lines are four times as wide as level ones",
      [
        .at(10, 40, .black), .at(22, 40, .black), .at(26, 40, .white), .at(50, 9, .black),
        .at(50, 13, .white),
      ]),
    .init(
      "gradient along a ring", "red at the left, blue at the right, open above right",
      [
        .at(22, 40, Ink(232, 0, 23), within: 8), .at(50, 68, .purple, within: 8),
        .at(50, 40, .white), .at(70, 20, .white), .at(78, 40, Ink(23, 0, 232), within: 10),
      ]),
    .init(
      "clip to a mask", "purple where the mask is opaque",
      [.at(50, 40, .purple), .at(32, 22, .white), .at(10, 10, .white)]),
    .init(
      "pattern", "tiles from the view's corner on, only in the circle",
      [.at(52, 42, .red), .at(57, 47, .blue), .at(57, 42, .white), .at(2, 2, .white)]),
  ]

  private static let texts: [DrawingExpectation] = [
    .init(
      "badge", "a white number in the middle of a red disc",
      [
        .at(30, 40, .systemRed), .ink(x: 38..<62, y: 24..<56, .white, 60...300),
        .at(5, 5, .white),
      ]),
    .init(
      "padded label", "text twenty points from the left edge",
      [
        .ink(x: 0..<20, y: 0..<80, .black, 0...0), .ink(x: 20..<60, y: 20..<60, .black, 100...600),
      ]),
    .init(
      "paragraph", "lines in the middle of the rectangle, from its top on",
      [
        .ink(x: 0..<8, y: 0..<80, .black, 0...0), .ink(x: 8..<92, y: 8..<24, .black, 20...400),
        .ink(x: 8..<92, y: 36..<52, .black, 20...400), .ink(x: 92..<100, y: 0..<80, .black, 0...0),
      ]),
    .init(
      "ornaments", "a red line under text, blue outlines of empty letters, yellow below text",
      [
        .ink(x: 0..<100, y: 18..<28, .red, 50...300), .ink(x: 0..<100, y: 28..<51, .black, 0...0),
        .ink(x: 0..<100, y: 28..<51, .blue, 20...300),
        .ink(x: 0..<100, y: 52..<80, .yellow, 300...2000),
      ]),
    .init(
      "shadow of letters", "sharp, red, down and to the right",
      [
        .ink(x: 0..<100, y: 0..<80, .black, 600...2500),
        .ink(x: 0..<100, y: 0..<80, .red, 100...900),
      ]),
    .init(
      "image among letters", "a green square on the baseline after an A",
      [
        .ink(x: 0..<100, y: 0..<80, .systemGreen, 350...420),
        .ink(x: 10..<30, y: 20..<60, .black, 30...250),
      ]),
    .init(
      "text that is turned", "reads upwards along the left edge",
      [
        .ink(x: 20..<45, y: 0..<80, .black, 150...900), .ink(x: 50..<100, y: 0..<80, .black, 0...0),
        .ink(x: 20..<45, y: 4..<20, .black, 10...300),
      ]),
  ]
}
