import AutoLayoutValues

/// Who is to be told of which events of a control, and how.
struct ControlTarget {
  private(set) weak var target: AnyObject?
  let action: Selector
  let events: UIControl.Event

  init(_ target: AnyObject, action: Selector, events: UIControl.Event) {
    self.target = target
    self.action = action
    self.events = events
  }
}
