public import ConflictExplanation

extension ConflictReport {
  /// The report as JSON.
  ///
  /// `core`, `broken` and `fixes` are indexes into `constraints`. The names of fields are a
  /// contract: there may be more in time, never fewer.
  /// - Returns: One JSON object, with line breaks, without one at the end.
  /// - Throws: `EncodingError` when the log holds a number that JSON does not have, such as
  ///   infinity.
  public func json() throws -> String {
    guard let text = jsonText else {
      let priorities = blocks.flatMap(\.block.constraints).map(\.priority)
      throw EncodingError.invalidValue(
        priorities.first { !$0.isFinite } ?? .infinity,
        .init(codingPath: [], debugDescription: "JSON has no such number"))
    }
    return text
  }
}
