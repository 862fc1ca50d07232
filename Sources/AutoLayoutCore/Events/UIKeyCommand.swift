public import AutoLayoutValues
import Foundation

/// Keys that are held beside others.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Caps lock.
  public static let alphaShift = Self(rawValue: 1 << 16)
  /// Shift.
  public static let shift = Self(rawValue: 1 << 17)
  /// Control.
  public static let control = Self(rawValue: 1 << 18)
  /// Option.
  public static let alternate = Self(rawValue: 1 << 19)
  /// Command.
  public static let command = Self(rawValue: 1 << 20)
  /// A key of the block of numbers.
  public static let numericPad = Self(rawValue: 1 << 21)
}

/// Something in a menu that is done by a method along the chain of responders.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// The name of the method, and the method where it is known.
  public let action: Selector
  /// A longer title.
  open var discoverabilityTitle: String?
  /// What tells the command from others of the same method.
  public let propertyList: Any?
  /// What is true of the command.
  open var attributes: Attributes = []
  /// Whether it has a mark.
  open var state = State.off

  /// Makes a command.
  public init(
    title: String, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }
}

/// A command that keys give.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// The key, as the text that it writes.
  public let input: String?
  /// The keys that are held beside it.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether the command comes before what the system does with the keys.
  open var wantsPriorityOverSystemBehavior = false
  /// Whether the system may take another key on other keyboards.
  open var allowsAutomaticLocalization = true
  /// Whether the system may take the key of the other direction where reading runs from right to
  /// left.
  open var allowsAutomaticMirroring = true

  /// Makes a command that no menu shows.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
    discoverabilityTitle: String? = nil
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// Makes a command.
  public init(
    title: String, image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// The key with an arrow up.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The key with an arrow down.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The key with an arrow to the left.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The key with an arrow to the right.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The key that gives up.
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  /// The key that goes a page up.
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  /// The key that goes a page down.
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  /// The key that goes to the beginning.
  public nonisolated static let inputHome = "UIKeyInputHome"
  /// The key that goes to the end.
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  /// The first function key.
  public nonisolated static let inputF1 = "UIKeyInputF1"
  /// The second function key.
  public nonisolated static let inputF2 = "UIKeyInputF2"
  /// The third function key.
  public nonisolated static let inputF3 = "UIKeyInputF3"
  /// The fourth function key.
  public nonisolated static let inputF4 = "UIKeyInputF4"
  /// The fifth function key.
  public nonisolated static let inputF5 = "UIKeyInputF5"
  /// The sixth function key.
  public nonisolated static let inputF6 = "UIKeyInputF6"
  /// The seventh function key.
  public nonisolated static let inputF7 = "UIKeyInputF7"
  /// The eighth function key.
  public nonisolated static let inputF8 = "UIKeyInputF8"
  /// The ninth function key.
  public nonisolated static let inputF9 = "UIKeyInputF9"
  /// The tenth function key.
  public nonisolated static let inputF10 = "UIKeyInputF10"
  /// The eleventh function key.
  public nonisolated static let inputF11 = "UIKeyInputF11"
  /// The twelfth function key.
  public nonisolated static let inputF12 = "UIKeyInputF12"
  /// The key that takes the next character out.
  public nonisolated static let inputDelete = "UIKeyInputDelete"
}
