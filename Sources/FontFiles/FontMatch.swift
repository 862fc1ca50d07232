public import TextMetrics

/// The choice of a font by a name in a document or in code.
public enum FontMatch {
  /// Returns the font with a name: PostScript, full, or family and style; the first of equals.
  public static func best(of fonts: [FontFile], named name: String) -> FontFile? {
    if let exact = fonts.first(where: { $0.names.postScript == name }) { return exact }
    let key = key(name)
    return fonts.first { Self.key($0.names.postScript) == key }
      ?? fonts.first { Self.key($0.names.full) == key }
      ?? fonts.first { Self.key($0.names.family + $0.names.style) == key }
      ?? regular(of: fonts.filter { Self.key($0.names.family) == key })
  }

  /// The face of a family that its name alone selects.
  private static func regular(of family: [FontFile]) -> FontFile? {
    family.min { distance($0) < distance($1) }
  }

  private static func distance(_ font: FontFile) -> Int {
    abs(font.weight - 400) + (font.isItalic ? 1000 : 0)
  }

  /// The letters and digits of a name, without case: names differ in spaces and hyphens.
  private static func key(_ name: String) -> String {
    name.filter { $0.isLetter || $0.isNumber }.lowercased()
  }
}
