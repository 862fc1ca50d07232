package import Foundation

/// A clone of swift-auto-layout.
package struct LibraryClone: Equatable {
  package let folder: URL

  package init(_ folder: URL) { self.folder = folder.standardizedFileURL }

  /// Finds the clone that contains a file or folder; nil if there is none.
  package init?(around url: URL) {
    var folder = url.standardizedFileURL
    while folder.path != "/" {
      let parts = ["Package.swift", "Sources/Tools/ConversionVerification"]
      if parts.allSatisfy({
        FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
      }) {
        self.init(folder)
        return
      }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// The build folder of the clone and of the packages inside, which compile the library once.
  package var buildFolder: String { folder.appendingPathComponent(".build").path }
}
