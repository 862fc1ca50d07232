import AssetCatalog
import CodeDeclarations
import Diagnosis
import Foundation
import InterfaceBuilder

/// Facts about a folder that a first call of the command uses.
struct ProjectOverview {
  /// The service that runs the repository's checks.
  enum Host: String, CaseIterable {
    case github, gitlab

    var name: String { self == .github ? "GitHub" : "GitLab" }
  }

  /// The paths of the documents, relative to the folder, in alphabetical order.
  let documents: [String]
  let languages: [String]
  let swiftFiles: Int
  let objectiveCFiles: Int
  let isRepository: Bool
  let host: Host?
  let hasSettings: Bool
  /// The folders with code of others, whose documents are not counted.
  let vendored: [String]

  private static let vendors = ["Carthage", "Pods"]

  /// - Complexity: O(*n*) in the files below the folder.
  init(folder: String) {
    let root = URL(fileURLWithPath: folder, isDirectory: true).standardizedFileURL.path
    let tree = SourceTree(below: root)
    func inside(_ path: String) -> String { path.path(below: root) ?? path }
    vendored = Self.vendors.filter { InputFile.isFolder("\(root)/\($0)") }
    let folders = vendored
    func isOwn(_ path: String) -> Bool { !folders.contains { path.isBelow($0) } }
    documents = tree.documents.map { inside($0.path) }.filter(isOwn)
    languages = Set(
      documents.flatMap { DocumentLanguages(of: "\(root)/\($0)").translated }
    ).sorted()
    let sources = tree.sources.map { inside($0.path) }.filter(isOwn)
    swiftFiles = sources.count { $0.hasSuffix(".swift") }
    objectiveCFiles = sources.count { $0.hasSuffix(".m") || $0.hasSuffix(".mm") }
    hasSettings = FileManager.default.fileExists(atPath: "\(root)/\(SettingsFile.name)")
    let git = GitProcess(folder: root)
    let top = try? git.root()
    isRepository = top != nil
    host = top.flatMap { Self.host(of: $0, git) }
  }

  private static func host(of root: String, _ git: GitProcess) -> Host? {
    if InputFile.isFolder("\(root)/.github") { return .github }
    if FileManager.default.fileExists(atPath: "\(root)/.gitlab-ci.yml") { return .gitlab }
    let remotes = (try? git.call(["remote", "-v"]))?.text ?? ""
    return Host.allCases.first { remotes.contains($0.rawValue) }
  }

  /// The document to look at first: the main storyboard, another storyboard, or a whole screen.
  var mainDocument: String? {
    func name(_ path: String) -> Substring { path.split(separator: "/").last ?? "" }
    return documents.first { name($0) == "Main.storyboard" }
      ?? documents.first { $0.hasSuffix(".storyboard") && !name($0).hasPrefix("Launch") }
      ?? documents.first { $0.hasSuffix("ViewController.xib") } ?? documents.first
  }
}
