import Foundation
import TestSupport
import Testing

@testable import ConflictExplanation

@Suite("Damaged logs")
struct DamagedLogTests {
  private static let log = """
    2024-05-01 10:11:12.345 App[1:2] [LayoutConstraints] Unable to simultaneously satisfy constraints.
    \tTry this:
    (
        "<NSLayoutConstraint:0x600001c0a3f0 UIView:0x7f83b5fe1c60.height == 200   (active)>",
        "<NSLayoutConstraint:0x600001c0a4e0 V:|-(8)-[UILabel:0x7f83b5fe2d70'Total']   (active, names: '|':UIView:0x7f83b5fe1c60 )>",
        "<NSLayoutConstraint:0x600001c0a530 V:[UILabel:0x7f83b5fe2d70'Total']-(8)-|   (active, names: '|':UIView:0x7f83b5fe1c60 )>",
        "<NSLayoutConstraint:0x600001c0a580 UILabel:0x7f83b5fe2d70'Total'.height == 20   (active)>"
    )

    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x600001c0a3f0 UIView:0x7f83b5fe1c60.height == 200   (active)>

    """

  private static func eachLine(_ change: (String) -> String) -> String {
    log.split(separator: "\n", omittingEmptySubsequences: false).map { change(String($0)) }
      .joined(separator: "\n")
  }

  private static func wrapped(at width: Int) -> String {
    eachLine { line in
      var (rest, pieces) = (Substring(line), [String]())
      while rest.count > width {
        pieces.append(String(rest.prefix(width)))
        rest = rest.dropFirst(width)
      }
      return (pieces + [String(rest)]).joined(separator: "\n")
    }
  }

  private static func folded(at width: Int) -> String {
    eachLine { line in
      var (lines, current) = ([String](), "")
      for word in line.split(separator: " ") {
        if !current.isEmpty, current.count + word.count >= width {
          lines.append(current)
          current = ""
        }
        current += (current.isEmpty ? "" : " ") + word
      }
      return (lines + [current]).joined(separator: "\n")
    }
  }

  private static func coded(_ marks: String, _ code: (UInt32) -> String) -> String {
    log.map { character in
      guard marks.contains(character), let scalar = character.unicodeScalars.first else {
        return String(character)
      }
      return code(scalar.value)
    }.joined()
  }

  private static func hex(_ value: UInt32) -> String {
    (value < 16 ? "0" : "") + String(value, radix: 16, uppercase: true)
  }

  private static func asJSON(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\t", with: "\\t")
      .replacing("\n", with: "\\n")
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;").replacing("'", with: "&#39;")
  }

  private static let encodings: [(name: String, text: String)] = [
    ("one line of JSON", asJSON(log)),
    ("JSON within JSON", asJSON(asJSON(log))),
    ("each line a string of JSON", eachLine { "{\"message\": \"\(asJSON($0))\"}" }),
    ("strings of Objective-C", eachLine { "@\"\(asJSON($0))\\n\"" }),
    (
      "JSON safe for pages",
      asJSON(log).replacing("<", with: "\\u003C").replacing(">", with: "\\u003e")
    ),
    ("an address", coded(" <>\":'|[]()\n\t,&=;/#") { "%\(hex($0))" }),
    ("quoted-printable", log.replacing("=", with: "=3D").replacing("(active", with: "(act=\nive")),
    ("numbers of HTML", coded("<>&\"'") { "&#\($0);" }),
    ("hexadecimal numbers of HTML", coded("<>&\"'") { "&#x\(hex($0));" }),
  ]

  private static let marks: [(name: String, text: String)] = [
    ("folded at 72", folded(at: 72)),
    ("folded at 60 and quoted", folded(at: 60).replacing("\n", with: "\n> ")),
    ("colored pointers", log.replacing("0x", with: "\u{1B}[1;33m0x\u{1B}[0m")),
    ("soft hyphens", log.replacing("Constraint", with: "Con\u{AD}straint")),
    ("marks of direction", log.replacing("<", with: "\u{200E}<")),
    ("backticks for apostrophes", log.replacing("'", with: "`")),
    ("primes", log.replacing("'", with: "′").replacing("\"", with: "″")),
    ("line separators", log.replacing("\n", with: "\u{2028}")),
    ("all in one line", log.replacing("\n", with: " ")),
    ("brackets for parentheses", eachLine { ["(": "[", ")": "]"][$0] ?? $0 }),
  ]

  private static let damages: [(name: String, text: String)] = [
    ("none", log),
    ("quoted", eachLine { "> " + $0 }),
    ("in a list", eachLine { "- " + $0 }),
    ("in a fence", "```\n\(log)\n```"),
    ("in code marks", eachLine { $0.isEmpty ? $0 : "`\($0)`" }),
    ("HTML", escaped(log)),
    ("HTML twice", escaped(escaped(log))),
    ("with breaks", eachLine { $0 + "<br>" }),
    (
      "German quotes",
      log.replacing("\"<", with: "„<").replacing(">\"", with: ">“")
        .replacing("'", with: "‚")
    ),
    (
      "Chinese quotes",
      log.replacing("\"<", with: "“<").replacing(">\"", with: ">”")
        .replacing("'", with: "’")
    ),
    (
      "fullwidth forms",
      log.replacing("(", with: "（").replacing(")", with: "）")
        .replacing(":", with: "：").replacing("<", with: "＜").replacing(">", with: "＞")
    ),
    ("time before each line", eachLine { "2024-05-01 10:11:12.345678+0200 App[12:345] " + $0 }),
    ("numbered", eachLine { "12: " + $0 }),
    ("colored", eachLine { "\u{1B}[31m\($0)\u{1B}[0m" }),
    ("without quotes", log.replacing("\"", with: "")),
    ("without brackets at the end", log.replacing(">\"", with: "\"")),
    ("without its parentheses", eachLine { ["(", ")"].contains($0) ? "" : $0 }),
    ("carriage returns", log.replacing("\n", with: "\r\n")),
    ("only carriage returns", log.replacing("\n", with: "\r")),
    ("hard spaces", log.replacing(" ", with: "\u{A0}")),
    ("wrapped at 80", wrapped(at: 80)),
    ("wrapped at 100", wrapped(at: 100)),
    ("wrapped at 120", wrapped(at: 120)),
    ("escaped for Markdown", log.replacing("<", with: "\\<").replacing(">", with: "\\>")),
    ("long dashes", log.replacing("-(", with: "–(").replacing(")-", with: ")–")),
  ]

  @Test(
    "the same block is read and explained", arguments: (damages + encodings + marks).map(\.name))
  func damage(name: String) throws {
    let text = try #require(
      (Self.damages + Self.encodings + Self.marks).first { $0.name == name }?.text)
    let report = ConflictReport(log: text)
    #expect(report.blocks.count == 1)
    let block = try #require(report.blocks.first)
    #expect(block.block.constraints.count == 4)
    #expect(block.block.unparsed == [])
    #expect(block.block.broken == 0)
    #expect(block.conflicts.map(\.core) == [[0, 1, 2, 3]])
    #expect(
      block.block.constraints.map(\.address) == [
        "0x600001c0a3f0", "0x600001c0a4e0", "0x600001c0a530", "0x600001c0a580",
      ])
  }

  /// The number of cases, which `FUZZ` in the environment changes.
  private static let tries = TestFiles.tries("FUZZ", usual: 400)

  @Test("no damage stops the reader", arguments: 1...4)
  func fuzz(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let seeds = Self.damages.map { Array($0.text.utf8) }
    let snippets = [
      "<", ">", "'", "\"", "(", ")", "|", ":0x", "names:", "|-(", ")-|", "h=&-& v=--&", "\\n",
      "&amp;",
      "@250", "priority:", " == ", "*", "\u{0}", "（", "\n", "NSLayoutConstraint:0x1", "1e999",
      "~~(",
    ].map { Array($0.utf8) }
    for _ in 0..<Self.tries {
      var bytes = random.pick(seeds)
      for _ in 0...random.number(0...5) where !bytes.isEmpty {
        let place = random.number(0...(bytes.count - 1))
        switch random.number(0...4) {
        case 0: bytes[place] = UInt8(random.number(0...255))
        case 1: bytes.removeSubrange(place..<min(bytes.count, place + random.number(0...39)))
        case 2: bytes.insert(contentsOf: random.pick(snippets), at: place)
        case 3:
          let end = min(bytes.count, place + random.number(0...59))
          bytes.insert(contentsOf: bytes[place..<end], at: random.number(0...(bytes.count - 1)))
        default: bytes.removeSubrange(place...)
        }
      }
      let text = String(decoding: bytes, as: UTF8.self)
      let report = ConflictReport(log: text)
      for block in report.blocks {
        let count = block.block.constraints.count
        #expect(block.conflicts.allSatisfy { $0.core.allSatisfy((0..<count).contains) }, "\(seed)")
      }
    }
  }
}
