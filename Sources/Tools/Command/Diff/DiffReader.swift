import DocumentDiff
import Foundation
import InterfaceBuilder

@MainActor
struct DiffReader {
  let settings: DocumentComparison.Settings

  struct Result {
    var comparison = DocumentComparison()
    var code = ExitCode.success
    var old: ComparedDocument?
    var new: ComparedDocument?
    /// Two outputs of 'frames --json', if the versions are such outputs.
    var frames: (old: [RecordedFrameReport], new: [RecordedFrameReport])?
    var isConflict = false
    var file: String?
    var problems: [DocumentComparison.Problem] = []
    var sceneCount = 0
  }

  func compare(_ pair: DocumentVersions) -> Result {
    var sides = read(pair)
    var comparison = DocumentComparison()
    if let document = sides.new, let update = settings.update {
      comparison = DocumentComparison(document, update, settings)
    } else if let old = sides.old, let new = sides.new {
      comparison = DocumentComparison(old, new, settings)
    } else if let document = sides.new, pair.old == nil {
      comparison = DocumentComparison(document, settings)
    } else if let frames = sides.frames {
      comparison = DocumentComparison(frames.old, frames.new)
    } else {
      comparison.sceneCount = sides.sceneCount
    }
    // Both sides of the conflict have separate names.
    if !sides.isConflict {
      comparison.oldPath = pair.old?.name
      comparison.newPath = pair.new?.name
    }
    comparison.problems = sides.problems
    if sides.problems.isEmpty, sides.old != nil, sides.new != nil, comparison.isReported,
      let name = pair.compiledName
    {
      comparison.problems = [
        DocumentComparison.Problem(path: name, message: "stale; compile the document again")
      ]
    }
    sides.comparison = comparison
    return sides
  }

  func read(_ given: DocumentVersions) -> Result {
    let pair = given.comparable
    var problems: [DocumentComparison.Problem] = []
    var code = ExitCode.success
    let old = pair.old.flatMap { load($0, of: pair, &problems, &code) }
    let new = pair.new.flatMap { load($0, of: pair, &problems, &code) }
    var result = Result(code: code)
    result.file = pair.new?.file ?? pair.old?.file
    result.problems = problems
    result.sceneCount = [old, new].compactMap { $0 }.first?.sceneCount ?? 0
    switch (old, new) {
    case (.frames(let left)?, .frames(let right)?): result.frames = (left, right)
    case (.conflict(let ours, let theirs)?, _), (_, .conflict(let ours, let theirs)?):
      (result.old, result.new) = (ours, theirs)
      result.isConflict = true
    default:
      if case .document(let document)? = old { result.old = document }
      if case .document(let document)? = new { result.new = document }
    }
    return result
  }

  private enum Side {
    case document(ComparedDocument)
    case frames([RecordedFrameReport])
    case conflict(ours: ComparedDocument, theirs: ComparedDocument)

    var sceneCount: Int {
      switch self {
      case .document(let document): document.document.scenes.count
      case .conflict(let ours, _): ours.document.scenes.count
      case .frames(let reports): reports.reduce(0) { $0 + $1.scenes.count }
      }
    }
  }

  private func load(
    _ version: DocumentVersion, of pair: DocumentVersions,
    _ problems: inout [DocumentComparison.Problem],
    _ code: inout ExitCode
  ) -> Side? {
    func report(_ message: String, line: Int? = nil, column: Int? = nil) {
      problems.append(
        DocumentComparison.Problem(
          path: version.name, line: line, column: column, message: message))
    }
    // A version from git has the strings and fonts near the file in the working tree.
    let file = version.file ?? pair.new?.file ?? pair.old?.file ?? version.name
    let data: Data
    do {
      data = try version.read()
    } catch let error as InterfaceDocumentError {
      report(error.diagnostic.message)
      code.worsen(to: error.isUnreadable ? .unreadable : .badInput)
      return nil
    } catch {
      report("cannot read the file: \(FileFault.reason(of: error, at: version.name))")
      code.worsen(to: .unreadable)
      return nil
    }
    do {
      if RecordedFrameReport.isLikely(data) {
        return .frames(try RecordedFrameReport.all(in: data))
      }
      if let conflict = MergeConflict(data) {
        let noun = conflict.count == 1 ? "merge conflict" : "\(conflict.count) merge conflicts"
        report(
          "\(noun) in the document; its two sides are compared", line: conflict.line, column: 1)
        code.worsen(to: .badInput)
        return .conflict(
          ours: try ComparedDocument(
            data: conflict.ours, path: "\(version.name) (ours)", file: file,
            texts: version.texts),
          theirs: try ComparedDocument(
            data: conflict.theirs, path: "\(version.name) (theirs)", file: file,
            texts: version.texts))
      }
      if data.prefix(8192).contains(0) {
        report(
          "it is a binary file; give a .storyboard, .xib, .nib or .storyboardc")
        code.worsen(to: .badInput)
        return nil
      }
      return .document(
        try ComparedDocument(data: data, path: version.name, file: file, texts: version.texts))
    } catch let error as InterfaceDocumentError {
      let diagnostic = error.diagnostic
      report(
        diagnostic.message, line: diagnostic.location?.line, column: diagnostic.location?.column)
      // A folder may contain documents for macOS or watchOS, which are not an error.
      if pair.isFound, error.isForeign { return nil }
    } catch {
      report("it is not a result of 'frames --json': \(error.localizedDescription)")
    }
    code.worsen(to: .badInput)
    return nil
  }
}

extension InterfaceDocumentError {
  fileprivate var isForeign: Bool {
    if case .unsupportedTarget = self { return true }
    return false
  }
}
