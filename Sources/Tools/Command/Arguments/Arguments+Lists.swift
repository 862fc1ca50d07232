import InterfaceBuilder
import Notation

extension Arguments {
  /// Returns the option's values, or nil if it is not given.
  func list(_ name: String) throws(UsageError) -> [String]? {
    guard has(name) else { return nil }
    let given = values(of: name).flatMap { $0.split(separator: ",").map(String.init) }
    guard !given.isEmpty else { throw UsageError(message: "--\(name) requires a value") }
    return given
  }

  /// Returns the values of the option, from a fixed set of words, or nil if it is not given.
  func list(_ name: String, of choices: [String]) throws(UsageError) -> [String]? {
    let given = try list(name)
    if let unknown = given?.first(where: { !choices.contains($0) }) {
      throw .invalid(unknown, for: name, choices)
    }
    return given
  }
}

extension UsageError {
  static func invalid(_ word: String, for option: String, _ choices: [String]) -> UsageError {
    UsageError(
      message: "invalid value '\(word)' for --\(option); \(choices.suggestion(for: word))"
        + "expected \(choices.joined(separator: ", "))")
  }
}
