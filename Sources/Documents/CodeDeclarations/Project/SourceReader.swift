import Dispatch
import Foundation
import Synchronization

enum SourceReader {
  private final class Results: Sendable {
    let files = Mutex<[Int: ProjectCode.SourceFile]>([:])
  }

  /// Reads sources on all cores; files that cannot be read are nil.
  static func read(_ files: [SourceTree.File]) -> [ProjectCode.SourceFile?] {
    let results = Results()
    DispatchQueue.concurrentPerform(iterations: files.count) { index in
      guard let file = read(files[index]) else { return }
      results.files.withLock { $0[index] = file }
    }
    let found = results.files.withLock { $0 }
    return files.indices.map { found[$0] }
  }

  private static func read(_ file: SourceTree.File) -> ProjectCode.SourceFile? {
    guard file.stamp.size <= SourceTree.sizeLimit,
      let data = FileManager.default.contents(atPath: file.path)
    else { return nil }
    let language: CodeLanguage = file.path.hasSuffix(".swift") ? .swift : .objectiveC
    return ProjectCode.SourceFile(
      path: file.path, stamp: file.stamp,
      declarations: SourceDeclarations([UInt8](data), language: language))
  }

  /// The versions of Swift in an `.xcconfig` file.
  static func swiftVersions(ofConfiguration bytes: [UInt8]) -> [Double] {
    let text = String(decoding: bytes.prefix(1 << 20), as: UTF8.self)
    return text.split(whereSeparator: \.isNewline).compactMap { line in
      let parts = line.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, parts[0].hasPrefix("SWIFT_VERSION") else { return nil }
      return SwiftVersion.number(parts[1].trimmingCharacters(in: .whitespaces))
    }
  }
}
