import InterfaceBuilder

/// Options whose value is a list, separated by commas or by naming the option again.
extension Arguments {
  /// The values of an option.
  ///
  /// - Returns: The values, or nil where the option is not given.
  /// - Throws: ``UsageError`` for an empty list.
  func list(_ name: String) throws(UsageError) -> [String]? {
    guard has(name) else { return nil }
    let given = values(of: name).flatMap { $0.split(separator: ",").map(String.init) }
    guard !given.isEmpty else { throw UsageError(message: "--\(name) requires a value") }
    return given
  }

  /// The values of an option that takes certain words.
  ///
  /// - Returns: The values, or nil where the option is not given.
  /// - Throws: ``UsageError`` for an empty list, and for another word.
  func list(_ name: String, of choices: [String]) throws(UsageError) -> [String]? {
    let given = try list(name)
    if let unknown = given?.first(where: { !choices.contains($0) }) {
      throw .invalid(unknown, for: name, choices)
    }
    return given
  }
}

extension UsageError {
  /// A word that an option does not take, with those that it takes.
  static func invalid(_ word: String, for option: String, _ choices: [String]) -> UsageError {
    UsageError(
      message: "invalid value '\(word)' for --\(option); \(choices.suggestion(for: word))"
        + "expected \(choices.joined(separator: ", "))")
  }
}
