/// The free fonts that stand in for Apple's and others, by what kind of design is asked for.
///
/// Every family here comes with a package of `Scripts/install-dependencies.sh`; a picture is drawn
/// with these and no others.
enum StandIn {
  /// The kinds of design that look different enough to matter in a picture.
  enum Design: Hashable, CaseIterable {
    /// San Francisco: Inter was drawn to its proportions.
    case system
    /// San Francisco Rounded: strokes that end round.
    case rounded
    /// New York and other serif faces that no font here has the widths of.
    case serif
    /// San Francisco Mono: drawn for code, in all weights.
    case monospaced
    /// Menlo: DejaVu Sans Mono has its very letters, both come from Bitstream Vera.
    case menlo
    /// Courier: Liberation Mono has the widths of Courier New.
    case courier
    /// Helvetica and Arial: Liberation Sans has their widths.
    case grotesque
    /// Times: Liberation Serif has its widths.
    case times
    /// Verdana: DejaVu Sans is as wide and as open.
    case verdana

    /// The families in order of preference.
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

  /// Families that are asked for by name, in small letters without spaces, by their beginnings; the
  /// longest that fits counts.
  ///
  /// What no row knows is drawn as the system's font: most unknown names are sans serif faces of
  /// applications.
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

  /// The design of a font that is asked for by name.
  static func design(ofNamed name: String) -> Design {
    let key = name.filter { $0 != " " }.lowercased()
    let row = rows.filter { key.hasPrefix($0.prefix) }.max { $0.prefix.count < $1.prefix.count }
    return row?.design ?? .system
  }

  /// The families that have the letters which the ones above lack, in this order: a script that
  /// several of them cover is always taken from the same one.
  static let fallbacks = [
    "Inter", "Noto Sans CJK SC", "Noto Sans CJK JP", "Noto Sans CJK KR", "Noto Sans",
    "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Thai", "Noto Sans Devanagari",
    "Noto Sans Bengali", "Noto Sans Tamil", "Noto Sans Telugu", "Noto Sans Kannada",
    "Noto Sans Malayalam", "Noto Sans Gujarati", "Noto Sans Gurmukhi", "Noto Sans Sinhala",
    "Noto Sans Khmer", "Noto Sans Lao", "Noto Sans Myanmar", "Noto Sans Armenian",
    "Noto Sans Georgian", "Noto Sans Ethiopic", "Noto Color Emoji", "Noto Sans Symbols",
    "Noto Sans Symbols2", "Noto Sans Math", "DejaVu Sans",
  ]

  /// Every family that pictures are drawn with.
  static let families: [String] = {
    var seen: Set<String> = []
    return (Design.allCases.flatMap(\.families) + ["Inter Display"] + fallbacks)
      .filter { seen.insert($0).inserted }
  }()
}
