/// What is worth knowing about a conflict beyond single constraints.
struct Advice {
  /// The sentences, the most useful first.
  let sentences: [String]

  /// Looks at the system's constraints that take part in the conflicts of a block.
  init(_ explanation: BlockExplanation) {
    let members = Set(explanation.conflicts.flatMap(\.core)).sorted()
    let origins = Set(members.compactMap { explanation.meanings[$0]?.origin })
    var sentences = Self.table.filter { origins.contains($0.origin) }.map(\.sentence)
    let isEmptySize = members.contains { index in
      let constraint = explanation.block.constraints[index]
      let origin = explanation.meanings[index]?.origin
      return constraint.second == nil && abs(constraint.constant) < 1e-6
        && (origin == .encapsulated || origin == .temporary || origin == .fitting)
    }
    if isEmptySize {
      sentences.append(
        "The size of 0 is temporary: the view has not been given its real one yet. Margins and fixed sizes cannot fit into 0 points unless one of them may give way."
      )
    }
    let items = members.flatMap { explanation.block.constraints[$0].items }
      .filter { $0.className != "UILayoutGuide" }
    if !items.isEmpty, items.allSatisfy(Self.isPrivate) {
      sentences.append(
        "Every view in the conflict is the system's own: nothing in the app's code made these constraints."
      )
    }
    if !explanation.isInfeasible, explanation.block.hasHeader,
      !explanation.block.constraints.isEmpty
    {
      sentences.append(
        "The system found a conflict, so the list is not whole, or what decides is not printed: a size of text, a margin, digits beyond the sixth."
      )
    }
    self.sentences = sentences
  }

  /// How the classes of views begin that only the system makes.
  private static let privatePrefixes = [
    "_UI", "_NS", "UIKeyboard", "UIKB", "UIInputSet", "UIRemoteKeyboard", "SystemInputAssistant",
    "UINavigationTransition", "UITransitionView", "UIViewControllerWrapper",
  ]

  private static func isPrivate(_ item: LogItem) -> Bool {
    guard let name = item.className ?? item.name else { return false }
    // A view of SwiftUI holds the app's own.
    return privatePrefixes.contains(where: name.hasPrefix) && !name.hasPrefix("_UIHostingView")
  }

  private static let table: [(origin: SystemMeaning.Origin, sentence: String)] = [
    (
      .autoresizing,
      "If the view is laid out by your own constraints, set translatesAutoresizingMaskIntoConstraints = false on it: its autoresizing constraints go away."
    ),
    (
      .encapsulated,
      "The size from outside is required and cannot be changed from inside: give one of your constraints along that axis, best the last one, the priority 999."
    ),
    (
      .temporary,
      "A temporary size goes away by itself: give one of your constraints along that axis the priority 999, and nothing is logged."
    ),
    (
      .fitting,
      "The view is being measured at that size: give one of your constraints along that axis the priority 999."
    ),
    (
      .hiddenArranged,
      "A hidden arranged view gets the size 0: inside it, one constraint along that axis must be below 1000, or put it into a wrapper view and hide that."
    ),
    (
      .prototyping,
      "Give the view enough constraints of its own in Interface Builder, or mark it “Remove at build time”."
    ),
  ]
}
