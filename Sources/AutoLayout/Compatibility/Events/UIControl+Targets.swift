extension UIControl {
  /// Notes who is to be told of events and by which method.
  ///
  /// Methods cannot be called by their names here: targets are listed, and actions (`addAction`) are performed.
  ///
  /// - Parameters:
  ///   - target: Who is to be told; kept weakly.
  ///   - action: The name of the method.
  ///   - controlEvents: The events.
  public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    guard let target else { return }
    targets.append(ControlTarget(target as AnyObject, action, controlEvents))
  }

  /// Takes back what was noted for a target.
  ///
  /// - Parameters:
  ///   - target: Who was to be told; nil means everyone.
  ///   - action: The name of the method; nil means all.
  ///   - controlEvents: The events.
  public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll { entry in
      (object == nil || entry.target === object) && (action == nil || entry.action == action)
        && !entry.events.isDisjoint(with: controlEvents)
    }
  }

  /// Everyone who is to be told of something.
  public var allTargets: Set<AnyHashable> {
    Set(targets.compactMap { $0.target as? AnyHashable })
  }

  /// The names of the methods by which a target is told of events; nil where there are none.
  public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = targets.filter { $0.target === object && !$0.events.isDisjoint(with: controlEvent) }
      .map(\.action.description)
    return names.isEmpty ? nil : names
  }
}

/// Who is to be told of which events of a control, and how.
struct ControlTarget {
  private(set) weak var target: AnyObject?
  let action: Selector
  let events: UIControl.Event

  init(_ target: AnyObject, _ action: Selector, _ events: UIControl.Event) {
    self.target = target
    self.action = action
    self.events = events
  }
}
