import CCairoPango
import Foundation

/// A configuration of fontconfig that reads no file of the user's or the system's.
///
/// It lives as long as the process.
// Safe: it is not changed once it is made, and fontconfig counts references atomically, so any
// thread may use it.
@safe struct FontConfiguration: @unchecked Sendable {
  /// What pango and others are given.
  let pointer: OpaquePointer?

  /// The fonts that an archive of the program brings, found from where the program lies.
  ///
  /// They come first, so that the fonts of an archive are the same everywhere.
  private static let ownFonts: String = {
    guard let program = Bundle.main.executableURL?.resolvingSymlinksInPath() else { return "" }
    let folder = program.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("share/swift-auto-layout/fonts").path
    guard FileManager.default.fileExists(atPath: folder) else { return "" }
    return "<dir>\(XMLText.escaped(folder))</dir>"
  }()
  /// Where the system's packages put fonts on Linux and, by Homebrew, on macOS.
  private static let folders = [
    "<dir>/usr/share/fonts</dir>", "<dir>/usr/local/share/fonts</dir>",
    "<dir>/opt/homebrew/share/fonts</dir>", "<dir>/Library/Fonts</dir>",
    "<dir>~/Library/Fonts</dir>",
  ]
  /// Where a user puts further ones on Linux: they count where all fonts do.
  private static let ownFolders = ["<dir prefix=\"xdg\">fonts</dir>", "<dir>~/.fonts</dir>"]
  /// Lists of what is in the folders, which only save time.
  private static let caches = [
    "<cachedir>/var/cache/fontconfig</cachedir>", "<cachedir prefix=\"xdg\">fontconfig</cachedir>",
  ]

  /// Finds fonts.
  ///
  /// - Parameter families: The families that there shall be; nil for all.
  init(families: [String]?) {
    unsafe pointer = FcConfigCreate()
    let text = FontConfiguration.text(families)
    // Safe: fontconfig parses the bytes within the call.
    unsafe text.withUnsafeBufferPointer {
      unsafe _ = FcConfigParseAndLoadFromMemory(pointer, $0.baseAddress, 0)
    }
    unsafe _ = FcConfigBuildFonts(pointer)
  }

  /// The configuration as fontconfig reads it, ended by a zero.
  private static func text(_ families: [String]?) -> [UInt8] {
    var selection = ""
    if let families {
      let patterns = families.map {
        "<pattern><patelt name=\"family\"><string>\($0)</string></patelt></pattern>"
      }
      // What is accepted is not asked for again; everything else matches the pattern of nothing.
      selection =
        "<selectfont><acceptfont>\(patterns.joined())</acceptfont>"
        + "<rejectfont><pattern/></rejectfont></selectfont>"
    }
    let parts = ([ownFonts] + folders + (families == nil ? ownFolders : []) + caches).joined()
    let inside = parts + selection + rules
    return Array("<?xml version=\"1.0\"?><fontconfig>\(inside)</fontconfig>".utf8) + [0]
  }

  /// The names of the families that were found.
  var foundFamilies: Set<String> {
    var names: Set<String> = []
    // Safe: the set is fontconfig's own and does not change; the strings are copied.
    guard let fonts = unsafe FcConfigGetFonts(pointer, FcSetSystem) else { return names }
    for index in 0..<Int(unsafe fonts.pointee.nfont) {
      var place: Int32 = 0
      var name: UnsafeMutablePointer<FcChar8>?
      while unsafe FcPatternGetString(fonts.pointee.fonts[index], FC_FAMILY, place, &name)
        == FcResultMatch, let found = unsafe name
      {
        names.insert(unsafe String(cString: found))
        place += 1
      }
    }
    return names
  }
}
