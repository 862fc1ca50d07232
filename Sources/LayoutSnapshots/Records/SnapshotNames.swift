import Foundation
import Testing

/// Where a call in a test stands.
struct SourcePlace: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
  /// The path of the file that snapshots are recorded beside.
  let path: String

  init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt, path: String? = nil)
  {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
    self.path = path ?? "\(filePath)"
  }
}

/// Which test takes snapshots.
struct TestIdentity: Hashable, Sendable {
  /// The suite, or the file where there is none.
  let suite: String
  /// The function, without its arguments.
  let function: String
  /// Whether it runs once for each of several arguments.
  let isParameterized: Bool

  /// The test that runs.
  ///
  /// - Parameters:
  ///   - name: What the caller calls it; nil for its own name.
  ///   - function: The function that the call stands in.
  ///   - filePath: The file that the call stands in.
  init(named name: String?, function: String, filePath: String) {
    let test = Test.current
    let own = name ?? test?.id.nameComponents.last ?? function
    self.function = String(own.prefix { $0 != "(" })
    let file = URL(fileURLWithPath: filePath).deletingPathExtension().lastPathComponent
    let suites = test?.id.nameComponents.dropLast() ?? []
    suite = suites.isEmpty ? file : suites.joined(separator: ".")
    isParameterized = Test.Case.current?.isParameterized ?? false
  }
}

/// Gives the snapshots of a test their files: `__Snapshots__/Suite/test.name.txt` beside the test.
@MainActor
enum SnapshotNames {
  /// How many snapshots without a name each test has taken, by its file without the number.
  private static var counts: [String: Int] = [:]
  /// What each file was asked for by.
  private static var askers: [String: String] = [:]

  /// A new run of a test: its snapshots are numbered from 1.
  static func begin(_ test: TestIdentity, beside filePath: String) {
    counts[key(test, folder(of: test, beside: filePath))] = nil
  }

  private static func key(_ test: TestIdentity, _ folder: URL) -> String {
    folder.path + "/" + test.function
  }

  /// The folder of a test's snapshots.
  static func folder(of test: TestIdentity, beside filePath: String) -> URL {
    let suite = test.suite.split(separator: ".").map { FileNamePart.of(String($0)) }
    return URL(fileURLWithPath: filePath).deletingLastPathComponent()
      .appendingPathComponent("__Snapshots__").appendingPathComponent(suite.joined(separator: "."))
  }

  /// The name of a call's snapshots before what tells its environments apart.
  ///
  /// - Throws: A failure where the name would not be the same in the next run.
  static func stem(
    _ test: TestIdentity, named name: String?, in folder: URL
  ) throws(SnapshotFailure) -> String {
    let function = FileNamePart.of(test.function)
    if let name { return "\(function).\(FileNamePart.of(name))" }
    guard !test.isParameterized else {
      throw SnapshotFailure(
        "a test with arguments runs in any order, so that its snapshots cannot be numbered; "
          + "add `named:` with a text that tells the arguments apart")
    }
    let key = key(test, folder)
    let count = counts[key, default: 0] + 1
    counts[key] = count
    return "\(function).\(count)"
  }

  /// The file of a snapshot.
  ///
  /// - Throws: A failure where another name leads to the same file.
  static func file(
    _ stem: String, _ environment: SnapshotEnvironment, _ form: SnapshotForm, in folder: URL,
    askedBy asker: String
  ) throws(SnapshotFailure) -> URL {
    let parts = [stem, environment.fileNamePart, form.fileNamePart, form.fileExtension]
    let file = folder.appendingPathComponent(parts.compactMap { $0 }.joined(separator: "."))
    if let other = askers[file.path], other != asker {
      throw SnapshotFailure(
        "\(file.lastPathComponent) is already the file of \(other); choose another name than "
          + "\(asker), since all but letters and digits become hyphens")
    }
    askers[file.path] = asker
    return file
  }
}
