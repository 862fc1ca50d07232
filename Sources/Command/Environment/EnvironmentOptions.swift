import AutoLayout
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
      summary: "The direction of the user's language; ltr if not given."),
    OptionSpecification(
      "leaf-sizes", value: "KIND", choices: ["measured", "recorded"],
      summary: "Natural sizes of text and controls: measured, or the document's record."),
  ]
}

extension Arguments {
  /// Where documents are to be laid out.
  ///
  /// - Throws: ``UsageError`` for a name that no device has.
  func environment() throws(UsageError) -> LayoutEnvironment {
    var environment = LayoutEnvironment(
      device: try device(),
      layoutDirection: value(of: "direction") == "rtl" ? .rightToLeft : .leftToRight)
    environment.orientation = value(of: "orientation").flatMap(Device.Orientation.init)
    if let sizes = value(of: "leaf-sizes").flatMap(LayoutEnvironment.LeafSizes.init) {
      environment.leafSizes = sizes
    }
    return environment
  }
}
