import AutoLayoutCore
import AutoLayoutValues

struct StackArrangement {
  var isStale = true
  /// Whether there were constraints; only the first get along without objects.
  var wasWritten = false
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var dependsOnContent = false
}

extension UIStackView {
  /// Updates the constraints; constraints still needed are kept, which makes small changes cheap.
  func rebuildArrangement() {
    guard arrangement.isStale else { return }
    var writer = StackWriter(self)
    if !arrangedViews.isEmpty {
      writer.writeAlong()
      writer.writeAcross()
    }
    arrangement.isStale = false
    arrangement.dependsOnContent = writer.dependsOnContent
    guard !holds(writer.rules) else { return }
    if !arrangement.wasWritten, !writer.rules.isEmpty, !writer.mentionsBaselines {
      arrangement.wasWritten = true
      exchangeGuides(for: writer.guides)
      return arrange(by: writer.rules)
    }
    if arrangement.constraints.isEmpty {
      arrangement.constraints = constraints.filter { $0.purpose != nil }
    }
    guard !holdsConstraints(for: writer.rules) else { return }
    arrangement.wasWritten = true
    arrangement.constraints = exchangeConstraints(for: writer.rules)
    exchangeGuides(for: writer.guides)
    for constraint in arrangement.constraints where !constraint.wasAdded {
      addConstraint(constraint)
    }
  }

  /// Whether the stack view holds a constraint for each rule, in this order, as when a cell shows
  /// other texts.
  private func holdsConstraints(for rules: [ArrangedRule]) -> Bool {
    guard arrangement.constraints.count == rules.count else { return false }
    for (constraint, rule) in zip(arrangement.constraints, rules)
    where !constraint.isHeld(by: self) || constraint.arrangedRule != rule {
      return false
    }
    return true
  }

  private func exchangeConstraints(for rules: [ArrangedRule]) -> [NSLayoutConstraint] {
    guard !arrangement.constraints.isEmpty else {
      var constraints: [NSLayoutConstraint] = []
      constraints.reserveCapacity(rules.count)
      for rule in rules { constraints.append(rule.makeConstraint()) }
      return constraints
    }
    let held = arrangement.constraints.filter { $0.isHeld(by: self) }
    var kept: [ArrangedRule: [NSLayoutConstraint]] = [:]
    for constraint in held {
      if let rule = constraint.arrangedRule { kept[rule, default: []].append(constraint) }
    }
    let constraints = rules.map { kept[$0]?.popLast() ?? $0.makeConstraint() }
    // In creation order: ties and the rounding of sums may depend on it.
    let unused = Set(kept.values.joined().map(ObjectIdentifier.init))
    removeConstraints(
      held.filter { $0.arrangedRule == nil || unused.contains(ObjectIdentifier($0)) })
    return constraints
  }

  private func exchangeGuides(for guides: [UILayoutGuide]) {
    guard !(guides.isEmpty && arrangement.guides.isEmpty) else { return }
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
    arrangement.guides = guides
  }
}
