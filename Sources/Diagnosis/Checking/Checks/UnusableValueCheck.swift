import InterfaceBuilder

struct UnusableValueCheck {
  static let rules: [Rule] = [.unusableValue]

  /// Converts diagnostics, without notes, which concern limits of this package.
  func check(_ document: InterfaceDocument, into findings: inout FindingCollector) {
    for diagnostic in document.diagnostics
    where diagnostic.severity != .note && diagnostic.code != "incomplete-constraint" {
      findings.add(
        FindingCollector.Draft(
          rule: .unusableValue, view: diagnostic.objectID, location: diagnostic.location,
          message: diagnostic.message, distinction: diagnostic.message))
    }
  }
}
