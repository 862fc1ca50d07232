package import AutoLayout
import Foundation
import InterfaceBuilder

/// Finds the faults in a view or controller made by code, at every window size.
///
/// The same window follows the sizes. After a conflict the subject is made again, because
/// constraints broken at a size stay broken at other sizes.
@MainActor
package struct ViewSweep {
  package enum Subject {
    case view(UIView)
    case controller(UIViewController)
  }

  private let areas: [SizeArea]
  private let make: () throws -> Subject
  private let checks = DocumentCheck.sizeChecks

  /// Takes the sizes, and a function that makes the subject.
  package init(_ sizes: SizeSweep, of make: @escaping () throws -> Subject) {
    areas = sizes.areas
    self.make = make
  }

  /// Returns the findings of all sizes; rethrows the errors of the subject.
  ///
  /// - Complexity: A resize of the window for each size; a new subject after each conflict.
  package func findings() throws -> [Finding] {
    let screen = UIScreen.main
    let saved = screen.simulated
    defer { screen.simulate(saved) }
    var collector = FindingCollector(
      settings: CheckSettings(), environment: LayoutEnvironment(orientation: .portrait))
    var stage: Stage?
    defer { stage?.close() }
    for (number, area) in areas.enumerated() {
      collector.environment.selectDevice(id: area.kind.id)
      for fixed in area.fixed.values {
        for moving in area.moving.values {
          collector.begin(SizeStep(area: number, fixed: fixed, moving: moving))
          let (width, height) = area.movesWidth ? (moving, fixed) : (fixed, moving)
          screen.simulate(area.kind.device(width: Double(width), height: Double(height)))
          if let known = stage {
            known.layOut()
            if known.hasConflicts { stage = nil }
            if stage == nil { known.close() }
          }
          let current = try stage ?? Stage(make())
          check(current, into: &collector)
          stage = current.hasConflicts ? nil : current
          if stage == nil { current.close() }
        }
      }
    }
    collector.endSteps(areas)
    return collector.findings
  }

  private func check(_ stage: Stage, into collector: inout FindingCollector) {
    let scene = CheckedScene(stage.root, fillsScreen: stage.isController)
    for conflict in stage.window.layoutConflicts {
      let texts = conflict.constraints.map { Self.text(of: $0) }
      collector.add(
        FindingCollector.Draft(
          rule: .unsatisfiable,
          message: "conflicting constraints: \(texts.joined(separator: "; ")); "
            + "\(Self.text(of: conflict.broken)) will be broken",
          distinction: conflict.constraints.map { Self.distinction(of: $0) }
            .joined(separator: "; ")))
    }
    for check in checks { check.check(scene, into: &collector) }
    for ambiguity in scene.ambiguities.all {
      let item = scene.survey.items[ambiguity.item]
      let (rule, message) = AmbiguityCheck.statement(of: ambiguity, scene.survey.name(item))
      collector.add(
        FindingCollector.Draft(
          rule: rule, view: item.id, message: message,
          distinction: ambiguity.axis == .horizontal ? "horizontal" : "vertical"))
    }
  }

  private static func text(
    of constraint: NSLayoutConstraint, constant: Double? = nil
  ) -> String {
    ConstraintNames.equation(of: constraint, constant: constant) {
      $0.map { LayoutInspector.name($0) } ?? "nothing"
    }
  }

  /// The text; constants in system constraints count as 0, because they follow the window.
  private static func distinction(of constraint: NSLayoutConstraint) -> String {
    text(of: constraint, constant: ConstraintNames.isMadeBySystem(constraint) ? 0 : nil)
  }
}

/// A subject in a window of the size of the screen.
@MainActor
private final class Stage {
  let window: UIWindow
  let root: UIView
  let isController: Bool

  init(_ subject: ViewSweep.Subject) {
    window = UIWindow(frame: UIScreen.main.bounds)
    switch subject {
    case .controller(let controller):
      window.rootViewController = controller
      root = window
      isController = true
      window.isHidden = false
    case .view(let view):
      // A bare view fills the window, but is not below a status bar.
      window.screen = UIScreen.main.copy(safeAreaInsets: .zero)
      let host = UIViewController()
      window.rootViewController = host
      window.isHidden = false
      view.translatesAutoresizingMaskIntoConstraints = true
      host.view.addSubview(view)
      root = view
      isController = false
    }
    layOut()
  }

  func layOut() {
    window.frame = UIScreen.main.bounds
    if !isController { root.frame = CGRect(origin: .zero, size: window.bounds.size) }
    window.layoutIfNeeded()
  }

  var hasConflicts: Bool { !window.layoutConflicts.isEmpty }

  func close() {
    window.isHidden = true
    window.rootViewController = nil
  }
}
