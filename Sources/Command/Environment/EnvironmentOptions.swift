import AutoLayout
import Drawing
import Foundation
import InterfaceBuilder

/// The options that say where a document is laid out, the same for every subcommand.
enum EnvironmentOptions {
  static let all = [
    OptionSpecification(
      "device", letter: "d", value: "ID",
      summary: "The device; without it, the one on the document's canvas."),
    OptionSpecification(
      "orientation", value: "WAY", choices: ["portrait", "landscape"],
      summary: "How the device is held; without it, as on the canvas."),
    OptionSpecification(
      "direction", value: "WAY", choices: ["ltr", "rtl"],
      summary: "The direction of the user's language; without it, the locale's."),
    OptionSpecification("rtl", summary: "The same as --direction rtl."),
    OptionSpecification(
      "text-size", value: "SIZE", choices: textSizes.map(\.name),
      summary: "The user's text size; l if not given, ax1 to ax5 for accessibility."),
    OptionSpecification(
      "locale", value: "LANGUAGE",
      summary: "The language, such as de: its .strings beside the document are shown."),
    OptionSpecification(
      "leaf-sizes", value: "KIND", choices: ["measured", "recorded"],
      summary: "Natural sizes of text and controls: measured, or the document's record."),
    OptionSpecification(
      "fonts", value: "KIND", choices: ["apple", "installed"],
      summary: "Measure named fonts by tables of Apple's, or as installed on this machine."),
  ]

  /// The short names of the text sizes.
  static let textSizes: [(name: String, category: UIContentSizeCategory)] = [
    ("xs", .extraSmall), ("s", .small), ("m", .medium), ("l", .large), ("xl", .extraLarge),
    ("xxl", .extraExtraLarge), ("xxxl", .extraExtraExtraLarge), ("ax1", .accessibilityMedium),
    ("ax2", .accessibilityLarge), ("ax3", .accessibilityExtraLarge),
    ("ax4", .accessibilityExtraExtraLarge), ("ax5", .accessibilityExtraExtraExtraLarge),
  ]
}

extension Arguments {
  /// The direction that was asked for, or that of the language.
  private var layoutDirection: UIUserInterfaceLayoutDirection {
    if has("rtl") { return .rightToLeft }
    if let direction = value(of: "direction") {
      return direction == "rtl" ? .rightToLeft : .leftToRight
    }
    guard let locale = value(of: "locale") else { return .leftToRight }
    let direction = Locale.Language(identifier: locale).characterDirection
    return direction == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Where documents are to be laid out.
  ///
  /// - Throws: ``UsageError`` for a name that no device has.
  func environment() throws(UsageError) -> LayoutEnvironment {
    var environment = LayoutEnvironment(device: try device(), locale: value(of: "locale"))
    environment.layoutDirection = layoutDirection
    if let size = EnvironmentOptions.textSizes.first(where: { $0.name == value(of: "text-size") }) {
      environment.contentSizeCategory = size.category
    }
    environment.orientation = value(of: "orientation").flatMap(Device.Orientation.init)
    if let sizes = value(of: "leaf-sizes").flatMap(LayoutEnvironment.LeafSizes.init) {
      environment.leafSizes = sizes
    }
    // Who measures text is the same for the whole process, as is the call.
    if let fonts = value(of: "fonts") { TextSystem.useInstalledFonts(fonts == "installed") }
    return environment
  }
}
