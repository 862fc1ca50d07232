struct AssetCondition: Hashable, Sendable {
  var idiom: String?
  var scale: Double?
  var isDark: Bool?
  var hasHighContrast = false
  var isRightToLeft: Bool?
  var language: String?
  var isWidthCompact: Bool?
  var isHeightCompact: Bool?
  var isForeign = false

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

  /// The specificity: device before appearance, contrast, direction and language (F12.2).
  var rank: Int {
    (idiom == nil ? 0 : 32) + (isDark == nil ? 0 : 16) + (hasHighContrast ? 8 : 0)
      + (isRightToLeft == nil ? 0 : 4) + (language == nil ? 0 : 2)
      + (isWidthCompact == nil && isHeightCompact == nil ? 0 : 1)
  }
}
