import Foundation
import Testing

@Suite("Unchecked claims")
struct UncheckedClaimTests {
  /// Constructs that the compiler does not check.
  private static let claims = [
    "@unchecked Sendable", "nonisolated(unsafe)", "@exclusivity(unchecked)", "@_silgen_name",
  ]
  /// The number of lines above and below a construct within which the reason may begin.
  private static let reach = (above: 6, below: 2)

  /// The line numbers, from 1, of a file's unchecked constructs, and of constructs with no reason.
  ///
  /// A single reason may cover the rest of the file: "Safe here and below".
  private static func claims(in text: String) -> (all: [Int], unreasoned: [Int]) {
    // Most files have no such construct, and searching whole files is faster than searching lines.
    guard claims.contains(where: text.contains) else { return ([], []) }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let common = lines.firstIndex { $0.contains("Safe here and below:") } ?? lines.endIndex
    let all = lines.indices.filter { index in
      let code = lines[index].prefix { $0 != "/" }
      return claims.contains { code.contains($0) }
    }
    let unreasoned = all.filter { index in
      let near = lines[max(0, index - reach.above)...min(lines.count - 1, index + reach.below)]
      return index < common && !near.contains { $0.contains("Safe:") }
    }
    return (all.map { $0 + 1 }, unreasoned.map { $0 + 1 })
  }

  @Test("every unchecked claim in the sources has a reason next to it")
  func sources() throws {
    var count = 0
    for file in Repository.sources(below: "Sources") {
      let claims = Self.claims(in: try Repository.text(file))
      count += claims.all.count
      #expect(claims.unreasoned == [], "\(file) has claims with no reason")
    }
    #expect(count > 20)
  }

  @Test("a claim with no reason is found, and a claim with a reason is not")
  func examples() {
    #expect(Self.claims(in: "final class A: @unchecked Sendable {\n}").unreasoned == [1])
    #expect(
      Self.claims(in: "final class A: @unchecked Sendable {\n  // Safe: never changes.\n}")
        .unreasoned == [])
    #expect(Self.claims(in: "\n// Safe: once.\nnonisolated(unsafe) var a = 1").unreasoned == [])
  }
}
