import CCairoPango
import Foundation
import Synchronization

/// The fonts for drawing pictures.
///
/// By default only the fonts of ``StandIn``: pictures do not depend on the machine's fonts and
/// settings.
enum FontLibrary {
  enum Extent: Hashable {
    case pinned
    case installed
  }

  private static let extent = Mutex(Extent.pinned)

  static func use(_ wanted: Extent) { extent.withLock { $0 = wanted } }

  /// The font map of this thread; threads must not share a font map.
  static var map: UnsafeMutablePointer<PangoFontMap>? {
    unsafe map(of: extent.withLock { $0 })
  }

  static var installedMap: UnsafeMutablePointer<PangoFontMap>? { unsafe map(of: .installed) }

  private static func map(of extent: Extent) -> UnsafeMutablePointer<PangoFontMap>? {
    let key = extent == .pinned ? "autolayout.fonts.pinned" : "autolayout.fonts.installed"
    let known = Thread.current.threadDictionary
    let files = FileFonts.known
    if let owner = known[key] as? FontMap, owner.fileCount == files.count {
      return unsafe owner.pointer
    }
    let shared = extent == .pinned ? pinned : installed
    let owner = FontMap(
      files.isEmpty
        ? shared
        : FontConfiguration(families: extent == .pinned ? StandIn.families : nil, adding: files),
      fileCount: files.count)
    known[key] = owner
    return unsafe owner.pointer
  }

  private static let pinned = FontConfiguration(families: StandIn.families)
  private static let installed = FontConfiguration(families: nil)

  /// Makes the pinned fonts the process's default, for libraries that draw SVG and PDF.
  ///
  /// Only programs of this project may call it, because a host may need another configuration.
  static func takeOverProcess() {
    // Safe: fontconfig retains the configuration.
    unsafe _ = FcConfigSetCurrent(pinned.pointer)
  }

  static var missingFamilies: [String] {
    let found = pinned.foundFamilies
    return StandIn.families.filter { !found.contains($0) }
  }
}

@safe private final class FontMap {
  let pointer: UnsafeMutablePointer<PangoFontMap>?
  /// The number of fonts from files in the configuration, which only grows.
  let fileCount: Int

  init(_ configuration: FontConfiguration, fileCount: Int) {
    self.fileCount = fileCount
    guard let own = unsafe pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
      // If FreeType is missing, Pango only has the system's fonts.
      unsafe pointer = pango_cairo_font_map_new()
      return
    }
    // Safe: a map of FreeType fonts is a fontconfig map; it retains the configuration.
    unsafe pango_fc_font_map_set_config(OpaquePointer(own), configuration.pointer)
    unsafe pointer = own
  }

  deinit { unsafe g_object_unref(UnsafeMutableRawPointer(pointer)) }
}
