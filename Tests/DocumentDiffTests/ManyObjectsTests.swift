import Foundation
import Testing

@testable import DocumentDiff

@Suite("Many objects that have no matching identifiers")
@MainActor
struct ManyObjectsTests {
  private static func labels(_ texts: [String], prefix: String) -> String {
    let labels = texts.enumerated().map { index, text in
      "<label text=\"\(text)\" id=\"\(prefix)\(index)\"/>"
    }
    return Nib.text("<subviews>\(labels.joined())</subviews>")
  }

  private func table(_ text: String) throws -> ObjectTable {
    try ComparedDocument(data: Data(text.utf8), path: "a.xib").table
  }

  private func pairs(
    _ old: [String], _ new: [String]
  ) throws -> (texts: [[String]], comparisonCount: Int) {
    let tables = (
      try table(Self.labels(old, prefix: "a")), try table(Self.labels(new, prefix: "b"))
    )
    var pairing = SiblingPairing(tables.0, tables.1)
    let labels = [tables.0, tables.1].map { table in
      table.objects.indices.filter { table[$0].name == "label" }
    }
    let texts = pairing.pairs(labels[0], labels[1]).map { one, two in
      [tables.0.value("text", of: one) ?? "", tables.1.value("text", of: two) ?? ""]
    }
    return (texts, pairing.comparisonCount)
  }

  @Test("labels with equal texts are paired in order")
  func alike() throws {
    let (texts, count) = try pairs(
      Array(repeating: "word", count: 3000), Array(repeating: "word", count: 2900))
    #expect(texts.count == 2900)
    #expect(count < 60_000)
  }

  @Test("labels are found at any place, by a rare text")
  func shuffled() throws {
    let old = (0..<2000).map { "text \($0)" }
    let (texts, count) = try pairs(old, old.reversed() + ["another"])
    #expect(texts.count == 2000)
    #expect(texts.allSatisfy { $0[0] == $0[1] })
    #expect(count < 60_000)
  }

  @Test("labels of other texts are paired with their neighbors, as in small documents")
  func neighbors() throws {
    for number in [50, 2000] {
      let old = (0..<number).map { "text \($0)" }
      let new = (0..<number).map { $0 % 10 == 3 ? "new text \($0)" : "text \($0)" }
      let (texts, count) = try pairs(old, new)
      #expect(texts.count { $0[0] == $0[1] } == number * 9 / 10)
      #expect(count <= max(2500, 40 * number))
    }
  }

  @Test("both directions give the same pairs")
  func symmetric() throws {
    let old = (0..<500).map { "text \($0 % 170)" }
    let new = (0..<450).map { "text \($0 * 7 % 200)" }
    let forth = try pairs(old, new).texts
    let back = try pairs(new, old).texts.map { [$0[1], $0[0]] }
    #expect(
      forth.sorted { $0.joined() < $1.joined() } == back.sorted { $0.joined() < $1.joined() })
  }

  @Test("a document with all identifiers replaced has not changed")
  func renamed() throws {
    let constraints = (0..<1500).map { index in
      "<constraint firstItem=\"a0\" firstAttribute=\"width\" constant=\"\(index)\" id=\"c\(index)\"/>"
    }
    let labels = (0..<1500).map { "<label text=\"word\" id=\"a\($0)\"/>" }
    let old = Nib.text(
      "<subviews>\(labels.joined())</subviews><constraints>\(constraints.joined())</constraints>")
    let comparison = try DocumentComparison(
      old, old.replacing(#/(id|firstItem)="([ac])/#) { "\($0.1)=\"new\($0.2)" })
    #expect(!comparison.isReported)
    #expect(comparison.all.count == 3000)
  }
}
