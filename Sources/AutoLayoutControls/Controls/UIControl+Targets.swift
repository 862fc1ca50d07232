import AutoLayoutValues

/// Who is to be told of which events of a control, and how.
struct ControlTarget {
  /// nil stands for the responder chain.
  private(set) weak var target: AnyObject?
  /// Whether the first along the chain that has the method is told.
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
