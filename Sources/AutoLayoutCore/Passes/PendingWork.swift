/// Changes that haven't reached the engine.
struct PendingWork {
  var constraints = PendingConstraints()
  /// Views whose intrinsic content size must be read.
  var content: [WeakHandle] = []
  /// The number of guides added since the last update, as a lower bound.
  var arrivingGuides = 0
  /// Whether another change requires a solve.
  var isStale = true

  var isEmpty: Bool { !isStale && constraints.isEmpty && content.isEmpty }

  mutating func takeConstraints() -> PendingConstraints {
    defer { constraints = PendingConstraints() }
    return constraints
  }

  mutating func takeContent() -> [WeakHandle] {
    defer { content = [] }
    return content
  }
}
