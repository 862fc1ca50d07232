package import AutoLayout
internal import Foundation
internal import Notation

/// An axis of environments, with the words for its values.
///
/// Options, settings, tools of agents, pages and reports are made from ``all``. A new axis is an
/// entry here and a property of ``LayoutEnvironment``.
package struct EnvironmentAxis: Sendable {
  /// The key in JSON, such as `textSize`.
  package let key: String
  /// The option of commands, such as `text-size`.
  package let option: String
  /// The setting that lists values, such as `text-sizes`.
  package let setting: String
  /// The heading of a table.
  package let title: String
  /// The placeholder of a value in help.
  package let placeholder: String
  /// The help of the option.
  package let summary: String
  /// The words for the values; nil if they cannot be listed.
  package let choices: [String]?
  /// Other words that commands accept: short names, and words for several values.
  private let synonyms: [String]
  /// The word for the default value.
  package let usual: String
  /// An example of a value.
  package let example: String
  /// Whether the axis changes frames.
  package let affectsLayout: Bool
  /// Whether reports contain the default value.
  private let isAlwaysReported: Bool

  private let read: @Sendable (LayoutEnvironment) -> String?
  private let write: @Sendable (inout LayoutEnvironment, String) -> Bool
  private let describe: @Sendable (String) -> String

  private init(
    _ key: String, option: String, setting: String, title: String, placeholder: String,
    summary: String, choices: [String]? = nil, synonyms: [String] = [], usual: String,
    example: String,
    affectsLayout: Bool = true, isAlwaysReported: Bool = false,
    describe: @escaping @Sendable (String) -> String = { $0 },
    read: @escaping @Sendable (LayoutEnvironment) -> String?,
    write: @escaping @Sendable (inout LayoutEnvironment, String) -> Bool
  ) {
    self.key = key
    self.option = option
    self.setting = setting
    self.title = title
    self.placeholder = placeholder
    self.summary = summary
    self.choices = choices
    self.synonyms = synonyms
    self.usual = usual
    self.example = example
    self.affectsLayout = affectsLayout
    self.isAlwaysReported = isAlwaysReported
    self.describe = describe
    self.read = read
    self.write = write
  }

  /// The argument of agents' tools, such as `text_size`.
  package var argument: String { option.replacing("-", with: "_") }

  /// The words that commands accept; nil if they cannot be listed.
  package var acceptedWords: [String]? {
    choices.map { $0 + synonyms + ($0.contains(usual) ? [] : [usual]) }
  }

  /// The word for the value of an environment; nil for the default.
  package func word(_ environment: LayoutEnvironment) -> String? {
    read(environment).flatMap { $0 == usual ? nil : $0 }
  }

  /// The words that an environment's summary has for the axis; nil for a default value.
  func phrase(_ environment: LayoutEnvironment) -> String? {
    if self == .device { return read(environment) ?? usual }
    if self == .orientation { return environment.orientation == .landscape ? "landscape" : nil }
    return word(environment).map(describe)
  }

  /// Gives an environment the value of a word.
  ///
  /// - Returns: Whether the word is known; otherwise the environment keeps its value.
  @discardableResult
  package func set(_ word: String, in environment: inout LayoutEnvironment) -> Bool {
    var changed = environment
    guard word == usual ? clear(&changed) : write(&changed, word) else { return false }
    environment = changed
    return true
  }

  /// The usual word for the value of a word, such as `large` for `l`; nil for an unknown word.
  package func known(_ word: String) -> String? {
    if word == usual { return usual }
    var environment = LayoutEnvironment()
    guard set(word, in: &environment) else { return nil }
    return self == .direction ? word : self.word(environment) ?? usual
  }

  private func clear(_ environment: inout LayoutEnvironment) -> Bool {
    switch self {
    case .device: environment.device = nil
    case .system: environment.iosVersion = nil
    case .orientation: environment.orientation = nil
    case .locale: environment.locale = nil
    case .appearance: environment.userInterfaceStyle = .unspecified
    default: return write(&environment, usual)
    }
    return true
  }

  /// The message about an unknown word, with the most similar word and the known words.
  package func expectation(for word: String) -> String {
    if self == .device {
      return "\(Device.suggestion(for: word))'autolayout devices' lists all devices"
    }
    let words = choices ?? []
    let expected = words.isEmpty ? example : words.joined(separator: ", ")
    return "\(words.suggestion(for: word))expected \(expected)"
  }

  /// All axes; a matrix varies the last axis first.
  package static let all = [
    system, device, orientation, locale, textSize, direction, appearance, contrast, strings,
  ]

  /// The order in summaries.
  static let inSummaries = [
    device, system, orientation, textSize, direction, strings, locale, appearance, contrast,
  ]

  /// The axis with a key, option, setting or argument.
  package static func named(_ name: String) -> EnvironmentAxis? {
    all.first { [$0.key, $0.option, $0.setting, $0.argument].contains(name) }
  }
}

extension EnvironmentAxis: Equatable {
  package static func == (a: EnvironmentAxis, b: EnvironmentAxis) -> Bool { a.key == b.key }
}

// MARK: - The axes

extension EnvironmentAxis {
  package static let device = EnvironmentAxis(
    "device", option: "device", setting: "devices", title: "Device", placeholder: "ID",
    summary: "Device, or window size such as 700x500; canvas is the document's own device",
    usual: "canvas",
    example: "a model such as iPhone SE", isAlwaysReported: true,
    read: { $0.deviceID },
    write: { environment, word in
      guard let device = Device.described(by: word) ?? Device.tallest(width: word) else {
        return false
      }
      environment.device = device
      return true
    })

  package static let system = EnvironmentAxis(
    "system", option: "os", setting: "os", title: "iOS", placeholder: "VERSION",
    summary: "Release of iOS, such as 18 or 27.1; usual is the canvas's, or 18 on another device",
    usual: "usual",
    example: "a release such as 18 or 27.1", describe: { "iOS \($0)" },
    read: { $0.iosVersion?.description },
    write: { environment, word in
      guard let release = IOSVersion(word) else { return false }
      environment.iosVersion = release
      return true
    })

  package static let orientation = EnvironmentAxis(
    "orientation", option: "orientation", setting: "orientations", title: "Orientation",
    placeholder: "ORIENTATION", summary: "portrait or landscape",
    choices: ["portrait", "landscape"], usual: "canvas", example: "landscape",
    isAlwaysReported: true, read: { $0.orientation?.rawValue },
    write: { environment, word in
      guard let orientation = Device.Orientation(rawValue: word) else { return false }
      environment.orientation = orientation
      return true
    })

  package static let locale = EnvironmentAxis(
    "locale", option: "locale", setting: "locales", title: "Language", placeholder: "LANGUAGE",
    summary: "Language, such as de; uses the .strings in .lproj folders next to the document",
    usual: "document", example: "a language such as de or pt-BR", read: { $0.locale },
    write: { environment, word in
      guard !word.isEmpty, word.count <= 40,
        word.allSatisfy({ $0.isLetter || $0.isNumber || "-_".contains($0) })
      else { return false }
      environment.locale = word
      return true
    })

  package static let textSize = EnvironmentAxis(
    "textSize", option: "text-size", setting: "text-sizes", title: "Text size",
    placeholder: "SIZE",
    summary: "The user's text size, such as large or accessibilityLarge; also xs to xxxl, and ax1 "
      + "to ax5 for accessibility",
    choices: textSizes.map(\.name), synonyms: textSizes.map(\.short), usual: "large",
    example: "accessibilityLarge",
    isAlwaysReported: true, describe: { "text size \($0)" },
    read: { environment in
      environment.textSize.flatMap { size in textSizes.first { $0.category == size }?.name }
    },
    write: { environment, word in
      guard let size = textSizes.first(where: { $0.name == word || $0.short == word }) else {
        return false
      }
      environment.textSize = size.category
      return true
    })

  package static let direction = EnvironmentAxis(
    "direction", option: "direction", setting: "directions", title: "Direction",
    placeholder: "DIRECTION", summary: "ltr or rtl; default: the direction of the language",
    choices: ["ltr", "rtl"], usual: "ltr", example: "rtl", isAlwaysReported: true,
    describe: { _ in "right-to-left" },
    read: { $0.layoutDirection == .rightToLeft ? "rtl" : nil },
    write: { environment, word in
      guard ["ltr", "rtl"].contains(word) else { return false }
      environment.direction = word == "rtl" ? .rightToLeft : .leftToRight
      return true
    })

  package static let appearance = EnvironmentAxis(
    "appearance", option: "appearance", setting: "appearances", title: "Appearance",
    placeholder: "APPEARANCE", summary: "light, dark, or both",
    choices: ["light", "dark"], synonyms: ["both"], usual: "canvas", example: "dark",
    affectsLayout: false,
    read: { environment in
      switch environment.userInterfaceStyle {
      case .light: "light"
      case .dark: "dark"
      default: nil
      }
    },
    write: { environment, word in
      guard ["light", "dark"].contains(word) else { return false }
      environment.userInterfaceStyle = word == "dark" ? .dark : .light
      return true
    })

  package static let contrast = EnvironmentAxis(
    "contrast", option: "contrast", setting: "contrasts", title: "Contrast",
    placeholder: "CONTRAST", summary: "normal, or high as with Increase Contrast",
    choices: ["normal", "high"], usual: "normal", example: "high", affectsLayout: false,
    describe: { _ in "increased contrast" },
    read: { $0.accessibilityContrast == .high ? "high" : nil },
    write: { environment, word in
      guard ["normal", "high"].contains(word) else { return false }
      environment.accessibilityContrast = word == "high" ? .high : .unspecified
      return true
    })

  package static let strings = EnvironmentAxis(
    "strings", option: "strings", setting: "strings", title: "Texts", placeholder: "TEXTS",
    summary: "document, or pseudo for longer texts, as in translations",
    choices: ["document", "pseudo"], usual: "document", example: "pseudo", isAlwaysReported: true,
    describe: { _ in "pseudolocalized texts" }, read: { $0.texts.rawValue },
    write: { environment, word in
      guard let texts = LayoutEnvironment.Texts(rawValue: word) else { return false }
      environment.texts = texts
      return true
    })

  /// The text sizes from the smallest on, the accessibility sizes last.
  package static let textSizes: [(short: String, name: String, category: UIContentSizeCategory)] = [
    ("xs", "extraSmall", .extraSmall), ("s", "small", .small), ("m", "medium", .medium),
    ("l", "large", .large), ("xl", "extraLarge", .extraLarge),
    ("xxl", "extraExtraLarge", .extraExtraLarge),
    ("xxxl", "extraExtraExtraLarge", .extraExtraExtraLarge),
    ("ax1", "accessibilityMedium", .accessibilityMedium),
    ("ax2", "accessibilityLarge", .accessibilityLarge),
    ("ax3", "accessibilityExtraLarge", .accessibilityExtraLarge),
    ("ax4", "accessibilityExtraExtraLarge", .accessibilityExtraExtraLarge),
    ("ax5", "accessibilityExtraExtraExtraLarge", .accessibilityExtraExtraExtraLarge),
  ]
}

extension Device {
  /// The tallest device with a width in points, such as `320`.
  fileprivate static func tallest(width: String) -> Device? {
    guard let width = Double(width) else { return nil }
    return all.filter { $0.width == width }.max { $0.height < $1.height }
  }
}

// MARK: - JSON

/// The words of all axes; missing and unknown words are defaults.
extension LayoutEnvironment: Codable {
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
  }

  public init(from decoder: any Decoder) throws {
    self.init()
    let container = try decoder.container(keyedBy: Key.self)
    for axis in EnvironmentAxis.all {
      if let word = try container.decodeIfPresent(String.self, forKey: Key(axis.key)) {
        // Keeps the identifier of an unknown device.
        if axis == .device, word != axis.usual {
          selectDevice(id: word)
        } else {
          axis.set(word, in: &self)
        }
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    for axis in EnvironmentAxis.all {
      guard let word = axis.reported(self) else { continue }
      try container.encode(word, forKey: Key(axis.key))
    }
  }
}

extension EnvironmentAxis {
  /// The word in reports; nil for the default of an axis that reports leave out.
  fileprivate func reported(_ environment: LayoutEnvironment) -> String? {
    word(environment) ?? (isAlwaysReported ? usual : nil)
  }
}
