public import Foundation

/// A view that the user operates.
@preconcurrency @MainActor
open class UIControl: UIView {
  var targets: [ControlTarget] = []
  private var actions: [(events: Event, action: UIAction)] = []

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

  /// Lets something happen at events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((controlEvents, action))
  }

  /// Takes back what happens at events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action === action && $0.events == controlEvents }
  }

  /// Lets happen what was asked for at events.
  open func sendActions(for controlEvents: Event) {
    for (events, action) in actions where !events.isDisjoint(with: controlEvents) {
      action.perform()
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

/// Something that a control or a menu does.
@preconcurrency @MainActor
open class UIAction: NSObject {
  /// What tells an action from others.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes an identifier from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The title.
  open var title: String
  /// The image.
  open var image: UIImage?
  /// What tells the action from others.
  public let identifier: Identifier
  private let handler: @MainActor (UIAction) -> Void

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image.
  ///   - identifier: What tells the action from others; made up if nil.
  ///   - handler: What happens.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping @MainActor (UIAction) -> Void
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier ?? Identifier(rawValue: UUID().uuidString)
    self.handler = handler
    super.init()
  }

  /// Lets it happen.
  func perform() { handler(self) }
}
