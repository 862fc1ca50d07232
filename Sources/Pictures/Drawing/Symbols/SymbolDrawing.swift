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
}
