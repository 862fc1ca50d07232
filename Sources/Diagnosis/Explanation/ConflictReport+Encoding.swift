public import ConflictExplanation

extension ConflictReport {
  /// Returns the report as JSON.
  ///
  /// `core`, `broken` and `fixes` are indices into `constraints`. Field names are stable: fields
  /// may be added, never removed.
  /// - Returns: A JSON object on several lines without a final line break.
  /// - Throws: `EncodingError` if the log contains a number that JSON cannot represent, such as
  ///   infinity.
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
