public import AutoLayoutValues
public import Foundation

/// What was cut or copied: items, each in several forms.
///
/// It is this program's own, and lives as long as the program.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The name of the one that everyone uses.
    public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
  }

  /// What can be said of items that are put in.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a key.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// When the items go, a `Date`.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether they stay on the device, a `Bool`.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// The pasteboard that everyone uses.
  public static let general = UIPasteboard(.general)
  private static var named: [Name: UIPasteboard] = [:]

  /// The pasteboard was changed.
  public nonisolated static let changedNotification = NSNotification.Name(
    "UIPasteboardChangedNotification")

  /// The name.
  public let name: Name
  /// How often it was changed.
  open private(set) var changeCount = 0
  /// The items, each with its values by the uniform type identifiers of their forms.
  open var items: [[String: Any]] = [] {
    didSet {
      changeCount += 1
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
  }

  /// The pasteboard of a name.
  ///
  /// - Parameters:
  ///   - pasteboardName: The name.
  ///   - create: Whether it is made if there is none.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard create || Self.named[pasteboardName] != nil else { return nil }
    self.init(pasteboardName)
    items = Self.named[pasteboardName]?.items ?? []
    Self.named[pasteboardName] = self
  }

  private init(_ name: Name) {
    self.name = name
    super.init()
  }

  private static let text = "public.utf8-plain-text"
  private static let url = "public.url"
  private static let png = "public.png"
  private static let colorType = "com.apple.uikit.color"

  /// How many items there are.
  open var numberOfItems: Int { items.count }
  /// The forms of the first item.
  open var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }

  private final func all<Value>(_ types: [String], _ type: Value.Type) -> [Value]? {
    let found = items.compactMap { item in types.lazy.compactMap { item[$0] as? Value }.first }
    return found.isEmpty ? nil : found
  }

  /// The text of the first item that has one.
  open var string: String? {
    get { strings?.first }
    set { items = newValue.map { [[Self.text: $0]] } ?? [] }
  }
  /// The texts.
  open var strings: [String]? {
    get { all([Self.text, "public.text", "public.plain-text"], String.self) }
    set { items = (newValue ?? []).map { [Self.text: $0] } }
  }
  /// The address of the first item that has one.
  open var url: URL? {
    get { urls?.first }
    set { items = newValue.map { [[Self.url: $0]] } ?? [] }
  }
  /// The addresses.
  open var urls: [URL]? {
    get { all([Self.url], URL.self) }
    set { items = (newValue ?? []).map { [Self.url: $0] } }
  }
  /// The image of the first item that has one.
  open var image: UIImage? {
    get { images?.first }
    set { items = newValue.map { [[Self.png: $0]] } ?? [] }
  }
  /// The images.
  open var images: [UIImage]? {
    get { all([Self.png], UIImage.self) }
    set { items = (newValue ?? []).map { [Self.png: $0] } }
  }
  /// The colour of the first item that has one.
  open var color: UIColor? {
    get { all([Self.colorType], UIColor.self)?.first }
    set { items = newValue.map { [[Self.colorType: $0]] } ?? [] }
  }

  /// Whether there is a text.
  open var hasStrings: Bool { strings != nil }
  /// Whether there is an address.
  open var hasURLs: Bool { urls != nil }
  /// Whether there is an image.
  open var hasImages: Bool { images != nil }
  /// Whether there is a colour.
  open var hasColors: Bool { color != nil }

  /// Whether the first item has one of some forms.
  open func contains(pasteboardTypes: [String]) -> Bool {
    !Set(pasteboardTypes).isDisjoint(with: types)
  }
  /// The first item in a form.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    items.first?[pasteboardType]
  }
  /// The first item in a form, as bytes.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    let value = value(forPasteboardType: pasteboardType)
    return value as? Data ?? (value as? String).map { Data($0.utf8) }
  }
  /// Puts in one item in a form, in place of all.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }
  /// Puts in one item of bytes in a form, in place of all.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: data]]
  }
  /// Adds items.
  open func addItems(_ items: [[String: Any]]) { self.items += items }
  /// Puts in items, in place of all; what is said of them is not minded.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    self.items = items
  }
}
