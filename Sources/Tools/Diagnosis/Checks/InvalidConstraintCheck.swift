import InterfaceBuilder

struct InvalidConstraintCheck {
  static let rules: [Rule] = [.invalidConstraint]

  func check(_ document: InterfaceDocument, into findings: inout FindingCollector) {
    let contents = document.contents
    for diagnostic in document.diagnostics where diagnostic.code == "incomplete-constraint" {
      findings.add(
        FindingCollector.Draft(
          rule: .invalidConstraint, constraint: diagnostic.objectID, location: diagnostic.location,
          message: diagnostic.message))
    }
    for element in contents.constraints {
      guard let fault = fault(of: element, in: contents) else { continue }
      findings.add(
        FindingCollector.Draft(
          rule: .invalidConstraint, view: contents[element.owner].id, constraint: element.id,
          location: element.location, message: "the constraint \(element.id) \(fault)"))
    }
  }

  private func fault(of element: ConstraintElement, in contents: DocumentContents) -> String? {
    for id in [element.firstItem, element.secondItem].compactMap(\.self)
    where contents.viewsByID[id] == nil && contents.guidesByID[id] == nil {
      return "refers to \(id), which is not in the document"
    }
    do {
      _ = try element.attributes()
      return nil
    } catch {
      return error.message
    }
  }
}
