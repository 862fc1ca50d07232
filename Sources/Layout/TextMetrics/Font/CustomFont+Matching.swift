extension [CustomFont] {
  /// Returns the font with a name: PostScript, full, or family and style; the first of equals.
  ///
  /// - Complexity: O(*n*) in the number of fonts.
  package func best(named name: String) -> CustomFont? {
    if let exact = first(where: { $0.names.postScript == name }) { return exact }
    let key = Self.key(name)
    return first { Self.key($0.names.postScript) == key }
      ?? first { Self.key($0.names.full) == key }
      ?? first { Self.key($0.names.family + $0.names.style) == key }
      ?? face(ofFamily: name, weight: 400, isItalic: false)
  }

  /// Returns the family's face that is nearest to a weight and a slant; nil for an unknown family.
  ///
  /// - Complexity: O(*n*) in the number of fonts.
  package func face(ofFamily family: String, weight: Int, isItalic: Bool) -> CustomFont? {
    let key = Self.key(family)
    func distance(_ font: CustomFont) -> Int {
      abs(font.weight - weight) + (font.isItalic == isItalic ? 0 : 1000)
    }
    return filter { Self.key($0.names.family) == key }.min { distance($0) < distance($1) }
  }

  /// The name's letters and digits in lower case: names differ in spaces and hyphens.
  private static func key(_ name: String) -> String {
    name.filter { $0.isLetter || $0.isNumber }.lowercased()
  }
}
