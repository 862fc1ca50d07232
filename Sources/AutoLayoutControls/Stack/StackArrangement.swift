import AutoLayoutCore
import AutoLayoutValues

/// The constraints and guides that a stack view has made for its arrangement.
struct StackArrangement {
  var isStale = true
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  /// Whether the constraints were written for the present content of arranged views.
  var dependsOnContent = false
}

extension UIStackView {
  /// Brings the constraints up to date after something about the arrangement has changed.
  ///
  /// Those that are still asked for stay as they are, so that a small change costs little and
  /// leaves the rest of the layout alone.
  func rebuildArrangement() {
    guard arrangement.isStale else { return }
    var writer = StackWriter(self)
    if !arrangedSubviews.isEmpty {
      writer.writeAlong()
      writer.writeAcross()
    }
    let constraints = exchangeConstraints(for: writer.rules)
    exchangeGuides(for: writer.guides)
    arrangement = StackArrangement(
      isStale: false, constraints: constraints, guides: writer.guides,
      dependsOnContent: writer.dependsOnContent)
    for constraint in constraints where !constraint.wasAdded {
      addConstraint(constraint)
    }
  }

  /// The constraints of the rules, those already there taken over; those that no rule asks for are
  /// let go.
  private func exchangeConstraints(for rules: [StackRule]) -> [NSLayoutConstraint] {
    guard !arrangement.constraints.isEmpty else { return rules.map { $0.makeConstraint() } }
    let held = arrangement.constraints.filter { $0.isHeld(by: self) }
    var kept: [StackRule: [NSLayoutConstraint]] = [:]
    for constraint in held {
      if let rule = constraint.stackRule { kept[rule, default: []].append(constraint) }
    }
    let constraints = rules.map { kept[$0]?.popLast() ?? $0.makeConstraint() }
    // They leave in the order in which they came, not in that of a dictionary, which is another one
    // in each run: what is tied, and how sums are rounded, may follow from it.
    let unused = Set(kept.values.joined().map(ObjectIdentifier.init))
    removeConstraints(
      held.filter { $0.stackRule == nil || unused.contains(ObjectIdentifier($0)) })
    return constraints
  }

  private func exchangeGuides(for guides: [UILayoutGuide]) {
    let leaving = arrangement.guides.filter { old in !guides.contains { $0 === old } }
    for guide in leaving {
      treeContext?.remove(guide)
      guide.owningView = nil
    }
    if !leaving.isEmpty {
      extras.systemGuides.removeAll { guide in leaving.contains { $0 === guide } }
    }
    for guide in guides where guide.owningView == nil {
      guide.owningView = self
      extras.systemGuides.append(guide)
      treeContext?.noteArrivingGuide()
    }
  }
}
