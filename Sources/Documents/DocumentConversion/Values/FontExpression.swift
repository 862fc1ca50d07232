internal import InterfaceBuilder

/// Swift expressions of fonts.
enum FontExpression {
  static func of(_ font: FontElement, defaultSize: Double) -> String {
    let size = SwiftLiteral.number(font.pointSize ?? defaultSize)
    switch font.face {
    case .system(let weight):
      guard let weight = weight.flatMap(self.weight) else { return ".systemFont(ofSize: \(size))" }
      return ".systemFont(ofSize: \(size), weight: .\(weight))"
    // Documents record Bold; `boldSystemFont(ofSize:)` is Semibold (F9.58).
    case .boldSystem: return ".systemFont(ofSize: \(size), weight: .bold)"
    case .italicSystem: return ".italicSystemFont(ofSize: \(size))"
    case .textStyle(let style): return ".preferredFont(forTextStyle: \(self.style(style)))"
    case .named(let name, _):
      guard !name.isEmpty else { return ".systemFont(ofSize: \(size))" }
      return "UIFont(name: \(SwiftLiteral.string(name)), size: \(size))"
    }
  }

  /// The font as a value that is not optional, for collections.
  static func required(_ font: FontElement, defaultSize: Double) -> String {
    let expression = of(font, defaultSize: defaultSize)
    guard expression.hasPrefix("UIFont(name") else { return "UIFont\(expression)" }
    let size = SwiftLiteral.number(font.pointSize ?? defaultSize)
    return "\(expression) ?? .systemFont(ofSize: \(size))"
  }

  /// Whether the font is the regular system font in a size.
  static func isSystem(_ font: FontElement?, size: Double) -> Bool {
    guard let font else { return true }
    guard case .system(let weight) = font.face else { return false }
    return weight.flatMap(self.weight) == nil && (font.pointSize ?? size) == size
  }

  private static func weight(_ name: String) -> String? {
    let weights = [
      "ultraLight", "thin", "light", "medium", "semibold", "bold", "heavy", "black",
    ]
    return weights.contains(name) ? name : nil
  }

  private static let styles = [
    "UICTFontTextStyleBody": ".body", "UICTFontTextStyleHeadline": ".headline",
    "UICTFontTextStyleSubhead": ".subheadline", "UICTFontTextStyleCallout": ".callout",
    "UICTFontTextStyleFootnote": ".footnote", "UICTFontTextStyleCaption1": ".caption1",
    "UICTFontTextStyleCaption2": ".caption2", "UICTFontTextStyleTitle0": ".largeTitle",
    "UICTFontTextStyleTitle1": ".title1", "UICTFontTextStyleTitle2": ".title2",
    "UICTFontTextStyleTitle3": ".title3",
  ]

  private static func style(_ name: String) -> String {
    styles[name] ?? "UIFont.TextStyle(rawValue: \(SwiftLiteral.string(name)))"
  }
}
