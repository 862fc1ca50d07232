import InterfaceBuilder

struct MissingFontCheck {
  static let rules: [Rule] = [.missingFont]

  func check(_ document: InterfaceDocument, into findings: inout FindingCollector) {
    for diagnostic in document.fontDiagnostics where diagnostic.code == "missing-font" {
      findings.add(
        FindingCollector.Draft(
          rule: .missingFont, view: diagnostic.objectID, location: diagnostic.location,
          message: diagnostic.message, distinction: diagnostic.message))
    }
  }
}
