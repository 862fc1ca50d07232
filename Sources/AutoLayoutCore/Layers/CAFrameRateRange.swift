public struct CAFrameRateRange: Hashable, Sendable {
  /// The least number; 0 sets no limit.
  public var minimum: Float
  /// The greatest number; 0 sets no limit.
  public var maximum: Float
  /// The number that is wanted; nil or 0 leaves it to the system.
  public var preferred: Float?

  /// Makes a range.
  ///
  /// - Parameters:
  ///   - minimum: The least number.
  ///   - maximum: The greatest number.
  ///   - preferred: The number that is wanted.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// What the system chooses.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
