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
      let folder = url.deletingLastPathComponent().path
      let root = try git(["rev-parse", "--show-toplevel"], in: folder)
        .trimmingCharacters(in: .newlines)
      if changes[root] == nil { changes[root] = try changedPaths(in: root) }
      if changes[root]?.contains(url.path) == true { kept.append(file) }
    }
    return kept
  }

  private func changedPaths(in root: String) throws(UsageError) -> Set<String> {
    let changed = try git(
      ["diff", "--name-only", "-z", "--diff-filter=d", reference, "--"], in: root)
    let new = try git(["ls-files", "--others", "--exclude-standard", "-z"], in: root)
    let base = URL(fileURLWithPath: root, isDirectory: true).resolvingSymlinksInPath().path
    return Set((changed + new).split(separator: "\0").map { "\(base)/\($0)" })
  }

  private func git(_ arguments: [String], in folder: String) throws(UsageError) -> String {
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    do {
      try process.run()
    } catch {
      throw UsageError(message: "cannot start git: \(error.localizedDescription)")
    }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    let message = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let text = String(decoding: message, as: UTF8.self).split(separator: "\n").first ?? ""
      throw UsageError(message: "git cannot compare with '\(reference)': \(text)")
    }
    return String(decoding: data, as: UTF8.self)
  }
}
