package import Foundation
import Synchronization
package import TextMetrics

/// The fonts that a program added to the fonts of iOS, for `UIFont(name:size:)`.
package enum RegisteredFonts {
  private struct State {
    /// The fonts of each source, such as a path, in the order of registration.
    var sources: [(source: String, fonts: [CustomFont])] = []
  }

  private static let state = Mutex(State())

  /// All fonts in the order of their registration.
  package static var all: [CustomFont] { state.withLock { $0.sources.flatMap(\.fonts) } }

  /// Adds fonts; false if their source is registered already.
  @discardableResult
  package static func add(_ fonts: [CustomFont], from source: String) -> Bool {
    state.withLock { state in
      guard !state.sources.contains(where: { $0.source == source }) else { return false }
      state.sources.append((source, fonts))
      return true
    }
  }

  /// Removes a source's fonts; false if the source is not registered.
  package static func remove(_ source: String) -> Bool {
    state.withLock { state in
      let index = state.sources.firstIndex { $0.source == source }
      if let index { state.sources.remove(at: index) }
      return index != nil
    }
  }

  /// Returns a registered font by name; nil for the fonts of iOS.
  package static func font(named name: String) -> CustomFont? {
    let fonts = all
    guard !fonts.isEmpty,
      !TextFont(family: .named(name), pointSize: 1).isOfSystem(family: nil)
    else { return nil }
    return fonts.best(named: name)
  }

  /// Returns the family for a name: a registered font's, or a family known by name.
  static func family(named name: String) -> TextFont.Family {
    font(named: name).map { .custom($0) } ?? .named(name)
  }
}

/// Reads font files, which needs libraries that programs load only for own fonts.
package protocol FontFileReading: AnyObject, SendableMetatype {
  /// Opens a font; the error describes the problem.
  static func fonts(at path: String) throws -> [CustomFont]
  static func fonts(data: Data, name: String) throws -> [CustomFont]
}

package enum FontFileReaders {
  /// The reader of the module `FontFiles`, if the program is linked with it.
  package static let linked: (any FontFileReading.Type)? =
    NSClassFromString("FontFiles.LinkedFontReader") as? any FontFileReading.Type
}
