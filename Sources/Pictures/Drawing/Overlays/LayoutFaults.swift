package import AutoLayout
package import Foundation

@MainActor
package struct LayoutFaults {
  package struct Ambiguity {
    package var view: UIView
    /// The ambiguous values, such as `width` and `y`.
    package var values: [String]

    package init(_ view: UIView, _ values: [String]) {
      self.view = view
      self.values = values
    }
  }

  package struct Misplacement {
    package var view: UIView
    package var frame: CGRect

    package init(_ view: UIView, frame: CGRect) {
      self.view = view
      self.frame = frame
    }
  }

  package var ambiguities: [Ambiguity]
  package var misplacements: [Misplacement]
  package var conflicts: [LayoutConflict]

  package init(
    ambiguities: [Ambiguity] = [], misplacements: [Misplacement] = [],
    conflicts: [LayoutConflict] = []
  ) {
    self.ambiguities = ambiguities
    self.misplacements = misplacements
    self.conflicts = conflicts
  }

  init(in root: UIView, views: [UIView]) {
    let open = views.compactMap { view -> Ambiguity? in
      guard !view.translatesAutoresizingMaskIntoConstraints else { return nil }
      var values: [String] = []
      if view.isPositionAmbiguousAfterLayout(.horizontal) { values.append("x") }
      if view.isPositionAmbiguousAfterLayout(.vertical) { values.append("y") }
      if view.isExtentAmbiguousAfterLayout(.horizontal) { values.append("width") }
      if view.isExtentAmbiguousAfterLayout(.vertical) { values.append("height") }
      return values.isEmpty ? nil : Ambiguity(view, values)
    }
    self.init(ambiguities: open, conflicts: root.layoutConflicts)
  }
}
