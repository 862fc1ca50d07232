enum GlyphCoverage {
  static let count = FontTables.kerningClass.count

  static let asciiCount = 95

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

  static func index(of scalar: UInt32) -> Int? {
    guard scalar < UInt32(page.count) else { return nil }
    let index = page[Int(scalar)]
    return index < 0 ? nil : Int(index)
  }

  static let noKerning = [Float](repeating: 0, count: asciiCount * asciiCount)

  /// Kerning triples (first, second, units) as a table by printable ASCII characters, in em.
  static func dense(_ triples: [Int16], unitsPerEm: Float = 10_000) -> [Float] {
    var table = noKerning
    for pair in stride(from: 0, to: triples.count, by: 3) {
      table[Int(triples[pair]) * asciiCount + Int(triples[pair + 1])] =
        Float(triples[pair + 2]) / unitsPerEm
    }
    return table
  }
}
