package enum ChangeWords {
  package static func mark(_ kind: Change.Kind) -> String {
    switch kind {
    case .added: "+"
    case .removed: "-"
    case .changed, .moved, .reordered: "~"
    }
  }

  static func subject(_ change: Change) -> String {
    let name = change.subject.name
    switch change.subject.type {
    case "document": return change.subject.type
    case "constraint": return change.kind == .changed ? (change.subject.oldName ?? name) : name
    case "outlet", "outlet collection", "action", "segue": return "\(change.subject.type) \(name)"
    default:
      return name.lowercased() == change.subject.type ? name : "\(change.subject.type) \(name)"
    }
  }

  private static func namesPlace(_ change: Change) -> Bool {
    change.heading == .constraints || change.subject.type == "action"
  }

  static func predicate(_ change: Change) -> String {
    let company = change.company.map { " (with \($0))" } ?? ""
    switch change.kind {
    case .added:
      let place = namesPlace(change) ? nil : change.new
      return "added" + (place.map { " in \($0)" } ?? "") + company
    case .removed:
      let place = namesPlace(change) ? nil : change.old
      return "removed" + (place.map { " from \($0)" } ?? "") + company
    case .moved: return "moved from \(change.old ?? "nothing") to \(change.new ?? "nothing")"
    case .reordered: return "\(change.property): \(change.old ?? "") → \(change.new ?? "")"
    case .changed:
      let values = "\(change.old ?? "none") → \(change.new ?? "none")"
      if change.property == "equation" { return "→ \(change.new ?? "none")" }
      return change.property.isEmpty ? values : "\(change.property) \(values)"
    }
  }
}
