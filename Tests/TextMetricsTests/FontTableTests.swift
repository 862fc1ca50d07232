import Testing

@testable import TextMetrics

/// The sums of the tables that the files were made from.
@Suite("Tables of fonts")
struct FontTableTests {
  @Test(
    "a table has all faces, advances and pairs",
    arguments: [
      ("AvenirNext", 3, 1_548_267, 348, -123_060), ("Avenir", 3, 1_513_412, 348, -123_060),
      ("Inter", 5, 2_682_354, 4224, -1_588_915),
      ("Lato", 3, 1_496_540, 5292, -1_271_380), ("Montserrat", 3, 1_638_770, 3131, -581_490),
      ("Nunito", 3, 1_530_640, 1851, -458_060),
      ("OpenSans", 4, 2_044_149, 1252, -283_912), ("ProximaNova", 3, 1_453_506, 348, -123_060),
      ("Quicksand", 3, 1_515_410, 718, -220_540),
      ("Roboto", 5, 2_448_382, 2170, -496_716), ("SourceSans3", 3, 1_377_180, 1183, -415_360),
    ])
  func sums(name: String, faces: Int, advances: Double, pairs: Int, kerning: Int) {
    let rows = FontTables.rows(of: name)
    #expect(rows.count == faces)
    #expect(rows.allSatisfy { $0.advances.count == GlyphCoverage.asciiCount })
    #expect(rows.flatMap(\.advances).reduce(0, +) == advances)
    let members = rows.flatMap(\.pairs)
    #expect(members.count == 3 * pairs)
    let values = stride(from: 2, to: members.count, by: 3).map { Int(members[$0]) }
    #expect(values.reduce(0, +) == kerning)
  }

  @Test("San Francisco's designs contain the characters that the coverage lists")
  func systemFont() {
    let rows = FontTables.sanFrancisco
    let others = FontTables.kerningClass.count { $0 == 0 }
    #expect(rows.count == 8)
    #expect(rows.prefix(6).allSatisfy { $0.advances.count == GlyphCoverage.asciiCount + others })
    #expect(rows[0].advances.first == 503.851)
    #expect(rows.suffix(2).map { $0.pairs.count / 4 } == [1422, 1672])
    let scalars = stride(from: 1, to: FontTables.coverage.count, by: 2).map { run in
      Int(FontTables.coverage[run])
    }
    #expect(scalars.reduce(0, +) == FontTables.kerningClass.count)
  }

  @Test("there is no table of another name")
  func unknown() {
    #expect(FontTables.rows(of: "Interlude").isEmpty)
  }
}
