import CCairoPango
import Foundation
import Synchronization

/// The fonts that pictures are drawn with.
///
/// Usually these are the stand-ins of ``StandIn`` and no others, found by a configuration of our
/// own: neither the aliases, substitutions, hinting and smoothing of the user and the system, nor
/// other fonts that happen to be installed change a picture.
enum FontLibrary {
  /// Which fonts there are.
  enum Extent: Hashable {
    /// The stand-ins alone.
    case pinned
    /// Every font of this machine.
    case installed
  }

  private static let extent = Mutex(Extent.pinned)

  /// Which fonts pictures are drawn with from now on.
  static func use(_ wanted: Extent) { extent.withLock { $0 = wanted } }

  /// The font map of this thread: pango's own may be used by one thread at a time only.
  ///
  /// It lives as long as the thread.
  static var map: UnsafeMutablePointer<PangoFontMap>? {
    unsafe map(of: extent.withLock { $0 })
  }

  /// The font map of this thread for all fonts of the machine.
  static var installedMap: UnsafeMutablePointer<PangoFontMap>? { unsafe map(of: .installed) }

  private static func map(of extent: Extent) -> UnsafeMutablePointer<PangoFontMap>? {
    let key = extent == .pinned ? "autolayout.fonts.pinned" : "autolayout.fonts.installed"
    let known = Thread.current.threadDictionary
    if let owner = known[key] as? FontMap { return unsafe owner.pointer }
    let owner = FontMap(extent == .pinned ? pinned : installed)
    known[key] = owner
    return unsafe owner.pointer
  }

  private static let pinned = FontConfiguration(families: StandIn.families)
  private static let installed = FontConfiguration(families: nil)

  /// Lets everything in this process that asks fontconfig have the pinned fonts: libraries that
  /// draw text in SVG and PDF files do.
  ///
  /// For programs of our own: a host may have plans with its fonts.
  static func takeOverProcess() {
    // Safe: fontconfig takes a reference of its own.
    unsafe _ = FcConfigSetCurrent(pinned.pointer)
  }

  /// The families of the stand-ins that are not installed, in the order of their table.
  static var missingFamilies: [String] {
    let found = pinned.foundFamilies
    return StandIn.families.filter { !found.contains($0) }
  }
}

/// A font map, and the owner of its memory.
@safe private final class FontMap {
  let pointer: UnsafeMutablePointer<PangoFontMap>?

  init(_ configuration: FontConfiguration) {
    guard let own = unsafe pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
      // A pango without FreeType has the system's fonts only.
      unsafe pointer = pango_cairo_font_map_new()
      return
    }
    // Safe: a map of FreeType's fonts is one of fontconfig's; it takes a reference of its own.
    unsafe pango_fc_font_map_set_config(OpaquePointer(own), configuration.pointer)
    unsafe pointer = own
  }

  deinit { unsafe g_object_unref(UnsafeMutableRawPointer(pointer)) }
}
