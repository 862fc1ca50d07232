import InterfaceBuilder

/// What the document says and nothing can be made of: the layout goes on with another value.
struct UnusableValueCheck {
  static let rules: [Rule] = [.unusableValue]

  /// Passes on what was told while the document was read.
  ///
  /// Notes are left out: they are about what this package does not know, not about faults.
  /// Incomplete constraints have a rule of their own.
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
