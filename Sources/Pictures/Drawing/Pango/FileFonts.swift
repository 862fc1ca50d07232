import Synchronization
import TextMetrics

/// The fonts from files that texts in pictures use, each under a unique family name.
enum FileFonts {
  private struct State {
    var fonts: [CustomFont] = []
    /// The place of each font in `fonts`, from 1; projects may have different objects for a file.
    var numbers: [CustomFont.File: Int] = [:]
  }

  private static let state = Mutex(State())

  /// The fonts in the order of their first use.
  static var known: [CustomFont] { state.withLock { $0.fonts } }

  /// Returns the font's family name in pictures, and makes the font known; fonts that have no file
  /// keep their family.
  static func family(of font: CustomFont) -> String {
    guard let file = font.file else { return PostScriptName(font.names.postScript).family }
    return "autolayout-file-\(number(of: font, at: file))"
  }

  /// Returns the font's place in ``known``, from 1, and makes the font known.
  static func number(of font: CustomFont, at file: CustomFont.File) -> Int {
    state.withLock { state in
      if let number = state.numbers[file] { return number }
      state.fonts.append(font)
      state.numbers[file] = state.fonts.count
      return state.fonts.count
    }
  }
}
