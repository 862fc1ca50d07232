import Foundation

/// How code uses a property.
package struct PropertyUses: Hashable, Sendable {
  package var isAssigned = false
  package var isUsed = false
  /// Whether a use unwraps the value with no test.
  package var isUnwrapped = false
}

extension ProjectCode {
  /// Returns how files use a property of Swift, apart from its declaration.
  ///
  /// - Complexity: O(*n*) in the size of the files.
  package func uses(of name: String, declaredAt position: Int, in numbers: [Int]) -> PropertyUses {
    var uses = PropertyUses()
    let word = Array(name.utf8)
    for number in numbers {
      guard let data = FileManager.default.contents(atPath: files[number].path) else { continue }
      let code = CodeText([UInt8](data), language: .swift)
      for index in 0..<code.count where code.kind(index) == .word {
        let range = code.tokens[index].range
        guard range.lowerBound != position, code.bytes[range].elementsEqual(word) else { continue }
        uses.isUsed = true
        if code.isSign("=", at: index + 1), !code.isSign("=", at: index + 2) {
          uses.isAssigned = true
        }
        let isUnwrapped =
          code.isSign(".", at: index + 1) || code.isSign("[", at: index + 1)
          || code.isSign("!", at: index + 1)
        if isUnwrapped { uses.isUnwrapped = true }
      }
    }
    return uses
  }
}
