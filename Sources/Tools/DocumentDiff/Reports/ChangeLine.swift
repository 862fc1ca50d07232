package struct ChangeLine {
  package var changes: [Change]

  package static func folded(_ changes: [Change]) -> [ChangeLine] {
    var lines: [ChangeLine] = []
    var places: [String: Int] = [:]
    for change in changes {
      let effect = change.effect.map { "\($0.shifts.map(\.view))" } ?? ""
      // A folded line of constraints would say nothing: each has different words.
      let isAlone = change.kind == .reordered || !effect.isEmpty && !isFrame(change)
      let key = key(change)
      if !isAlone, let place = places[key] {
        lines[place].changes.append(change)
      } else {
        if !isAlone { places[key] = lines.count }
        lines.append(ChangeLine(changes: [change]))
      }
    }
    return lines
  }

  /// Whether it is a frame set by an author; such changes of several views are reported together.
  private static func isFrame(_ change: Change) -> Bool {
    change.property == "frame" && change.kind == .changed && change.heading == .layout
  }

  static func key(_ change: Change) -> String {
    if isFrame(change) { return "frame|\(change.scene ?? "")|\(change.subject.type)" }
    return [
      change.heading.rawValue, change.kind.rawValue, change.subject.type,
      ChangeWords.predicate(change),
    ].joined(separator: "|")
  }

  package var text: String {
    guard let first = changes.first else { return "" }
    var subject = ChangeWords.subject(first)
    if changes.count > 1 {
      let names = changes.prefix(3).map(\.subject.name).joined(separator: ", ")
      let rest = changes.count > 3 ? ", …" : ""
      subject = "\(changes.count) \(Self.plural(first.subject.type)) (\(names)\(rest))"
    }
    if changes.count > 1, Self.isFrame(first) { return "\(subject): other frames" }
    let isEquation = first.subject.type == "constraint" && first.kind == .changed
    let link = isEquation && first.property == "equation" ? " " : ": "
    return subject + link + ChangeWords.predicate(first)
  }

  package var effect: Effect? { changes.first?.effect }

  private static func plural(_ type: String) -> String {
    if type.hasSuffix("s") { return type }
    return type.hasSuffix("y") ? type.dropLast() + "ies" : "\(type)s"
  }
}
