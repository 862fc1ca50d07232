import Foundation
import InterfaceBuilder

struct GitBlobs: Sendable {
  private var contents: [String: Data] = [:]
  /// The blobs larger than the limit for documents, which are not read.
  private let large: Set<String>

  /// Reads files with a single call of `git cat-file --batch`.
  init(_ names: [String], from git: GitProcess) throws(UsageError) {
    let names = Set(names)
    large = try Self.large(names, in: git)
    let wanted = names.subtracting(large)
    guard !wanted.isEmpty else { return }
    let output = try git.call(["cat-file", "--batch"], input: Self.lines(wanted)).output
    var position = output.startIndex
    while let end = output[position...].firstIndex(of: UInt8(ascii: "\n")) {
      // `name blob size`, the content, a line break; or `name missing`.
      let head = Self.head(output[position..<end])
      position = output.index(after: end)
      guard let head,
        let stop = output.index(position, offsetBy: head.size, limitedBy: output.endIndex)
      else { continue }
      contents[head.name] = Data(output[position..<stop])
      position = min(stop + 1, output.endIndex)
    }
  }

  private static func large(
    _ names: Set<String>, in git: GitProcess
  ) throws(UsageError) -> Set<String> {
    guard !names.isEmpty else { return [] }
    let output = try git.call(["cat-file", "--batch-check"], input: lines(names)).output
    let heads = output.split(separator: UInt8(ascii: "\n")).compactMap { head($0) }
    return Set(heads.filter { $0.size > InterfaceDocument.sizeLimit }.map(\.name))
  }

  private static func lines(_ names: Set<String>) -> Data {
    Data((names.sorted().joined(separator: "\n") + "\n").utf8)
  }

  private static func head(_ line: Data) -> (name: String, size: Int)? {
    let words = String(decoding: line, as: UTF8.self).split(separator: " ")
    guard words.count == 3, let size = Int(words[2]) else { return nil }
    return (String(words[0]), size)
  }

  /// Returns the file's content, or throws ``FileRefusal`` or ``GitMissingObject``.
  func data(_ name: String) throws -> Data {
    guard !large.contains(name) else {
      throw FileRefusal.tooLarge(limit: InterfaceDocument.sizeLimit)
    }
    guard let data = contents[name] else { throw GitMissingObject() }
    return data
  }
}

struct GitMissingObject: LocalizedError {
  var errorDescription: String? {
    "git does not have its content; in a shallow or partial clone, run 'git fetch --unshallow'"
  }
}
