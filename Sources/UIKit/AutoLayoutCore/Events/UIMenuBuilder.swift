public import Foundation

@preconcurrency @MainActor
public protocol UIMenuBuilder: NSObjectProtocol {
  var system: UIMenuSystem { get }
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// The menu system, which builds no menus here.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  public static let main = UIMenuSystem()
  public static let context = UIMenuSystem()

  open func setNeedsRebuild() {}
  open func setNeedsRevalidate() {}
}

extension UIMenu.Identifier {
  public static let application = Self(rawValue: "com.apple.menu.application")
  public static let file = Self(rawValue: "com.apple.menu.file")
  public static let edit = Self(rawValue: "com.apple.menu.edit")
  public static let format = Self(rawValue: "com.apple.menu.format")
  public static let view = Self(rawValue: "com.apple.menu.view")
  public static let window = Self(rawValue: "com.apple.menu.window")
  public static let help = Self(rawValue: "com.apple.menu.help")
  public static let standardEdit = Self(rawValue: "com.apple.menu.standard-edit")
  public static let share = Self(rawValue: "com.apple.menu.share")
  public static let preferences = Self(rawValue: "com.apple.menu.preferences")
  public static let about = Self(rawValue: "com.apple.menu.about")
  public static let openRecent = Self(rawValue: "com.apple.menu.open-recent")
  public static let undoRedo = Self(rawValue: "com.apple.menu.undo-redo")
  public static let find = Self(rawValue: "com.apple.menu.find")
  public static let font = Self(rawValue: "com.apple.menu.font")
  public static let toolbar = Self(rawValue: "com.apple.menu.toolbar")
  public static let sidebar = Self(rawValue: "com.apple.menu.sidebar")
  public static let close = Self(rawValue: "com.apple.menu.close")
  public static let newScene = Self(rawValue: "com.apple.menu.new-item")
  public static let services = Self(rawValue: "com.apple.menu.services")
  public static let quit = Self(rawValue: "com.apple.menu.quit")
}

@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject {
  open var acceptableTypeIdentifiers: [String] = []

  public override init() {
    super.init()
  }

  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    super.init()
  }

  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }
}

public enum UIEditingInteractionConfiguration: Int, Sendable {
  case none = 0
  case `default` = 1
}

@preconcurrency @MainActor
public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
  var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
}

@preconcurrency @MainActor
open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
  open private(set) var itemProvidersForActivityItemsConfiguration: [NSItemProvider]

  public init(itemProviders: [NSItemProvider]) {
    itemProvidersForActivityItemsConfiguration = itemProviders
    super.init()
  }
}

@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  open private(set) var primaryLanguage: String?
  open class var activeInputModes: [UITextInputMode] {
    [UITextInputMode(Locale.preferredLanguages.first ?? Locale.current.identifier)]
  }
  public nonisolated static let currentInputModeDidChangeNotification = NSNotification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")

  init(_ language: String) {
    primaryLanguage = language
    super.init()
  }
}
