enum DescriptionFinder {
  struct Finding {
    var text: Substring
    var isClosed: Bool
    /// Whether the class name is a constraint's; otherwise only parsing decides.
    var isSurelyConstraint: Bool
  }

  /// Returns the findings, from left to right.
  static func findings(in line: Substring) -> [Finding] {
    guard line.utf8.contains(UInt8(ascii: ":")) else { return [] }
    let starts = line.indices.compactMap { index in
      line[index] == ":" ? start(beforeColon: index, in: line) : nil
    }
    return starts.indices.map { position in
      let end = position + 1 < starts.count ? starts[position + 1].index : line.endIndex
      let segment = line[starts[position].index..<end]
      let close = lastClosingBracket(in: segment)
      return Finding(
        text: close.map { segment[...$0] } ?? withoutListMarks(segment), isClosed: close != nil,
        isSurelyConstraint: starts[position].isSure)
    }
  }

  private static func start(
    beforeColon colon: Substring.Index, in line: Substring
  ) -> (index: Substring.Index, isSure: Bool)? {
    var nameStart = colon
    while nameStart > line.startIndex {
      let previous = line.index(before: nameStart)
      guard line[previous].isPartOfClassName, line[previous] != "<", line[previous] != ">" else {
        break
      }
      nameStart = previous
    }
    let name = line[nameStart..<colon]
    let after = line[colon...].dropFirst()
    guard !name.isEmpty, let next = after.first, !next.isWhitespace else { return nil }
    let before = nameStart > line.startIndex ? line.index(before: nameStart) : nil
    let isSure = name.holds("Constraint")
    if let before, line[before] == "<" {
      return isSure || after.hasPrefix("0x") ? (before, isSure) : nil
    }
    // If no bracket precedes, only a constraint class at a word boundary starts a description.
    guard isSure, after.hasPrefix("0x") else { return nil }
    let isEdge = before.map { line[$0].isWhitespace || "(\"',".contains(line[$0]) } ?? true
    return isEdge ? (nameStart, true) : nil
  }

  private static func withoutListMarks(_ segment: Substring) -> Substring {
    var text = segment.trimmed
    if text.last == "," { text.removeLast() }
    if text.last == "\"" { text.removeLast() }
    return text
  }

  /// Returns the last `>` that is not part of `>=`.
  static func lastClosingBracket(in segment: Substring) -> Substring.Index? {
    segment.indices.last { index in
      segment[index] == ">" && segment[index...].dropFirst().first != "="
    }
  }
}
