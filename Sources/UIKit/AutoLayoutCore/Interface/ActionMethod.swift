public import AutoLayoutValues
import Foundation

/// A method that can be called by name; no Objective-C runtime is needed.
///
/// Listed in `actionMethods`, such as `ActionMethod("save:", EditController.save)`.
@preconcurrency @MainActor
public struct ActionMethod {
  public let selector: Selector
  private let call: @MainActor (Any, Any?) -> Bool

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

  /// Makes an entry for a method with sender and event, such as `save:forEvent:`.
  public init<Target, Sender, Event>(
    _ selector: Selector,
    _ method: @escaping @MainActor (Target) -> @MainActor (Sender, Event) -> Void
  ) {
    self.selector = selector
    call = { target, sender in
      // The event is empty, since real events don't occur here.
      guard let target = target as? Target, let sender = sender as? Sender,
        let event = UIEvent() as? Event
      else { return false }
      method(target)(sender, event)
      return true
    }
  }

  func callAsFunction(_ target: Any, _ sender: Any?) -> Bool { call(target, sender) }
}

extension UIResponder {
  /// Calls a method that the object's class lists; returns false if it can't.
  @discardableResult
  public func performAction(_ action: Selector, sender: Any?) -> Bool {
    // A subclass's entry comes last and wins.
    guard let method = type(of: self).actionMethods.last(where: { $0.selector == action }) else {
      return false
    }
    return method(self, sender)
  }

}
