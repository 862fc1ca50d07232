import CCairoPango
import TextMetrics

enum InstalledFonts {
  private static let families: Set<String> = {
    var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: Int32 = 0
    // Safe: Pango allocates the list of `count` entries, which the caller frees; the families
    // belong to Pango.
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

  static func has(_ font: TextFont) -> Bool {
    guard case .named(let name) = font.family else { return false }
    return families.contains(name.lowercased())
      || families.contains(PostScriptName(name).family.lowercased())
  }
}
