extension Sequence<String> {
  /// The name most similar to a text; nil if all differ in over a third of the characters, or in
  /// more than three.
  ///
  /// The beginning counts as the name if it is unique.
  package func closest(to text: String) -> String? {
    let wanted = Array(text.withoutPunctuation)
    let completed = filter { wanted.count > 3 && $0.withoutPunctuation.starts(with: wanted) }
    if completed.count == 1 { return completed[0] }
    let ranked = map { name in
      (name: name, distance: editDistance(wanted, Array(name.withoutPunctuation)))
    }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= Swift.max(1, Swift.min(3, wanted.count / 3)) ? best.name : nil
  }

  package func suggestion(for text: String) -> String {
    closest(to: text).map { "did you mean '\($0)'? " } ?? ""
  }
}

extension String {
  package var withoutPunctuation: String {
    lowercased().filter { $0.isLetter || $0.isNumber || $0 == "." }
  }
}

/// The number of insertions, deletions, substitutions and transpositions of neighbors.
///
/// Frederick J. Damerau, "A technique for computer detection and correction of spelling errors",
/// Communications of the ACM 7(3), 1964, pages 171–176; each character takes part in one change.
private func editDistance(_ first: [Character], _ second: [Character]) -> Int {
  var twoBefore: [Int] = []
  var before = Array(0...second.count)
  for index in first.indices {
    var row = [index + 1]
    for other in second.indices {
      let exchanged = before[other] + (first[index] == second[other] ? 0 : 1)
      var least = Swift.min(exchanged, row[other] + 1, before[other + 1] + 1)
      let bothHaveOneBefore = index > 0 && other > 0
      if bothHaveOneBefore, first[index] == second[other - 1], first[index - 1] == second[other] {
        least = Swift.min(least, twoBefore[other - 1] + 1)
      }
      row.append(least)
    }
    (twoBefore, before) = (before, row)
  }
  return before[second.count]
}
