extension LogBlock {
  private static let mostGuesses = 8

  /// The block with each view in turn as the unnamed superview of the others.
  var withListedSuperviews: [LogBlock] {
    guard hasHeader || broken != nil else { return [] }
    let drawn = constraints.filter { $0.items.contains { $0.isUnnamedSuperview } }
    let inner = Set(drawn.flatMap { $0.items }.filter { !$0.isUnnamedSuperview })
    guard !drawn.isEmpty else { return [] }
    var candidates: [LogItem] = []
    for item in constraints.flatMap({ $0.items })
    where !item.isUnnamedSuperview && !inner.contains(item) && !candidates.contains(item) {
      candidates.append(item)
    }
    return candidates.prefix(Self.mostGuesses).map { candidate in
      var guess = self
      for index in guess.constraints.indices {
        guess.constraints[index].nameSuperview(candidate)
      }
      return guess
    }
  }
}

extension LogConstraint {
  fileprivate mutating func nameSuperview(_ item: LogItem) {
    if first.item.isUnnamedSuperview { first.item = item }
    if second?.item.isUnnamedSuperview == true { second?.item = item }
  }
}
