import AutoLayoutValues

struct ControlTarget {
  private(set) weak var target: AnyObject?
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
