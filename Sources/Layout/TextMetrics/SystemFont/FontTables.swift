import CFontTables

/// The tables of advances and kerning: the files in `Sources/Layout/CFontTables/tables`, each read
/// once, at first use.
enum FontTables {
  static let avenir = rows(of: "Avenir")
  static let avenirNext = rows(of: "AvenirNext")
  static let helvetica = rows(of: "Helvetica")
  static let helveticaNeue = rows(of: "HelveticaNeue")
  static let inter = rows(of: "Inter")
  static let lato = rows(of: "Lato")
  static let montserrat = rows(of: "Montserrat")
  static let nunito = rows(of: "Nunito")
  static let openSans = rows(of: "OpenSans")
  static let proximaNova = rows(of: "ProximaNova")
  static let quicksand = rows(of: "Quicksand")
  static let roboto = rows(of: "Roboto")
  /// Six designs, then the pairs of Regular and of Black.
  static let sanFrancisco = rows(of: "SanFrancisco")
  static let sourceSans = rows(of: "SourceSans3")
  static let times = rows(of: "Times")

  /// The drawn designs of San Francisco: printable ASCII.
  static let asciiDesigns = sanFrancisco.prefix(6).map {
    Array($0.advances.prefix(GlyphCoverage.asciiCount))
  }

  /// The characters that do not share an ASCII character's advance.
  static let otherDesigns = sanFrancisco.prefix(6).map {
    Array($0.advances.dropFirst(GlyphCoverage.asciiCount))
  }

  /// The covered code points as runs: a first scalar and a count for each.
  static let coverage = rows(of: "Coverage")[0].advances.map { UInt32($0) }

  /// For each code point, 1 + the index of the ASCII character it is as wide as, or 0.
  static let kerningClass = rows(of: "Coverage")[1].advances.map { UInt8($0) }

  struct Row: Sendable {
    var advances: [Double]
    /// First and second character (index from the space) and their values, pair after pair.
    var pairs: [Int16]
  }

  static func rows(of name: String) -> [Row] {
    var count = 0
    guard let start = unsafe font_table(name, &count) else { return [] }
    // Safe: `start` points to `count` bytes, which are part of the program.
    let bytes = unsafe [UInt8](UnsafeBufferPointer(start: start, count: count))
    var reader = FontTableReader(bytes: bytes)
    var rows: [Row] = []
    while let row = reader.row() { rows.append(row) }
    return rows
  }
}

/// Reads a table byte by byte: to split it first would take ten times as long.
private struct FontTableReader {
  let bytes: [UInt8]
  private var place = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func row() -> FontTables.Row? {
    while place < bytes.count, bytes[place] == UInt8(ascii: "#") {
      while bytes[place] != UInt8(ascii: "\n") { place += 1 }
      place += 1
    }
    guard place < bytes.count else { return nil }
    _ = field()
    var row = FontTables.Row(advances: numbers(), pairs: [])
    // Groups: each of the first characters before each of the second characters has the values.
    while bytes[place - 1] == UInt8(ascii: "\t") {
      let (firsts, seconds) = (field(), field())
      let values = numbers().map { Int16($0) }
      for first in firsts {
        for second in seconds {
          row.pairs.append(Int16(bytes[first]) - 32)
          row.pairs.append(Int16(bytes[second]) - 32)
          for value in values { row.pairs.append(value) }
        }
      }
    }
    return row
  }

  private mutating func field() -> Range<Int> {
    let start = place
    // Both are below the space, and nothing else is.
    while bytes[place] >= 32 { place += 1 }
    place += 1
    return start..<(place - 1)
  }

  private mutating func numbers() -> [Double] {
    var numbers: [Double] = []
    while bytes[place] >= 32 {
      if bytes[place] == UInt8(ascii: " ") { place += 1 }
      numbers.append(number())
    }
    place += 1
    return numbers
  }

  // Digits and scale are whole numbers below 2⁵³: their quotient equals the literal.
  private mutating func number() -> Double {
    let isNegative = bytes[place] == UInt8(ascii: "-")
    if isNegative { place += 1 }
    var (value, scale) = (0, 0)
    while bytes[place] > 32 {
      if bytes[place] == UInt8(ascii: ".") {
        scale = 1
      } else {
        value = value * 10 + Int(bytes[place]) - 48
        scale *= 10
      }
      place += 1
    }
    let size = scale > 1 ? Double(value) / Double(scale) : Double(value)
    return isNegative ? -size : size
  }
}
