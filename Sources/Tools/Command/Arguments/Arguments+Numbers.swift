extension Arguments {
  /// Returns the option's value as an integer above 0, or nil if it is not given.
  func positiveInteger(of option: String) throws(UsageError) -> Int? {
    guard let text = value(of: option) else { return nil }
    guard let number = Int(text), number > 0 else {
      throw UsageError(message: "invalid value for --\(option); expected an integer above 0")
    }
    return number
  }

  /// Returns the option's value as seconds above 0, or nil if it is not given.
  func positiveSeconds(of option: String) throws(UsageError) -> Double? {
    guard let text = value(of: option) else { return nil }
    guard let seconds = Double(text), seconds > 0, seconds.isFinite else {
      throw UsageError(message: "invalid value for --\(option); expected seconds above 0")
    }
    return seconds
  }
}
