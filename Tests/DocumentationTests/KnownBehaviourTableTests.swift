import Foundation
import Testing

/// The table of what client code relies on, against the tests that it names.
@Suite("The table of known behaviour")
struct KnownBehaviourTableTests {
  /// The facts that are known; 13, 16 and 60 were withdrawn.
  static let numbers = Set(1...67).subtracting([13, 16, 60])

  @Test("every fact has a row, and every row's test is there")
  func table() throws {
    let sources = try Repository.sources(below: "Tests").map { try Repository.text($0) }
      .joined(separator: "\n")
    var shown: Set<Int> = []
    for line in try Repository.text("Documentation/KnownBehaviour.md").split(separator: "\n") {
      let columns = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard columns.count == 3, columns[0].first?.isNumber == true else { continue }
      shown.formUnion(columns[0].split(separator: ",").compactMap { Int($0.drop { $0 == " " }) })
      #expect(sources.contains("\"\(columns[2])\""), "no test is called '\(columns[2])'")
    }
    #expect(shown == Self.numbers)
  }
}
