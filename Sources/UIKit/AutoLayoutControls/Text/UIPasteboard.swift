public import AutoLayoutValues
public import Foundation

/// A pasteboard, private to the program and lost when the program ends.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  public static let general = UIPasteboard(.general)
  private static var named: [Name: UIPasteboard] = [:]

  public nonisolated static let changedNotification = NSNotification.Name(
    "UIPasteboardChangedNotification")

  public let name: Name
  open private(set) var changeCount = 0
  open var items: [[String: Any]] = [] {
    didSet {
      changeCount += 1
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
  }

  /// Returns the pasteboard with a name; `create` makes a missing pasteboard.
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

  open var numberOfItems: Int { items.count }
  open var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }

  private final func all<Value>(_ types: [String], _ type: Value.Type) -> [Value]? {
    let found = items.compactMap { item in types.lazy.compactMap { item[$0] as? Value }.first }
    return found.isEmpty ? nil : found
  }

  open var string: String? {
    get { strings?.first }
    set { items = newValue.map { [[Self.text: $0]] } ?? [] }
  }
  open var strings: [String]? {
    get { all([Self.text, "public.text", "public.plain-text"], String.self) }
    set { items = (newValue ?? []).map { [Self.text: $0] } }
  }
  open var url: URL? {
    get { urls?.first }
    set { items = newValue.map { [[Self.url: $0]] } ?? [] }
  }
  open var urls: [URL]? {
    get { all([Self.url], URL.self) }
    set { items = (newValue ?? []).map { [Self.url: $0] } }
  }
  open var image: UIImage? {
    get { images?.first }
    set { items = newValue.map { [[Self.png: $0]] } ?? [] }
  }
  open var images: [UIImage]? {
    get { all([Self.png], UIImage.self) }
    set { items = (newValue ?? []).map { [Self.png: $0] } }
  }
  open var color: UIColor? {
    get { all([Self.colorType], UIColor.self)?.first }
    set { items = newValue.map { [[Self.colorType: $0]] } ?? [] }
  }

  open var hasStrings: Bool { strings != nil }
  open var hasURLs: Bool { urls != nil }
  open var hasImages: Bool { images != nil }
  open var hasColors: Bool { color != nil }

  open func contains(pasteboardTypes: [String]) -> Bool {
    !Set(pasteboardTypes).isDisjoint(with: types)
  }
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    items.first?[pasteboardType]
  }
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    let value = value(forPasteboardType: pasteboardType)
    return value as? Data ?? (value as? String).map { Data($0.utf8) }
  }
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: data]]
  }
  open func addItems(_ items: [[String: Any]]) { self.items += items }
  /// Replaces all items; the options have no effect.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    self.items = items
  }
}
