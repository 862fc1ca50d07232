internal import AutoLayoutValues
package import Foundation
package import TextMetrics

/// The reader of font files for code; `FontFileReaders` finds the class by name.
package final class LinkedFontReader: FontFileReading {
  package static func fonts(at path: String) throws -> [CustomFont] {
    try FontReader.fonts(at: path)
  }

  package static func fonts(data: Data, name: String) throws -> [CustomFont] {
    try FontReader.fonts(data: data, name: name)
  }
}
