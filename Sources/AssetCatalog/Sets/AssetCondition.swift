/// When an entry of a set counts: what it demands of the device and its settings.
struct AssetCondition: Hashable, Sendable {
  var idiom: String?
  /// Pixels per point; nil for entries of any scale.
  var scale: Double?
  var isDark: Bool?
  var hasHighContrast = false
  var isRightToLeft: Bool?
  var language: String?
  var isWidthCompact: Bool?
  var isHeightCompact: Bool?
  /// A demand that no phone meets, such as the width of a watch's screen.
  var isForeign = false

  /// Reads the keys of an entry.
  init(_ entry: JSONNode) {
    let named = entry["idiom"]?.string
    idiom = named == "universal" ? nil : named
    scale = entry["scale"]?.string.flatMap { $0.hasSuffix("x") ? Double($0.dropLast()) : nil }
    for appearance in entry["appearances"]?.elements ?? [] {
      switch (appearance["appearance"]?.string, appearance["value"]?.string) {
      case ("luminosity", "dark"): isDark = true
      case ("luminosity", "light"): isDark = false
      case ("contrast", "high"): hasHighContrast = true
      default: isForeign = true
      }
    }
    switch entry["language-direction"]?.string {
    case "left-to-right": isRightToLeft = false
    case "right-to-left": isRightToLeft = true
    default: break
    }
    language = entry["locale"]?.string
    isWidthCompact = entry["width-class"]?.string.map { $0 == "compact" }
    isHeightCompact = entry["height-class"]?.string.map { $0 == "compact" }
    isForeign = isForeign || entry["screen-width"] != nil
  }

  /// Whether a device meets everything but the scale.
  func isMet(by traits: AssetTraits) -> Bool {
    guard !isForeign else { return false }
    if let idiom, idiom != traits.idiom.rawValue { return false }
    if isDark == true, !traits.isDark { return false }
    if isDark == false, traits.isDark { return false }
    if hasHighContrast, !traits.hasHighContrast { return false }
    if let isRightToLeft, isRightToLeft != traits.isRightToLeft { return false }
    if let language, language != traits.language { return false }
    if let isWidthCompact, let own = traits.isWidthCompact, isWidthCompact != own { return false }
    if let isHeightCompact, let own = traits.isHeightCompact, isHeightCompact != own {
      return false
    }
    return true
  }

  /// How special an entry is among those that are met: the kind of device counts before the
  /// appearance, that before contrast, direction and language (F12.2).
  var rank: Int {
    (idiom == nil ? 0 : 32) + (isDark == nil ? 0 : 16) + (hasHighContrast ? 8 : 0)
      + (isRightToLeft == nil ? 0 : 4) + (language == nil ? 0 : 2)
      + (isWidthCompact == nil && isHeightCompact == nil ? 0 : 1)
  }
}
