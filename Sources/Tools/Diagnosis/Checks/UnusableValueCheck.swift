import InterfaceBuilder
import Notation

struct UnusableValueCheck {
  static let rules: [Rule] = [.unusableValue]

  /// Converts diagnostics apart from notes, which concern limits of this package.
  func check(_ document: InterfaceDocument, into findings: inout FindingCollector) {
    for diagnostic in document.diagnostics
    where diagnostic.severity != .note && diagnostic.code != "incomplete-constraint" {
      findings.add(
        FindingCollector.Draft(
          rule: .unusableValue, view: diagnostic.objectID, location: diagnostic.location,
          message: diagnostic.message, distinction: diagnostic.message))
    }
    for note in document.contents.notes {
      for names in Suppressions.names(in: note) { check(names, of: note, into: &findings) }
    }
  }

  /// Reports a note that names no rule; words after the rules may say why.
  private func check(
    _ names: [String], of note: NoteElement, into findings: inout FindingCollector
  ) {
    guard let first = names.first, names.allSatisfy({ Rule.named($0) == nil }) else { return }
    let message =
      "the note disables the unknown rule '\(first)'; " + Rule.all.map(\.id).suggestion(for: first)
      + "'autolayout check --list-rules' lists all rules"
    findings.add(
      FindingCollector.Draft(
        rule: .unusableValue, view: note.owner, location: note.location, message: message,
        distinction: message))
  }
}
