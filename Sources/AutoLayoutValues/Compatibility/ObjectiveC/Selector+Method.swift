#if !canImport(Darwin)
import Foundation

struct SelectorMethod: Sendable {
  /// Calls the method of an object with up to two arguments; returns whether the types match.
  let call: @MainActor @Sendable (AnyObject, [Any?]) -> Bool
}

extension Selector {
  // Methods of views belong to the main actor. An argument is passed only if it has the parameter's
  // type; UIKit would pass anything.

  /// Makes a selector that calls a method without parameters.
  ///
  /// - Parameters:
  ///   - name: The name, such as `reload`.
  ///   - method: The unapplied method, `Type.method`.
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

  /// Makes a selector that calls a method with one parameter, usually the sender.
  ///
  /// - Parameters:
  ///   - name: The name, such as `tap:`.
  ///   - method: The unapplied method, `Type.method`.
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

  /// Makes a selector that calls a method with two parameters, usually the sender and the event.
  ///
  /// - Parameters:
  ///   - name: The name, such as `tap:withEvent:`.
  ///   - method: The unapplied method, `Type.method`.
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

  /// Makes a selector that calls a nonisolated method without parameters.
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

  /// Makes a selector that calls a nonisolated method with one parameter, usually the sender.
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

  /// Makes a selector that calls a nonisolated method with two parameters, usually the sender and
  /// the event.
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

  /// Calls the method of an object.
  ///
  /// - Parameters:
  ///   - target: The object.
  ///   - arguments: The sender and the event, if any; surplus ones are ignored.
  /// - Returns: Whether the method is known, belongs to the object, and accepts the arguments.
  @discardableResult @MainActor
  package func send(to target: AnyObject, _ arguments: [Any?]) -> Bool {
    method?.call(target, arguments) ?? false
  }
}

private struct UncheckedMethod<Function>: @unchecked Sendable {
  // Safe: an unapplied method captures nothing and is only called on the main actor.
  let call: Function
}

/// Returns an argument as the parameter's type; a missing one is nil if the type is optional.
private func argument<Value>(_ index: Int, of arguments: [Any?]) -> Value? {
  if index < arguments.count, let present = arguments[index] { return present as? Value }
  return Optional<Any>.none as? Value
}
#endif
