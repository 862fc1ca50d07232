internal import InterfaceBuilder

/// Swift expressions of colors.
enum ColorExpression {
  static func of(_ color: ColorElement, in resources: ResourceElements) -> String {
    switch color {
    case .white(_, alpha: 0), .rgb(red: 0, green: 0, blue: 0, alpha: 0, space: _): ".clear"
    case .white(1, alpha: 1), .rgb(red: 1, green: 1, blue: 1, alpha: 1, space: _): ".white"
    case .white(0, alpha: 1), .rgb(red: 0, green: 0, blue: 0, alpha: 1, space: _): ".black"
    case .white(let white, let alpha):
      "UIColor(white: \(SwiftLiteral.component(white)), alpha: \(SwiftLiteral.component(alpha)))"
    case .rgb(let red, let green, let blue, let alpha, let space):
      rgb(red, green, blue, alpha, isWide: space == "displayP3")
    case .named(let name): "UIColor(named: \(SwiftLiteral.string(name)))"
    case .system(let name): system(name, in: resources)
    }
  }

  private static func rgb(
    _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double, isWide: Bool
  ) -> String {
    let parts = [red, green, blue, alpha].map(SwiftLiteral.component)
    return "UIColor(\(isWide ? "displayP3Red" : "red"): \(parts[0]), green: \(parts[1]), "
      + "blue: \(parts[2]), alpha: \(parts[3]))"
  }

  private static func system(_ name: String, in resources: ResourceElements) -> String {
    let short = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    if short == "groupTableViewBackground" { return ".systemGroupedBackground" }
    if known.contains(short) { return ".\(short)" }
    switch resources.systemColors[name] {
    case .rgb, .white: return resources.systemColors[name].map { of($0, in: resources) } ?? ".clear"
    default: return ".label"
    }
  }

  private static let known: Set<String> = [
    "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "systemFill",
    "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill", "placeholderText",
    "systemBackground", "secondarySystemBackground", "tertiarySystemBackground",
    "systemGroupedBackground", "secondarySystemGroupedBackground",
    "tertiarySystemGroupedBackground", "separator", "opaqueSeparator", "link", "darkText",
    "lightText", "systemBlue", "systemGreen", "systemIndigo", "systemOrange", "systemPink",
    "systemPurple", "systemRed", "systemTeal", "systemYellow", "systemGray", "systemGray2",
    "systemGray3", "systemGray4", "systemGray5", "systemGray6", "systemMint", "systemCyan",
    "systemBrown", "tintColor",
  ]

  /// The color as a value that is not optional, for collections.
  static func required(_ color: ColorElement, in resources: ResourceElements) -> String {
    let expression = of(color, in: resources)
    if expression.hasPrefix(".") { return "UIColor\(expression)" }
    return expression.hasPrefix("UIColor(named") ? "\(expression) ?? .label" : expression
  }
}
