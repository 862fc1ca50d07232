public import AutoLayout
public import Foundation

/// What is drawn over a picture of views to show how they are laid out, as plain values.
public struct LayoutOverlay: Hashable, Sendable {
  /// The size of the root, in points.
  public var size: CGSize
  /// What is drawn, the lowest first.
  public var marks: [OverlayMark]

  /// Makes an overlay of marks.
  ///
  /// - Parameters:
  ///   - size: The size of the root, in points.
  ///   - marks: What is drawn, the lowest first.
  public init(size: CGSize, marks: [OverlayMark] = []) {
    self.size = size
    self.marks = marks
  }

  /// Makes the overlay of a tree as it is laid out at present.
  ///
  /// Nothing is laid out here, but for a view with ambiguous layout, which is moved to another of
  /// its frames and back.
  ///
  /// - Parameters:
  ///   - root: The root.
  ///   - kinds: What to show.
  /// - Complexity: Linear in views and constraints; for each of the first ambiguous views a layout
  ///   more.
  @preconcurrency @MainActor public init(of root: UIView, showing kinds: Set<OverlayKind>) {
    let views = VisibleViews(of: root)
    let faults = LayoutFaults(in: root, views: views.authored.map(\.view))
    self.init(
      of: root, showing: kinds, views,
      OverlaySource(faults: faults, name: Self.name))
  }

  /// What a view, guide or constraint made in code is called.
  @MainActor private static func name(of object: AnyObject) -> String {
    switch object {
    case let view as UIView: view.accessibilityIdentifier ?? "\(type(of: view))"
    case let guide as UILayoutGuide: guide.identifier
    case let constraint as NSLayoutConstraint: constraint.identifier ?? ""
    default: ""
    }
  }

  /// Makes the overlay of a tree whose faults others have found.
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
    // Faults lie above all, and their labels are placed first.
    for kind in OverlayKind.allCases where kinds.contains(kind) {
      switch kind {
      case .frames: marks += boxes.frames
      case .constraints: marks += constraints.all
      case .margins: marks += boxes.margins(.margins)
      case .safeArea: marks += boxes.safeAreas(.safeArea)
      case .guides:
        // What is asked for by itself is drawn once.
        if !kinds.contains(.margins) { marks += boxes.margins(.guides) }
        if !kinds.contains(.safeArea) { marks += boxes.safeAreas(.guides) }
        marks += boxes.otherGuides
      case .baselines: marks += boxes.baselines
      case .alignment: marks += boxes.alignmentRects(besideFrames: kinds.contains(.frames))
      case .ambiguity: marks += boxes.ambiguities
      case .conflicts:
        // Constraints are drawn in the color of their state anyway.
        let known = Set(marks.filter { $0.kind == .constraints }.map(\.figure))
        marks += constraints.conflicting.filter { !known.contains($0.figure) }
      case .misplaced: marks += boxes.misplacements
      }
    }
    self.init(size: root.bounds.size, marks: marks)
  }
}

/// What an overlay is told of a layout by those who know its document.
@MainActor
package struct OverlaySource {
  /// What is wrong.
  package var faults: LayoutFaults
  /// Whether a view is one of the author's; nil leaves out what controls and bars are made of.
  package var isAuthored: ((UIView) -> Bool)?
  /// Whether a constraint that places a guide in its view is one of the author's; the guides of
  /// controllers are placed by constraints of their own.
  package var isAuthoredConstraint: (NSLayoutConstraint) -> Bool = { constraint in
    let guides = [constraint.firstItem, constraint.secondItem].compactMap { $0 as? UILayoutGuide }
    return !guides.contains { $0.role == .layoutSupport }
  }
  /// What a view, guide or constraint is called.
  package var name: (AnyObject) -> String

  /// Puts together what is known.
  package init(
    faults: LayoutFaults, isAuthored: ((UIView) -> Bool)? = nil,
    name: @escaping (AnyObject) -> String
  ) {
    self.faults = faults
    self.isAuthored = isAuthored
    self.name = name
  }
}
