@MainActor
package struct EditReduction {
  private let fails: ([TreeEdit]) -> Bool
  package private(set) var trials = 0

  package init(fails: @escaping ([TreeEdit]) -> Bool) { self.fails = fails }

  /// Returns a failing sequence from which no single edit can be removed.
  package mutating func shortened(_ edits: [TreeEdit]) -> [TreeEdit] {
    var edits = edits
    var length = max(edits.count / 2, 1)
    while true {
      let before = edits.count
      var start = 0
      while start < edits.count {
        let rest = Array(edits[..<start] + edits[min(start + length, edits.count)...])
        trials += 1
        if fails(rest) { edits = rest } else { start += length }
      }
      if length > 1 { length = max(length / 2, 1) } else if edits.count == before { return edits }
    }
  }
}
