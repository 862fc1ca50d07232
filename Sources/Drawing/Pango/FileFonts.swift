import Synchronization
import TextMetrics

/// The fonts from files that texts of pictures use, each under a family name of its own.
enum FileFonts {
  private struct State {
    var files: [FontFile] = []
    var numbers: [FontFile: Int] = [:]
  }

  private static let state = Mutex(State())

  /// The fonts in the order of their first use.
  static var known: [FontFile] { state.withLock { $0.files } }

  /// Returns the family name of a font in pictures, and makes the font known.
  static func family(of file: FontFile) -> String {
    let number = state.withLock { state in
      if let number = state.numbers[file] { return number }
      state.files.append(file)
      state.numbers[file] = state.files.count
      return state.files.count
    }
    return "autolayout-file-\(number)"
  }
}
