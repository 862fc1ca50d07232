package import Foundation
package import InterfaceBuilder
import Notation

/// A folder's settings, `.autolayout.yml`.
///
/// ```yaml
/// rules:
///   fixed-text-width: off        # off, note, warning or error
///   off-screen: error
/// exclude: ["Pods/*", "*/Generated/*"]
/// matrix: full                   # canvas, full, duo or 2026; single axes replace parts
/// devices: [canvas, retina4_7, ipad11_0rounded]
/// os: [18, 27.1]
/// orientations: [portrait, landscape]
/// languages: all                 # next to the documents' own texts; all, long, or [de, ar, pt-BR]
/// locales: [document, de]        # a matrix with languages
/// text-sizes: [large, accessibilityLarge]
/// directions: [ltr, rtl]
/// strings: [document, pseudo]
/// windows: [iphone, ipad]         # checks every window size; iphone, ipad, duo or resizable
/// widths: [320-600]               # of the windows; or heights, or both
/// accessibility: usual           # off, usual or all
/// baseline: autolayout-baseline.json
/// fail-on: warning               # note, warning or error
/// code: on                       # on, off, a folder, or a mapping with the folder
/// ```
package struct SettingsFile: Sendable {
  package static let name = ".autolayout.yml"

  package private(set) var settings = CheckSettings()
  /// Patterns of excluded paths; `*` matches any characters, including `/`.
  package private(set) var excluded: [String] = []
  package private(set) var baseline: String?
  /// The least severity with which a finding makes a check fail.
  package private(set) var failOn: Severity?
  package private(set) var code = CodeSettings()

  package struct Fault: Error, Hashable, Sendable {
    package var message: String
    package var location: SourceLocation
  }

  package static let none = SettingsFile()

  private init() {}

  /// Reads settings.
  package init(text: String) throws(Fault) {
    let root: YAMLNode?
    do {
      root = try YAMLNode.parse(text)
    } catch {
      throw Fault(message: error.message, location: error.location)
    }
    guard let root else { return }
    guard case .mapping(let pairs) = root.content else {
      // A file with only comments contains an empty value.
      if case .scalar("") = root.content { return }
      throw Fault(
        message: "settings must be a mapping, such as 'rules:'", location: root.location)
    }
    // Reads the matrix first: single axes replace the matrix's axes regardless of their order.
    for (key, value) in pairs where key.text == "matrix" {
      settings.matrix =
        CheckMatrix(name: try value.choice(of: CheckMatrix.names, for: "matrix")) ?? CheckMatrix()
    }
    for (key, value) in pairs { try read(key, value) }
  }

  /// Reads settings from a file.
  package init(contentsOf url: URL) throws {
    let text: String
    do {
      text = String(decoding: try Data(contentsOf: url, limit: YAMLNode.longest), as: UTF8.self)
    } catch FileRefusal.tooLarge {
      let fault = YAMLNode.Fault.tooLarge
      throw Fault(message: fault.message, location: fault.location)
    }
    try self.init(text: text)
  }

  private mutating func read(_ key: YAMLNode, _ value: YAMLNode) throws(Fault) {
    if let axis = EnvironmentAxis.all.first(where: { $0.setting == key.text }) {
      settings.matrix[axis] = try value.words(of: axis)
      return
    }
    switch key.text {
    case "matrix": break
    case "rules": try readRules(value)
    case "code": code = try CodeSettings(value)
    case "exclude": excluded = try value.texts(for: "exclude")
    case "baseline":
      guard let path = value.text else {
        throw Fault(message: "'baseline' must be the path of a file", location: value.location)
      }
      baseline = path
    case "fail-on":
      failOn = Severity(rawValue: try value.choice(of: Severity.names, for: "fail-on"))
    case "languages":
      var names: [String] = []
      for word in try value.texts(for: "languages") {
        guard let name = CheckMatrix.language(word) else {
          throw Fault(
            message: "invalid value '\(word)' for 'languages'; expected all, long, or languages "
              + "such as [de, ar, pt-BR]", location: value.location)
        }
        names.append(name)
      }
      settings.matrix.languages = names
    case "accessibility":
      let choice = try value.choice(
        of: ["off"] + CheckSettings.Accessibility.allCases.map(\.rawValue), for: "accessibility")
      settings.accessibility = CheckSettings.Accessibility(rawValue: choice)
    case "windows":
      var sweep = settings.matrix.sizes ?? SizeSweep()
      sweep.windows = try value.choices(of: SizeSweep.presets, for: "windows")
      settings.matrix.sizes = sweep
    case "widths", "heights":
      var sweep = settings.matrix.sizes ?? SizeSweep()
      if key.text == "widths" {
        sweep.widths = try value.ranges(for: "widths")
      } else {
        sweep.heights = try value.ranges(for: "heights")
      }
      settings.matrix.sizes = sweep
    default:
      throw Fault(
        message: "unknown setting '\(key.text ?? "")'; the settings are \(Self.keys)",
        location: key.location)
    }
  }

  private static let keys =
    "rules, exclude, baseline, fail-on, code, matrix, "
    + EnvironmentAxis.all.map(\.setting).joined(separator: ", ")
    + ", languages, windows, widths, heights and accessibility"

  private mutating func readRules(_ value: YAMLNode) throws(Fault) {
    guard case .mapping(let pairs) = value.content else {
      throw Fault(
        message: "'rules' must map names of rules to off, note, warning or error",
        location: value.location)
    }
    for (key, setting) in pairs {
      guard let id = key.text, Rule.named(id) != nil else {
        throw Fault(
          message: "unknown rule '\(key.text ?? "")'; "
            + Rule.all.map(\.id).suggestion(for: key.text ?? "")
            + "'autolayout check --list-rules' lists all rules", location: key.location)
      }
      let choice = try setting.choice(of: ["off"] + Severity.names, for: id)
      if let severity = Severity(rawValue: choice) {
        settings.severities[id] = severity
      } else {
        settings.disabledRules.insert(id)
      }
    }
  }

  /// Whether a pattern matches the whole path.
  package func excludes(_ path: String) -> Bool {
    excluded.contains { unsafe fnmatch($0, path, 0) == 0 }
  }
}

extension YAMLNode {
  var text: String? {
    guard case .scalar(let text) = content else { return nil }
    return text
  }

  func texts(for name: String) throws(SettingsFile.Fault) -> [String] {
    switch content {
    case .scalar(let text): return [text]
    case .sequence(let items):
      let texts = items.compactMap(\.text)
      guard texts.count == items.count, !texts.isEmpty else { break }
      return texts
    case .mapping: break
    }
    throw SettingsFile.Fault(message: "'\(name)' must be a list of strings", location: location)
  }

  fileprivate func ranges(for name: String) throws(SettingsFile.Fault) -> [SizeRange] {
    guard let ranges = [SizeRange](try texts(for: name)) else {
      throw SettingsFile.Fault(
        message: "'\(name)' must be whole points from 1 to 10000 in ascending order, such as "
          + "[320-600] or [375, 390-440]", location: location)
    }
    return ranges
  }

  func choice(
    of choices: [String], for name: String
  ) throws(SettingsFile.Fault) -> String {
    guard let text, choices.contains(text) else {
      throw SettingsFile.Fault(
        message: "invalid value '\(text ?? "")' for '\(name)'; expected one of "
          + choices.joined(separator: ", "), location: location)
    }
    return text
  }

  fileprivate func choices(
    of choices: [String], for name: String
  ) throws(SettingsFile.Fault) -> [String] {
    guard case .sequence(let items) = content else {
      return [try choice(of: choices, for: name)]
    }
    guard !items.isEmpty else {
      throw SettingsFile.Fault(message: "'\(name)' is empty", location: location)
    }
    var texts: [String] = []
    for item in items { texts.append(try item.choice(of: choices, for: name)) }
    return texts
  }

  /// Returns the words for the values of an axis, each checked.
  fileprivate func words(of axis: EnvironmentAxis) throws(SettingsFile.Fault) -> [String] {
    let items: [YAMLNode]
    if case .sequence(let list) = content { items = list } else { items = [self] }
    guard !items.isEmpty else {
      throw SettingsFile.Fault(message: "'\(axis.setting)' is empty", location: location)
    }
    var words: [String] = []
    for item in items {
      guard let word = item.text, let known = axis.known(word) else {
        throw SettingsFile.Fault(
          message: "invalid value '\(item.text ?? "")' for '\(axis.setting)'; "
            + axis.expectation(for: item.text ?? ""), location: item.location)
      }
      words.append(known)
    }
    return words
  }
}
