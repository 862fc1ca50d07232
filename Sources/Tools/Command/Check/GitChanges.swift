import Foundation

struct GitChanges {
  private let reference: String

  init(since reference: String) { self.reference = reference }

  /// Returns the documents that differ from the commit, in order.
  func changed(among files: [InputFile]) throws(UsageError) -> [InputFile] {
    var changes: [String: Set<String>] = [:]
    var kept: [InputFile] = []
    for file in files {
      let url = URL(fileURLWithPath: file.path).resolvingSymlinksInPath()
      let git = GitProcess(folder: url.deletingLastPathComponent().path)
      let root = try git.root()
      if changes[root] == nil { changes[root] = try changedPaths(in: root) }
      if changes[root]?.contains(url.path) == true { kept.append(file) }
    }
    return kept
  }

  private func changedPaths(in root: String) throws(UsageError) -> Set<String> {
    let git = GitProcess(folder: root)
    let changed = try git.paths(["diff", "--name-only", "-z", "--diff-filter=d", reference, "--"])
    let base = URL(fileURLWithPath: root, isDirectory: true).resolvingSymlinksInPath().path
    return Set((changed + (try git.untrackedFiles())).map { "\(base)/\($0)" })
  }
}
