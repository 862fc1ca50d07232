package import AutoLayout
package import Foundation

/// What is wrong with a layout, for those who draw it.
@MainActor
package struct LayoutFaults {
  /// A view with ambiguous layout.
  package struct Ambiguity {
    /// The view.
    package var view: UIView
    /// What is ambiguous, such as `width` and `y`.
    package var values: [String]

    /// Names a view with ambiguous layout.
    package init(_ view: UIView, _ values: [String]) {
      self.view = view
      self.values = values
    }
  }

  /// A view that stands elsewhere in its document.
  package struct Misplacement {
    /// The view.
    package var view: UIView
    /// The frame in the document, in the coordinates of the superview.
    package var frame: CGRect

    /// Names a view that stands elsewhere in its document.
    package init(_ view: UIView, frame: CGRect) {
      self.view = view
      self.frame = frame
    }
  }

  /// The views with ambiguous layout.
  package var ambiguities: [Ambiguity]
  /// The views that stand elsewhere in their document.
  package var misplacements: [Misplacement]
  /// The constraints that conflict.
  package var conflicts: [LayoutConflict]

  /// Gathers what others have found.
  package init(
    ambiguities: [Ambiguity] = [], misplacements: [Misplacement] = [],
    conflicts: [LayoutConflict] = []
  ) {
    self.ambiguities = ambiguities
    self.misplacements = misplacements
    self.conflicts = conflicts
  }

  /// Looks for the faults of a tree that was laid out; without a document nothing is misplaced.
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
