import AutoLayout
import Diagnosis
import Foundation
import InterfaceBuilder

enum EnvironmentOptions {
  static let all = [
    OptionSpecification(
      "device", letter: "d", value: "ID",
      summary:
        "Device, or the size of a window such as 700x500; default: the one on the document's "
        + "canvas."),
    SystemOption.single,
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
      summary: "Language, such as de; uses the .strings of its .lproj next to the document."),
    OptionSpecification(
      "leaf-sizes", value: "KIND", choices: ["measured", "recorded"],
      summary: "Intrinsic sizes: measured (default), or recorded in the document."),
    FontOption.specification,
  ]

  static let textSizes = TextSizeName.all

  /// Returns the text size for a short name or a name of `check`.
  static func category(_ name: String) -> UIContentSizeCategory {
    index(ofTextSize: name).map { textSizes[$0].category } ?? .large
  }

  static func textSizeName(_ name: String) -> String {
    index(ofTextSize: name).map { CheckMatrix.textSizes[$0] } ?? name
  }

  private static func index(ofTextSize name: String) -> Int? {
    CheckMatrix.textSizes.firstIndex(of: name) ?? textSizes.firstIndex { $0.name == name }
  }

  static func layoutDirection(
    _ direction: String?, locale: String?
  ) -> UIUserInterfaceLayoutDirection {
    if let direction { return direction == "rtl" ? .rightToLeft : .leftToRight }
    guard let locale else { return .leftToRight }
    let natural = Locale.Language(identifier: locale).characterDirection
    return natural == .rightToLeft ? .rightToLeft : .leftToRight
  }

  static var lists: [OptionSpecification] {
    let names = ["device", "os", "orientation", "direction", "text-size", "locale"]
    return all.map { option in
      var option = option
      option.isList = names.contains(option.name)
      return option
    }
  }
}

extension Arguments {
  /// Returns the environment given by the options.
  func environment() throws(UsageError) -> LayoutEnvironment {
    var environment = environmentWithoutSettings()
    environment.device = try device()
    environment.iosVersion = try release()
    try refuseOldReleases(on: [environment.device].compactMap { $0 })
    environment.locale = value(of: "locale")
    environment.layoutDirection = EnvironmentOptions.layoutDirection(
      has("rtl") ? "rtl" : value(of: "direction"), locale: value(of: "locale"))
    if let size = value(of: "text-size") {
      environment.contentSizeCategory = EnvironmentOptions.category(size)
    }
    environment.orientation = value(of: "orientation").flatMap(Device.Orientation.init)
    return environment
  }

  func environmentWithoutSettings() -> LayoutEnvironment {
    var environment = LayoutEnvironment()
    if let sizes = value(of: "leaf-sizes").flatMap(LayoutEnvironment.LeafSizes.init) {
      environment.leafSizes = sizes
    }
    return environment
  }
}
