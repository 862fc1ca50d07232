import Foundation
import Testing

/// Holds that whoever tells the compiler not to check something says why it is safe.
@Suite("Unchecked claims")
struct UncheckedClaimTests {
  /// What the compiler takes on trust.
  private static var claim: Regex<Substring> {
    #/@unchecked Sendable|nonisolated\(unsafe\)|@exclusivity\(unchecked\)|@_silgen_name/#
  }
  /// How many lines above and below a claim its reason may begin.
  private static let reach = (above: 6, below: 2)

  /// The lines, counted from 1, that claim something without a reason.
  ///
  /// One reason may stand for what follows in the file: "Safe here and below".
  private static func unreasoned(in text: String) -> [Int] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let common = lines.firstIndex { $0.contains("Safe here and below:") } ?? lines.endIndex
    return lines.indices.filter { index in
      guard index < common, lines[index].prefix(while: { $0 != "/" }).contains(claim) else {
        return false
      }
      let near = lines[max(0, index - reach.above)...min(lines.count - 1, index + reach.below)]
      return !near.contains { $0.contains("Safe:") }
    }.map { $0 + 1 }
  }

  @Test("every unchecked claim in the sources has its reason beside it")
  func sources() throws {
    var claims = 0
    for file in Repository.sources(below: "Sources") {
      let text = try Repository.text(file)
      claims += text.matches(of: Self.claim).count
      #expect(Self.unreasoned(in: text) == [], "\(file) has claims without a reason")
    }
    #expect(claims > 20)
  }

  @Test("a claim without a reason is found, one with a reason is not")
  func examples() {
    #expect(Self.unreasoned(in: "final class A: @unchecked Sendable {\n}") == [1])
    #expect(
      Self.unreasoned(in: "final class A: @unchecked Sendable {\n  // Safe: never changes.\n}")
        == [])
    #expect(Self.unreasoned(in: "\n// Safe: once.\nnonisolated(unsafe) var a = 1") == [])
  }
}
