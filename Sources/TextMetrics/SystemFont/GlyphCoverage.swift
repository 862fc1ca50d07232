/// The mapping of scalars to indices of the advance tables.
enum GlyphCoverage {
  static let count = FontTables.kerningClass.count

  /// The number of printable ASCII characters, which come first in the tables.
  static let asciiCount = 95

  /// The index by scalar value; −1 if not covered.
  private static let page: [Int16] = {
    let runs = FontTables.coverage
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

  /// Kerning triples as a table by first and second printable ASCII character, in em.
  ///
  /// - Parameters:
  ///   - triples: First, second, units, pair after pair.
  ///   - unitsPerEm: What the third members are counted in.
  /// - Returns: The table.
  static func dense(_ triples: [Int16], unitsPerEm: Float = 10_000) -> [Float] {
    var table = noKerning
    for pair in stride(from: 0, to: triples.count, by: 3) {
      table[Int(triples[pair]) * asciiCount + Int(triples[pair + 1])] =
        Float(triples[pair + 2]) / unitsPerEm
    }
    return table
  }
}
