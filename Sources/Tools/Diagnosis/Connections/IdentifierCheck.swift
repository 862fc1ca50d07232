import CodeDeclarations
import InterfaceBuilder

/// Compares identifiers that code spells with the identifiers of all documents.
extension ConnectionCheck {
  /// Returns the findings in source files, by path.
  package func sourceFindings() -> [DocumentFindings] {
    guard project.isComplete else { return [] }
    let requests = IdentifierRequests(project)
    let unset = settings.applies(.unsetOutlet) ? UnsetOutletCheck(project) : nil
    return code.files.enumerated().compactMap { number, file in
      guard !code.isDependency(file.path) else { return nil }
      var collector = FindingCollector(settings: settings, environment: .canvas)
      for use in file.declarations.uses {
        guard var draft = requests.draft(use, in: file) else { continue }
        let place = file.declarations.place(of: use.position)
        draft.location = SourceLocation(line: place.line, column: place.column)
        draft.name = use.name
        draft.distinction = "\(place.line):\(place.column)"
        collector.add(draft)
      }
      for (draft, position) in unset?.drafts(in: number) ?? [] {
        var draft = draft
        let place = file.declarations.place(of: position)
        draft.location = SourceLocation(line: place.line, column: place.column)
        draft.distinction = "\(place.line):\(place.column)"
        collector.add(draft)
      }
      let findings = collector.sorted
      return findings.isEmpty ? nil : DocumentFindings(path: file.path, findings: findings)
    }
  }
}

/// Decides for each use of the identifier in code whether a document has it.
private struct IdentifierRequests {
  private let project: CodeProject
  private let dequeues: [String: Int]
  private var code: ProjectCode { project.code }
  private var known: DocumentIdentifiers { project.identifiers }

  init(_ project: CodeProject) {
    self.project = project
    var dequeues: [String: Int] = [:]
    for file in project.code.files {
      for use in file.declarations.uses where use.kind.isRequest {
        dequeues[use.name, default: 0] += 1
      }
    }
    self.dequeues = dequeues
  }

  func draft(
    _ use: IdentifierUse, in file: ProjectCode.SourceFile
  ) -> FindingCollector.Draft? {
    switch use.kind {
    case .scene:
      guard !known.scenes.contains(use.name) else { return nil }
      return missing("no storyboard has a scene with the identifier '\(use.name)'")
    case .storyboard:
      guard !known.storyboards.contains(use.name) else { return nil }
      return missing("the project has no storyboard '\(use.name)'")
    case .nib:
      guard !known.nibs.contains(use.name), !known.storyboards.contains(use.name) else {
        return nil
      }
      return missing("the project has no nib '\(use.name)'")
    case .segue:
      guard !known.segues.contains(use.name), isInDocuments(use.type) else { return nil }
      return missing("no storyboard has a segue with the identifier '\(use.name)'")
    case .segueComparison:
      guard !known.segues.contains(use.name) else { return nil }
      return FindingCollector.Draft(
        rule: .unknownSegueComparison,
        message: "no storyboard has a segue '\(use.name)', so this branch never runs")
    case .optionalReuse: return nil
    case .reuse, .forcedReuse:
      guard !known.cells.contains(use.name), !isRegistered(use.name) else { return nil }
      return missing(
        "no document has a cell with the reuse identifier '\(use.name)', and no code registers it",
        severity: use.kind == .reuse ? .error : .warning)
    }
  }

  private func missing(_ message: String, severity: Severity? = nil) -> FindingCollector.Draft {
    FindingCollector.Draft(rule: .missingIdentifier, message: message, severity: severity)
  }

  /// Whether code may register a cell: it spells the identifier elsewhere, or as a class.
  private func isRegistered(_ name: String) -> Bool {
    code.literalCount(name) > dequeues[name] ?? 0 || !code.declarations(of: name).isEmpty
  }

  /// Whether a storyboard has a scene of the class, or of the class below it.
  ///
  /// The base class of the framework may leave its segues to apps.
  private func isInDocuments(_ name: String) -> Bool {
    guard !name.isEmpty else { return false }
    return known.classes.contains(name)
      || code.subclasses(of: name).contains { known.classes.contains($0) }
  }
}

extension IdentifierUse.Kind {
  fileprivate var isRequest: Bool {
    self == .reuse || self == .forcedReuse || self == .optionalReuse
  }
}
