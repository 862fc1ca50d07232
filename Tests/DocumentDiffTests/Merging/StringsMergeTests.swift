import Foundation
import TestSupport
import Testing

@testable import DocumentDiff
@testable import InterfaceBuilder

@Suite("Merges of strings")
struct StringsMergeTests {
  private func merge(
    _ base: String, _ ours: String, _ theirs: String, _ choices: [String: MergeSide] = [:]
  ) throws -> DocumentMerge {
    func version(_ text: String, _ name: String) -> DocumentMerge.Version {
      DocumentMerge.Version(data: Data(text.utf8), path: name)
    }
    return try DocumentMerge(
      base: version(base, "base"), ours: version(ours, "ours"), theirs: version(theirs, "theirs"),
      choices: choices)
  }

  private func text(_ merge: DocumentMerge) -> String {
    String(decoding: merge.data, as: UTF8.self)
  }

  private static let base = """
    /* Title */
    "a.text" = "A";

    /* Save */
    "b.title" = "B";

    "c.text" = "C";

    """

  @Test("changes of neighboring keys on both sides are taken, byte for byte")
  func neighbors() throws {
    let ours = Self.base.replacing("\"A\"", with: "\"Ä\"")
    let theirs = Self.base.replacing("\"B\"", with: "\"Sichern\"")
      .replacing("\"c.text\"", with: "/* New */\n\"n.text\" = \"N\";\n\n\"c.text\"")
    let merged = try merge(Self.base, ours, theirs)
    #expect(merged.conflicts.isEmpty)
    #expect(text(merged) == theirs.replacing("\"A\"", with: "\"Ä\""))
    #expect(try text(merge(Self.base, theirs, ours)) == text(merged))
  }

  @Test("two values for a key are a conflict: our side, or the picked side")
  func conflict() throws {
    let ours = Self.base.replacing("\"B\"", with: "\"1\"")
    let theirs = Self.base.replacing("\"B\"", with: "\"2\"")
    let merged = try merge(Self.base, ours, theirs)
    #expect(merged.conflicts.map(\.id) == ["b.title"])
    #expect(merged.conflicts.first?.oursLine == 5)
    #expect(text(merged) == ours)
    let picked = try merge(Self.base, ours, theirs, ["b.title": .theirs])
    #expect(picked.remaining.isEmpty && text(picked) == theirs)
  }

  @Test("a deleted key is deleted, unless the other side changed it")
  func deletion() throws {
    let deleted = Self.base.replacing("\n\n/* Save */\n\"b.title\" = \"B\";", with: "")
    #expect(try text(merge(Self.base, Self.base, deleted)) == deleted)
    let changed = Self.base.replacing("\"B\"", with: "\"1\"")
    let merged = try merge(Self.base, changed, deleted)
    #expect(merged.conflicts.first?.deletedBy == .theirs)
    #expect(text(merged) == changed)
  }

  @Test("a file with a fault is refused with the place")
  func fault() throws {
    do {
      _ = try merge(Self.base, Self.base, "\"a.text\" = \"A\n")
      Issue.record("the file was merged")
    } catch let refusal as DocumentMerge.Refusal {
      #expect(refusal.path == "theirs" && refusal.location?.line == 1)
    }
  }

  @Test("with changes of different keys the result has all changes, and equals the swapped merge")
  func property() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let keys = (0..<8).map { "k\($0).text" }
      func file(_ values: [String: String]) -> String {
        keys.compactMap { key in values[key].map { "\"\(key)\" = \"\($0)\";\n" } }.joined()
      }
      let base = Dictionary(uniqueKeysWithValues: keys.map { ($0, "v") })
      var (ours, theirs, both) = (base, base, base)
      for key in keys {
        let value: String? = generator.chance(30) ? nil : "x\(generator.number(0...9))"
        switch generator.number(0...2) {
        case 0: (ours[key], both[key]) = (value, value)
        case 1: (theirs[key], both[key]) = (value, value)
        default: break
        }
      }
      // A file has at least a key.
      (ours["k0.text"], theirs["k0.text"], both["k0.text"]) = ("v", "v", "v")
      let merged = try merge(file(base), file(ours), file(theirs))
      #expect(merged.conflicts.isEmpty, "seed \(seed)")
      #expect(StringsFile(merged.data).table == both, "seed \(seed)")
    }
  }

  private static func catalog(_ entries: String...) -> String {
    "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(entries.joined(separator: ",\n"))\n  },"
      + "\n  \"version\" : \"1.0\"\n}"
  }

  private static func entry(_ key: String, _ texts: [(String, String)]) -> String {
    let units = texts.map { language, text in
      """
              "\(language)" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "\(text)"
                }
              }
      """
    }
    return "    \"\(key)\" : {\n      \"localizations\" : {\n"
      + units.joined(separator: ",\n") + "\n      }\n    }"
  }

  @Test("catalogs are merged by key and language, in Xcode's layout")
  func catalogs() throws {
    let base = Self.catalog(Self.entry("a.text", [("de", "A")]), "    \"z.text\" : {\n\n    }")
    let ours = Self.catalog(
      Self.entry("a.text", [("de", "B")]), "    \"z.text\" : {\n\n    }")
    let theirs = Self.catalog(
      Self.entry("a.text", [("de", "A"), ("fr", "F")]), Self.entry("b.text", [("de", "N")]),
      "    \"z.text\" : {\n\n    }")
    let merged = try merge(base, ours, theirs)
    #expect(merged.conflicts.isEmpty)
    #expect(
      text(merged)
        == Self.catalog(
          Self.entry("a.text", [("de", "B"), ("fr", "F")]), Self.entry("b.text", [("de", "N")]),
          "    \"z.text\" : {\n\n    }"))
    let other = base.replacing("\"A\"", with: "\"C\"")
    let conflict = try merge(base, ours, other)
    #expect(conflict.conflicts.map(\.id) == ["a.text.de"])
    #expect(text(conflict) == ours)
    #expect(try text(merge(base, ours, other, ["a.text.de": .theirs])) == other)
  }

  @Test("a catalog with another layout or with a fault is refused")
  func refusedCatalogs() {
    let base = Self.catalog(Self.entry("a.text", [("de", "A")]))
    #expect(throws: DocumentMerge.Refusal.self) {
      try merge(base, base.replacing("  \"version\"", with: " \"version\""), base + " ")
    }
    #expect(throws: DocumentMerge.Refusal.self) { try merge(base, base, String(base.dropLast(3))) }
  }
}
