struct Advice {
  let sentences: [String]

  init(_ explanation: BlockExplanation) {
    let members = Set(explanation.conflicts.flatMap { $0.core }).sorted()
    let origins = Set(members.compactMap { explanation.meanings[$0]?.origin })
    let isOfSystem = !members.isEmpty && members.allSatisfy { explanation.meanings[$0] != nil }
    let isSeparator = explanation.conflicts.contains { $0.isOfSeparator(in: explanation) }
    var sentences = Self.table.filter { row in
      origins.contains(row.origin) && !(isOfSystem && row.needsOwnConstraint)
        && !(isSeparator && row.origin == .encapsulated)
    }.map { $0.sentence }
    if isSeparator {
      sentences.append(
        "The heights of the row and of its content differ by one pixel, the height of the row separator: give the last vertical constraint of the content the priority 999, or set the table's separatorStyle to none."
      )
    }
    let isEmptySize = members.contains { index in
      let constraint = explanation.block.constraints[index]
      let origin = explanation.meanings[index]?.origin
      return constraint.second == nil && abs(constraint.constant) < 1e-6
        && (origin == .encapsulated || origin == .temporary || origin == .fitting)
    }
    if isEmptySize {
      sentences.append(
        "The size of 0 is temporary: the view does not have its final size yet. Margins and fixed sizes do not fit into 0 points unless one of them has a priority below 1000."
      )
    }
    let items = members.flatMap { explanation.block.constraints[$0].items }
      .filter { $0.className != "UILayoutGuide" }
    if !items.isEmpty, items.allSatisfy(Self.isPrivate) {
      sentences.append(
        "All views in the conflict belong to the system: the app's code did not make these constraints."
      )
    } else if isOfSystem {
      sentences.append(
        "The system made all constraints of the conflict: change the properties that they come from, such as frames, margins, spacing, isHidden or the size of the host."
      )
    }
    if !explanation.isInfeasible, explanation.block.hasHeader,
      !explanation.block.constraints.isEmpty
    {
      sentences.append(
        "UIKit reported a conflict, so the list is incomplete, or the conflict depends on values that a log does not print: the size of text, a margin, digits beyond the sixth."
      )
    }
    self.sentences = sentences
  }

  private static let privatePrefixes = [
    "_UI", "_NS", "UIKeyboard", "UIKB", "UIInputSet", "UIRemoteKeyboard", "SystemInputAssistant",
    "UINavigationTransition", "UITransitionView", "UIViewControllerWrapper",
  ]

  private static func isPrivate(_ item: LogItem) -> Bool {
    guard let name = item.className ?? item.name else { return false }
    // A hosting view of SwiftUI contains the app's own views.
    return privatePrefixes.contains(where: name.hasPrefix) && !name.hasPrefix("_UIHostingView")
  }

  private static let table:
    [(origin: SystemMeaning.Origin, needsOwnConstraint: Bool, sentence: String)] = [
      (
        .autoresizing, false,
        "If you lay out the view with your own constraints, set its translatesAutoresizingMaskIntoConstraints to false: this removes the autoresizing constraints."
      ),
      (
        .encapsulated, true,
        "The size set by the host is required, and its constraint is not yours to change: give one of your constraints along that axis, preferably the last one, the priority 999."
      ),
      (
        .cellContent, true,
        "The cell sets the frame of the content view, and an app cannot change that: give the last of your constraints along that axis the priority 999. The row then takes the height of the content."
      ),
      (
        .temporary, true,
        "A temporary size is replaced soon: give one of your constraints along that axis the priority 999 to avoid the conflict."
      ),
      (
        .fitting, true,
        "The view is being measured at that size: give one of your constraints along that axis the priority 999."
      ),
      (
        .hiddenArranged, false,
        "A hidden arranged view gets the size 0: give one constraint inside it along that axis a priority below 1000, or wrap it in another view and hide that one."
      ),
      (
        .prototyping, false,
        "Add the missing constraints of the view in Interface Builder, or mark the added ones “Remove at build time”."
      ),
    ]
}

extension BlockExplanation.Conflict {
  /// Whether the conflict disappears if a row's height changes by one pixel (F8.3).
  fileprivate func isOfSeparator(in explanation: BlockExplanation) -> Bool {
    let constraints = explanation.block.constraints
    let height = core.first { index in
      let constraint = constraints[index]
      let name = constraint.first.item.className ?? constraint.first.item.name ?? ""
      return explanation.meanings[index]?.origin == .encapsulated && constraint.second == nil
        && constraint.first.attribute == .height && name.holds("Cell")
        && !name.holds("CollectionView")
    }
    guard let height else { return false }
    return [1.0 / 2, -1.0 / 2, 1.0 / 3, -1.0 / 3].contains { pixel in
      var changed = constraints
      changed[height].constant += pixel
      return ConflictSearch(
        changed, assuming: Set(explanation.assumptions), allowsForRounding: true
      ).isFeasible(core)
    }
  }
}
