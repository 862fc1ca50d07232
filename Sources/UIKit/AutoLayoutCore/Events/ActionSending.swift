public import AutoLayoutValues

extension UIApplication {
  /// Calls a method by selector; returns false if no object has the method.
  ///
  /// A selector made from a string calls the method in ``UIResponder/actionMethods``. A nil target
  /// means the first responder that has it.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    if let target { return Self.send(action, to: target as AnyObject, sender, event) }
    var responder = sender as? UIResponder
    while let present = responder {
      if Self.send(action, to: present, sender, event) { return true }
      responder = present.next
    }
    return false
  }

  private static func send(
    _ action: Selector, to target: AnyObject, _ sender: Any?, _ event: UIEvent?
  ) -> Bool {
    action.send(to: target, [sender, event])
      || (target as? UIResponder)?.performAction(action, sender: sender) == true
  }
}
