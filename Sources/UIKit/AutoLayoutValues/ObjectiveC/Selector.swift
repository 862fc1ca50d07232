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

  // An argument is passed only if it has the parameter's type; UIKit would pass anything.

  /// Makes a selector that calls a method with no parameters.
  public init<Target: AnyObject, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
  ) {
    let method = UncheckedMethod(call: method)
    self.init(
      name,
      SelectorMethod { object, _ in
        guard let target = object as? Target else { return false }
        _ = method.call(target)()
        return true
      })
  }

  /// Makes a selector that calls a method with the sender.
  public init<Target: AnyObject, Sender, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
  ) {
    let method = UncheckedMethod(call: method)
    self.init(
      name,
      SelectorMethod { object, arguments in
        guard let target = object as? Target,
          let sender: Sender = argument(0, of: arguments)
        else { return false }
        _ = method.call(target)(sender)
        return true
      })
  }

  /// Makes a selector that calls a method with the sender and the event.
  public init<Target: AnyObject, Sender, Event, Result>(
    _ name: String, _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Result
  ) {
    let method = UncheckedMethod(call: method)
    self.init(
      name,
      SelectorMethod { object, arguments in
        guard let target = object as? Target,
          let sender: Sender = argument(0, of: arguments),
          let event: Event = argument(1, of: arguments)
        else { return false }
        _ = method.call(target)(sender, event)
        return true
      })
  }

  // Nonisolated methods are called on the main actor as well.

  @_disfavoredOverload
  public init<Target: AnyObject, Result>(
    _ name: String, _ method: @escaping (Target) -> () -> Result
  ) {
    let method = UncheckedMethod(call: method)
    self.init(
      name,
      SelectorMethod { object, _ in
        guard let target = object as? Target else { return false }
        _ = method.call(target)()
        return true
      })
  }

  @_disfavoredOverload
  public init<Target: AnyObject, Sender, Result>(
    _ name: String, _ method: @escaping (Target) -> (Sender) -> Result
  ) {
    let method = UncheckedMethod(call: method)
    self.init(
      name,
      SelectorMethod { object, arguments in
        guard let target = object as? Target,
          let sender: Sender = argument(0, of: arguments)
        else { return false }
        _ = method.call(target)(sender)
        return true
      })
  }

  @_disfavoredOverload
  public init<Target: AnyObject, Sender, Event, Result>(
    _ name: String, _ method: @escaping (Target) -> (Sender, Event) -> Result
  ) {
    let method = UncheckedMethod(call: method)
    self.init(
      name,
      SelectorMethod { object, arguments in
        guard let target = object as? Target,
          let sender: Sender = argument(0, of: arguments),
          let event: Event = argument(1, of: arguments)
        else { return false }
        _ = method.call(target)(sender, event)
        return true
      })
  }

  /// Calls the method; returns whether it is known, belongs to the object, and accepts the
  /// arguments.
  @discardableResult @MainActor
  package func send(to target: AnyObject, _ arguments: [Any?]) -> Bool {
    method?.call(target, arguments) ?? false
  }
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

#if !canImport(Darwin)
import Foundation

struct SelectorMethod: Sendable {
  let call: @MainActor @Sendable (AnyObject, [Any?]) -> Bool
}

private struct UncheckedMethod<Function>: @unchecked Sendable {
  // Safe: an unapplied method captures nothing and is only called on the main actor.
  let call: Function
}

private func argument<Value>(_ index: Int, of arguments: [Any?]) -> Value? {
  if index < arguments.count, let present = arguments[index] { return present as? Value }
  return Optional<Any>.none as? Value
}

#endif
