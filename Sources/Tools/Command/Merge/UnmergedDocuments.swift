import DocumentDiff
import Foundation
import InterfaceBuilder

/// The documents that git's index has in several versions.
struct UnmergedDocuments {
  struct Document {
    /// The path below the repository's root.
    var path: String
    /// The hashes of the base, ours and theirs.
    var hashes: [Int: String]

    /// Whether it is a file of strings, which has no pictures.
    var isStrings: Bool {
      DocumentLanguages.textExtensions.contains(URL(fileURLWithPath: path).pathExtension)
    }
  }

  private static let extensions = DocumentLanguages.textExtensions.union(["storyboard", "xib"])

  let documents: [Document]
  private let git: GitProcess
  private let root: String

  init(_ paths: [String], from folder: String) throws(UsageError) {
    let outcome = try GitProcess(folder: folder).call(["rev-parse", "--show-toplevel"])
    guard outcome.status == 0 else {
      throw UsageError(message: "\(folder) is not in the working tree of a git repository")
    }
    root = outcome.text
    git = GitProcess(folder: root)
    let list = try GitProcess(folder: folder).call(
      ["ls-files", "-u", "-z", "--full-name", "--"] + (paths.isEmpty ? [":/"] : paths))
    var hashes: [String: [Int: String]] = [:]
    for entry in String(decoding: list.output, as: UTF8.self).split(separator: "\0") {
      let parts = entry.split(separator: "\t", maxSplits: 1).map(String.init)
      let fields = parts[0].split(separator: " ").map(String.init)
      guard parts.count == 2, fields.count == 3, let stage = Int(fields[2]) else { continue }
      let ending = URL(fileURLWithPath: parts[1]).pathExtension
      guard Self.extensions.contains(ending) else { continue }
      hashes[parts[1], default: [:]][stage] = fields[1]
    }
    documents = hashes.sorted { $0.key < $1.key }.map { Document(path: $0.key, hashes: $0.value) }
  }

  /// Returns the base, ours and theirs; nil if either side deleted the document.
  func versions(of document: Document) throws(UsageError) -> [DocumentMerge.Version]? {
    guard document.hashes[2] != nil, document.hashes[3] != nil else { return nil }
    let blobs = try GitBlobs(Array(document.hashes.values), from: git)
    var versions: [DocumentMerge.Version] = []
    for (stage, name) in [(1, "base"), (2, "ours"), (3, "theirs")] {
      let path = "\(document.path) (\(name))"
      do {
        let data = try document.hashes[stage].map(blobs.data)
        versions.append(DocumentMerge.Version(data: data ?? Data(), path: path))
      } catch {
        throw UsageError(message: "\(path): \(FileFault.reason(of: error, at: path))")
      }
    }
    return versions
  }

  func workingData(of document: Document) -> Data? {
    try? Data(contentsOf: URL(fileURLWithPath: "\(root)/\(document.path)"))
  }

  /// Writes a result, and adds it to the index if no conflict remains.
  ///
  /// - Returns: Whether the file had other changes, which are now in a copy.
  func save(_ merge: DocumentMerge, as document: Document, isKept: Bool) throws -> Bool {
    let path = "\(root)/\(document.path)"
    let isCopied = !isKept && FileManager.default.fileExists(atPath: path)
    if isCopied, let data = workingData(of: document) {
      try data.write(to: URL(fileURLWithPath: path + ".orig"))
    }
    try MergeInput.write(merge.data, to: path)
    if merge.remaining.isEmpty { _ = try git.text(["add", "--", document.path]) }
    return isCopied
  }
}
