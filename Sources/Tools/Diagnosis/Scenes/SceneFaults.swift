package import AutoLayout
package import Foundation
package import InterfaceBuilder

@MainActor
package struct SceneFaults {
  package struct Ambiguity {
    package let view: UIView
    /// The ambiguous values: `x`, `y`, `width`, `height`, `content width`, `content height`.
    package let values: [String]
  }

  package struct Misplacement {
    package let view: UIView
    package let frame: CGRect
  }

  package let ambiguities: [Ambiguity]
  package let misplacements: [Misplacement]
  private let names: ConstraintNames

  /// Finds the faults in a laid-out scene.
  ///
  /// - Parameter byGuides: Whether constraints to margins and guides show misplaced views too.
  package init(_ live: InstantiatedScene, isCanvas: Bool, byGuides: Bool = false) {
    let scene = CheckedScene(live, isCanvas: isCanvas)
    let open = Dictionary(grouping: scene.ambiguities.all, by: \.item)
    ambiguities = open.keys.sorted().map { index in
      Ambiguity(
        view: scene.survey.items[index].view, values: Self.order(open[index, default: []]))
    }
    misplacements = MisplacementCheck.misplaced(in: scene, tellsAll: false, byGuides: byGuides)
      .map { Misplacement(view: scene.survey.items[$0.item].view, frame: $0.frame.rect) }
    names = ConstraintNames(live, live.constraintElements)
  }

  package func name(of object: AnyObject) -> String {
    (object as? NSLayoutConstraint).map(names.equation) ?? names.name(of: object)
  }

  private static func order(_ ambiguities: [SceneAmbiguities.Ambiguity]) -> [String] {
    let ranks: [SceneAmbiguities.Ambiguity.Value] = [.position, .extent, .content]
    return ranks.flatMap { value in
      [NSLayoutConstraint.Axis.horizontal, .vertical].compactMap { axis in
        guard ambiguities.contains(where: { $0.value == value && $0.axis == axis }) else {
          return nil
        }
        let isHorizontal = axis == .horizontal
        return switch value {
        case .position: isHorizontal ? "x" : "y"
        case .extent: isHorizontal ? "width" : "height"
        case .content: isHorizontal ? "content width" : "content height"
        }
      }
    }
  }
}
