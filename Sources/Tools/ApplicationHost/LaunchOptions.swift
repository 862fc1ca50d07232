public import AutoLayout
public import Foundation
internal import InterfaceBuilder
import Notation

/// The device, settings and output of a hosted program.
public struct LaunchOptions: Sendable {
  /// The identifier or model name, as printed by `autolayout devices`; nil for the current screen.
  public var device: String?
  /// Whether the screen is turned; with no device, this gives an iPhone 14 in landscape.
  public var isLandscape = false
  /// The release of iOS; nil for the current screen's, or the device's first release.
  public var iosVersion: IOSVersion?
  /// The preferred text size; nil for the current screen's.
  public var textSize: UIContentSizeCategory?
  /// Light or dark; unspecified for the current screen's.
  public var appearance = UIUserInterfaceStyle.unspecified
  /// The layout direction; nil for the current screen's.
  public var direction: UIUserInterfaceLayoutDirection?
  /// The language of document strings, such as `de`; nil for the texts in the documents.
  public var language: String?
  /// The URLs that the program opens at launch.
  public var urls: [URL] = []
  /// The file that the key window is drawn to before the program ends; nil to keep it running.
  public var picture: String?
  /// Pixels per point of the picture; nil for the screen's scale.
  public var scale: Double?
  /// The least time in seconds that the program runs before it is drawn.
  public var delay: TimeInterval = 0

  /// Makes options that keep the current screen and save no picture.
  public init() {}

  struct UsageError: Error {
    var message: String
  }

  private struct Setting: Sendable {
    var option: String
    var variable: String
    var apply: @Sendable (inout LaunchOptions, String) throws(UsageError) -> Void
  }

  private static let settings: [Setting] = [
    Setting(option: "--device", variable: "AUTOLAYOUT_DEVICE") {
      options, value throws(UsageError) in
      options.device = value
      _ = try options.knownDevice
    },
    Setting(option: "--orientation", variable: "AUTOLAYOUT_ORIENTATION") {
      options, value throws(UsageError) in
      options.isLandscape = try choose(
        value, of: "orientation", ["portrait": false, "landscape": true])
    },
    Setting(option: "--os", variable: "AUTOLAYOUT_OS") { options, value throws(UsageError) in
      guard let release = IOSVersion(value) else {
        throw UsageError(message: "'\(value)' is not a release of iOS, such as 18 or 27.1")
      }
      options.iosVersion = release
    },
    Setting(option: "--text-size", variable: "AUTOLAYOUT_TEXT_SIZE") {
      options, value throws(UsageError) in
      options.textSize = try choose(
        value, of: "text size",
        Dictionary(uniqueKeysWithValues: TextSizeName.all.map { ($0.name, $0.category) }))
    },
    Setting(option: "--appearance", variable: "AUTOLAYOUT_APPEARANCE") {
      options, value throws(UsageError) in
      options.appearance = try choose(value, of: "appearance", ["light": .light, "dark": .dark])
    },
    Setting(option: "--direction", variable: "AUTOLAYOUT_DIRECTION") {
      options, value throws(UsageError) in
      options.direction = try choose(
        value, of: "direction", ["ltr": .leftToRight, "rtl": .rightToLeft])
    },
    Setting(option: "--language", variable: "AUTOLAYOUT_LANGUAGE") { options, value in
      options.language = value
    },
    Setting(option: "--open", variable: "AUTOLAYOUT_OPEN") { options, value throws(UsageError) in
      guard let url = URL(string: value), url.scheme != nil else {
        throw UsageError(message: "'\(value)' is not a URL with a scheme, such as notes://note/1")
      }
      options.urls.append(url)
    },
    Setting(option: "--render", variable: "AUTOLAYOUT_RENDER") { options, value in
      options.picture = value
    },
    Setting(option: "--scale", variable: "AUTOLAYOUT_SCALE") { options, value throws(UsageError) in
      options.scale = try number(value, of: "scale", in: 0.01...16)
    },
    Setting(option: "--after", variable: "AUTOLAYOUT_AFTER") { options, value throws(UsageError) in
      options.delay = try number(value, of: "time in seconds", in: 0...3600)
    },
  ]

  /// Reads options from the arguments, and missing options from the environment.
  ///
  /// Unknown arguments belong to the program.
  init(arguments: [String], environment: [String: String]) throws(UsageError) {
    var given: Set<String> = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let setting = Self.settings.first(where: { $0.option == parts[0] }) else { continue }
      guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst(), !value.isEmpty else {
        throw UsageError(message: "\(setting.option) requires a value")
      }
      given.insert(setting.option)
      try setting.apply(&self, value)
    }
    for setting in Self.settings where !given.contains(setting.option) {
      guard let value = environment[setting.variable], !value.isEmpty else { continue }
      do throws(UsageError) {
        try setting.apply(&self, value)
      } catch {
        throw UsageError(message: "\(setting.variable): \(error.message)")
      }
    }
  }

  var knownDevice: Device? {
    get throws(UsageError) {
      guard let device else { return nil }
      if let known = Device.described(by: device) {
        if let iosVersion, !known.runs(iosVersion), let first = known.firstRelease {
          throw UsageError(
            message: "\(known.id) does not run iOS \(iosVersion); give --os \(first) or later")
        }
        return known
      }
      let hint = Device.suggestion(for: device)
      throw UsageError(
        message: "unknown device '\(device)'; \(hint)'autolayout devices' lists all devices")
    }
  }

  private static func choose<Value>(
    _ name: String, of what: String, _ values: [String: Value]
  ) throws(UsageError) -> Value {
    if let value = values[name] { return value }
    let known = values.keys.sorted().joined(separator: ", ")
    throw UsageError(message: "unknown \(what) '\(name)'; expected one of \(known)")
  }

  private static func number(
    _ text: String, of what: String, in range: ClosedRange<Double>
  ) throws(UsageError) -> Double {
    guard let value = Double(text), range.contains(value) else {
      throw UsageError(
        message: "'\(text)' is not a \(what) between \(range.lowerBound) and \(range.upperBound)")
    }
    return value
  }
}
