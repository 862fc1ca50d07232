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
}
