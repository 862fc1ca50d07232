/// The free fonts that replace Apple's, from packages of `Scripts/install-dependencies.sh`.
enum StandIn {
  enum Design: Hashable, CaseIterable {
    /// San Francisco, replaced by Inter, which has similar proportions.
    case system
    /// San Francisco Rounded, with round stroke ends.
    case rounded
    /// New York and other serif faces, whose widths no free font has.
    case serif
    /// San Francisco Mono: for code, in all weights.
    case monospaced
    /// Menlo, replaced by DejaVu Sans Mono; both derive from Bitstream Vera.
    case menlo
    /// Courier, replaced by Liberation Mono, which has the widths of Courier New.
    case courier
    /// Helvetica and Arial, replaced by Liberation Sans, which has their widths.
    case grotesque
    /// Times, replaced by Liberation Serif, which has the same widths.
    case times
    /// Verdana, replaced by DejaVu Sans, which is as wide and as open.
    case verdana

    var families: [String] {
      switch self {
      case .system: ["Inter"]
      case .rounded: ["Quicksand", "Inter"]
      case .serif: ["Noto Serif", "Liberation Serif", "DejaVu Serif"]
      case .monospaced: ["JetBrains Mono", "DejaVu Sans Mono"]
      case .menlo: ["DejaVu Sans Mono"]
      case .courier: ["Liberation Mono", "DejaVu Sans Mono"]
      case .grotesque: ["Liberation Sans", "Inter"]
      case .times: ["Liberation Serif", "Noto Serif"]
      case .verdana: ["DejaVu Sans"]
      }
    }
  }

  /// Prefixes of family names, in lowercase, with spaces removed; the longest match counts.
  private static let rows: [(prefix: String, design: Design)] = [
    ("helvetica", .grotesque), ("arial", .grotesque),
    ("timesnewroman", .times), ("times", .times),
    ("courier", .courier), ("americantypewriter", .courier),
    ("menlo", .menlo), ("monaco", .menlo), ("andalemono", .menlo), ("consolas", .menlo),
    ("sfmono", .monospaced), (".sfnsmono", .monospaced),
    (".applesystemuifontmonospaced", .monospaced),
    ("robotomono", .monospaced), ("firamono", .monospaced), ("firacode", .monospaced),
    ("sourcecode", .monospaced), ("ubuntumono", .monospaced), ("jetbrainsmono", .monospaced),
    ("ibmplexmono", .monospaced), ("spacemono", .monospaced), ("inconsolata", .monospaced),
    ("dmmono", .monospaced), ("ptmono", .monospaced), ("dejavusansmono", .menlo),
    ("sfprorounded", .rounded), ("sfrounded", .rounded), (".sfnsrounded", .rounded),
    ("sfuirounded", .rounded), (".applesystemuifontrounded", .rounded),
    ("arialrounded", .rounded), ("nunito", .rounded), ("quicksand", .rounded),
    ("varelaround", .rounded), ("comfortaa", .rounded), ("hiraginomarugothic", .rounded),
    ("newyork", .serif), (".newyork", .serif), (".applesystemuifontserif", .serif),
    ("georgia", .serif), ("palatino", .serif), ("baskerville", .serif), ("bodoni", .serif),
    ("didot", .serif), ("cochin", .serif), ("hoeflertext", .serif), ("charter", .serif),
    ("iowanoldstyle", .serif), ("garamond", .serif), ("agaramond", .serif), ("ebgaramond", .serif),
    ("bigcaslon", .serif), ("cambria", .serif), ("rockwell", .serif), ("superclarendon", .serif),
    ("athelas", .serif), ("seravek", .system), ("merriweather", .serif), ("lora", .serif),
    ("playfair", .serif), ("librebaskerville", .serif), ("crimson", .serif), ("ptserif", .serif),
    ("sourceserif", .serif), ("notoserif", .serif), ("dejavuserif", .serif),
    ("robotoslab", .serif), ("robotoserif", .serif), ("ibmplexserif", .serif), ("bitter", .serif),
    ("hiraginomincho", .serif), ("songti", .serif), ("applemyungjo", .serif),
    ("verdana", .verdana), ("tahoma", .verdana), ("dejavusans", .verdana),
  ]

  static func design(ofNamed name: String) -> Design {
    let key = name.filter { $0 != " " }.lowercased()
    let row = rows.filter { key.hasPrefix($0.prefix) }.max { $0.prefix.count < $1.prefix.count }
    return row?.design ?? .system
  }

  /// The families for missing letters; the order is fixed, so results are the same everywhere.
  static let fallbacks = [
    "Inter", "Noto Sans CJK SC", "Noto Sans CJK JP", "Noto Sans CJK KR", "Noto Sans",
    "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Thai", "Noto Sans Devanagari",
    "Noto Sans Bengali", "Noto Sans Tamil", "Noto Sans Telugu", "Noto Sans Kannada",
    "Noto Sans Malayalam", "Noto Sans Gujarati", "Noto Sans Gurmukhi", "Noto Sans Sinhala",
    "Noto Sans Khmer", "Noto Sans Lao", "Noto Sans Myanmar", "Noto Sans Armenian",
    "Noto Sans Georgian", "Noto Sans Ethiopic", "Noto Color Emoji", "Noto Sans Symbols",
    "Noto Sans Symbols2", "Noto Sans Math", "DejaVu Sans",
  ]

  static let families: [String] = {
    var seen: Set<String> = []
    return (Design.allCases.flatMap(\.families) + ["Inter Display"] + fallbacks)
      .filter { seen.insert($0).inserted }
  }()
}
