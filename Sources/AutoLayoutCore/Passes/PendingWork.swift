/// What was changed and has not reached the engine yet.
struct PendingWork {
  /// Users' constraints to be installed.
  var constraints = PendingConstraints()
  /// Views whose content is to be read.
  var content: [WeakHandle] = []
  /// How many guides of views came in since the last update, at least.
  var arrivingGuides = 0
  /// Whether there is anything else to be solved for.
  var isStale = true

  var isEmpty: Bool { !isStale && constraints.isEmpty && content.isEmpty }

  /// Takes out the constraints.
  mutating func takeConstraints() -> PendingConstraints {
    defer { constraints = PendingConstraints() }
    return constraints
  }

  /// Takes out the views whose content is to be read.
  mutating func takeContent() -> [WeakHandle] {
    defer { content = [] }
    return content
  }
}
