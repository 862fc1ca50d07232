import AutoLayoutValues

/// A target of a control with its action and events.
struct ControlTarget {
  /// The target; nil means the responder chain.
  private(set) weak var target: AnyObject?
  /// Whether the first responder that has the method receives the action.
  let isOpen: Bool
  let action: Selector
  let events: UIControl.Event

  init(_ target: AnyObject?, action: Selector, events: UIControl.Event) {
    self.target = target
    isOpen = target == nil
    self.action = action
    self.events = events
  }
}
