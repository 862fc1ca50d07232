import ConstraintSolver
import LayoutEngine

/// The frames of the conflicting views when a constraint is broken, for a picture.
///
/// Undetermined views get a default size and a place in their superview.
package struct ConflictPlacement: Hashable, Sendable {
  package struct Item: Hashable, Sendable {
    package let label: String
    package let display: String
    package let superview: Int?
    /// The frame in points, in common coordinates, y down.
    package let x, y, width, height: Double
  }

  package struct Measure: Hashable, Sendable {
    package let constraint: Int
    package let isHorizontal: Bool
    package let first: Int
    package let second: Int?
    package let start, end: Double
    /// The end that would satisfy the constraint exactly.
    package let wanted: Double
    package let gives: Bool
  }

  package let items: [Item]
  package let measures: [Measure]
  package let reason: String?

  /// Places the conflict's views.
  package init(_ conflict: BlockExplanation.Conflict, of explanation: BlockExplanation) {
    let constraints = (explanation.guess ?? explanation.block).constraints
    let choice = BreakingChoice(explanation).choice(in: conflict)
    let given = Self.giving(conflict, of: explanation, choice?.index)
    reason = choice?.index == given ? choice?.reason.sentence : nil
    let members = conflict.core.map { constraints[$0] }
    var translation = LinearTranslation(members, assuming: Set(explanation.assumptions))
    let items = Self.items(of: members)
    let frames = items.map { translation.frame(of: $0.identity) }
    let sides = members.map { translation.sides(of: $0) }
    let superviews = items.map { item in
      translation.superview(of: item.identity).flatMap { identity in
        items.firstIndex { $0.identity == identity }
      }
    }
    var system = PlacementSystem(translation.isExtent)
    for (index, member) in conflict.core.enumerated() {
      for row in translation.rows[index] {
        // The broken constraint stays as close as possible.
        system.add(row.form, row.relation, priority: member == given ? 900 : 1000)
      }
    }
    for (index, frame) in frames.enumerated() {
      system.addDefaults(frame, in: superviews[index].map { frames[$0] })
    }
    let value = system.solve()
    let labels = ItemLabels(explanation.block.constraints)
    self.items = items.indices.map { index in
      Item(
        label: labels[items[index]], display: items[index].display, superview: superviews[index],
        x: value.of(frames[index].x), y: value.of(frames[index].y),
        width: value.of(frames[index].width),
        height: value.of(frames[index].height))
    }
    measures = conflict.core.indices.map { position in
      let (member, side) = (members[position], sides[position])
      let first = items.firstIndex { $0.identity == member.first.item.identity } ?? 0
      let second = member.second.flatMap { other in
        items.firstIndex { $0.identity == other.item.identity }
      }
      let isHorizontal = member.first.attribute.isHorizontal
      let isSize = member.first.attribute.isSize
      let origin = isHorizontal ? frames[first].x : frames[first].y
      let start = value.of(isSize ? origin : side.base)
      let target = value.of(side.base) + member.constant
      return Measure(
        constraint: conflict.core[position], isHorizontal: isHorizontal, first: first,
        second: second, start: start,
        end: isSize ? start + value.of(side.first) : value.of(side.first),
        wanted: isSize ? start + target : target, gives: conflict.core[position] == given)
    }
  }

  /// Returns the constraint to break: the log's, iOS's, or the first that the app can change.
  private static func giving(
    _ conflict: BlockExplanation.Conflict, of explanation: BlockExplanation, _ choice: Int?
  ) -> Int? {
    if let broken = explanation.block.broken, conflict.core.contains(broken) { return broken }
    return choice ?? conflict.fixes.first?.index ?? conflict.core.last
  }

  private static func items(of constraints: [LogConstraint]) -> [LogItem] {
    var items: [LogItem] = []
    var known: Set<String> = []
    for constraint in constraints {
      for item in constraint.items where known.insert(item.identity).inserted { items.append(item) }
    }
    return items
  }
}
