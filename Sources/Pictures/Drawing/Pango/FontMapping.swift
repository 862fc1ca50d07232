import TextMetrics

/// A font query for Pango: the requested names, then replacements of ``StandIn``.
struct FontMapping: Hashable, Sendable {
  /// The family names; for each letter, the first installed family that has it wins.
  var families: [String]
  var weight: Int
  var isItalic: Bool

  /// The smallest size at which San Francisco uses the display variant.
  private static let displaySize = 20.0

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
    case .custom(let own):
      families = [FileFonts.family(of: own)]
      (weight, isItalic) = (own.weight, own.isItalic)
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
  var design: StandIn.Design {
    switch family {
    case .system: .system
    case .monospacedSystem: .monospaced
    case .roundedSystem: .rounded
    case .serifSystem: .serif
    case .named(let name): StandIn.design(ofNamed: name)
    case .custom(let font): StandIn.design(ofNamed: font.names.family)
    }
  }
}

/// The parts of PostScript names: `HelveticaNeue-MediumItalic` is Helvetica Neue, 500, slanted.
struct PostScriptName: Hashable, Sendable {
  var family: String
  var weight: Int?
  var isItalic: Bool

  /// Style words; longer words come before words that they contain.
  private static let weights: [(word: String, weight: Int)] = [
    ("ultralight", 100), ("extralight", 200), ("thin", 100), ("light", 300), ("regular", 400),
    ("roman", 400), ("book", 400), ("medium", 500), ("semibold", 600), ("demibold", 600),
    ("extrabold", 800), ("ultrabold", 800), ("bold", 700), ("heavy", 800), ("black", 900),
  ]

  /// Parses a PostScript name; a name that has no hyphen is a family.
  init(_ name: String) {
    let parts = name.split(separator: "-", maxSplits: 1)
    let style = parts.count > 1 ? parts[1].lowercased() : ""
    weight = PostScriptName.weights.first { style.contains($0.word) }?.weight
    isItalic = style.contains("italic") || style.contains("oblique") || style.hasSuffix("it")
    family = PostScriptName.spaced(parts.first.map(String.init) ?? name)
  }

  /// Inserts spaces before capitals that follow a small letter, and removes a foundry suffix.
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
