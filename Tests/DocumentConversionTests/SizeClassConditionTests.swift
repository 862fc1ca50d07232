import Testing

@testable import DocumentConversion

@Suite("conditions of size classes")
struct SizeClassConditionTests {
  /// Evaluates an expression of `a`, `!a`, `a && b`, `a || b`, `a == b` and `a != b`.
  private func value(_ text: String, width: Bool, height: Bool) -> Bool {
    func operand(_ word: Substring) -> Bool {
      let value = word.hasSuffix("Width") ? width : height
      return word.hasPrefix("!") ? !value : value
    }
    let words = text.split(separator: " ")
    guard words.count == 3 else { return operand(words[0]) }
    let (left, right) = (operand(words[0]), operand(words[2]))
    return switch words[1] {
    case "&&": left && right
    case "||": left || right
    case "==": left == right
    default: left != right
    }
  }

  @Test("expressions hold in exactly the combinations of the condition", arguments: 1..<15)
  func expressions(bits: Int) {
    let condition = SizeClassCondition((0..<4).map { bits & 1 << $0 != 0 })
    for index in 0..<4 {
      // Compact comes before regular, widths before heights.
      let holds = value(condition.expression, width: index < 2, height: index % 2 == 0)
      #expect(holds == condition.holds(index), "\(condition.expression) at \(index)")
    }
  }

  @Test("complement and intersection follow set algebra", arguments: 0..<16)
  func sets(bits: Int) {
    let condition = SizeClassCondition((0..<4).map { bits & 1 << $0 != 0 })
    #expect(condition.intersection(condition.complement).isNever)
    #expect(condition.union(condition.complement).isAlways)
  }
}
