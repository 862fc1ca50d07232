import Foundation
import Testing

struct SourcePlace: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
  /// The path of the file next to which snapshots are recorded.
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

struct TestIdentity: Hashable, Sendable {
  let suite: String
  let function: String
  /// Whether the test runs once for each of several arguments.
  let isParameterized: Bool

  /// Identifies the running test.
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

/// Assigns files to a test's snapshots: `__Snapshots__/Suite/test.name.txt` next to the test.
@MainActor
enum SnapshotNames {
  /// The number of unnamed snapshots in each test, by the file with no number.
  private static var counts: [String: Int] = [:]
  /// The unmodified name for which each file was requested.
  private static var askers: [String: String] = [:]

  /// Begins a new test run, which numbers the snapshots from 1.
  static func begin(_ test: TestIdentity, beside filePath: String) {
    counts[key(test, folder(of: test, beside: filePath))] = nil
  }

  private static func key(_ test: TestIdentity, _ folder: URL) -> String {
    folder.path + "/" + test.function
  }

  static func folder(of test: TestIdentity, beside filePath: String) -> URL {
    let suite = test.suite.split(separator: ".").map { FileNamePart.of(String($0)) }
    return URL(fileURLWithPath: filePath).deletingLastPathComponent()
      .appendingPathComponent("__Snapshots__").appendingPathComponent(suite.joined(separator: "."))
  }

  /// Returns the name for a call's snapshots; throws if the name would change in the next run.
  static func stem(
    _ test: TestIdentity, named name: String?, in folder: URL
  ) throws(SnapshotFailure) -> String {
    let function = FileNamePart.of(test.function)
    if let name { return "\(function).\(FileNamePart.of(name))" }
    guard !test.isParameterized else {
      throw SnapshotFailure(
        "the snapshots of a test with arguments cannot be numbered, as its cases run in any order; "
          + "add `named:` with a text for the argument")
    }
    let key = key(test, folder)
    let count = counts[key, default: 0] + 1
    counts[key] = count
    return "\(function).\(count)"
  }

  /// Returns the snapshot's file; throws if another name leads to the same file.
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
