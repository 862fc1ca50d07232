#if !canImport(Darwin)
import Foundation

/// The name of a method, and the method itself where it was made with one.
///
/// Swift cannot send a message by its name here: a selector of a name alone is kept and compared,
/// and calls nothing. One that was made with a method, as `autolayout port` writes in place of
/// `#selector`, calls it. Selectors of the same name are equal, whatever they call.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let description: String
  /// Calls the method, where one is known.
  let method: SelectorMethod?

  public init(_ name: String) {
    self.init(name, nil)
  }

  public init(stringLiteral name: String) {
    self.init(name, nil)
  }

  init(_ name: String, _ method: SelectorMethod?) {
    description = name
    self.method = method
  }

  public static func == (one: Selector, other: Selector) -> Bool {
    one.description == other.description
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
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
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  Date.timeIntervalSinceReferenceDate
}

public typealias CFTimeInterval = Double
/// A point in time: seconds since the beginning of 2001 (UTC).
public typealias CFAbsoluteTime = CFTimeInterval
public typealias NSInteger = Int
public typealias NSUInteger = UInt

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000
public let USEC_PER_SEC: UInt64 = 1_000_000
#endif
