package import InterfaceBuilder

/// Lists of values for the axes of environments; a check lays out every combination.
public struct CheckMatrix: Codable, Hashable, Sendable {
  /// The word for the document's device or orientation.
  public static let canvas = "canvas"

  /// The words for each axis, by key; a missing axis has the default.
  private var lists: [String: [String]] = [:]
  /// The window sizes that replace devices and orientations; nil for none.
  public var sizes: SizeSweep?

  /// The words for an axis; empty for the default.
  package subscript(axis: EnvironmentAxis) -> [String] {
    get { lists[axis.key] ?? [] }
    set { lists[axis.key] = newValue.isEmpty ? nil : newValue }
  }

  /// Identifiers of devices, sizes of windows, or ``canvas``.
  public var devices: [String] {
    get { words(.device) }
    set { self[.device] = newValue }
  }
  /// `portrait`, `landscape` or ``canvas``.
  public var orientations: [String] {
    get { words(.orientation) }
    set { self[.orientation] = newValue }
  }
  /// Text sizes, as in ``textSizes-swift.type.property``.
  public var textSizes: [String] {
    get { words(.textSize) }
    set { self[.textSize] = newValue }
  }
  /// `ltr` or `rtl`; empty for the direction of the language.
  public var directions: [String] {
    get { words(.direction) }
    set { self[.direction] = newValue }
  }
  /// `document` or `pseudo`.
  public var strings: [String] {
    get { words(.strings) }
    set { self[.strings] = newValue }
  }
  /// Releases of iOS, such as `27.1`.
  public var systems: [String] {
    get { words(.system) }
    set { self[.system] = newValue }
  }
  /// Languages, such as `de`.
  public var locales: [String] {
    get { words(.locale) }
    set { self[.locale] = newValue }
  }

  /// The languages that are checked next to the document's texts: `all`, `long` for the languages
  /// with long words, or names such as `pt-BR`; empty for none.
  public var languages: [String] {
    get { lists[Self.languagesKey] ?? [] }
    set { lists[Self.languagesKey] = newValue.isEmpty ? nil : newValue }
  }

  private static let languagesKey = "languages"

  /// The words for several languages.
  package static let languageWords = ["all", "long"]

  /// Returns the name of the language or a word for several; nil for an unknown word.
  package static func language(_ word: String) -> String? {
    languageWords.contains(word) ? word : LanguageTag(word)?.name
  }

  /// Makes a matrix; an empty list means the default value.
  public init(
    devices: [String] = [], orientations: [String] = [], textSizes: [String] = [],
    directions: [String] = [], strings: [String] = [], systems: [String] = [],
    locales: [String] = [], sizes: SizeSweep? = nil
  ) {
    self.sizes = sizes
    self.devices = devices
    self.orientations = orientations
    self.textSizes = textSizes
    self.directions = directions
    self.strings = strings
    self.systems = systems
    self.locales = locales
  }

  /// A matrix of one environment.
  package init(_ environment: LayoutEnvironment) {
    self.init()
    // Also the default words: `ltr` is not the direction of every language.
    for axis in EnvironmentAxis.all { self[axis] = [axis.word(environment) ?? axis.usual] }
  }

  /// The canvas of each document, the default.
  ///
  /// A static property: optimized code of Swift 6.3 may mix up arrays of a default argument in
  /// clients (`Documentation/Reliability.md`).
  @usableFromInline package static let usual = CheckMatrix()

  /// Six devices, both orientations, three text sizes, both directions.
  public static let full = CheckMatrix(
    devices: [
      "retina4_7", "retina5_4", "retina6_12", "retina6_9", "ipad8_3rounded", "ipad13_0rounded",
    ],
    orientations: ["portrait", "landscape"],
    textSizes: ["large", "extraExtraExtraLarge", "accessibilityLarge"],
    directions: ["ltr", "rtl"])

  /// The screens of the iPhone Duo, both orientations.
  public static let duo = CheckMatrix(
    devices: ["duo_outer", "duo_inner", "duo_left", "duo_right"],
    orientations: ["portrait", "landscape"])

  /// The screens of devices sold in 2026, both orientations.
  public static let of2026 = CheckMatrix(
    devices: ["retina6_0", "retina6_3", "iphone_air", "retina6_9"] + duo.devices + [
      "ipad8_3rounded", "ipad10_9rounded", "ipad_pro_11_m4", "ipad13_0rounded",
    ],
    orientations: ["portrait", "landscape"])

  package static let names = ["canvas", "full", "duo", "2026"]

  /// The matrix with one of ``names``.
  package init?(name: String) {
    switch name {
    case "canvas": self = CheckMatrix()
    case "full": self = .full
    case "duo": self = .duo
    case "2026": self = .of2026
    default: return nil
    }
  }

  /// The names of text sizes, from the smallest on.
  public static let textSizes: [String] = EnvironmentAxis.textSizes.map(\.name)

  /// One environment for each combination of settings, without device.
  var windowEnvironments: [LayoutEnvironment] {
    var matrix = self
    (matrix.devices, matrix.orientations) = ([], ["portrait"])
    return matrix.environments
  }

  /// The work for a document in layouts; a size of a sweep takes a small part of one.
  package var workload: Int {
    guard let sizes else {
      // A language only replaces texts.
      return environments.count * (languages.isEmpty ? 1 : 4)
    }
    return windowEnvironments.count * (1 + sizes.count / (sizes.isFresh ? 5 : 50))
  }

  /// The matrix with the chosen languages of the document as values of the axis.
  package func withLanguages(
    of document: InterfaceDocument, withCopies: Bool = false
  ) -> CheckMatrix {
    guard !languages.isEmpty else { return self }
    var matrix = self
    matrix[.locale] =
      [EnvironmentAxis.locale.usual] + document.languages(languages, withCopies: withCopies)
    // The direction follows the language.
    matrix.directions = []
    matrix.languages = []
    return matrix
  }

  /// Every combination of values, the last axis first.
  ///
  /// - Complexity: O(number of combinations).
  package var environments: [LayoutEnvironment] {
    var environments = [LayoutEnvironment()]
    for axis in EnvironmentAxis.all {
      environments = environments.flatMap { environment in
        words(axis, of: environment).map { word in
          var environment = environment
          if let word { axis.setReported(word, in: &environment) }
          return environment
        }
      }
    }
    return environments
  }

  /// Whether reports name the environment of the finding; languages are in the messages.
  package var namesEnvironments: Bool {
    var matrix = self
    matrix.languages = []
    return matrix != .usual
  }

  /// The axes with several values.
  package var varying: [EnvironmentAxis] { EnvironmentAxis.all.filter { self[$0].count > 1 } }

  private func words(_ axis: EnvironmentAxis) -> [String] {
    self[axis].isEmpty ? [axis.usual] : self[axis]
  }

  /// The words for an axis on a device; nil for the default.
  ///
  /// A window that does not turn has a single orientation.
  private func words(_ axis: EnvironmentAxis, of environment: LayoutEnvironment) -> [String?] {
    if axis == .orientation, let device = environment.device,
      !device.turns, device.idiom != .tv
    {
      return [Device.Orientation.portrait.rawValue]
    }
    return self[axis].isEmpty ? [nil] : self[axis]
  }
}
