import Foundation

/// A symbol's drawing: a picture of the meaning, plus the decorations in the name.
struct SymbolDrawing: Hashable {
  enum Enclosure: Hashable {
    case none
    case circle(isFilled: Bool)
    case square(isFilled: Bool)
  }

  private(set) var outlines: [SymbolDrawings.Outline]
  private(set) var enclosure = Enclosure.none
  private(set) var rotation = 0
  private(set) var isCrossedOut = false

  /// Finds the drawing for a name; nil if none matches.
  ///
  /// Suffixes decorate the rest's drawing, badges and scripts are left out (F12.4).
  init?(_ name: String) {
    var rest = Substring(name)
    var isFilled = false
    while true {
      if let drawing = SymbolMeanings.drawing(for: isFilled ? rest + ".fill" : rest)
        ?? SymbolMeanings.drawing(for: rest),
        let found = SymbolDrawings.outlines(drawing.prefix { $0 != "@" })
      {
        outlines = found
        rotation = drawing.split(separator: "@").dropFirst().first.flatMap { Int($0) } ?? 0
        return
      }
      guard let part = Self.lastPart(of: rest) else { return nil }
      rest = part.rest
      switch part.word {
      case "fill" where enclosure == .none: isFilled = true
      case "circle" where enclosure == .none: enclosure = .circle(isFilled: isFilled)
      case "square" where enclosure == .none: enclosure = .square(isFilled: isFilled)
      case "slash": isCrossedOut = true
      default: break
      }
      if part.word == "circle" || part.word == "square" { isFilled = false }
    }
  }

  /// Splits off the last component that can be left out: a word, or a badge with the content.
  private static func lastPart(of name: Substring) -> (rest: Substring, word: String)? {
    if let badge = name.range(of: ".badge.", options: .backwards) ?? name.range(of: ".badge") {
      return (name[..<badge.lowerBound], "badge")
    }
    let words = [
      "fill", "circle", "square", "slash", "rectangle", "inverse", "rtl", "ar", "he", "hi", "ja",
      "ko", "th", "zh", "crop", "app", "dashed", "2", "3",
    ]
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let word = String(name[name.index(after: dot)...])
    return words.contains(word) ? (name[..<dot], word) : nil
  }

  /// The drawing as an SVG of 16 x 16 units; `boldness` may be negative.
  func svg(_ color: Color, boldness: Double) -> Data {
    func level(_ value: Double) -> Int { Int((min(1, max(0, value)) * 255).rounded()) }
    let paint =
      "rgb(\(level(color.red)),\(level(color.green)),\(level(color.blue)))"
    let side = Self.number(SymbolDrawings.side)
    var defs = ""
    var body = ""
    let glyph = paths(fill: "white", rim: 0)
    switch enclosure {
    case .none:
      if boldness < 0 {
        // A mask removes half of the difference from each side of every stroke.
        defs = mask(
          "<g fill=\"white\" stroke=\"black\" stroke-width=\"\(Self.number(-boldness))\">"
            + glyph + "</g>")
        body = "<rect width=\"\(side)\" height=\"\(side)\" fill=\"\(paint)\" mask=\"url(#m)\"/>"
      } else {
        body = paths(fill: paint, rim: boldness)
      }
    case .circle(let isFilled), .square(let isFilled):
      let inner = "<g transform=\"translate(3.6 3.6) scale(0.55)\">"
      if isFilled {
        let hole = paths(fill: "black", rim: max(0, boldness) / 0.55)
        defs = mask(
          "<rect width=\"\(side)\" height=\"\(side)\" fill=\"white\"/>\(inner)\(hole)</g>")
        body = "<g mask=\"url(#m)\" fill=\"\(paint)\">\(frame(stroke: nil, width: 0))</g>"
      } else {
        body =
          frame(stroke: paint, width: max(0.4, 1 + boldness))
          + inner + paths(fill: paint, rim: max(0, boldness) / 0.55) + "</g>"
      }
    }
    if isCrossedOut {
      body +=
        "<path d=\"M2 2L14 14\" stroke=\"\(paint)\" stroke-width=\""
        + "\(Self.number(max(0.4, 1 + boldness)))\" stroke-linecap=\"round\"/>"
    }
    return Data(
      ("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(side)\" height=\"\(side)\" "
        + "viewBox=\"0 0 \(side) \(side)\"><defs>\(defs)</defs>"
        + "<g opacity=\"\(Self.number(color.alpha))\">\(body)</g></svg>").utf8)
  }

  private func mask(_ content: String) -> String {
    let side = Self.number(SymbolDrawings.side)
    return "<mask id=\"m\" maskUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" width=\"\(side)\" "
      + "height=\"\(side)\">\(content)</mask>"
  }

  private func paths(fill: String, rim: Double) -> String {
    let stroke =
      rim > 0
      ? " stroke=\"\(fill)\" stroke-width=\"\(Self.number(rim))\" stroke-linejoin=\"round\"" : ""
    let drawn = outlines.map { outline in
      let rule = outline.isEvenOdd ? " fill-rule=\"evenodd\"" : ""
      let paint = fill == "white" ? "" : " fill=\"\(fill)\""
      return "<path\(paint)\(rule)\(stroke) d=\"\(outline.path)\"/>"
    }.joined()
    return rotation == 0 ? drawn : "<g transform=\"rotate(\(rotation) 8 8)\">\(drawn)</g>"
  }

  private func frame(stroke: String?, width: Double) -> String {
    let line = stroke.map {
      " fill=\"none\" stroke=\"\($0)\" stroke-width=\"\(Self.number(width))\""
    }
    let inset = width / 2
    if case .circle = enclosure {
      return "<circle cx=\"8\" cy=\"8\" r=\"\(Self.number(8 - inset))\"\(line ?? "")/>"
    }
    let side = Self.number(16 - 2 * inset)
    return "<rect x=\"\(Self.number(inset))\" y=\"\(Self.number(inset))\" width=\"\(side)\" "
      + "height=\"\(side)\" rx=\"2.5\"\(line ?? "")/>"
  }

  private static func number(_ value: Double) -> String {
    "\((value * 1000).rounded() / 1000)"
  }
}
