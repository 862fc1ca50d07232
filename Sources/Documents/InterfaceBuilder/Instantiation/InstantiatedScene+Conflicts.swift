package import AutoLayout
internal import Foundation

extension InstantiatedScene {
  /// The conflicts among required constraints, each once; empty before ``layOut()``.
  ///
  /// - Complexity: O(*n*) in the conflicting constraints, after a layout of pending changes.
  public var conflicts: [InterfaceDiagnostic] {
    let met = roots.flatMap(\.layoutConflicts)
    guard !met.isEmpty else { return [] }
    let elements = constraintElements
    // A cyclic layout meets a set repeatedly.
    var known: Set<InterfaceDiagnostic> = []
    return met.map { diagnostic($0, elements) }.filter { known.insert($0).inserted }
  }

  /// The elements of the scene's constraints.
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
      parts.append(
        others == 1 ? "1 constraint made by the system" : "\(others) constraints made by the system"
      )
    }
    let outcome =
      broken.map { "broke \(text(of: $0))" } ?? "broke a constraint made by the system"
    let given = givenSizes(in: conflict)
    let severity: InterfaceDiagnostic.Severity =
      given.isEmpty ? .error : given.allSatisfy(rowGrows) ? .note : .warning
    return InterfaceDiagnostic(
      severity: severity,
      code: given.isEmpty ? "unsatisfiable-constraints" : "given-size-conflict",
      message:
        "conflicting constraints: \(parts.joined(separator: ", ")); \(outcome)",
      path: scene.contents.path, location: (broken ?? known.first)?.location ?? scene.location,
      objectID: (broken ?? known.first)?.id)
  }

  /// Returns the sizes of cells and top-level nib views that take part: the host decides them.
  package func givenSizes(in conflict: LayoutConflict) -> [NSLayoutConstraint] {
    conflict.constraints.filter { constraint in
      guard constraint.secondItem == nil, let view = constraint.firstItem as? UIView,
        constraint.identifier?.hasPrefix("UIView-Encapsulated-Layout-") == true
          || constraint is NSAutoresizingMaskLayoutConstraint
      else { return false }
      return !isControllersView(view)
    }
  }

  /// Whether a view is the controller's, which the screen sizes.
  private func isControllersView(_ view: UIView) -> Bool {
    guard scene.controller != nil, roots.contains(view) else { return false }
    guard let member = members.first(where: { $0.view === view }) else { return true }
    if case .controllerKey = scene.contents[member.index].role { return true }
    return false
  }

  /// Whether the given size is the height that a self-sizing table row computes (F8.2).
  package func rowGrows(to given: NSLayoutConstraint) -> Bool {
    guard given.firstAttribute == .height || given.firstAttribute == .top else { return false }
    var view = given.firstItem as? UIView
    while let candidate = view, !(candidate is UITableViewCell) { view = candidate.superview }
    return members.first { $0.view === view }.map(sizesItself) ?? false
  }

  /// A constraint in the outline's notation, such as `Title.leading = leading + 8`.
  package func text(of element: ConstraintElement) -> String {
    scene.contents.equation(of: element).text
  }

  package func name(of id: String) -> String { scene.contents.displayName(of: id) }
}
