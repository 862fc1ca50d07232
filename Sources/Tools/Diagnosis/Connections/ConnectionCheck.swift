import CodeDeclarations
import Foundation
package import InterfaceBuilder
import Notation

/// Compares documents with the declarations of their project.
package struct ConnectionCheck {
  static let rules: [Rule] = [
    .unknownClass, .wrongModule, .missingOutlet, .hiddenOutlet, .missingAction, .unknownUnwind,
    .missingIdentifier, .unknownSegueComparison, .missingImage, .missingColor, .missingAttribute,
    .unsetOutlet, .staleOwnerClass,
  ]

  let project: CodeProject
  let settings: CheckSettings
  var code: ProjectCode { project.code }

  package init(_ project: CodeProject, _ settings: CheckSettings) {
    self.project = project
    self.settings = settings
  }

  /// Returns the findings for a document on disk, by line; suppressed findings are left out.
  package func findings(at path: String) -> [Finding] {
    guard let document = project.document(at: path) else { return [] }
    let findings = findings(in: document)
    guard document.hasNotes, !findings.isEmpty,
      let content = try? InterfaceDocument(contentsOf: URL(fileURLWithPath: path))
    else { return findings }
    return Self.unsuppressed(findings, content)
  }

  /// Returns the findings for a document in memory; suppressed findings are left out.
  package func findings(
    in bytes: [UInt8], at path: String, _ content: InterfaceDocument
  ) -> [Finding] {
    let document = DocumentConnections(bytes, path: path)
    let findings = findings(in: document)
    return document.hasNotes ? Self.unsuppressed(findings, content) : findings
  }

  /// Leaves out the findings that notes of the document suppress.
  private static func unsuppressed(
    _ findings: [Finding], _ document: InterfaceDocument
  ) -> [Finding] {
    let suppressions = Suppressions(document.contents)
    return findings.filter { !suppressions.cover($0) }
  }

  /// Returns the findings for a document in memory, by line.
  package func findings(in document: DocumentConnections) -> [Finding] {
    guard document.isForIOS else { return [] }
    var collector = FindingCollector(settings: settings, environment: .canvas)
    let isBuilt = isBuilt(document)
    let claims = ClaimCheck(self, document)
    for claim in document.claims {
      guard var draft = claims.draft(claim) else { continue }
      if !isBuilt {
        draft.severity = (draft.severity ?? draft.rule.severity).lowered
        draft.message += "; no target contains the document"
        draft.certainty = .likely
      }
      collector.add(draft)
    }
    return collector.sorted
  }

  /// Whether a target contains a document, if its project lists any documents.
  private func isBuilt(_ document: DocumentConnections) -> Bool {
    guard code.targets.contains(where: { $0.isListed }) else { return true }
    guard code.targets(of: document.path).isEmpty else { return true }
    // Projects that list no document at all let a tool make the list.
    return !project.documents.contains { !code.targets(of: $0.path).isEmpty }
  }
}

extension BuildTarget {
  var isListed: Bool { !files.isEmpty || !folders.isEmpty }
}

extension Severity {
  /// The next lower severity; notes stay notes.
  var lowered: Severity { self == .error ? .warning : .note }
}
