import Foundation

/// One line of text in a vector picture for browsers.
struct VectorText {
  /// What it says.
  var string: String
  /// The font that was asked for.
  var font: Font
  /// The colour of all of it.
  var color: Color
  /// How wide it shall be, in its own coordinates.
  var width: Double
  /// Whether it begins at the right.
  var isRightToLeft: Bool

  /// A box around the line, whose baseline begins at (0, 0).
  var box: CGRect {
    CGRect(x: 0, y: -font.size, width: max(width, 0.01), height: font.size * 1.3)
  }

  /// The element, for a place where its box became the unit square.
  func element(_ square: AffineTransform) -> String {
    var place = AffineTransform(scaleByX: 1 / Double(box.width), byY: 1 / Double(box.height))
    place.prepend(AffineTransform(translationByX: -Double(box.minX), byY: -Double(box.minY)))
    place.append(square)
    let matrix = [place.m11, place.m12, place.m21, place.m22, place.tX, place.tY]
    let mapping = FontMapping(font)
    var attributes = [
      ("transform", "matrix(\(matrix.map { Self.number(Double($0)) }.joined(separator: " ")))"),
      ("font-family", font.families), ("font-size", Self.number(font.size)),
      ("fill", color.hexadecimal), ("textLength", Self.number(width)),
      ("lengthAdjust", "spacingAndGlyphs"), ("xml:space", "preserve"),
    ]
    if mapping.weight != 400 { attributes.append(("font-weight", String(mapping.weight))) }
    if mapping.isItalic { attributes.append(("font-style", "italic")) }
    if font.hasTabularFigures { attributes.append(("font-variant-numeric", "tabular-nums")) }
    if color.alpha < 1 { attributes.append(("fill-opacity", Self.number(color.alpha))) }
    if isRightToLeft { attributes += [("direction", "rtl"), ("text-anchor", "end")] }
    let written = attributes.map { "\($0)=\"\(XMLText.escaped($1))\"" }.joined(separator: " ")
    return "<text \(written)>\(XMLText.escaped(string))</text>"
  }

  /// A number with as many places as can be seen.
  private static func number(_ value: Double) -> String {
    let rounded = (value * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() && abs(rounded) < 1e9
      ? String(Int(rounded)) : String(rounded)
  }
}

extension Color {
  /// The colour without its opacity, as browsers write it.
  fileprivate var hexadecimal: String {
    let parts = [red, green, blue].map { component in
      let byte = String(Int((min(1, max(0, component)) * 255).rounded()), radix: 16)
      return byte.count < 2 ? "0" + byte : byte
    }
    return "#" + parts.joined()
  }
}

extension Font {
  /// The families in order of preference, as style sheets write them: what was asked for, what
  /// stands in for it, and the kind of both.
  fileprivate var families: String {
    let asked: [String] =
      switch family {
      case .system: size >= 20 ? ["SF Pro Display"] : ["SF Pro Text"]
      case .monospacedSystem: ["SF Mono"]
      case .roundedSystem: ["SF Pro Rounded"]
      case .serifSystem: ["New York"]
      case .named(let name): [PostScriptName(name).family]
      }
    let kind =
      switch design {
      case .serif, .times: "serif"
      case .monospaced, .menlo, .courier: "monospace"
      default: "sans-serif"
      }
    let cut = design == .system && size >= 20 ? ["Inter Display"] : []
    var seen: Set<String> = []
    let names = (asked + cut + design.families).filter { seen.insert($0).inserted }
    // A quotation mark or a comma in a name would end it.
    return names.map { "'\($0.filter { $0 != "'" && $0 != "\\" })'" }.joined(separator: ", ")
      + ", \(kind)"
  }
}
