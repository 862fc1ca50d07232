/// The mapping of scalars to indices of the advance tables.
enum GlyphCoverage {
  static let count = SystemFontTables.kerningClass.count

  /// The number of printable ASCII characters, which come first in the tables.
  static let asciiCount = 95

  /// The index by scalar value; −1 if not covered.
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

  /// Returns the index of a scalar, less than `count`; nil if not covered.
  static func index(of scalar: UInt32) -> Int? {
    guard scalar < UInt32(page.count) else { return nil }
    let index = page[Int(scalar)]
    return index < 0 ? nil : Int(index)
  }

  static let noKerning = [Float](repeating: 0, count: asciiCount * asciiCount)

  /// Converts kerning triples to a table by first and second printable ASCII character, in em.
  static func dense(_ triples: [Int16]) -> [Float] {
    var table = noKerning
    for pair in stride(from: 0, to: triples.count, by: 3) {
      table[Int(triples[pair]) * asciiCount + Int(triples[pair + 1])] =
        Float(triples[pair + 2]) / 10_000
    }
    return table
  }

  /// Converts groups of kerning pairs to a table by first and second printable ASCII character, in
  /// em.
  ///
  /// - Parameters:
  ///   - unitsPerEm: The unit of the kerning values.
  ///   - groups: All pairs of a first and a second character, with their kerning (negative is
  ///     closer).
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
