import AssetCatalog
import Foundation

/// The asset catalogs for the documents of a run.
///
/// Catalogs under `--assets` apply to every document. Otherwise they come from the operand folder
/// that contains the document, or else from the document's project.
@MainActor
final class RenderAssets {
  private let explicit: String?
  private let roots: [String]
  private var libraries: [String: AssetLibrary] = [:]

  /// Creates the catalogs.
  init(explicit: String?, roots: [String]) {
    self.explicit = explicit
    self.roots = roots
  }

  /// Returns the catalogs of a document, the nearest first.
  func library(of file: InputFile) -> AssetLibrary? {
    if let folder = explicit ?? root(of: file) {
      let all = libraries[folder] ?? AssetLibrary(below: folder)
      libraries[folder] = all
      return file.isStandardInput ? all : all.near(file.name)
    }
    guard !file.isStandardInput else { return nil }
    let folder = URL(fileURLWithPath: file.name).deletingLastPathComponent().path
    let library = libraries[folder] ?? AssetLibrary(of: file.name)
    libraries[folder] = library
    return library
  }

  private func root(of file: InputFile) -> String? {
    roots.filter { file.name.hasPrefix($0 + "/") }.max { $0.count < $1.count }
  }
}
