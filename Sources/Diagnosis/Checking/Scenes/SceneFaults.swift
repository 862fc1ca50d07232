package import AutoLayout
package import Foundation
package import InterfaceBuilder

/// What checks find wrong with the layout of a scene, as values for pictures.
@MainActor
package struct SceneFaults {
  /// A view with ambiguous layout.
  package struct Ambiguity {
    /// The view.
    package let view: UIView
    /// What is ambiguous: `x`, `y`, `width`, `height`, `content width`, `content height`.
    package let values: [String]
  }

  /// A view whose frame in the document will be different at run time.
  package struct Misplacement {
    /// The view.
    package let view: UIView
    /// The frame in the document, in the coordinates of the superview.
    package let frame: CGRect
  }

  /// The ambiguous views, in document order.
  package let ambiguities: [Ambiguity]
  /// The misplaced views, in document order; none away from the canvas.
  package let misplacements: [Misplacement]
  private let names: ConstraintNames

  /// Looks for the faults of a scene after ``InstantiatedScene/layOut()``.
  ///
  /// - Parameters:
  ///   - live: The scene.
  ///   - isCanvas: Whether it is laid out on the document's own device, with the texts and settings
  ///     it was drawn with.
  /// - Complexity: One question to the solver for each size and place; where views are misplaced
  ///   another layout.
  package init(_ live: InstantiatedScene, isCanvas: Bool) {
    let scene = CheckedScene(live, isCanvas: isCanvas)
    let open = Dictionary(grouping: scene.ambiguities.all, by: \.item)
    ambiguities = open.keys.sorted().map { index in
      Ambiguity(
        view: scene.survey.items[index].view, values: Self.order(open[index, default: []]))
    }
    misplacements = MisplacementCheck.misplaced(in: scene, tellsAll: false).map { view in
      let frame = view.frame
      return Misplacement(
        view: scene.survey.items[view.item].view,
        frame: CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height))
    }
    names = ConstraintNames(live, live.constraintElements)
  }

  /// What a view, a guide or a constraint is called in messages.
  package func name(of object: AnyObject) -> String {
    (object as? NSLayoutConstraint).map(names.equation) ?? names.name(of: object)
  }

  /// Positions first, as in a frame.
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
