import AssetCatalog
import DocumentDiff
import Foundation
import InterfaceBuilder

struct GitComparison {
  private let git: GitProcess
  private let old: String
  private let new: String?
  private let isStaged: Bool
  private let paths: [String]
  /// Whether the layout in languages needs the files of strings of both versions.
  private let hasLanguages: Bool

  /// Creates a comparison; throws if the repository or a revision does not exist.
  init(
    revisions: String?, paths: [String], hasLanguages: Bool = false
  ) throws(UsageError) {
    self.hasLanguages = hasLanguages
    let first = paths.first.map { URL(fileURLWithPath: $0) }
    let folder = first.map { InputFile.isFolder($0.path) ? $0 : $0.deletingLastPathComponent() }
    git = GitProcess(
      folder: folder.map(\.path) ?? FileManager.default.currentDirectoryPath)
    self.paths = paths.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
    isStaged = revisions == nil
    guard try git.call(["rev-parse", "--git-dir"]).status == 0 else {
      throw UsageError(message: "\(git.folder) is not in a git repository")
    }
    let text = revisions ?? "HEAD"
    if let range = text.range(of: "...") {
      let ends = (Self.head(text[..<range.lowerBound]), Self.head(text[range.upperBound...]))
      let outcome = try git.call(["merge-base", ends.0, ends.1])
      guard outcome.status == 0 else {
        throw UsageError(
          message: "\(ends.0) and \(ends.1) have no common commit here; "
            + "in a shallow clone, run 'git fetch --unshallow'")
      }
      (old, new) = (outcome.text, ends.1)
    } else if let range = text.range(of: "..") {
      (old, new) = (Self.head(text[..<range.lowerBound]), Self.head(text[range.upperBound...]))
    } else {
      (old, new) = (text, nil)
    }
    for revision in [old, new].compactMap({ $0 }) { try verify(revision) }
  }

  private static func head(_ text: Substring) -> String { text.isEmpty ? "HEAD" : String(text) }

  private func verify(_ revision: String) throws(UsageError) {
    let outcome = try git.call(
      ["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"])
    guard outcome.status != 0 else { return }
    let isShallow = try git.call(["rev-parse", "--is-shallow-repository"]).text == "true"
    let advice =
      isShallow
      ? "this clone is shallow: run 'git fetch --depth 100' or 'git fetch --unshallow'"
      : "'git log' and 'git branch -a' list revisions; 'git fetch' gets new ones"
    throw UsageError(message: "unknown revision '\(revision)'; \(advice)")
  }

  // MARK: - Changed files

  private struct Entry {
    var status: Character
    var blobs: (old: String, new: String)
    var paths: (old: String, new: String)
    var isSubmodule: Bool

    var isOfStrings: Bool {
      DocumentLanguages.isTexts(paths.old) || DocumentLanguages.isTexts(paths.new)
    }

    func isBelow(_ path: String) -> Bool {
      [paths.old, paths.new].contains { $0.isBelow(path) }
    }
  }

  func pairs() throws(UsageError) -> [DocumentVersions] {
    let root = try git.root()
    let base = URL(fileURLWithPath: root).resolvingSymlinksInPath().path
    let wantedPaths = paths.map { path in
      let full = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      return full == base ? "" : full.path(below: base) ?? full
    }
    let changed = try entries() + (try untracked(in: root))
    for path in wantedPaths where !changed.contains(where: { $0.isBelow(path) }) {
      try verifyPath(path, in: base)
    }
    let chosen = changed.filter { !$0.isSubmodule }
      .filter { entry in
        wantedPaths.isEmpty
          || wantedPaths.contains { $0.isEmpty || entry.isBelow($0) }
      }
    var entries = chosen.filter { Self.isDocument($0.paths.old) || Self.isDocument($0.paths.new) }
    let strings = chosen.filter { $0.isOfStrings }
    guard !strings.isEmpty || hasLanguages else {
      return try pairs(of: entries, root, texts: nil)
    }
    let texts = (
      old: try GitTexts(of: .revision(old), from: git),
      new: isStaged
        ? try GitTexts(of: .index, from: git)
        : try new.map { name throws(UsageError) in try GitTexts(of: .revision(name), from: git) }
    )
    // A document whose strings changed is compared even if the document did not change.
    var known = Set(entries.map(\.paths.new))
    for path in strings.flatMap({ [$0.paths.new, $0.paths.old] }) {
      for document in documents(ofTexts: path, texts.new, root)
      where known.insert(document).inserted {
        guard let blob = texts.old.blob(document) else { continue }
        let other = texts.new.map { $0.blob(document) ?? blob } ?? "0"
        entries.append(
          Entry(
            status: "M", blobs: (blob, other), paths: (document, document), isSubmodule: false))
      }
    }
    return try pairs(of: entries.sorted { $0.paths.new < $1.paths.new }, root, texts: texts)
  }

  /// Returns the documents, below the root, that show the texts in a file.
  private func documents(ofTexts path: String, _ texts: GitTexts?, _ root: String) -> [String] {
    if let texts { return texts.documents(ofTexts: path) }
    let file = URL(fileURLWithPath: root).appendingPathComponent(path).path
    return DocumentLanguages.documents(ofTexts: file).map { $0.path(below: root) ?? $0 }
  }

  private func pairs(
    of entries: [Entry], _ root: String, texts: (old: GitTexts, new: GitTexts?)?
  ) throws(UsageError) -> [DocumentVersions] {
    var wanted = entries.flatMap { [$0.blobs.old, $0.blobs.new] }.filter { !Self.isNone($0) }
    if let texts {
      wanted += texts.old.blobs(near: entries.map(\.paths.old))
      wanted += texts.new?.blobs(near: entries.map(\.paths.new)) ?? []
    }
    let blobs = try GitBlobs(wanted, from: git)
    return entries.map { entry in
      let hasOld = entry.status != "A"
      let hasNew = entry.status != "D"
      let isUnmerged = entry.status == "U"
      var versions = DocumentVersions(
        old: hasOld && !isUnmerged
          ? version(entry.paths.old, entry.blobs.old, of: old, blobs, root) : nil,
        new: hasNew
          ? version(entry.paths.new, entry.blobs.new, of: new, blobs, root) : nil)
      if let texts {
        versions.old?.texts = texts.old.texts(near: entry.paths.old, blobs, root: root)
        if let new = texts.new {
          versions.new?.texts = new.texts(near: entry.paths.new, blobs, root: root)
        }
      }
      return versions
    }
  }

  private func version(
    _ path: String, _ blob: String, of revision: String?, _ blobs: GitBlobs, _ root: String
  ) -> DocumentVersion {
    let file = URL(fileURLWithPath: root).appendingPathComponent(path)
    var version: DocumentVersion
    if Self.isNone(blob) {
      // A file in the working tree has no blob yet.
      version = DocumentVersion(path: path, name: path) {
        try Data(contentsOf: file, limit: InterfaceDocument.sizeLimit)
      }
      version.isFile = true
    } else {
      let name = revision.map { "\($0):\(path)" } ?? (isStaged ? "staged:\(path)" : path)
      version = DocumentVersion(path: path, name: name) { try blobs.data(blob) }
    }
    version.file = file.path
    return version
  }

  private static func isNone(_ blob: String) -> Bool { blob.allSatisfy { $0 == "0" } }

  static func isDocument(_ path: String) -> Bool {
    path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
  }

  /// Throws if a path is neither in the working tree nor in a compared revision.
  private func verifyPath(_ path: String, in root: String) throws(UsageError) {
    let file = path.hasPrefix("/") ? path : "\(root)/\(path)"
    guard !path.isEmpty, !FileManager.default.fileExists(atPath: file) else { return }
    let revisions = [old, new].compactMap(\.self)
    for revision in revisions
    where try git.call(["cat-file", "-e", "\(revision):\(path)"]).status == 0 { return }
    throw UsageError(
      message: "no such file or folder '\(path)' in the working tree or in "
        + revisions.joined(separator: " or "), code: .unreadable)
  }

  /// The untracked files of the working tree, as added files; links are left out.
  private func untracked(in root: String) throws(UsageError) -> [Entry] {
    guard new == nil, !isStaged else { return [] }
    return try git.untrackedFiles().filter {
      Self.isDocument($0) || DocumentLanguages.isTexts($0)
    }.compactMap { path in
      let attributes = try? FileManager.default.attributesOfItem(atPath: "\(root)/\(path)")
      guard attributes?[.type] as? FileAttributeType == .typeRegular else { return nil }
      return Entry(status: "A", blobs: ("0", "0"), paths: (path, path), isSubmodule: false)
    }
  }

  private func entries() throws(UsageError) -> [Entry] {
    var arguments = ["diff", "--raw", "-z", "--no-abbrev", "-M", "--no-ext-diff", "--no-textconv"]
    if isStaged { arguments.append("--cached") }
    // Lists all paths: a file may have been renamed from outside the requested paths.
    arguments += [old] + (new.map { [$0] } ?? []) + ["--"]
    let outcome = try git.call(arguments)
    guard outcome.status == 0 else {
      let reason = outcome.errors.split(separator: "\n").first.map(String.init) ?? ""
      throw UsageError(message: "git diff: \(reason)")
    }
    let fields = String(decoding: outcome.output, as: UTF8.self).split(
      separator: "\0", omittingEmptySubsequences: true
    ).map(String.init)
    var entries: [Entry] = []
    var index = 0
    while index + 1 < fields.count {
      // `:old-mode new-mode old-blob new-blob status`, then a path, or two paths for a rename.
      let head = fields[index].dropFirst().split(separator: " ").map(String.init)
      guard head.count == 5, let status = head[4].first else { break }
      let isRename = status == "R" || status == "C"
      let paths = (
        fields[index + 1],
        isRename && index + 2 < fields.count ? fields[index + 2] : fields[index + 1]
      )
      entries.append(
        Entry(
          status: status, blobs: (head[2], head[3]), paths: (paths.0, paths.1),
          isSubmodule: head[0] == "160000" || head[1] == "160000"))
      index += isRename ? 3 : 2
    }
    return entries
  }
}
