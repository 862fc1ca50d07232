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
    for id in [element.firstItem, element.secondItem].compactMap(\.self) {
      if contents.viewsByID[id] == nil && contents.guidesByID[id] == nil {
        return "refers to \(id), which is not in the document"
      }
      if !isItem(id, inside: element.owner, of: contents) {
        let holder = OutlineName.of(contents[element.owner])
        return "refers to \(id), which is outside \(holder): UIKit refuses a constraint whose view "
          + "does not contain both items; move the constraint to a view that contains both"
      }
    }
    do {
      _ = try element.attributes()
      return nil
    } catch {
      return error.message
    }
  }

  private func isItem(_ id: String, inside view: ViewIndex, of contents: DocumentContents) -> Bool {
    var candidate = contents.viewsByID[id]
    if candidate == nil, let guide = contents.guidesByID[id] {
      // No view owns the layout guides of controllers.
      guard case .view(let owner) = contents.guides[guide].owner else { return true }
      candidate = owner
    }
    while let index = candidate {
      if index == view { return true }
      candidate = contents[index].parent
    }
    return false
  }
}
