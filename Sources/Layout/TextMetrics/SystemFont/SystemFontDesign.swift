/// An interpolated design of San Francisco, linear between the drawn designs (F9.31).
struct SystemFontDesign {
  var display: Double

  /// The weight on the design axis: −1 ultralight, 0 regular, 1 black.
  var weight: Double

  /// The weights on UIKit's scale and on the design axis, as in iOS 26 (F9.31).
  private static let weights: [(scale: Double, drawn: Double)] = [
    (-0.8, -1), (-0.6, -0.783768), (-0.4, light), (0, 0), (0.23, 0.183350), (0.3, 0.316650),
    (0.4, 0.5), (0.56, heavy), (0.62, 1),
  ]

  static let light = -0.340548
  static let heavy = 0.766663

  static func drawnWeight(_ scale: Double) -> Double {
    guard let upper = weights.firstIndex(where: { $0.scale >= scale }) else { return 1 }
    guard upper > 0 else { return -1 }
    let (low, high) = (weights[upper - 1], weights[upper])
    return low.drawn + (high.drawn - low.drawn) * (scale - low.scale) / (high.scale - low.scale)
  }

  /// The share of each drawn design, in table order.
  private var shares: [Double] {
    let (thin, black) = (max(0, -weight), max(0, weight))
    let masters = [thin, 1 - thin - black, black]
    return masters.map { $0 * (1 - display) } + masters.map { $0 * display }
  }

  private func mixed(_ rows: [[Double]]) -> [Double] {
    var sum = [Double](repeating: 0, count: rows[0].count)
    for (row, share) in zip(rows, shares) where share > 0 {
      for (index, entry) in row.enumerated() { sum[index] += entry * share }
    }
    return sum
  }

  func asciiAdvances() -> [Double] {
    mixed(FontTables.asciiDesigns)
  }

  func otherAdvances() -> [Double] {
    mixed(FontTables.otherDesigns)
  }

  var xHeight: Double {
    zip([1076, 1078, 1124, 1040, 1040, 1104], shares).reduce(0) { $0 + $1.0 * $1.1 }
  }

  /// Returns the kerning in em; lighter weights use regular's, because their pairs are unknown.
  func kerning() -> [Float] {
    let black = Float(max(0, weight))
    // Cache the two tables that most fonts share.
    if black == 0, display == 0 { return Self.regularText }
    if black == 0, display == 1 { return Self.regularDisplay }
    return mixedKerning(black: black)
  }

  private static let regularText = SystemFontDesign(display: 0, weight: 0).mixedKerning(black: 0)
  private static let regularDisplay = SystemFontDesign(display: 1, weight: 0).mixedKerning(black: 0)

  private func mixedKerning(black: Float) -> [Float] {
    let (text, far) = (Float(1 - display), Float(display))
    var table = GlyphCoverage.noKerning
    func add(_ pairs: [Int16], _ share: Float) {
      for pair in stride(from: 0, to: pairs.count, by: 4) {
        let units = Float(pairs[pair + 2]) * text + Float(pairs[pair + 3]) * far
        table[Int(pairs[pair]) * GlyphCoverage.asciiCount + Int(pairs[pair + 1])] +=
          units * share / 2048
      }
    }
    add(FontTables.sanFrancisco[6].pairs, 1 - black)
    if black > 0 { add(FontTables.sanFrancisco[7].pairs, black) }
    return table
  }
}
