import AutoLayout
import Diagnosis
import Drawing
import Foundation
import InterfaceBuilder

/// The options that say where a document is laid out, the same for every subcommand.
enum EnvironmentOptions {
  static let all = [
    OptionSpecification(
      "device", letter: "d", value: "ID",
      summary: "Device; default: the one on the document's canvas."),
    OptionSpecification(
      "orientation", value: "ORIENTATION", choices: ["portrait", "landscape"],
      summary: "portrait or landscape; default: as on the canvas."),
    OptionSpecification(
      "direction", value: "DIRECTION", choices: ["ltr", "rtl"],
      summary: "ltr or rtl; default: the direction of the locale."),
    OptionSpecification("rtl", summary: "Same as --direction rtl."),
    OptionSpecification(
      "text-size", value: "SIZE", choices: textSizes.map(\.name) + CheckMatrix.textSizes,
      summary: "Dynamic Type size: xs to xxxl, ax1 to ax5 for accessibility; default: l."),
    OptionSpecification(
      "locale", value: "LANGUAGE",
      summary: "Language, such as de: use the .strings of its .lproj beside the document."),
    OptionSpecification(
      "leaf-sizes", value: "KIND", choices: ["measured", "recorded"],
      summary: "Intrinsic sizes: measured here, or recorded in the document; default: measured."),
    OptionSpecification(
      "fonts", value: "KIND", choices: ["apple", "installed"],
      summary: "Metrics of named fonts: Apple's (default), or of the installed fonts."),
    OptionSpecification(
      "without-rule", value: "RULE", choices: EraRule.allCases.map(\.rawValue),
      summary: "Lay out without a rule about old canvases, to count what it is worth.",
      isInternal: true),
  ]

  /// The short names of the text sizes.
  static let textSizes = TextSizeName.all

  /// The text size of a short name, or of one as `check` has it.
  static func category(_ name: String) -> UIContentSizeCategory {
    index(ofTextSize: name).map { textSizes[$0].category } ?? .large
  }

  /// The name of a text size as `check` has it.
  static func textSizeName(_ name: String) -> String {
    index(ofTextSize: name).map { CheckMatrix.textSizes[$0] } ?? name
  }

  /// Both lists of names are in the order of sizes.
  private static func index(ofTextSize name: String) -> Int? {
    CheckMatrix.textSizes.firstIndex(of: name) ?? textSizes.firstIndex { $0.name == name }
  }

  /// A direction, or without one that of a language.
  static func layoutDirection(
    _ direction: String?, locale: String?
  ) -> UIUserInterfaceLayoutDirection {
    if let direction { return direction == "rtl" ? .rightToLeft : .leftToRight }
    guard let locale else { return .leftToRight }
    let natural = Locale.Language(identifier: locale).characterDirection
    return natural == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The options in the form for several devices and settings.
  static var lists: [OptionSpecification] {
    let names = ["device", "orientation", "direction", "text-size", "locale"]
    return all.map { option in
      var option = option
      option.isList = names.contains(option.name)
      return option
    }
  }
}

extension Arguments {
  /// Where documents are to be laid out.
  ///
  /// - Throws: ``UsageError`` for a name that no device has.
  func environment() throws(UsageError) -> LayoutEnvironment {
    var environment = environmentWithoutSettings()
    environment.device = try device()
    environment.locale = value(of: "locale")
    environment.layoutDirection = EnvironmentOptions.layoutDirection(
      has("rtl") ? "rtl" : value(of: "direction"), locale: value(of: "locale"))
    if let size = value(of: "text-size") {
      environment.contentSizeCategory = EnvironmentOptions.category(size)
    }
    environment.orientation = value(of: "orientation").flatMap(Device.Orientation.init)
    return environment
  }

  /// What is the same for all devices and settings of a call: sizes, fonts, rules.
  func environmentWithoutSettings() -> LayoutEnvironment {
    var environment = LayoutEnvironment()
    if let sizes = value(of: "leaf-sizes").flatMap(LayoutEnvironment.LeafSizes.init) {
      environment.leafSizes = sizes
    }
    // Which rules hold and who measures text is the same for the whole process, as is the call.
    EraRule.withhold(Set(values(of: "without-rule").compactMap(EraRule.init)))
    if let fonts = value(of: "fonts") { TextSystem.useInstalledFonts(fonts == "installed") }
    return environment
  }
}
