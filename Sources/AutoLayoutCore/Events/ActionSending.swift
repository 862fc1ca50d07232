public import AutoLayoutValues

extension UIApplication {
  /// Has a method called by its selector.
  ///
  /// Only a selector that was made with its method calls it: see ``Selector``.
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
    if let target { return action.send(to: target as AnyObject, [sender, event]) }
    var responder = sender as? UIResponder
    while let present = responder {
      if action.send(to: present, [sender, event]) { return true }
      responder = present.next
    }
    return false
  }
}
