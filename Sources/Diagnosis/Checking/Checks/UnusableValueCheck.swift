import InterfaceBuilder

/// Reports invalid values in the document, which the layout replaces.
struct UnusableValueCheck {
  static let rules: [Rule] = [.unusableValue]

  /// Converts the diagnostics from reading the document.
  ///
  /// Notes are left out: they concern limits of this package, not faults. Incomplete constraints
  /// have a separate rule.
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
