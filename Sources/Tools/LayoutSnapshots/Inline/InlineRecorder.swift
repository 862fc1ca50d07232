import Foundation

/// Rewrites literals in the sources of tests, one process at a time.
///
/// The processes in a test run share a journal of their changes to the same compiled source.
struct InlineRecorder {
  private struct RecordedEdits: Codable {
    var build: Date
    var source: InlineSource
  }

  let folder: URL
  let build: Date?

  static var ofProcess: InlineRecorder {
    InlineRecorder(
      folder: FileManager.default.temporaryDirectory.appendingPathComponent("LayoutSnapshots"),
      build: Bundle.main.executableURL.flatMap { modification(of: $0) })
  }

  /// Writes a text into a source file; `expected` is the value at compile time.
  func record(
    _ text: String, insteadOf expected: String?, in path: String, line: UInt, column: UInt
  ) throws(SnapshotFailure) {
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let name = "inline-\(Self.hash(file.path))"
    let journalFile = folder.appendingPathComponent("\(name).json")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw SnapshotFailure("cannot write into \(folder.path): \(error.localizedDescription)")
    }
    let lock = FileLock(folder.appendingPathComponent("\(name).lock"))
    defer { lock.release() }
    let disk: String
    do {
      disk = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    } catch {
      throw SnapshotFailure("cannot read \(path): \(error.localizedDescription)")
    }
    var source = try source(disk, file, journal(at: journalFile))
    try source.put(text, insteadOf: expected, line: line, column: column)
    do {
      let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
      let journal = RecordedEdits(build: build ?? .distantPast, source: source)
      try JSONEncoder().encode(journal).write(to: journalFile, options: .atomic)
      try Data(source.result.utf8).write(to: file, options: .atomic)
      if let mode {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
      }
    } catch {
      throw SnapshotFailure("cannot write \(path): \(error.localizedDescription)")
    }
  }

  private func source(
    _ disk: String, _ file: URL, _ journal: RecordedEdits?
  ) throws(SnapshotFailure) -> InlineSource {
    if let journal, journal.source.result == disk { return journal.source }
    let wasWritten = Self.modification(of: file)
    if journal != nil || (build.flatMap { build in wasWritten.map { $0 > build } } ?? false) {
      throw SnapshotFailure(
        "\(file.lastPathComponent) has changed since the tests were built, and is left unchanged; "
          + "build them again")
    }
    return InlineSource(disk)
  }

  private func journal(at file: URL) -> RecordedEdits? {
    guard let data = try? Data(contentsOf: file),
      let journal = try? JSONDecoder().decode(RecordedEdits.self, from: data),
      abs(journal.build.timeIntervalSince(build ?? .distantPast)) < 0.001
    else { return nil }
    return journal
  }

  private static func modification(of file: URL) -> Date? {
    try? FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate] as? Date
  }

  /// Hashes a path to a number that is the same in every process (FNV-1a, 64 bits).
  private static func hash(_ text: String) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }
}

/// A lock on a file between processes, which ends with the process at the latest.
struct FileLock {
  private let descriptor: Int32

  init(_ file: URL) {
    // Safe: the path is copied before the call returns.
    descriptor = unsafe open(file.path, O_CREAT | O_RDWR, 0o644)
    if descriptor >= 0 { flock(descriptor, LOCK_EX) }
  }

  func release() {
    guard descriptor >= 0 else { return }
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }
}
