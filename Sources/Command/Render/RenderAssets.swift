import AssetCatalog
import Foundation

/// The catalogues of the documents of a call.
///
/// Those under `--assets` count for every document; without it, those of the folder that was named
/// and holds the document; without such a folder, those of the document's project.
@MainActor
final class RenderAssets {
  private let explicit: String?
  private let roots: [String]
  private var libraries: [String: AssetLibrary] = [:]

  /// Makes the catalogues of a call.
  ///
  /// - Parameters:
  ///   - explicit: The value of `--assets`.
  ///   - roots: The folders that were named as operands.
  init(explicit: String?, roots: [String]) {
    self.explicit = explicit
    self.roots = roots
  }

  /// The catalogues of a document, the nearest first.
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
