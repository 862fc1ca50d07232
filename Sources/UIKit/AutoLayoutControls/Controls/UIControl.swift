public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

@preconcurrency @MainActor
open class UIControl: UIView {
  final var targets: [ControlTarget] = []
  private final var actions: [(events: Event, action: UIAction)] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  open var showsMenuAsPrimaryAction = false
  open var isContextMenuInteractionEnabled = false
  open var toolTip: String?
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { setNeedsLayout() } }
  }
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { setNeedsLayout() } }
  }

  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  func stateDidChange() {}

  /// Adds a weakly held target; nil means the first responder that has the method.
  ///
  /// A selector with only a name calls the method listed in `actionMethods` of the class.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    targets.append(ControlTarget(object, action: action, events: controlEvents))
  }

  /// Removes a target's actions; nil means every target or action.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll { entry in
      (object == nil || entry.target === object) && (action == nil || entry.action == action)
        && !entry.events.isDisjoint(with: controlEvents)
    }
  }

  open var allTargets: Set<AnyHashable> {
    Set(targets.compactMap { $0.target as? AnyHashable })
  }

  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = targets.filter { $0.target === object && !$0.events.isDisjoint(with: controlEvent) }
      .map(\.action.description)
    return names.isEmpty ? nil : names
  }

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((controlEvents, action))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action === action && $0.events == controlEvents }
  }

  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    actions.removeAll { $0.action.identifier == actionIdentifier && $0.events == controlEvents }
  }

  open var allControlEvents: Event {
    (targets.map(\.events) + actions.map(\.events)).reduce(into: []) { $0.formUnion($1) }
  }

  /// Enumerates the event handlers, with actions first, until the closure sets the stop flag.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var isEnough = false
    for (events, action) in actions where !isEnough { iterator(action, nil, events, &isEnough) }
    for entry in targets where !isEnough {
      iterator(nil, (entry.target, entry.action), entry.events, &isEnough)
    }
  }

  open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    default: contentHorizontalAlignment
    }
  }

  /// Calls a method of the selector or of the target's list, or of the first responder.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}
  /// Always false.
  open var isTracking: Bool { false }
  /// Always false.
  open var isTouchInside: Bool { false }

  open func sendActions(for controlEvents: Event) {
    for (events, action) in actions where !events.isDisjoint(with: controlEvents) {
      sendAction(action)
    }
    for entry in targets where !entry.events.isDisjoint(with: controlEvents) {
      guard entry.isOpen || entry.target != nil else { continue }
      sendAction(entry.action, to: entry.target, for: nil)
    }
  }

  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
  }

  public enum ContentHorizontalAlignment: Int, Sendable {
    case center = 0
    case left = 1
    case right = 2
    case fill = 3
    case leading = 4
    case trailing = 5
  }

  public enum ContentVerticalAlignment: Int, Sendable {
    case center = 0
    case top = 1
    case bottom = 2
    case fill = 3
  }

  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}
