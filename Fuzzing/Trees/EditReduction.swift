/// Makes a failing sequence of edits short by leaving parts out (Zeller & Hildebrandt 2002).
@MainActor
package struct EditReduction {
  /// Whether a sequence still fails.
  private let fails: ([TreeEdit]) -> Bool
  /// How many sequences were tried.
  package private(set) var trials = 0

  /// Prepares to make sequences short.
  ///
  /// - Parameter fails: Whether a sequence still fails; asked many times.
  package init(fails: @escaping ([TreeEdit]) -> Bool) { self.fails = fails }

  /// Leaves out what a sequence needs not to fail.
  ///
  /// - Parameter edits: A sequence that fails.
  /// - Returns: One that fails, too, and of which no single edit can be left out.
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
