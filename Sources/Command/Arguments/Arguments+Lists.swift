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
    let hint = closest(to: word, among: choices).map { "did you mean '\($0)'? " } ?? ""
    return UsageError(
      message: "invalid value '\(word)' for --\(option); \(hint)"
        + "expected \(choices.joined(separator: ", "))")
  }

  /// The word that is most like another, if one is much like it.
  private static func closest(to word: String, among words: [String]) -> String? {
    let ranked = words.map { candidate in
      (word: candidate, changes: candidate.difference(from: word.lowercased()).count)
    }
    guard let best = ranked.min(by: { $0.changes < $1.changes }) else { return nil }
    // A letter in place of another counts twice, as do two that changed places.
    return best.changes <= max(2, word.count / 2) ? best.word : nil
  }
}
