/// Options whose value is a number.
extension Arguments {
  /// The value of an option that counts something.
  /// - Returns: An integer above 0, or nil where the option is not given.
  /// - Throws: ``UsageError`` for anything else.
  func positiveInteger(of option: String) throws(UsageError) -> Int? {
    guard let text = value(of: option) else { return nil }
    guard let number = Int(text), number > 0 else {
      throw UsageError(message: "invalid value for --\(option); expected an integer above 0")
    }
    return number
  }

  /// The value of an option that is a time.
  /// - Returns: Seconds above 0, or nil where the option is not given.
  /// - Throws: ``UsageError`` for anything else.
  func positiveSeconds(of option: String) throws(UsageError) -> Double? {
    guard let text = value(of: option) else { return nil }
    guard let seconds = Double(text), seconds > 0, seconds.isFinite else {
      throw UsageError(message: "invalid value for --\(option); expected seconds above 0")
    }
    return seconds
  }
}
