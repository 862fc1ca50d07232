import Foundation

struct VectorText {
  var string: String
  var font: Font
  var color: Color
  var width: Double
  var isRightToLeft: Bool
  var fontAttributes: String?

  var box: CGRect {
    CGRect(x: 0, y: -font.size, width: max(width, 0.01), height: font.size * 1.3)
  }

  func element(_ square: AffineTransform) -> String {
    var place = AffineTransform(scaleByX: 1 / Double(box.width), byY: 1 / Double(box.height))
    place.prepend(AffineTransform(translationByX: -Double(box.minX), byY: -Double(box.minY)))
    place.append(square)
    let matrix = [place.m11, place.m12, place.m21, place.m22, place.tX, place.tY]
    let transform = "matrix(\(matrix.map { Self.number(Double($0)) }.joined(separator: " ")))"
    return element([("transform", transform)])
  }

  func element(at origin: CGPoint) -> String {
    element([("x", Self.number(Double(origin.x))), ("y", Self.number(Double(origin.y)))])
  }

  private func element(_ place: [(String, String)]) -> String {
    let font = fontAttributes ?? Self.attributes(of: font)
    var written = "<text"
    for (name, value) in place { written += " \(name)=\"\(value)\"" }
    written += " \(font) fill=\"\(color.hexadecimal)\" textLength=\"\(Self.number(width))\""
    written += " lengthAdjust=\"spacingAndGlyphs\" xml:space=\"preserve\""
    if color.alpha < 1 { written += " fill-opacity=\"\(Self.number(color.alpha))\"" }
    if isRightToLeft { written += " direction=\"rtl\" text-anchor=\"end\"" }
    return "\(written)>\(XMLText.escaped(string))</text>"
  }

  static func attributes(of font: Font, pageFamily: String? = nil) -> String {
    let mapping = FontMapping(font)
    let families = (pageFamily.map { "'\($0)', " } ?? "") + font.families
    var attributes = [("font-family", families), ("font-size", Self.number(font.size))]
    if mapping.weight != 400 { attributes.append(("font-weight", String(mapping.weight))) }
    if mapping.isItalic { attributes.append(("font-style", "italic")) }
    if font.hasTabularFigures { attributes.append(("font-variant-numeric", "tabular-nums")) }
    return attributes.map { "\($0)=\"\(XMLText.escaped($1))\"" }.joined(separator: " ")
  }

  private static func number(_ value: Double) -> String {
    let rounded = (value * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() && abs(rounded) < 1e9
      ? String(Int(rounded)) : String(rounded)
  }
}
