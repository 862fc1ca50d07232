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
  /// The heading in tables.
  package let title: String
  /// The placeholder for values in help.
  package let placeholder: String
  /// The help of an option or argument, with the default.
  package let help: String
  /// The words for the values; nil if they cannot be listed.
  package let choices: [String]?
  /// Other words that commands accept: short names, and words for several values.
  private let synonyms: [String]
  /// The word for the default value.
  package let usual: String
  /// An example value.
  private let example: String
  /// Whether the axis changes frames.
  package let affectsLayout: Bool
  /// Whether reports contain the default value.
  private let isAlwaysReported: Bool

  private let read: @Sendable (LayoutEnvironment) -> String?
  private let write: @Sendable (inout LayoutEnvironment, String) -> Bool
  private let describe: @Sendable (String) -> String?

  /// Makes an axis from a property of environments, nil by default, and the words for the values.
  ///
  /// `format` may look at other properties. `parse` does not know the word for the default, unless
  /// that word is also a value.
  private init<Value>(
    _ key: String, of property: any WritableKeyPath<LayoutEnvironment, Value?> & Sendable,
    option: String, setting: String, title: String, placeholder: String, help: String,
    choices: [String]? = nil, synonyms: [String] = [], usual: String, otherwise: String? = nil,
    example: String, affectsLayout: Bool = true, isAlwaysReported: Bool = false,
    describe: @escaping @Sendable (String) -> String? = { $0 },
    format: @escaping @Sendable (LayoutEnvironment) -> String?,
    parse: @escaping @Sendable (String) -> Value?
  ) {
    self.key = key
    self.option = option
    self.setting = setting
    self.title = title
    self.placeholder = placeholder
    self.help = "\(help); default: \(otherwise ?? usual)"
    self.choices = choices
    self.synonyms = synonyms
    self.usual = usual
    self.example = example
    self.affectsLayout = affectsLayout
    self.isAlwaysReported = isAlwaysReported
    self.describe = describe
    read = format
    write = { environment, word in
      let value = parse(word)
      guard value != nil || word == usual else { return false }
      environment[keyPath: property] = value
      return true
    }
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
    word(environment).flatMap(describe)
  }

  /// Gives an environment the value of a word.
  ///
  /// - Returns: Whether the word is known; otherwise the environment keeps its value.
  @discardableResult
  package func set(_ word: String, in environment: inout LayoutEnvironment) -> Bool {
    write(&environment, word)
  }

  /// The usual word for the value of a word, such as `large` for `l`; nil for an unknown word.
  package func known(_ word: String) -> String? {
    var environment = LayoutEnvironment()
    guard set(word, in: &environment) else { return nil }
    return self.word(environment) ?? usual
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

  /// The order in summaries and on pages.
  package static let inReadingOrder = [
    device, system, orientation, textSize, direction, strings, locale, appearance, contrast,
  ]
}

extension EnvironmentAxis: Equatable {
  package static func == (a: EnvironmentAxis, b: EnvironmentAxis) -> Bool { a.key == b.key }
}

// MARK: - The axes

extension EnvironmentAxis {
  package static let device = EnvironmentAxis(
    "device", of: \.device, option: "device", setting: "devices", title: "Device",
    placeholder: "ID",
    help: "Device by id, model or width, or a window size such as 700x500; canvas is the "
      + "document's own device",
    usual: "canvas", example: "a model such as iPhone SE", isAlwaysReported: true,
    format: { $0.deviceID }, parse: { Device.described(by: $0) ?? Device.tallest(width: $0) })

  package static let system = EnvironmentAxis(
    "system", of: \.iosVersion, option: "os", setting: "os", title: "iOS",
    placeholder: "VERSION",
    help: "Release of iOS, such as 18 or 27.1; usual is the canvas's, or 18 on another device",
    usual: "usual", example: "a release such as 18 or 27.1", describe: { "iOS \($0)" },
    format: { $0.iosVersion?.description }, parse: { IOSVersion($0) })

  package static let orientation = EnvironmentAxis(
    "orientation", of: \.orientation, option: "orientation", setting: "orientations",
    title: "Orientation", placeholder: "ORIENTATION", help: "portrait or landscape",
    choices: ["portrait", "landscape"], usual: "canvas", example: "landscape",
    isAlwaysReported: true, describe: { $0 == "portrait" ? nil : $0 },
    format: { $0.orientation?.rawValue }, parse: { Device.Orientation(rawValue: $0) })

  package static let locale = EnvironmentAxis(
    "locale", of: \.locale, option: "locale", setting: "locales", title: "Language",
    placeholder: "LANGUAGE",
    help: "Language, such as de; uses the .strings and .xcstrings in .lproj folders next to the "
      + "document",
    usual: "document", example: "a language such as de or pt-BR", format: { $0.locale },
    parse: { word in
      let isLanguage = word.allSatisfy { $0.isLetter || $0.isNumber || "-_".contains($0) }
      return isLanguage && (1...40).contains(word.count) && word != "document" ? word : nil
    })

  package static let textSize = EnvironmentAxis(
    "textSize", of: \.textSize, option: "text-size", setting: "text-sizes", title: "Text size",
    placeholder: "SIZE",
    help: "The user's text size, such as large or accessibilityLarge; also xs to xxxl, and ax1 "
      + "to ax5 for accessibility",
    choices: textSizes.map(\.name), synonyms: textSizes.map(\.short), usual: "large",
    example: "accessibilityLarge", isAlwaysReported: true, describe: { "text size \($0)" },
    format: { environment in
      textSizes.first { $0.category == environment.textSize }?.name
    },
    parse: { word in textSizes.first { $0.name == word || $0.short == word }?.category })

  package static let direction = EnvironmentAxis(
    "direction", of: \.direction, option: "direction", setting: "directions",
    title: "Direction", placeholder: "DIRECTION", help: "ltr or rtl",
    choices: ["ltr", "rtl"], usual: "ltr", otherwise: "the direction of the language",
    example: "rtl", isAlwaysReported: true, describe: { _ in "right-to-left" },
    format: { $0.layoutDirection == .rightToLeft ? "rtl" : "ltr" },
    parse: { word in word == "ltr" ? .leftToRight : word == "rtl" ? .rightToLeft : nil })

  package static let appearance = EnvironmentAxis(
    "appearance", of: \.chosenStyle, option: "appearance", setting: "appearances",
    title: "Appearance", placeholder: "APPEARANCE", help: "light, dark, or both",
    choices: ["light", "dark"], synonyms: ["both"], usual: "canvas", example: "dark",
    affectsLayout: false, format: { $0.chosenStyle.map { $0 == .dark ? "dark" : "light" } },
    parse: { word in word == "light" ? .light : word == "dark" ? .dark : nil })

  package static let contrast = EnvironmentAxis(
    "contrast", of: \.chosenContrast, option: "contrast", setting: "contrasts",
    title: "Contrast", placeholder: "CONTRAST", help: "normal, or high as with Increase Contrast",
    choices: ["normal", "high"], usual: "normal", example: "high", affectsLayout: false,
    describe: { _ in "increased contrast" },
    format: { $0.accessibilityContrast == .high ? "high" : nil },
    parse: { word in word == "high" ? .high : word == "normal" ? .normal : nil })

  package static let strings = EnvironmentAxis(
    "strings", of: \.chosenTexts, option: "strings", setting: "strings", title: "Texts",
    placeholder: "TEXTS", help: "document, or pseudo for longer texts, as in translations",
    choices: ["document", "pseudo"], usual: "document", example: "pseudo", isAlwaysReported: true,
    describe: { _ in "pseudolocalized texts" }, format: { $0.texts.rawValue },
    parse: { LayoutEnvironment.Texts(rawValue: $0) })

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

/// Properties that have values for their defaults, as optional values.
extension LayoutEnvironment {
  fileprivate var chosenStyle: UIUserInterfaceStyle? {
    get { userInterfaceStyle == .unspecified ? nil : userInterfaceStyle }
    set { userInterfaceStyle = newValue ?? .unspecified }
  }

  fileprivate var chosenContrast: UIAccessibilityContrast? {
    get { accessibilityContrast == .unspecified ? nil : accessibilityContrast }
    set { accessibilityContrast = newValue ?? .unspecified }
  }

  fileprivate var chosenTexts: Texts? {
    get { texts }
    set { texts = newValue ?? .document }
  }
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
        axis.setReported(word, in: &self)
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

  /// Gives an environment the value of a word in a report or matrix.
  ///
  /// The environment keeps the identifier of an unknown device, and ignores other unknown words.
  package func setReported(_ word: String, in environment: inout LayoutEnvironment) {
    let isDevice = self == .device && word != usual
    guard isDevice else {
      set(word, in: &environment)
      return
    }
    environment.selectDevice(id: word)
  }
}
