import CodeDeclarations

/// Facts in code that findings about a document's views depend on.
package struct CodeBehind: Sendable {
  /// The views whose label, title or image code sets.
  private var named: Set<String> = []
  /// The views whose outlets and classes are known, and for which code sets none of these.
  private var unnamed: Set<String> = []
  /// The views whose class may enlarge its touch area.
  private var enlarged: Set<String> = []
  /// The views of the project's classes that do not enlarge their touch area.
  private var plain: Set<String> = []

  private static let rules: [Rule] = [.missingLabel, .unlabelledImage, .smallTarget]

  /// Whether any rule depends on the facts.
  package static func isNeeded(_ settings: CheckSettings) -> Bool {
    rules.contains(where: settings.applies)
  }

  /// Returns findings with the facts: findings that code refutes are left out.
  package func adjusted(_ findings: [Finding]) -> [Finding] {
    findings.compactMap { finding in
      guard let view = finding.view else { return finding }
      switch finding.rule {
      case Rule.missingLabel.id, Rule.unlabelledImage.id:
        if named.contains(view) { return nil }
        return unnamed.contains(view) ? LabelCheck.confirmed(finding) : finding
      case Rule.smallTarget.id:
        if enlarged.contains(view) { return TargetCheck.doubted(finding) }
        return plain.contains(view) ? TargetCheck.confirmed(finding) : finding
      default: return finding
      }
    }
  }
}

extension CodeBehind {
  private struct ClassFacts {
    var isNamed = false
    var isKnown = false
    var isEnlarged = false
  }

  /// Reads the facts about a document's views.
  init(_ document: DocumentConnections, _ project: CodeProject) {
    let code = project.code
    var owners: [String: [(type: String, property: String)]] = [:]
    for claim in document.claims {
      guard claim.kind == .outlet, let view = claim.destination,
        let type = document.objects[claim.object].customClass?.lastPart
      else { continue }
      owners[view, default: []].append((type, claim.name))
    }
    var known: [String: ClassFacts] = [:]
    for object in document.objects {
      guard let type = object.customClass?.lastPart ?? SystemClasses.table.elements[object.element]
      else { continue }
      let facts = known[type] ?? Self.facts(of: type, code)
      known[type] = facts
      let outlets = owners[object.id] ?? []
      let isNamed =
        facts.isNamed
        || outlets.contains { !code.changes(through: $0.property, of: $0.type).isEmpty }
      let areKnown = outlets.allSatisfy { Self.isKnown($0.property, of: $0.type, code) }
      if isNamed { named.insert(object.id) }
      if !isNamed, facts.isKnown, areKnown { unnamed.insert(object.id) }
      if facts.isEnlarged { enlarged.insert(object.id) }
      if !facts.isEnlarged, facts.isKnown { plain.insert(object.id) }
    }
  }

  private static func isKnown(_ property: String, of type: String, _ code: ProjectCode) -> Bool {
    if case .visible = code.property(property, of: type) { true } else { false }
  }

  private static func facts(of type: String, _ code: ProjectCode) -> ClassFacts {
    let chain = code.chain(of: type)
    var facts = ClassFacts()
    facts.isKnown = chain.unknown.isEmpty
    facts.isNamed = !code.changesOfInstances(of: type).isEmpty
    facts.isEnlarged = chain.types.flatMap { code.type($0).members }.contains { member in
      member.selector.hasPrefix("pointInside:") || member.selector.hasPrefix("hitTest:")
    }
    return facts
  }
}

extension ConnectionCheck {
  /// Returns the facts for findings about a document on disk.
  package func codeBehind(at path: String) -> CodeBehind? {
    project.document(at: path).map { CodeBehind($0, project) }
  }

  /// Returns the facts for findings about a document in memory.
  package func codeBehind(_ bytes: [UInt8], at path: String) -> CodeBehind {
    CodeBehind(DocumentConnections(bytes, path: path), project)
  }
}
