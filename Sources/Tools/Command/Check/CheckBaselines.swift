import AssetCatalog
import Diagnosis
import Foundation
import InterfaceBuilder

struct CheckBaselines {
  private let known: Baseline?
  private let folder: URL
  let newFile: URL?

  /// Reads the baseline of the options or settings, or returns an exit status.
  static func find(
    _ arguments: Arguments, _ source: CheckSettingsSource, _ terminal: Terminal
  ) -> Result<CheckBaselines, ExitCode> {
    let url = arguments.value(of: "baseline").map { URL(fileURLWithPath: $0) } ?? source.baseline
    let newFile = arguments.value(of: "write-baseline").map { URL(fileURLWithPath: $0) }
    let folder = (newFile ?? url ?? source.folder).deletingLastPathComponent()
    guard newFile == nil, let url else {
      return .success(CheckBaselines(known: nil, folder: folder, newFile: newFile))
    }
    let location = FileLocation(file: url.relativePath)
    let data: Data
    do {
      data = try Data(contentsOf: url, limit: Baseline.sizeLimit)
    } catch {
      let reason = FileFault.reason(of: error, at: url.path)
      terminal.printError(
        "cannot read the baseline: \(reason); --write-baseline writes a new baseline", at: location)
      return .failure(.unreadable)
    }
    guard let known = try? Baseline(data: data) else {
      terminal.printError("malformed baseline; --write-baseline replaces it", at: location)
      return .failure(.badInput)
    }
    return .success(CheckBaselines(known: known, folder: folder, newFile: nil))
  }

  func relative(_ document: DocumentFindings) -> DocumentFindings {
    var document = document
    document.path = folder.relativePath(of: document.path)
    return document
  }

  func new(_ document: DocumentFindings) -> DocumentFindings {
    guard let known else { return document }
    var rest = known.removingKnown(from: relative(document))
    rest.path = document.path
    return rest
  }

  /// Writes a baseline, and returns whether it could.
  func write(_ findings: Baseline, _ terminal: Terminal) -> Bool {
    guard let newFile else { return true }
    do {
      try Data((findings.json() + "\n").utf8).write(to: newFile)
      return true
    } catch {
      terminal.printError(
        "cannot write the baseline: \(FileFault.reason(of: error, at: newFile.path))",
        at: FileLocation(file: newFile.relativePath))
      return false
    }
  }
}

extension URL {
  fileprivate func relativePath(of path: String) -> String {
    let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
    return absolute.path(below: standardizedFileURL.path) ?? absolute
  }
}
