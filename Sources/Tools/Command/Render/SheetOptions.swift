import Diagnosis
import Drawing
import InterfaceBuilder

enum SheetOptions {
  static let all: [OptionSpecification] =
    [
      OptionSpecification(
        "sheet",
        summary: "Draw each scene on several devices and settings; their options then take lists."),
      OptionSpecification(
        "matrix", letter: "m", value: "NAME", choices: CheckMatrix.names,
        summary: "With --sheet, \(MatrixOptions.names)"),
    ] + EnvironmentOptions.lists + [
      LanguageOption.specification("draw"),
      OptionSpecification(
        "sizes",
        summary: "Draw each scene at both sides of every window size where findings change, and a "
          + "map of all sizes."),
      OptionSpecification(
        "windows", value: "LIST",
        summary:
          "Windows of --sizes: iphone, ipad, duo or resizable (iphone and ipad, the default)."
      ),
    ]

  /// The windows of the size sheet; nil if there is none.
  static func windows(_ arguments: Arguments) throws(UsageError) -> [String]? {
    let windows = try arguments.list("windows", of: SizeSweep.presets)
    guard arguments.has("sizes") || windows != nil else { return nil }
    for option in ["sheet", "matrix", LanguageOption.name, "device", "orientation"]
    where arguments.has(option) {
      throw UsageError(message: "--\(option) and --sizes exclude each other")
    }
    return windows ?? SizeSweep().windows
  }

  /// Rejects lists for a single picture.
  static func refuseLists(_ arguments: Arguments) throws(UsageError) {
    if arguments.has("matrix") {
      throw UsageError(message: "--matrix needs --sheet")
    }
    for option in all where option.isList && option.name != LanguageOption.name {
      guard let value = arguments.value(of: option.name), value.contains(",") else { continue }
      let both = option.name == EnvironmentAxis.appearance.option ? ", or 'both'" : ""
      throw UsageError(
        message: "--\(option.name) takes one value here\(both); with --sheet it takes several")
    }
  }
}
