public import ConflictExplanation

extension ConflictReport {
  /// Returns the report as JSON, with no final line break.
  ///
  /// Field names are stable: fields may be added, never removed. Throws for a number such as
  /// infinity.
  public func json() throws -> String {
    guard let text = jsonText else {
      let priorities = blocks.flatMap(\.block.constraints).map(\.priority)
      throw EncodingError.invalidValue(
        priorities.first { !$0.isFinite } ?? .infinity,
        .init(codingPath: [], debugDescription: "JSON cannot represent the number"))
    }
    return text
  }
}
