import CodeDeclarations

/// Finds outlets of Swift classes that no document connects.
struct UnsetOutletCheck {
  private let project: CodeProject
  private var code: ProjectCode { project.code }
  /// The connected outlets of each class that a document names, with small first letters.
  private let connected: [String: Set<String>]

  init(_ project: CodeProject) {
    self.project = project
    var connected: [String: Set<String>] = [:]
    for document in project.documents {
      for claim in document.claims where claim.kind == .outlet || claim.kind == .customClass {
        guard let name = document.objects[claim.object].customClass?.lastPart else { continue }
        let key = claim.kind == .outlet ? MemberName.key(claim.name) : nil
        connected[name, default: []].formUnion([key].compactMap(\.self))
      }
    }
    self.connected = connected
  }

  /// Returns the findings in a file, each with its position.
  func drafts(in number: Int) -> [(draft: FindingCollector.Draft, position: Int)] {
    let file = code.files[number]
    guard file.path.hasSuffix(".swift") else { return [] }
    return file.declarations.types.flatMap { type in
      guard type.kind == .type, !type.isGeneric else {
        return [] as [(FindingCollector.Draft, Int)]
      }
      let classes = code.subclasses(of: type.name).union([type.name])
      let inDocuments = classes.filter { connected[$0] != nil }
      // The owner of other nibs may have another name in them: a class with no connection at all
      // counts as made in code.
      guard inDocuments.contains(where: { connected[$0]?.isEmpty == false }) else { return [] }
      return type.members.compactMap { member in
        guard member.flags.isSuperset(of: [.isOutlet, .isImplicitlyUnwrapped]),
          !inDocuments.contains(where: { isConnected(member, in: $0) })
        else { return nil }
        return draft(member, of: type.name, classes, number).map { ($0, member.position) }
      }
    }
  }

  private func isConnected(_ member: MemberDeclaration, in name: String) -> Bool {
    let keys = connected[name] ?? []
    return keys.contains(MemberName.key(member.name)) || keys.contains(member.selector)
  }

  private func draft(
    _ member: MemberDeclaration, of name: String, _ classes: Set<String>, _ number: Int
  ) -> FindingCollector.Draft? {
    let numbers = Set(
      classes.flatMap { code.declarations(of: $0).map(\.file) } + [number])
    let uses = code.uses(of: member.name, declaredAt: member.position, in: numbers.sorted())
    guard !uses.isAssigned else { return nil }
    let type = member.type.map { " (\($0)!)" } ?? ""
    let use =
      uses.isUnwrapped
      ? "the app stops where code uses it"
      : uses.isUsed ? "code tests it" : "no code of the class uses it"
    return FindingCollector.Draft(
      rule: .unsetOutlet, message: "no document connects \(name).\(member.name)\(type); \(use)",
      severity: uses.isUnwrapped ? .warning : .note, name: member.name, certainty: .likely)
  }
}
