internal import AutoLayout
internal import Foundation

extension InstantiatedScene {
  /// The sets of constraints that could not hold together, each once, with its place in the
  /// document.
  ///
  /// Layout gives one constraint of each set up and goes on. Empty before ``layOut()``.
  public var conflicts: [InterfaceDiagnostic] {
    let met = roots.flatMap(\.layoutConflicts)
    guard !met.isEmpty else { return [] }
    let elements = constraintElements
    // A layout that goes round in circles meets the same set again and again.
    var known: Set<InterfaceDiagnostic> = []
    return met.map { diagnostic($0, elements) }.filter { known.insert($0).inserted }
  }

  /// The elements that the scene's constraints were made of.
  ///
  /// - Complexity: O(*n*) in the constraints of the document.
  package var constraintElements: [ObjectIdentifier: ConstraintElement] {
    var elements: [ObjectIdentifier: ConstraintElement] = [:]
    for (offset, element) in scene.contents.constraints.enumerated() {
      guard let live = constraints[element.id] else { continue }
      elements[ObjectIdentifier(live)] = interface.constraint(ConstraintIndex(offset))
    }
    return elements
  }

  private func diagnostic(
    _ conflict: LayoutConflict, _ elements: [ObjectIdentifier: ConstraintElement]
  ) -> InterfaceDiagnostic {
    let known = conflict.constraints.compactMap { elements[ObjectIdentifier($0)] }
    let broken = elements[ObjectIdentifier(conflict.broken)]
    var parts = known.map { "\(text(of: $0)) (line \($0.location.line))" }
    let others = conflict.constraints.count - known.count
    if others > 0 {
      parts.append(others == 1 ? "one of the system's" : "\(others) of the system's")
    }
    let outcome =
      broken.map { "\(text(of: $0)) was given up" } ?? "one of the system's was given up"
    return InterfaceDiagnostic(
      severity: .warning, code: "unsatisfiable-constraints",
      message:
        "these constraints cannot hold together: \(parts.joined(separator: ", ")); \(outcome)",
      path: scene.contents.path, location: (broken ?? known.first)?.location ?? scene.location,
      objectID: (broken ?? known.first)?.id)
  }

  /// A constraint as its author would say it, such as `Title.leading == Logo.trailing + 8`.
  package func text(of element: ConstraintElement) -> String {
    let relation =
      switch element.relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    let owner = scene.contents[element.owner].id
    let first = name(of: element.firstItem ?? owner) + ".\(element.firstAttribute)"
    guard let item = element.secondItem, let attribute = element.secondAttribute else {
      return "\(first) \(relation) \(number(element.constant))"
    }
    var second = "\(name(of: item)).\(attribute)"
    if element.multiplier != 1 { second = "\(number(element.multiplier)) * \(second)" }
    if element.constant != 0 {
      second += element.constant < 0 ? " - " : " + "
      second += number(abs(element.constant))
    }
    return "\(first) \(relation) \(second)"
  }

  /// What the document calls an item: its label, or its class and identifier.
  package func name(of id: String) -> String {
    if let offset = scene.contents.guidesByID[id] {
      return scene.contents.guides[offset].kind.name
    }
    guard let index = scene.contents.viewsByID[id] else { return id }
    let element = scene.contents[index]
    return element.userLabel.map { "\"\($0)\"" } ?? "\(element.kind.className)(\(id))"
  }

  private func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}

extension GuideElement.Kind {
  /// The guide's name in Interface Builder.
  fileprivate var name: String {
    switch self {
    case .safeArea: "Safe Area"
    case .contentLayout: "Content Layout Guide"
    case .frameLayout: "Frame Layout Guide"
    case .keyboard: "Keyboard Layout Guide"
    case .controllerTop: "Top Layout Guide"
    case .controllerBottom: "Bottom Layout Guide"
    case .other(let key): key
    }
  }
}
