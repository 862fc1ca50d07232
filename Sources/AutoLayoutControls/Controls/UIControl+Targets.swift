import AutoLayoutValues

/// Who is to be told of which events of a control, and how.
struct ControlTarget {
  /// nil stands for the responder chain.
  private(set) weak var target: AnyObject?
  private let hasTarget: Bool
  let action: Selector
  let events: UIControl.Event

  /// Whether there is still someone to be told.
  var isAlive: Bool { !hasTarget || target != nil }

  init(_ target: AnyObject?, action: Selector, events: UIControl.Event) {
    self.target = target
    hasTarget = target != nil
    self.action = action
    self.events = events
  }
}
