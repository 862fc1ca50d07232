/// A font as pango looks for it: families in order of preference, weight and slant.
///
/// The names that were asked for come first, and count where all fonts of the machine do; then come
/// the stand-ins (``StandIn``), which are all that there is otherwise.
struct FontMapping: Hashable, Sendable {
  /// Family names, the first one that is there and has the letter wins.
  var families: [String]
  /// 100 thin … 400 regular … 900 black.
  var weight: Int
  /// Whether the letters are slanted.
  var isItalic: Bool

  /// From this size on San Francisco uses its display cut.
  private static let displaySize = 20.0

  /// Looks a font up.
  init(_ font: Font) {
    weight = font.weight
    isItalic = font.isItalic
    switch font.family {
    case .system:
      let cut = font.size >= FontMapping.displaySize ? "Display" : "Text"
      families = ["SF Pro \(cut)", "SF Pro"]
      if cut == "Display" { families.append("Inter Display") }
    case .monospacedSystem: families = ["SF Mono"]
    case .roundedSystem: families = ["SF Pro Rounded"]
    case .serifSystem: families = ["New York"]
    case .named(let name):
      let parsed = PostScriptName(name)
      families = [name, parsed.family]
      weight = parsed.weight ?? weight
      isItalic = parsed.isItalic || isItalic
    }
    families += font.design.families + StandIn.fallbacks
    var seen: Set<String> = []
    families = families.filter { seen.insert($0).inserted }
  }
}

extension Font {
  /// The kind of design that stands in for the font.
  var design: StandIn.Design {
    switch family {
    case .system: .system
    case .monospacedSystem: .monospaced
    case .roundedSystem: .rounded
    case .serifSystem: .serif
    case .named(let name): StandIn.design(ofNamed: name)
    }
  }
}

/// The parts of a PostScript name: `HelveticaNeue-MediumItalic` is Helvetica Neue, 500, slanted.
struct PostScriptName: Hashable, Sendable {
  /// The family with spaces between its words.
  var family: String
  /// The weight that the name says, 100…900, if it says one.
  var weight: Int?
  /// Whether the name says that the letters are slanted.
  var isItalic: Bool

  /// Style words, longer ones before those they contain.
  private static let weights: [(word: String, weight: Int)] = [
    ("ultralight", 100), ("extralight", 200), ("thin", 100), ("light", 300), ("regular", 400),
    ("roman", 400), ("book", 400), ("medium", 500), ("semibold", 600), ("demibold", 600),
    ("extrabold", 800), ("ultrabold", 800), ("bold", 700), ("heavy", 800), ("black", 900),
  ]

  /// Takes a PostScript name apart; a name without hyphen is a family.
  init(_ name: String) {
    let parts = name.split(separator: "-", maxSplits: 1)
    let style = parts.count > 1 ? parts[1].lowercased() : ""
    weight = PostScriptName.weights.first { style.contains($0.word) }?.weight
    isItalic = style.contains("italic") || style.contains("oblique") || style.hasSuffix("it")
    family = PostScriptName.spaced(parts.first.map(String.init) ?? name)
  }

  /// Puts spaces before capitals that follow a small letter, and cuts off a foundry's mark.
  private static func spaced(_ name: String) -> String {
    var words = ""
    var previousIsLower = false
    for character in name {
      if character.isUppercase, previousIsLower { words.append(" ") }
      words.append(character)
      previousIsLower = character.isLowercase
    }
    for mark in ["PSMT", "MT", "PS"] where words.hasSuffix(mark) {
      let cut = words.dropLast(mark.count)
      return cut.last == " " ? String(cut.dropLast()) : String(cut)
    }
    return words
  }
}
