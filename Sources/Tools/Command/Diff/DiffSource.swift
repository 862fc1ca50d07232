import AssetCatalog
import AutoLayout
import CompiledNibs
import Diagnosis
import DocumentDiff
import Foundation
import InterfaceBuilder

enum DiffSource {
  case files(old: String, new: String)
  case conflict(String)
  case git(GitComparison)

  init(_ arguments: Arguments) throws(UsageError) {
    let operands = arguments.operands
    if arguments.has("git") || arguments.has("staged") {
      guard !(arguments.has("git") && arguments.has("staged")) else {
        throw UsageError(message: "--git and --staged exclude each other")
      }
      self = .git(
        try GitComparison(
          revisions: arguments.value(of: "git"), paths: operands,
          hasLanguages: try !(arguments.languages() ?? []).isEmpty))
      return
    }
    if try arguments.systemUpdate() != nil {
      self = .files(old: operands[0], new: operands[0])
      return
    }
    switch operands.count {
    case 1 where !DocumentSearch.isFolder(operands[0]): self = .conflict(operands[0])
    case 2:
      guard DocumentSearch.isFolder(operands[0]) == DocumentSearch.isFolder(operands[1]) else {
        let missing = operands.first { !FileManager.default.fileExists(atPath: $0) }
        throw UsageError(
          message: missing.map { "no such file or folder '\($0)'" }
            ?? "OLD and NEW must both be files or both be folders",
          code: missing == nil ? .usage : .unreadable)
      }
      self = .files(old: operands[0], new: operands[1])
    default:
      throw UsageError(
        message: "give OLD and NEW, or --git REVISIONS, or one FILE with merge conflicts")
    }
  }

  func pairs() throws(UsageError) -> [DocumentVersions] {
    switch self {
    case .git(let comparison): return Self.found(try comparison.pairs())
    case .conflict(let path):
      let version = DocumentVersion(file: path)
      guard let data = try? version.read(), MergeConflict(data) != nil else {
        guard FileManager.default.fileExists(atPath: path) else {
          throw UsageError(
            message: "no such file '\(path)'; to compare with a revision, give --git \(path)",
            code: .unreadable)
        }
        throw UsageError(
          message: "missing NEW: \(path) has no conflict markers to compare; give two files, or "
            + "--git, or use 'autolayout mergetool' for a merge by objects")
      }
      return [DocumentVersions(old: version, new: nil)]
    case .files(let old, let new):
      guard !StringsComparison.isOfStrings(new) else {
        return try StringsComparison(old, new).pairs()
      }
      guard DocumentSearch.isFolder(old) else {
        return [
          DocumentVersions(old: DocumentVersion(file: old), new: DocumentVersion(file: new))
        ]
      }
      return Self.found(DocumentVersions.pairing(versions(below: old), versions(below: new)))
    }
  }

  private static func found(_ pairs: [DocumentVersions]) -> [DocumentVersions] {
    pairs.map { pair in
      var pair = pair
      pair.isFound = true
      return pair
    }
  }

  private func versions(below folder: String) -> [DocumentVersion] {
    let root = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    return DocumentSearch([folder]).files.map { file in
      var version = DocumentVersion(file: file.name)
      version.path = file.name.path(below: root) ?? file.name
      return version
    }
  }
}

extension Arguments {
  /// The matrix of a comparison; appearances differ only in pictures.
  func comparedMatrix() throws(UsageError) -> CheckMatrix {
    var matrix = try matrix(CheckMatrix())
    matrix[.appearance] = []
    return matrix
  }

  /// Returns the releases of `--os OLD,NEW`, whose layouts of a document are compared; or nil.
  func systemUpdate() throws(UsageError) -> SystemUpdate? {
    guard let releases = try words(of: .system), releases.count > 1 else { return nil }
    guard releases.count == 2, operands.count == 1 || has(DiffWorker.option), !has("git"),
      !has("staged")
    else {
      throw UsageError(
        message: "--os compares two releases on one FILE or folder; give --os OLD,NEW FILE")
    }
    return SystemUpdate(old: releases[0], new: releases[1])
  }
}

extension DocumentVersion {
  init(file path: String) {
    self.init(path: path, name: path) {
      try Self.content(of: path)
    }
    file = path
    isFile = true
  }

  /// The document at a path; a compiled document in the form of its source.
  static func content(of path: String) throws -> Data {
    if let compiled = CompiledPath(path) {
      return Data(try RecoveredDocument(compiled, path: path).text.utf8)
    }
    return try Data(contentsOf: URL(fileURLWithPath: path), limit: InterfaceDocument.sizeLimit)
  }
}
