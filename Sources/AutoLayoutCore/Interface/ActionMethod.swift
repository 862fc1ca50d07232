public import AutoLayoutValues
import Foundation

/// A method that can be called by its name, where Swift has no Objective-C runtime to do it.
///
/// A class lists its methods, and targets with selectors, actions of interface documents and unwind
/// segues reach them:
///
/// ```swift
/// override class var actionMethods: [ActionMethod] {
///   super.actionMethods + [ActionMethod("save:", EditController.save)]
/// }
/// ```
@preconcurrency @MainActor
public struct ActionMethod {
  public let selector: Selector
  private let call: @MainActor (Any, Any?) -> Bool

  /// Makes an entry of a method that takes its sender.
  ///
  /// - Parameters:
  ///   - selector: The name, with a colon at its end.
  ///   - method: The method, of a class: `EditController.save`.
  public init<Target, Sender>(
    _ selector: Selector, _ method: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.selector = selector
    call = { target, sender in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      method(target)(sender)
      return true
    }
  }

  /// Makes an entry of a method that takes nothing.
  ///
  /// - Parameters:
  ///   - selector: The name, without a colon.
  ///   - method: The method, of a class: `EditController.save`.
  public init<Target>(
    _ selector: Selector, _ method: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.selector = selector
    call = { target, _ in
      guard let target = target as? Target else { return false }
      method(target)()
      return true
    }
  }

  /// Makes an entry of a method that takes its sender and the event.
  ///
  /// - Parameters:
  ///   - selector: The name, with two colons, such as `save:forEvent:`.
  ///   - method: The method, of a class: `EditController.save`.
  public init<Target, Sender, Event>(
    _ selector: Selector,
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Void
  ) {
    self.selector = selector
    call = { target, sender in
      // Nothing happens on a screen here, so that the event tells nothing.
      guard let target = target as? Target, let sender = sender as? Sender,
        let event = UIEvent() as? Event
      else { return false }
      method(target)(sender, event)
      return true
    }
  }

  /// Calls the method; false where an object is of another type than the method takes.
  func callAsFunction(_ target: Any, _ sender: Any?) -> Bool { call(target, sender) }
}

extension UIResponder {
  /// Calls a method that the object's class lists by its name.
  ///
  /// - Parameters:
  ///   - action: The name.
  ///   - sender: The object that wants it called.
  /// - Returns: Whether there is such a method, and it takes a sender of that type.
  @discardableResult
  public func performAction(_ action: Selector, sender: Any?) -> Bool {
    // The last entry of a name is the subclass's.
    guard let method = type(of: self).actionMethods.last(where: { $0.selector == action }) else {
      return false
    }
    return method(self, sender)
  }

}
