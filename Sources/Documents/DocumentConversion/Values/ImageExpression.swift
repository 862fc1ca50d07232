internal import InterfaceBuilder

/// Swift expressions of images and their symbol configurations.
enum ImageExpression {
  static func of(
    _ image: ImageReferenceElement, symbol: SymbolConfigurationElement? = nil
  ) -> String {
    let name = SwiftLiteral.string(image.name)
    guard image.isSystem else { return "UIImage(named: \(name))" }
    guard let configuration = configuration(symbol, scale: image.symbolScale) else {
      return "UIImage(systemName: \(name))"
    }
    return "UIImage(systemName: \(name), withConfiguration: \(configuration))"
  }

  /// The symbol's configuration; `scale` is the image's scale.
  static func configuration(
    _ symbol: SymbolConfigurationElement?, scale: String? = nil
  ) -> String? {
    let type = "UIImage.SymbolConfiguration"
    let scale = (symbol?.scale ?? scale).flatMap { scales.contains($0) ? $0 : nil }
    let weight = (symbol?.weight).flatMap { weights.contains($0) ? $0 : nil }
    switch (symbol?.pointSize, weight, scale) {
    case (let size?, let weight?, let scale?):
      return
        "\(type)(pointSize: \(SwiftLiteral.number(size)), weight: .\(weight), scale: .\(scale))"
    case (let size?, nil, let scale?):
      return "\(type)(pointSize: \(SwiftLiteral.number(size)), weight: .regular, scale: .\(scale))"
    case (let size?, let weight?, nil):
      return "\(type)(pointSize: \(SwiftLiteral.number(size)), weight: .\(weight))"
    case (let size?, nil, nil): return "\(type)(pointSize: \(SwiftLiteral.number(size)))"
    case (nil, let weight?, let scale?):
      return "\(type)(weight: .\(weight)).applying(\(type)(scale: .\(scale)))"
    case (nil, let weight?, nil): return "\(type)(weight: .\(weight))"
    case (nil, nil, let scale?): return "\(type)(scale: .\(scale))"
    case (nil, nil, nil): return nil
    }
  }

  private static let scales: Set<String> = ["small", "medium", "large"]
  private static let weights: Set<String> = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]
}
