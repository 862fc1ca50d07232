public import AutoLayoutValues

extension UIApplication {
  /// Has a method called by its selector.
  ///
  /// A selector that was made with its method calls it: see ``Selector``. One of a name alone calls
  /// the method that a responder's class lists under that name (``UIResponder/actionMethods``).
  ///
  /// - Parameters:
  ///   - action: The selector.
  ///   - target: Whose method it is; nil means the first along the chain from the sender that has
  ///     it.
  ///   - sender: What is passed to the method.
  ///   - event: What is passed to a method with two parameters.
  /// - Returns: Whether a method was called.
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
