import AssetCatalog
import Foundation

/// The run's asset catalogs: from `--assets`, the project around the operand, or the operand.
@MainActor
final class RenderAssets {
  private let explicit: String?
  private let roots: [String]
  private var libraries: [String: AssetLibrary] = [:]

  init(explicit: String?, roots: [String]) {
    self.explicit = explicit
    self.roots = roots
  }

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

  /// The document's operand folder, or the project around that folder.
  private func root(of file: InputFile) -> String? {
    let root = roots.filter { file.isBelow($0) }.max { $0.count < $1.count }
    return root.map { AssetSearch.project(around: "\($0)/document") ?? $0 }
  }
}
