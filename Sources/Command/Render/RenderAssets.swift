import AssetCatalog
import Foundation

/// The asset catalogs of a run: from `--assets`, the operand folder, or the document's project.
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

  private func root(of file: InputFile) -> String? {
    roots.filter { file.name.hasPrefix($0 + "/") }.max { $0.count < $1.count }
  }
}
