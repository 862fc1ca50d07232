public import Foundation

/// Builds the menus of a program.
@preconcurrency @MainActor
public protocol UIMenuBuilder: NSObjectProtocol {
  /// Which menus are built.
  var system: UIMenuSystem { get }
  /// The menu of a name.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Puts a menu in the place of another one.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Puts other things into a menu.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Puts a menu before another one.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu behind another one.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu into another one, first.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Puts a menu into another one, last.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Takes a menu out.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// Menus that the system builds of what a program says: there are none here.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  /// The bar of menus.
  public static let main = UIMenuSystem()
  /// The menus at a place.
  public static let context = UIMenuSystem()

  /// Asks for the menus to be built again.
  open func setNeedsRebuild() {}
  /// Asks for what menus look like now.
  open func setNeedsRevalidate() {}
}

extension UIMenu.Identifier {
  /// The menu of the program.
  public static let application = Self(rawValue: "com.apple.menu.application")
  /// The menu of files.
  public static let file = Self(rawValue: "com.apple.menu.file")
  /// The menu of edit actions.
  public static let edit = Self(rawValue: "com.apple.menu.edit")
  /// The menu of looks of text.
  public static let format = Self(rawValue: "com.apple.menu.format")
  /// The menu of what is shown.
  public static let view = Self(rawValue: "com.apple.menu.view")
  /// The menu of windows.
  public static let window = Self(rawValue: "com.apple.menu.window")
  /// The menu of help.
  public static let help = Self(rawValue: "com.apple.menu.help")
  /// Cutting, copying and pasting.
  public static let standardEdit = Self(rawValue: "com.apple.menu.standard-edit")
  /// Sharing.
  public static let share = Self(rawValue: "com.apple.menu.share")
  /// Settings of the program.
  public static let preferences = Self(rawValue: "com.apple.menu.preferences")
  /// What is told of the program.
  public static let about = Self(rawValue: "com.apple.menu.about")
  /// Places that were open before.
  public static let openRecent = Self(rawValue: "com.apple.menu.open-recent")
  /// Taking back and doing again.
  public static let undoRedo = Self(rawValue: "com.apple.menu.undo-redo")
  /// Looking for something.
  public static let find = Self(rawValue: "com.apple.menu.find")
  /// Fonts.
  public static let font = Self(rawValue: "com.apple.menu.font")
  /// The bar of buttons.
  public static let toolbar = Self(rawValue: "com.apple.menu.toolbar")
  /// The column at the side.
  public static let sidebar = Self(rawValue: "com.apple.menu.sidebar")
  /// Closing what is shown.
  public static let close = Self(rawValue: "com.apple.menu.close")
  /// Another scene.
  public static let newScene = Self(rawValue: "com.apple.menu.new-item")
  /// Services of other programs.
  public static let services = Self(rawValue: "com.apple.menu.services")
  /// Ending the program.
  public static let quit = Self(rawValue: "com.apple.menu.quit")
}

/// What kinds of things can be pasted or dropped somewhere.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject {
  /// The kinds, by their uniform type identifiers.
  open var acceptableTypeIdentifiers: [String] = []

  /// Makes a configuration that takes nothing.
  public override init() {
    super.init()
  }

  /// Makes a configuration of kinds, by their uniform type identifiers.
  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    super.init()
  }

  /// Takes more kinds.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }
}

/// Which gestures of three fingers edit.
public enum UIEditingInteractionConfiguration: Int, Sendable {
  /// None.
  case none = 0
  /// Those of the system.
  case `default` = 1
}

/// What can be shared from somewhere.
@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
  /// What carries the things.
  var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
}

/// Things that can be shared.
@preconcurrency @MainActor
open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
  /// What carries the things.
  open private(set) var itemProvidersForActivityItemsConfiguration: [NSItemProvider]

  /// Makes a configuration of what carries the things.
  public init(itemProviders: [NSItemProvider]) {
    itemProvidersForActivityItemsConfiguration = itemProviders
    super.init()
  }
}

/// A language that is written in.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  /// The name of the language, such as `en-US`.
  open private(set) var primaryLanguage: String?
  /// The languages that can be written in: that of the program's surroundings.
  open class var activeInputModes: [UITextInputMode] {
    [UITextInputMode(Locale.preferredLanguages.first ?? Locale.current.identifier)]
  }
  /// Posted when another language is written in.
  public nonisolated static let currentInputModeDidChangeNotification = NSNotification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")

  init(_ language: String) {
    primaryLanguage = language
    super.init()
  }
}
