#if !canImport(Darwin)
import Foundation

/// The name of a method.
///
/// Swift cannot send a message by its name here; a selector is kept and compared, as where controls
/// list their targets.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name.
  public let description: String

  /// Makes a selector from a name.
  public init(_ name: String) {
    description = name
  }

  /// Makes a selector from a name.
  public init(stringLiteral name: String) {
    description = name
  }
}

/// The name of a selector.
///
/// - Parameter selector: The selector.
/// - Returns: Its name.
public func NSStringFromSelector(_ selector: Selector) -> String {
  selector.description
}

/// The selector with a name.
///
/// - Parameter name: The name.
/// - Returns: The selector.
public func NSSelectorFromString(_ name: String) -> Selector {
  Selector(name)
}

/// Runs code; there is no pool to be emptied here, every object goes as soon as nothing refers to
/// it.
///
/// - Parameter body: The code.
/// - Returns: What the code returns.
/// - Throws: What the code throws.
@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

/// The time since the beginning of 2001 (UTC), in seconds; Foundation has no such function here.
///
/// - Returns: The time.
public func CFAbsoluteTimeGetCurrent() -> Double {
  Date.timeIntervalSinceReferenceDate
}

/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
#endif
