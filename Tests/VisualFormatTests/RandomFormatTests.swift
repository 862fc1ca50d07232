import Foundation
import TestSupport
import Testing
import VisualFormat

/// Random strings and random well-formed formats.
///
/// `make fuzz` reads a million; `VISUAL_FORMAT_STRINGS` sets the number.
@Suite("Random formats")
struct RandomFormatTests {
  static let count =
    TestFiles.tries("VISUAL_FORMAT_STRINGS", usual: 20_000)

  /// Tokens of the language, which let many of the strings get far in the parser.
  static let pieces = [
    "[", "]", "(", ")", "-", "|", ",", "@", "==", ">=", "<=", "=", "<", ">", ".", "H:", "V:", "a",
    "b", "[a]", "[b(", "d", "m", "nope", "0", "8", "1e3", "-8-", "(20)", "é", "\u{301}", "👩‍👧",
    "\0", "\n", " ", "e", "+", "9999",
  ]

  @Test("any string yields constraints or an error inside the string")
  func anyString() {
    var generator = SeededGenerator(seed: 20_131)
    let scope = NamedScope(orphans: ["d"])
    var accepted = 0
    for _ in 0..<Self.count {
      var format = ""
      for _ in 0..<Int.random(in: 0...24, using: &generator) {
        // One token in eight is any character.
        let scalar = Unicode.Scalar(UInt32.random(in: 0...0x10_FFFF, using: &generator))
        if let scalar, UInt8.random(in: 0..<8, using: &generator) == 0 {
          format.unicodeScalars.append(scalar)
        } else {
          format += Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &generator)]
        }
      }
      let options = VisualFormatOptions(
        rawValue: UInt(generator.next() & generator.next() & 0xF1E7E))
      do throws(VisualFormatError) {
        let made = try visualFormatConstraints(format, options: options, in: scope)
        accepted += 1
        #expect(made.allSatisfy { $0.priority > 0 && $0.priority <= 1000 })
      } catch {
        guard error.format != format || !(0...format.count).contains(error.column) else { continue }
        Issue.record("seed 20131: \(error)")
      }
    }
    #expect(accepted > 0)
  }

  @Test("a random well-formed format yields the original constraints, and damage is detected")
  func wellFormed() throws {
    for seed in UInt64(0)..<UInt64(Self.count / 10) {
      var generator = SeededGenerator(seed: seed)
      let (format, lines) = Self.wellFormedFormat(using: &generator)
      let made = try visualFormatConstraints(format, in: NamedScope())
      #expect(made.map(\.line) == lines, "seed \(seed): \(format)")
      // Every bracket is necessary: removing any of them makes the format invalid.
      let brackets = format.indices.filter { "[]()".contains(format[$0]) }
      var damaged = format
      damaged.remove(at: brackets[Int.random(in: 0..<brackets.count, using: &generator)])
      #expect(throws: VisualFormatError.self, "seed \(seed): \(damaged)") {
        try visualFormatConstraints(damaged, in: NamedScope())
      }
    }
  }

  static func wellFormedFormat(
    using generator: inout SeededGenerator
  ) -> (format: String, lines: [String]) {
    let isVertical = Bool.random(using: &generator)
    let (near, far, extent) =
      isVertical ? ("top", "bottom", "height") : ("leading", "trailing", "width")
    var format = isVertical ? "V:" : ["", "H:"][Int.random(in: 0...1, using: &generator)]
    var lines: [String] = []

    func gap(to next: String, from previous: String, standard: String) {
      switch Int.random(in: 0...3, using: &generator) {
      case 0: lines.append("\(next) == \(previous)")
      case 1:
        format += "-"
        lines.append("\(next) == \(previous) + \(standard)")
      case 2:
        let points = Int.random(in: 1...99, using: &generator)
        format += "-\(points)-"
        lines.append("\(next) == \(previous) + \(points).0")
      default:
        let points = Int.random(in: 1...99, using: &generator)
        let priority = Int.random(in: 1...999, using: &generator)
        format += "-(>=-\(points)@\(priority),<=m)-"
        lines.append("\(next) >= \(previous) - \(points).0 @ \(priority).0")
        lines.append("\(next) <= \(previous) + 12.0")
      }
    }

    var previous: String?
    if Bool.random(using: &generator) {
      format += "|"
      previous = "super"
    }
    for _ in 0...Int.random(in: 0...4, using: &generator) {
      let view = ["a", "b", "c", "label1"][Int.random(in: 0...3, using: &generator)]
      switch previous {
      case nil: break
      case "super": gap(to: "\(view).\(near)", from: "super.\(near)", standard: "superview")
      case .some(let item): gap(to: "\(view).\(near)", from: "\(item).\(far)", standard: "siblings")
      }
      format += "[\(view)"
      if Bool.random(using: &generator) {
        format += "(>=7,d@low)"
        lines.append("\(view).\(extent) >= 7.0")
        lines.append("\(view).\(extent) == d.\(extent) @ 250.0")
      }
      format += "]"
      previous = view
    }
    if let previous, Bool.random(using: &generator) {
      gap(to: "super.\(far)", from: "\(previous).\(far)", standard: "superview")
      format += "|"
    }
    return (format, lines)
  }
}
