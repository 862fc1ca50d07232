import Foundation

struct ObjectSetting: Sendable {
  enum Kind: Sendable, Equatable {
    case number(ClosedRange<Double>)
    case text
    /// A text that is not empty.
    case name
    case flag
    case choice([String])

    var word: String {
      switch self {
      case .number: "number"
      case .text, .name: "text"
      case .flag: "switch"
      case .choice: "choice"
      }
    }
  }

  enum Place: Sendable, Equatable {
    case attribute(String)
    /// An attribute, or an element `string` with that key for text with several lines.
    case attributeOrString(String)
    case childAttribute(String, key: String, String)
    /// An attribute that the document must already have.
    case writtenAttribute(String)
    /// An entry in the containing view's mask, which uninstalls a constraint.
    case mask
  }

  let name: String
  let title: String
  let kind: Kind
  let place: Place
  /// The default value; nil if it depends on context.
  let usual: String?
  var replaced: [String] = []

  init(
    _ name: String, _ title: String, _ kind: Kind, at place: Place? = nil, usual: String? = nil,
    replacing replaced: [String] = []
  ) {
    self.name = name
    self.title = title
    self.kind = kind
    self.place = place ?? .attribute(name)
    self.usual = usual
    self.replaced = replaced
  }

  /// Returns a value in the document's notation.
  func written(_ text: String) throws(EditError) -> String {
    switch kind {
    case .text: return text
    case .name:
      guard !text.allSatisfy(\.isWhitespace) else { throw EditError("\(title) needs a name") }
      return text
    case .flag:
      guard text == "YES" || text == "NO" else {
        throw EditError("\(title) is YES or NO, not '\(text)'")
      }
      return text
    case .choice(let choices):
      guard choices.contains(text) else {
        throw EditError("\(title) is one of \(choices.joined(separator: ", ")), not '\(text)'")
      }
      return text
    case .number(let range):
      let trimmed = text.trimmingCharacters(in: .whitespaces)
      guard let value = Self.number(trimmed), range.contains(value) else {
        throw EditError(
          "\(title) is a number from \(Self.short(range.lowerBound)) to "
            + "\(Self.short(range.upperBound)), not '\(text)'")
      }
      return trimmed
    }
  }

  /// Parses a number, or a ratio as used for multipliers.
  private static func number(_ text: String) -> Double? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return Double(text).flatMap { $0.isFinite ? $0 : nil } }
    guard let first = Double(parts[0]), let second = Double(parts[1]), second != 0 else {
      return nil
    }
    return first / second
  }

  private static func short(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }
}

// MARK: - The table

extension ObjectSetting {
  static func named(_ name: String, of element: String) -> ObjectSetting? {
    (connections[element] ?? all(of: element) + identifiers).first { $0.name == name }
      ?? (name == customClass.name ? customClass : nil)
  }

  /// The class of any object; lists of settings leave it out.
  private static let customClass = ObjectSetting("customClass", "Class", .text)

  /// Names by which code finds an object; lists of settings leave them out.
  private static let identifiers = [
    ObjectSetting("storyboardIdentifier", "Storyboard ID", .name),
    ObjectSetting("reuseIdentifier", "Reuse identifier", .name),
  ]

  /// The settings of connections, which have identifiers of their own.
  private static let connections = [
    "outlet": [name("property", "Outlet")],
    "outletCollection": [name("property", "Outlet")],
    "action": [name("selector", "Action")],
    "segue": [
      name("unwindAction", "Unwind action"), ObjectSetting("identifier", "Identifier", .name),
    ],
  ]

  /// A name that a connection must have.
  private static func name(_ attribute: String, _ title: String) -> ObjectSetting {
    ObjectSetting(attribute, title, .name, at: .writtenAttribute(attribute))
  }

  static func all(of element: String) -> [ObjectSetting] {
    element == "constraint" ? constraint : (special[element] ?? []) + view
  }

  private static let points = Kind.number(-1e7...1e7)
  private static let priority = Kind.number(1...1000)

  private static let attributes = [
    "leading", "trailing", "left", "right", "top", "bottom", "width", "height", "centerX",
    "centerY", "baseline", "firstBaseline", "lastBaseline", "leadingMargin", "trailingMargin",
    "leftMargin", "rightMargin", "topMargin", "bottomMargin", "centerXWithinMargins",
    "centerYWithinMargins",
  ]

  private static let constraint = [
    ObjectSetting(
      "constant", "Constant", points, usual: "0", replacing: ["symbolic", "symbolType"]),
    ObjectSetting("priority", "Priority", priority, usual: "1000"),
    ObjectSetting(
      "relation", "Relation", .choice(["lessThanOrEqual", "equal", "greaterThanOrEqual"]),
      usual: "equal"),
    ObjectSetting("multiplier", "Multiplier", .number(-1e6...1e6), usual: "1"),
    ObjectSetting(
      "firstAttribute", "First attribute", .choice(attributes),
      at: .writtenAttribute("firstAttribute")),
    ObjectSetting(
      "secondAttribute", "Second attribute", .choice(attributes),
      at: .writtenAttribute("secondAttribute")),
    ObjectSetting("installed", "Installed", .flag, at: .mask, usual: "YES"),
    ObjectSetting("placeholder", "Remove at build time", .flag, usual: "NO"),
  ]

  private static let view = [
    ObjectSetting(
      "horizontalHuggingPriority", "Horizontal hugging", priority, usual: "250"),
    ObjectSetting("verticalHuggingPriority", "Vertical hugging", priority, usual: "250"),
    ObjectSetting(
      "horizontalCompressionResistancePriority", "Horizontal compression resistance", priority,
      usual: "750"),
    ObjectSetting(
      "verticalCompressionResistancePriority", "Vertical compression resistance", priority,
      usual: "750"),
    ObjectSetting("hidden", "Hidden", .flag, usual: "NO"),
    ObjectSetting("alpha", "Alpha", .number(0...1), usual: "1"),
    ObjectSetting("clipsSubviews", "Clips to bounds", .flag, usual: "NO"),
  ]

  private static let special: [String: [ObjectSetting]] = [
    "label": [
      ObjectSetting("text", "Text", .text, at: .attributeOrString("text")),
      ObjectSetting("numberOfLines", "Lines", .number(0...10_000), usual: "1"),
      ObjectSetting(
        "textAlignment", "Alignment",
        .choice(["natural", "left", "center", "right", "justified"])),
      ObjectSetting(
        "lineBreakMode", "Line break",
        .choice([
          "wordWrap", "characterWrap", "clip", "headTruncation", "middleTruncation",
          "tailTruncation",
        ])),
    ],
    "button": [
      ObjectSetting("title", "Title", .text, at: .childAttribute("state", key: "normal", "title"))
    ],
    "textField": [
      ObjectSetting("text", "Text", .text, at: .attributeOrString("text")),
      ObjectSetting("placeholder", "Placeholder", .text),
    ],
    "textView": [ObjectSetting("text", "Text", .text, at: .attributeOrString("text"))],
    "stackView": [
      ObjectSetting("axis", "Axis", .choice(["horizontal", "vertical"]), usual: "horizontal"),
      ObjectSetting(
        "distribution", "Distribution",
        .choice(["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"]),
        usual: "fill"),
      ObjectSetting(
        "alignment", "Alignment",
        .choice([
          "fill", "leading", "top", "firstBaseline", "center", "trailing", "bottom", "lastBaseline",
        ]), usual: "fill"),
      ObjectSetting("spacing", "Spacing", .number(0...1e7), usual: "0"),
    ],
  ]
}
