public import AutoLayoutCore
public import AutoLayoutValues
public import Foundation

/// A view that the user operates.
@preconcurrency @MainActor
open class UIControl: UIView {
  final var targets: [ControlTarget] = []
  private final var actions: [(events: Event, action: UIAction)] = []

  /// Makes a control with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a control from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes a control with a frame and what it does.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Whether the control can be operated.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
  /// Whether the control is chosen.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether the control is touched.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  /// Whether a touch shows the menu at once.
  open var showsMenuAsPrimaryAction = false
  /// Whether a long touch shows a menu.
  open var isContextMenuInteractionEnabled = false
  /// What is shown while a pointer stands still over it.
  open var toolTip: String?
  /// Where content stands across.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// Where content stands from top to bottom.
  open var contentVerticalAlignment = ContentVerticalAlignment.center

  /// What is true of the control now.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Called when `state` has changed.
  func stateDidChange() {}

  /// Notes who is to be told of events and by which method.
  ///
  /// A selector that was made with its method calls it (see `Selector`), one of a name alone the
  /// method that the target's class lists in `actionMethods`.
  ///
  /// - Parameters:
  ///   - target: Who is to be told; kept weakly. Nil means the first along the chain of responders
  ///     that has the method.
  ///   - action: The name of the method.
  ///   - controlEvents: The events.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    targets.append(ControlTarget(object, action: action, events: controlEvents))
  }

  /// Takes back what was noted for a target.
  ///
  /// - Parameters:
  ///   - target: Who was to be told; nil means everyone.
  ///   - action: The name of the method; nil means all.
  ///   - controlEvents: The events.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll { entry in
      (object == nil || entry.target === object) && (action == nil || entry.action == action)
        && !entry.events.isDisjoint(with: controlEvents)
    }
  }

  /// Everyone who is to be told of something.
  open var allTargets: Set<AnyHashable> {
    Set(targets.compactMap { $0.target as? AnyHashable })
  }

  /// The names of the methods by which a target is told of events; nil where there are none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = targets.filter { $0.target === object && !$0.events.isDisjoint(with: controlEvent) }
      .map(\.action.description)
    return names.isEmpty ? nil : names
  }

  /// Lets something happen at events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((controlEvents, action))
  }

  /// Takes back what happens at events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action === action && $0.events == controlEvents }
  }

  /// Takes the actions of a name away.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) {
    actions.removeAll { $0.action.identifier == actionIdentifier && $0.events == controlEvents }
  }

  /// The events that someone is told of.
  open var allControlEvents: Event {
    (targets.map(\.events) + actions.map(\.events)).reduce(into: []) { $0.formUnion($1) }
  }

  /// Shows everyone who is told of events, until a closure has seen enough: actions first.
  ///
  /// - Parameter iterator: Shown an action, or a target with its selector; the events; and a flag
  ///   that ends it.
  open func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void
  ) {
    var isEnough = false
    for (events, action) in actions where !isEnough { iterator(action, nil, events, &isEnough) }
    for entry in targets where !isEnough {
      iterator(nil, (entry.target, entry.action), entry.events, &isEnough)
    }
  }

  /// Does what an action does.
  open func sendAction(_ action: UIAction) { action.performWithSender(self, target: nil) }

  /// Does what the control is mainly for.
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  /// Where the content stands from side to side, for the direction of reading.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch contentHorizontalAlignment {
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    default: contentHorizontalAlignment
    }
  }

  /// Calls a method of a target, if the selector was made with it or the target's class lists it;
  /// nil means the first along the chain of responders that has it.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// A touch begins to be followed.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// A touch moves on.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// A touch ends.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// A touch is taken back.
  open func cancelTracking(with event: UIEvent?) {}
  /// Whether a touch is followed: never here.
  open var isTracking: Bool { false }
  /// Whether the touch that is followed is inside: never here.
  open var isTouchInside: Bool { false }

  /// Lets happen what was asked for at events.
  open func sendActions(for controlEvents: Event) {
    for (events, action) in actions where !events.isDisjoint(with: controlEvents) {
      sendAction(action)
    }
    for entry in targets where !entry.events.isDisjoint(with: controlEvents) {
      guard entry.isOpen || entry.target != nil else { continue }
      sendAction(entry.action, to: entry.target, for: nil)
    }
  }

  /// What is true of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a state from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Nothing special.
    public static let normal: State = []
    /// Touched.
    public static let highlighted = State(rawValue: 1)
    /// Not to be operated.
    public static let disabled = State(rawValue: 2)
    /// Chosen.
    public static let selected = State(rawValue: 4)
    /// In focus.
    public static let focused = State(rawValue: 8)
  }

  /// Where content stands across.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left = 1
    /// At the right.
    case right = 2
    /// Over the whole width.
    case fill = 3
    /// Where reading starts.
    case leading = 4
    /// Where reading ends.
    case trailing = 5
  }

  /// Where content stands from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// Over the whole height.
    case fill = 3
  }

  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes events from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger touched it.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger touched it several times.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moved inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moved outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moved in.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moved out.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger left the screen inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger left the screen outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system took the touch back.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// It did what it is for.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Its menu was asked for.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Writing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Writing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Writing ended with the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All of writing.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// All.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}
