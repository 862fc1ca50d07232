import AssetCatalog
import CodeDeclarations
import Diagnosis
import Dispatch
import Foundation
import Synchronization

/// The comparison of documents with code, in the background while workers lay the documents out.
final class ConnectionRun: Sendable {
  private struct Results {
    var documents: [String: [Finding]] = [:]
    var facts: [String: CodeBehind] = [:]
    var sources: [DocumentFindings] = []
  }

  private let results = Mutex(Results())
  private let work = DispatchGroup()
  /// Whether the user gives the folder with the sources.
  private let isGiven: Bool

  /// Starts the comparison; returns nil if no document is in a project with code.
  static func start(
    _ files: [InputFile], below operands: [String], _ code: CodeSettings,
    _ settings: CheckSettings
  ) -> ConnectionRun? {
    guard code.isOn != false else { return nil }
    var roots: [String: [String]] = [:]
    var known: [String: String?] = [:]
    for file in files where !file.isStandardInput {
      let folder = SourceFolderPath.absolute(file.path).deletingLastPathComponent
      let root = known[folder] ?? CodeProject.root(around: folder, code)
      known[folder] = .some(root)
      if let root { roots[root, default: []].append(file.path) }
    }
    guard !roots.isEmpty else { return nil }
    var strict = settings
    strict.isStrict = code.isStrict
    return ConnectionRun(
      roots, below: operands.filter(InputFile.isFolder).map(SourceFolderPath.absolute),
      assuming: code.assumptions, strict, isGiven: code.folder != nil)
  }

  private init(
    _ roots: [String: [String]], below folders: [String],
    assuming assumptions: ProjectCode.Assumptions, _ settings: CheckSettings, isGiven: Bool
  ) {
    self.isGiven = isGiven
    DispatchQueue.global().async(group: work) { [self] in
      for (root, paths) in roots.sorted(by: { $0.key < $1.key }) {
        compare(CodeProject(root: root, assuming: assumptions), paths, below: folders, settings)
      }
    }
  }

  private func compare(
    _ project: CodeProject, _ paths: [String], below folders: [String], _ settings: CheckSettings
  ) {
    // A folder that the user gives counts even if it has no source.
    guard isGiven || !project.code.files.isEmpty else { return }
    let check = ConnectionCheck(project, settings)
    for path in paths {
      let findings = check.findings(at: SourceFolderPath.absolute(path)).map(Self.readable)
      let facts =
        CodeBehind.isNeeded(settings)
        ? check.codeBehind(at: SourceFolderPath.absolute(path)) : nil
      results.withLock {
        $0.documents[path] = findings
        $0.facts[path] = facts
      }
    }
    let sources = check.sourceFindings().compactMap { file -> DocumentFindings? in
      guard folders.contains(where: { file.path.isBelow($0) }) else { return nil }
      var file = file
      file.path = SourceFolderPath.short(file.path)
      return file
    }
    results.withLock { $0.sources += sources }
  }

  /// Shortens the paths of sources in the working directory.
  private static func readable(_ finding: Finding) -> Finding {
    var finding = finding
    for index in finding.related.indices {
      finding.related[index].file = finding.related[index].file.map(SourceFolderPath.short)
    }
    return finding
  }

  /// Adds what code says about a document, when the comparison is finished.
  func complete(_ answer: inout CheckAnswer, for path: String) {
    work.wait()
    let (findings, facts) = results.withLock { ($0.documents[path] ?? [], $0.facts[path]) }
    answer.add(findings, facts)
  }

  /// Returns the findings in source files of the given folders.
  var sources: [DocumentFindings] {
    work.wait()
    return results.withLock { $0.sources }
  }
}

enum SourceFolderPath {
  static func absolute(_ path: String) -> String {
    let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
    return absolute.count > 1 && absolute.hasSuffix("/") ? String(absolute.dropLast()) : absolute
  }

  /// The path relative to the working directory, if it is inside.
  static func short(_ path: String) -> String {
    path.path(below: FileManager.default.currentDirectoryPath) ?? path
  }
}

extension String {
  fileprivate var deletingLastPathComponent: String { (self as NSString).deletingLastPathComponent }
}

extension CheckAnswer {
  /// Adds the findings about code, in the order of lines, and the facts that others depend on.
  mutating func add(_ connections: [Finding], _ facts: CodeBehind?) {
    guard findings.problem == nil else { return }
    let layout = facts?.adjusted(findings.findings) ?? findings.findings
    findings.findings = (layout + connections).enumerated().sorted {
      ($0.element.line ?? 0, $0.offset) < ($1.element.line ?? 0, $1.offset)
    }.map(\.element)
    status = (findings.findings.isEmpty ? ExitCode.success : .findings).rawValue
  }
}
