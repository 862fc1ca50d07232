struct PendingWork {
  var constraints = PendingConstraints()
  var content: [WeakHandle] = []
  var arrivingGuides = 0
  /// The number of arriving views whose subclass may have content.
  var arrivingContents = 0
  var isStale = true
  /// Whether the engine has room for this work already.
  var hasRoom = false

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
