import Notation

/// Finds the most similar of many names; most names are rejected by length and letters.
final class SimilarNames {
  private struct Entry {
    var name: String
    var letters: UInt32
  }

  private var byLength: [Int: [Entry]] = [:]
  private var known: [String: String?] = [:]

  init(_ names: some Sequence<String>) {
    var seen: Set<String> = []
    for name in names where seen.insert(name).inserted {
      let plain = name.withoutPunctuation
      byLength[plain.utf8.count, default: []].append(
        Entry(name: name, letters: Self.letters(plain)))
    }
  }

  /// Returns the most similar name; nil if all differ in over a third of the characters.
  func closest(to name: String) -> String? {
    if let answer = known[name] { return answer }
    let plain = name.withoutPunctuation
    let letters = Self.letters(plain)
    let limit = max(1, min(3, plain.utf8.count / 3))
    var candidates: [String] = []
    for length in max(0, plain.utf8.count - limit)...plain.utf8.count + limit {
      for entry in byLength[length] ?? []
      where (entry.letters ^ letters).nonzeroBitCount <= 2 * limit {
        candidates.append(entry.name)
      }
    }
    let answer = candidates.sorted().closest(to: name)
    known[name] = .some(answer)
    return answer
  }

  /// A bit for each letter that a name contains.
  private static func letters(_ name: String) -> UInt32 {
    name.utf8.reduce(into: 0) { $0 |= 1 << UInt32($1 & 31) }
  }
}
