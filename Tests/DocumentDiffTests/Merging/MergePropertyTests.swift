import DocumentDiff
import Foundation
import TestSupport
import Testing

/// Merges of random edits, compared with an oracle that knows only lines.
@Suite("Merges of random edits")
struct MergePropertyTests {
  static let examples = [
    "Login.storyboard", "Settings.storyboard", "Article.storyboard", "NineGrid.storyboard",
  ]

  /// Edits of lines: a new text, or nil for a removed line.
  private typealias LineEdits = [Int: String?]

  private static func lines(_ name: String) throws -> [String] {
    try Merged.example(name).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  private static func text(_ lines: [String], _ edits: LineEdits) -> String {
    lines.enumerated().compactMap { number, line in
      edits[number].map { $0 } ?? line
    }.joined(separator: "\n")
  }

  /// Returns random edits of some lines: other numbers, texts and names, and removed constraints.
  private static func edits(
    _ lines: [String], _ numbers: inout SeededGenerator, _ allowed: (Int) -> Bool
  ) -> LineEdits {
    var edits: LineEdits = [:]
    for (number, line) in lines.enumerated() where allowed(number) && numbers.chance(25) {
      let word = "n\(numbers.number(1...99_999))"
      if line.contains("<constraint "), !line.contains("<constraints"), line.hasSuffix("/>") {
        if numbers.chance(20), isInside(number, lines) {
          edits[number] = .some(nil)
        } else {
          edits[number] = replaced("constant", line, "\(numbers.number(100...999))")
        }
      } else if line.contains("text=\"") {
        edits[number] = replaced("text", line, word)
      } else if line.contains("<state key=\"normal\" title") {
        edits[number] = replaced("title", line, word)
      } else if line.contains("<color key=\"") {
        edits[number] = replaced("alpha", line, "0.\(numbers.number(1...9))")
      } else if line.contains("pointSize=\"") {
        edits[number] = replaced("pointSize", line, "\(numbers.number(9...40))")
      }
    }
    return edits.filter { $0.value != lines[$0.key] }
  }

  /// Whether the lines around are constraints too, so a list never becomes empty.
  private static func isInside(_ number: Int, _ lines: [String]) -> Bool {
    lines[number - 1].contains("<constraint ") && number % 3 == 1
      && !lines.contains { $0.contains("reference=\"") || $0.contains("<outlet") }
  }

  private static func replaced(_ name: String, _ line: String, _ value: String) -> String? {
    guard let start = line.range(of: " \(name)=\""),
      let end = line[start.upperBound...].firstIndex(of: "\"")
    else { return line }
    return line.replacingCharacters(in: start.upperBound..<end, with: value)
  }

  @Test("edits of different lines are merged to the byte", arguments: examples)
  func separate(_ name: String) throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var numbers = SeededGenerator(seed: seed)
    let lines = try Self.lines(name)
    let base = lines.joined(separator: "\n")
    for step in 0..<8 {
      var owners: [Bool] = []
      for _ in lines { owners.append(numbers.chance(50)) }
      let mine = Self.edits(lines, &numbers) { owners[$0] }
      let others = Self.edits(lines, &numbers) { !owners[$0] }
      let (ours, theirs) = (Self.text(lines, mine), Self.text(lines, others))
      let expected = Self.text(lines, mine.merging(others) { first, _ in first })
      let merged = try Merged(base, ours, theirs)
      #expect(merged.names == [], "seed \(seed), step \(step)")
      #expect(merged.text == expected, "seed \(seed), step \(step)")
      #expect(try Merged(base, theirs, ours).text == expected, "seed \(seed), step \(step)")
    }
  }

  @Test("edits of common lines are conflicts where the values differ", arguments: examples)
  func overlapping(_ name: String) throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var numbers = SeededGenerator(seed: seed)
    let lines = try Self.lines(name)
    let base = lines.joined(separator: "\n")
    for step in 0..<8 {
      let mine = Self.edits(lines, &numbers) { _ in true }.filter { $0.value != nil }
      let others = Self.edits(lines, &numbers) { _ in true }.filter { $0.value != nil }
      let clashing = mine.filter { number, line in
        others[number].map { $0 != line } ?? false
      }
      let ours = Self.text(lines, mine)
      let merged = try Merged(base, ours, Self.text(lines, others))
      // Ours wins, so the result is theirs with our lines.
      let expected = Self.text(lines, others.merging(mine) { _, own in own })
      #expect(merged.text == expected, "seed \(seed), step \(step)")
      #expect(merged.conflicts.count == clashing.count, "seed \(seed), step \(step)")
      let swapped = try Merged(base, Self.text(lines, others), ours)
      #expect(swapped.names.sorted() == merged.names.sorted(), "seed \(seed), step \(step)")
      let all = Dictionary(merged.names.map { ($0, MergeSide.theirs) }) { first, _ in first }
      let picked = try Merged(base, ours, Self.text(lines, others), all)
      #expect(picked.merge.remaining.isEmpty, "seed \(seed), step \(step)")
      #expect(picked.text == swapped.text, "seed \(seed), step \(step)")
    }
  }

  @Test("a merge with an unchanged side is the other side to the byte", arguments: examples)
  func identity(_ name: String) throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var numbers = SeededGenerator(seed: seed)
    let lines = try Self.lines(name)
    let base = lines.joined(separator: "\n")
    let edited = Self.text(lines, Self.edits(lines, &numbers) { _ in true })
    for (ours, theirs) in [(edited, base), (base, edited), (edited, edited)] {
      let merged = try Merged(base, ours, theirs)
      #expect(merged.text == edited, "seed \(seed)")
      #expect(merged.conflicts.isEmpty, "seed \(seed)")
    }
  }

  @Test("pairs of kinds of edit are both in the result, or in conflict")
  func pairs() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var numbers = SeededGenerator(seed: seed)
    let all = Edits.all
    let base = try Edit.document()
    for _ in 0..<40 {
      let (one, two) = (numbers.pick(all), numbers.pick(all))
      guard let both = Self.both(one, two, base) else { continue }
      let merged = try Merged(base, try one.edited(), try two.edited())
      let note = Comment(rawValue: "\(one.name) and \(two.name), seed \(seed): \(merged.names)")
      #expect(merged.text == both || !merged.conflicts.isEmpty, note)
    }
  }

  /// The document with two edits; nil if they are in common elements.
  private static func both(_ one: Edit, _ two: Edit, _ base: String) -> String? {
    func lines(_ edit: Edit) -> Set<Int> {
      var found: Set<Int> = []
      for (old, _) in edit.replacements {
        guard let range = base.range(of: old) else { continue }
        let first = base[..<range.lowerBound].filter { $0 == "\n" }.count
        found.formUnion(first - 1...first + 1 + old.filter { $0 == "\n" }.count)
      }
      return found
    }
    guard lines(one).isDisjoint(with: lines(two)) else { return nil }
    var text = base
    for (old, new) in one.replacements + two.replacements {
      guard text.components(separatedBy: old).count == 2 else { return nil }
      text = text.replacing(old, with: new)
    }
    return text
  }
}

extension Edits {
  static let all = constraints + layout + content + behavior
}
