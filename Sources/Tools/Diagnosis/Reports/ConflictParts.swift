/// Conflicting constraints that are too many for a line.
struct ConflictParts {
  /// The list in the message.
  let list: String
  /// The first constraint and the number of the others, to take the list's place.
  let brief: String
  /// A line for each constraint.
  let lines: [String]

  /// The maximum number of constraints in a line.
  private static let lineLimit = 2
  private static let systemLimit = 4

  /// Returns nil for a finding whose constraints fit in a line.
  init?(_ finding: Finding) {
    lines = Self.listed(finding.related)
    list = lines.joined(separator: "; ")
    guard lines.count > Self.lineLimit, finding.message.contains(list),
      ConflictCheck.rules.contains(where: { $0.id == finding.rule })
    else { return nil }
    brief = "\(lines[0]) and \(finding.related.count - 1) more"
  }

  /// Returns words for each constraint of the document, and for the first constraints of the
  /// system.
  static func listed(_ related: [Finding.Related]) -> [String] {
    var parts = related.filter { $0.line != nil }.map { part in
      part.line.map { "\(part.text) (line \($0))" } ?? part.text
    }
    let system = related.filter { $0.line == nil }.map(\.text)
    let shown = parts.isEmpty || system.count <= systemLimit ? systemLimit : systemLimit - 1
    parts += system.prefix(shown)
    if system.count > shown { parts.append("\(system.count - shown) more made by the system") }
    return parts
  }
}

extension Finding {
  /// The statement with the first of many conflicting constraints.
  var briefStatement: String {
    guard let parts = ConflictParts(self) else { return statement }
    return statement.replacing(parts.list, with: parts.brief)
  }
}
