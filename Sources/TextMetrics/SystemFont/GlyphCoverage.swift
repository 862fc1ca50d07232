/// Where a scalar stands in the advance tables.
enum GlyphCoverage {
  /// The number of covered code points.
  static let count = SystemFontTables.kerningClass.count

  /// The number of printable ASCII characters; they come first in the tables, in order.
  static let asciiCount = 95

  /// Index by scalar value; −1 where the tables have nothing.
  private static let page: [Int16] = {
    let runs = SystemFontTables.coverage
    let end = Int(runs[runs.count - 2] + runs[runs.count - 1])
    var page = [Int16](repeating: -1, count: end)
    var next: Int16 = 0
    for run in stride(from: 0, to: runs.count, by: 2) {
      for scalar in Int(runs[run])..<Int(runs[run] + runs[run + 1]) {
        page[scalar] = next
        next += 1
      }
    }
    return page
  }()

  /// The index of a scalar, or nil where the tables have nothing.
  ///
  /// - Parameter scalar: The scalar's value.
  /// - Returns: An index below `count`.
  static func index(of scalar: UInt32) -> Int? {
    guard scalar < UInt32(page.count) else { return nil }
    let index = page[Int(scalar)]
    return index < 0 ? nil : Int(index)
  }

  /// No kerning at all.
  static let noKerning = [Float](repeating: 0, count: asciiCount * asciiCount)

  /// Kerning triples as a table by first and second printable ASCII character, in em.
  static func dense(_ triples: [Int16]) -> [Float] {
    var table = noKerning
    for pair in stride(from: 0, to: triples.count, by: 3) {
      table[Int(triples[pair]) * asciiCount + Int(triples[pair + 1])] =
        Float(triples[pair + 2]) / 10_000
    }
    return table
  }

  /// Groups of pairs as a table by first and second printable ASCII character, in em.
  ///
  /// - Parameters:
  ///   - unitsPerEm: What the third members are counted in.
  ///   - groups: Each of the first characters before each of the second ones, and how much closer
  ///     they stand (negative).
  /// - Returns: The table.
  static func kerning(
    unitsPerEm: Float, _ groups: [(firsts: String, seconds: String, units: Int)]
  ) -> [Float] {
    var table = noKerning
    for group in groups {
      for first in group.firsts.utf8 {
        for second in group.seconds.utf8 {
          table[(Int(first) - 32) * asciiCount + Int(second) - 32] =
            Float(group.units) / unitsPerEm
        }
      }
    }
    return table
  }
}
