#if !canImport(Darwin)
import Foundation

/// A method's name, optionally with the method itself.
///
/// No Objective-C runtime exists here, so names can only be compared; `autolayout port` adds
/// methods.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let description: String
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

public func NSStringFromSelector(_ selector: Selector) -> String {
  selector.description
}

public func NSSelectorFromString(_ name: String) -> Selector {
  Selector(name)
}

/// Only runs the closure: ARC releases objects immediately, so no autorelease pool is needed.
@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

/// Returns the seconds since the beginning of 2001 (UTC), which Foundation lacks here.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  Date.timeIntervalSinceReferenceDate
}

public typealias CFTimeInterval = Double
public typealias CFAbsoluteTime = CFTimeInterval
public typealias NSInteger = Int
public typealias NSUInteger = UInt

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000
public let USEC_PER_SEC: UInt64 = 1_000_000
#endif
