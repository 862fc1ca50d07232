import CFontTables

/// The tables of advances and kerning: the files in `Sources/CFontTables/tables`, each read once, at
/// its first use.
enum FontTables {
  static let avenir = rows(of: "Avenir")
  static let avenirNext = rows(of: "AvenirNext")
  static let dmSans = rows(of: "DMSans")
  static let helvetica = rows(of: "Helvetica")
  static let helveticaNeue = rows(of: "HelveticaNeue")
  static let inter = rows(of: "Inter")
  static let lato = rows(of: "Lato")
  static let montserrat = rows(of: "Montserrat")
  static let mulish = rows(of: "Mulish")
  static let nunito = rows(of: "Nunito")
  static let openSans = rows(of: "OpenSans")
  static let oswald = rows(of: "Oswald")
  static let poppins = rows(of: "Poppins")
  static let proximaNova = rows(of: "ProximaNova")
  static let quicksand = rows(of: "Quicksand")
  static let raleway = rows(of: "Raleway")
  static let roboto = rows(of: "Roboto")
  /// Six designs, then the pairs of Regular and of Black.
  static let sanFrancisco = rows(of: "SanFrancisco")
  static let sourceSans = rows(of: "SourceSans3")
  static let times = rows(of: "Times")

  /// The covered code points as runs: a first scalar and a count for each.
  static let coverage = rows(of: "Coverage")[0].advances.map { UInt32($0) }

  /// For each covered code point, 1 + the index of the printable ASCII character it is as wide as
  /// and kerns like, or 0.
  static let kerningClass = rows(of: "Coverage")[1].advances.map { UInt8($0) }

  /// A line of a table: a face.
  struct Row: Sendable {
    /// By character, from the space on, in the unit of the table.
    var advances: [Double]
    /// First and second character (index from the space) and their values, pair after pair.
    var pairs: [Int16]
  }

  /// The lines of a table, but for its comments.
  static func rows(of name: String) -> [Row] {
    var count = 0
    guard let start = unsafe font_table(name, &count) else { return [] }
    // Safe: `start` points to `count` bytes, which are part of the program.
    let bytes = unsafe [UInt8](UnsafeBufferPointer(start: start, count: count))
    return bytes.split(separator: UInt8(ascii: "\n")).filter { $0.first != UInt8(ascii: "#") }
      .map(row)
  }

  private static func row(_ line: ArraySlice<UInt8>) -> Row {
    // A name, the advances, then groups: each of the first characters before each of the second
    // ones has the values.
    let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    var pairs: [Int16] = []
    for group in stride(from: 2, to: fields.count, by: 3) {
      let values = numbers(fields[group + 2]).map { Int16($0) }
      for first in fields[group] {
        for second in fields[group + 1] {
          pairs.append(Int16(first) - 32)
          pairs.append(Int16(second) - 32)
          pairs += values
        }
      }
    }
    return Row(advances: numbers(fields[1]), pairs: pairs)
  }

  private static func numbers(_ field: ArraySlice<UInt8>) -> [Double] {
    field.split(separator: UInt8(ascii: " ")).map(number)
  }

  // Digits and scale are whole numbers below 2⁵³: their quotient is the double that a literal gives.
  private static func number(_ digits: ArraySlice<UInt8>) -> Double {
    var (value, scale) = (0, 0)
    for byte in digits {
      switch byte {
      case UInt8(ascii: "-"): continue
      case UInt8(ascii: "."): scale = 1
      default:
        value = value * 10 + Int(byte) - 48
        scale *= 10
      }
    }
    let size = Double(value) / Double(max(1, scale))
    return digits.first == UInt8(ascii: "-") ? -size : size
  }
}
