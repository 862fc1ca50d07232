#if !canImport(Darwin)
import Foundation

/// What a selector calls.
struct SelectorMethod: Sendable {
  /// Calls the method of an object with up to two arguments; tells whether it could.
  let call: @MainActor @Sendable (AnyObject, [Any?]) -> Bool
}

extension Selector {
  // Methods of views are the main actor's. An argument is passed on where it is of the type that
  // the method takes: UIKit would pass anything.

  /// Makes a selector that calls a method without parameters.
  ///
  /// - Parameters:
  ///   - name: The name, such as `reload`.
  ///   - method: The method, as `Type.method` without an object.
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

  /// Makes a selector that calls a method with one parameter, as a rule the sender.
  ///
  /// - Parameters:
  ///   - name: The name, such as `tap:`.
  ///   - method: The method, as `Type.method` without an object.
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

  /// Makes a selector that calls a method with two parameters, as a rule the sender and the event.
  ///
  /// - Parameters:
  ///   - name: The name, such as `tap:withEvent:`.
  ///   - method: The method, as `Type.method` without an object.
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

  // Methods that are not the main actor's are called there all the same.

  /// Makes a selector that calls a method without parameters, of no actor.
  ///
  /// - Parameters:
  ///   - name: The name, such as `reload`.
  ///   - method: The method, as `Type.method` without an object.
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

  /// Makes a selector that calls a method with one parameter, as a rule the sender, of no actor.
  ///
  /// - Parameters:
  ///   - name: The name, such as `tap:`.
  ///   - method: The method, as `Type.method` without an object.
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

  /// Makes a selector that calls a method with two parameters, as a rule the sender and the event,
  /// of no actor.
  ///
  /// - Parameters:
  ///   - name: The name, such as `tap:withEvent:`.
  ///   - method: The method, as `Type.method` without an object.
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
  ///   - arguments: The sender, and the event where there is one; too many do no harm.
  /// - Returns: Whether the method is known, is one of the object's, and takes such arguments.
  @discardableResult @MainActor
  package func send(to target: AnyObject, _ arguments: [Any?]) -> Bool {
    method?.call(target, arguments) ?? false
  }
}

/// A method's reference on its way to the main actor.
private struct UncheckedMethod<Function>: @unchecked Sendable {
  // Safe: a reference to a method captures nothing, and is only called on the main actor.
  let call: Function
}

/// An argument as the type that a method takes; one that is left out is nil where it may be.
private func argument<Value>(_ index: Int, of arguments: [Any?]) -> Value? {
  if index < arguments.count, let present = arguments[index] { return present as? Value }
  return Optional<Any>.none as? Value
}
#endif
