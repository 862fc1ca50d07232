import CCairoPango
import TextMetrics

/// Which font families this machine has.
enum InstalledFonts {
  /// Their names in small letters; fonts that are installed later are not seen.
  private static let families: Set<String> = {
    var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: Int32 = 0
    // Safe: pango allocates the list, `count` entries long, for us to free; the families stay its
    // own.
    unsafe pango_font_map_list_families(FontLibrary.installedMap, &list, &count)
    defer { unsafe g_free(list) }
    var names: Set<String> = []
    for index in 0..<Int(count) {
      guard let family = unsafe list?[index], let name = unsafe pango_font_family_get_name(family)
      else { continue }
      names.insert(unsafe String(cString: name).lowercased())
    }
    return names
  }()

  /// Whether a font is asked for by a name that an installed one has.
  static func has(_ font: TextFont) -> Bool {
    guard case .named(let name) = font.family else { return false }
    return families.contains(name.lowercased())
      || families.contains(PostScriptName(name).family.lowercased())
  }
}
