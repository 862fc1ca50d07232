internal import AutoLayout
public import Foundation
public import InterfaceBuilder

/// The device, settings and output of a hosted program.
public struct LaunchOptions: Sendable {
  /// The device and the user's settings; the current screen's where they are open.
  public var environment = LayoutEnvironment()
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

  private static let settings =
    EnvironmentAxis.all.filter { $0 != .strings }.map { axis in
      let isLanguage = axis == .locale
      let option = isLanguage ? "--language" : "--\(axis.option)"
      let name = isLanguage ? "LANGUAGE" : axis.argument.uppercased()
      return Setting(option: option, variable: "AUTOLAYOUT_\(name)") {
        options, value throws(UsageError) in
        guard axis.set(value, in: &options.environment) else {
          throw UsageError(
            message: "invalid value '\(value)' for \(option); \(axis.expectation(for: value))")
        }
      }
    } + [
      Setting(option: "--open", variable: "AUTOLAYOUT_OPEN") { options, value throws(UsageError) in
        guard let url = URL(string: value), url.scheme != nil else {
          throw UsageError(message: "'\(value)' is not a URL with a scheme, such as notes://note/1")
        }
        options.urls.append(url)
      },
      Setting(option: "--render", variable: "AUTOLAYOUT_RENDER") { options, value in
        options.picture = value
      },
      Setting(option: "--scale", variable: "AUTOLAYOUT_SCALE") {
        options, value throws(UsageError) in
        options.scale = try number(value, of: "scale", in: 0.01...16)
      },
      Setting(option: "--after", variable: "AUTOLAYOUT_AFTER") {
        options, value throws(UsageError) in
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

  /// The device by identifier or model name; nil for the current screen.
  ///
  /// `autolayout devices` prints the names. An unknown name is a programming error.
  public var device: String? {
    get { environment.device?.id }
    set {
      environment.device = nil
      guard let newValue, !EnvironmentAxis.device.set(newValue, in: &environment) else { return }
      preconditionFailure(
        "unknown device '\(newValue)'; \(EnvironmentAxis.device.expectation(for: newValue))")
    }
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
