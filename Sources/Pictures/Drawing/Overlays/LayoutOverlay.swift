public import AutoLayout
public import Foundation

/// Marks that explain a layout: frames, constraints, guides, and faults.
public struct LayoutOverlay: Hashable, Sendable {
  /// The size of the root view, in points.
  public var size: CGSize
  /// The marks, back to front; faults come last.
  public var marks: [OverlayMark]

  /// Makes an overlay of known marks, for a picture with this size in points.
  public init(size: CGSize, marks: [OverlayMark] = []) {
    self.size = size
    self.marks = marks
  }

  /// Makes the overlay for a view tree with the current layout.
  ///
  /// Ambiguous views are moved to another valid frame and back.
  ///
  /// - Complexity: Linear in views and constraints, plus a layout for each first ambiguous view.
  @preconcurrency @MainActor public init(of root: UIView, showing kinds: Set<OverlayKind>) {
    let views = VisibleViews(of: root)
    let faults = LayoutFaults(in: root, views: views.authored.map(\.view))
    self.init(
      of: root, showing: kinds, views,
      OverlaySource(faults: faults, name: Self.name))
  }

  @MainActor private static func name(of object: AnyObject) -> String {
    switch object {
    case let view as UIView: view.accessibilityIdentifier ?? "\(type(of: view))"
    case let guide as UILayoutGuide: guide.identifier
    case let constraint as NSLayoutConstraint: constraint.identifier ?? ""
    default: ""
    }
  }

  @MainActor package init(
    of root: UIView, showing kinds: Set<OverlayKind>, _ source: OverlaySource
  ) {
    self.init(
      of: root, showing: kinds, VisibleViews(of: root, isAuthored: source.isAuthored), source)
  }

  @MainActor private init(
    of root: UIView, showing kinds: Set<OverlayKind>, _ views: VisibleViews,
    _ source: OverlaySource
  ) {
    let boxes = BoxMarks(root: root, views: views, source: source)
    let constraints = ConstraintMarks(views: views, source: source)
    var marks: [OverlayMark] = []
    // Faults are above all other marks, and their labels are placed first.
    for kind in OverlayKind.allCases where kinds.contains(kind) {
      switch kind {
      case .frames: marks += boxes.frames
      case .constraints: marks += constraints.all
      case .margins: marks += boxes.margins(.margins)
      case .safeArea: marks += boxes.safeAreas(.safeArea)
      case .guides:
        // Guides include margins and safe areas; don't draw these twice.
        if !kinds.contains(.margins) { marks += boxes.margins(.guides) }
        if !kinds.contains(.safeArea) { marks += boxes.safeAreas(.guides) }
        marks += boxes.otherGuides
      case .baselines: marks += boxes.baselines
      case .alignment: marks += boxes.alignmentRects(besideFrames: kinds.contains(.frames))
      case .ambiguity: marks += boxes.ambiguities
      case .conflicts:
        // Constraints already have the color of their state.
        let known = Set(marks.filter { $0.kind == .constraints }.map(\.figure))
        marks += constraints.conflicting.filter { !known.contains($0.figure) }
      case .misplaced: marks += boxes.misplacements
      case .accessibility: marks += source.accessibilityMarks(root)
      }
    }
    self.init(size: root.bounds.size, marks: marks)
  }
}

@MainActor
package struct OverlaySource {
  package var faults: LayoutFaults
  /// Whether a view belongs to the author; nil excludes the internal views of controls and bars.
  package var isAuthored: ((UIView) -> Bool)?
  /// Whether a constraint on a guide is the author's; not for layout support guides.
  package var isAuthoredConstraint: (NSLayoutConstraint) -> Bool = { constraint in
    let guides = [constraint.firstItem, constraint.secondItem].compactMap { $0 as? UILayoutGuide }
    return !guides.contains { $0.role == .layoutSupport }
  }
  package var name: (AnyObject) -> String
  /// The marks of accessibility for a root.
  package var accessibilityMarks: (UIView) -> [OverlayMark] = { _ in [] }

  package init(
    faults: LayoutFaults, isAuthored: ((UIView) -> Bool)? = nil,
    name: @escaping (AnyObject) -> String
  ) {
    self.faults = faults
    self.isAuthored = isAuthored
    self.name = name
  }
}
