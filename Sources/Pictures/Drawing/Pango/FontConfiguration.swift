import CCairoPango
import Foundation
import TextMetrics

/// A configuration of fontconfig that reads no file of the user or the system.
///
/// Safe: it never changes after initialization, and fontconfig counts references atomically, so any
/// thread may use it.
@safe struct FontConfiguration: @unchecked Sendable {
  let pointer: OpaquePointer?

  /// The fonts in the program's archive, first to have the same fonts everywhere.
  private static let ownFonts: String = {
    guard let program = Bundle.main.executableURL?.resolvingSymlinksInPath() else { return "" }
    let folder = program.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("share/swift-auto-layout/fonts").path
    guard FileManager.default.fileExists(atPath: folder) else { return "" }
    return "<dir>\(XMLText.escaped(folder))</dir>"
  }()
  /// The font folders of system packages on Linux and, with Homebrew, on macOS.
  private static let folders = [
    "<dir>/usr/share/fonts</dir>", "<dir>/usr/local/share/fonts</dir>",
    "<dir>/opt/homebrew/share/fonts</dir>", "<dir>/Library/Fonts</dir>",
    "<dir>~/Library/Fonts</dir>",
  ]
  /// The user's font folders on Linux, used only when all fonts count.
  private static let ownFolders = ["<dir prefix=\"xdg\">fonts</dir>", "<dir>~/.fonts</dir>"]
  private static let caches = [
    "<cachedir>/var/cache/fontconfig</cachedir>", "<cachedir prefix=\"xdg\">fontconfig</cachedir>",
  ]

  /// Makes a configuration with only the given families; nil means all.
  init(families: [String]?, adding fonts: [CustomFont] = []) {
    unsafe pointer = FcConfigCreate()
    let text = FontConfiguration.text(families)
    // Safe: fontconfig parses the bytes during the call.
    unsafe text.withUnsafeBufferPointer {
      unsafe _ = FcConfigParseAndLoadFromMemory(pointer, $0.baseAddress, 0)
    }
    unsafe _ = FcConfigBuildFonts(pointer)
    for font in fonts { add(font) }
  }

  /// Adds the font's face under a unique family name.
  private func add(_ font: CustomFont) {
    // Safe: fontconfig reads the path during the call, and owns the added patterns, which no other
    // thread knows yet. It copies the name.
    guard let file = font.file, unsafe FcConfigAppFontAddFile(pointer, file.path) != 0,
      let fonts = unsafe FcConfigGetFonts(pointer, FcSetApplication)
    else { return }
    // The upper half counts a variable font's instances from 1.
    let wanted = file.face | (file.instance.map { $0 + 1 } ?? 0) << 16
    for index in 0..<Int(unsafe fonts.pointee.nfont) {
      let pattern = unsafe fonts.pointee.fonts[index]
      var path: UnsafeMutablePointer<FcChar8>?
      var number: Int32 = 0
      guard unsafe FcPatternGetString(pattern, FC_FILE, 0, &path) == FcResultMatch,
        unsafe FcPatternGetInteger(pattern, FC_INDEX, 0, &number) == FcResultMatch,
        let found = unsafe path, unsafe String(cString: found) == file.path,
        Int(number) == wanted
      else { continue }
      unsafe _ = FcPatternDel(pattern, FC_FAMILY)
      unsafe _ = FcPatternAddString(pattern, FC_FAMILY, FileFonts.family(of: font))
    }
  }

  private static func text(_ families: [String]?) -> [UInt8] {
    var selection = ""
    if let families {
      let patterns = families.map {
        "<pattern><patelt name=\"family\"><string>\($0)</string></patelt></pattern>"
      }
      // Accepted fonts win over rejected fonts; the empty pattern rejects all other fonts.
      selection =
        "<selectfont><acceptfont>\(patterns.joined())</acceptfont>"
        + "<rejectfont><pattern/></rejectfont></selectfont>"
    }
    let parts = ([ownFonts] + folders + (families == nil ? ownFolders : []) + caches).joined()
    let inside = parts + selection + rules
    return Array("<?xml version=\"1.0\"?><fontconfig>\(inside)</fontconfig>".utf8) + [0]
  }

  var foundFamilies: Set<String> {
    var names: Set<String> = []
    // Safe: fontconfig owns the set, which does not change; the strings are copied.
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
