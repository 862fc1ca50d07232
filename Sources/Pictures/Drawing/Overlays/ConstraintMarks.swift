import AutoLayout
import Foundation

@MainActor
struct ConstraintMarks {
  private let views: VisibleViews
  private let source: OverlaySource
  private let figures: ConstraintFigures
  private let states: [ObjectIdentifier: OverlayMark.State]
  private let ambiguous: Set<ObjectIdentifier>

  init(views: VisibleViews, source: OverlaySource) {
    self.views = views
    self.source = source
    figures = ConstraintFigures(views) { source.name($0) }
    var states: [ObjectIdentifier: OverlayMark.State] = [:]
    for conflict in source.faults.conflicts {
      for constraint in conflict.constraints where constraint.isActive {
        let state = states[ObjectIdentifier(constraint)]
        states[ObjectIdentifier(constraint)] =
          constraint === conflict.broken || state == .broken ? .broken : .conflicting
      }
    }
    self.states = states
    ambiguous = Set(source.faults.ambiguities.map { ObjectIdentifier($0.view) })
  }

  /// All constraints of the author, conflicting constraints last.
  var all: [OverlayMark] {
    let marks = views.places.flatMap { place in
      place.view.constraints.filter { isAuthored($0) }.flatMap {
        figures.marks(of: $0, .constraints, state(of: $0))
      }
    }
    return marks.filter { $0.state == .satisfied } + marks.filter { $0.state == .ambiguous }
      + marks.filter { $0.state == .conflicting } + marks.filter { $0.state == .broken }
  }

  private func isAuthored(_ constraint: NSLayoutConstraint) -> Bool {
    constraint.isAuthored
      && (!constraint.placesGuide || source.isAuthoredConstraint(constraint))
  }

  var conflicting: [OverlayMark] {
    var known: Set<OverlayMark> = []
    var marks: [OverlayMark] = []
    for conflict in source.faults.conflicts where conflict.isCurrent {
      for constraint in conflict.constraints {
        let state: OverlayMark.State = constraint === conflict.broken ? .broken : .conflicting
        for mark in figures.marks(of: constraint, .conflicts, state)
        where known.insert(mark).inserted {
          marks.append(mark)
        }
      }
    }
    return marks.filter { $0.state == .conflicting } + marks.filter { $0.state == .broken }
  }

  /// The state; an ambiguous view's constraints are orange, except constraints to the subviews.
  private func state(of constraint: NSLayoutConstraint) -> OverlayMark.State {
    if let state = states[ObjectIdentifier(constraint)] { return state }
    guard !ambiguous.isEmpty else { return .satisfied }
    let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 as? UIView }
    let isOpen = items.contains { view in
      ambiguous.contains(ObjectIdentifier(view))
        && !items.contains { $0 !== view && $0.isDescendant(of: view) }
    }
    return isOpen ? .ambiguous : .satisfied
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint positions or sizes a guide in the owning view.
  @MainActor fileprivate var placesGuide: Bool {
    func isPlaced(_ item: AnyObject?, by other: AnyObject?) -> Bool {
      guard let guide = item as? UILayoutGuide else { return false }
      return other == nil || other === guide.owningView
    }
    return isPlaced(firstItem, by: secondItem) || isPlaced(secondItem, by: firstItem)
  }
}
