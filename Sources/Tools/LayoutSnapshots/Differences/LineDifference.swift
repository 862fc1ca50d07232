struct LineDifference {
  enum Mark: String { case same = " ", removed = "-", added = "+" }

  private(set) var lines: [(mark: Mark, text: Substring)] = []

  var removed: Int { lines.count { $0.mark == .removed } }
  var added: Int { lines.count { $0.mark == .added } }

  /// The maximum number of compared pairs of lines; beyond it, all in between count as replaced.
  private static let pairLimit = 4_000_000

  init(_ old: String, _ new: String) {
    let (old, new) = (
      old.split(separator: "\n", omittingEmptySubsequences: false),
      new.split(separator: "\n", omittingEmptySubsequences: false)
    )
    let head = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old.dropFirst(head).reversed(), new.dropFirst(head).reversed())
      .prefix { $0 == $1 }.count
    lines += old.prefix(head).map { (.same, $0) }
    add(Array(old.dropFirst(head).dropLast(tail)), Array(new.dropFirst(head).dropLast(tail)))
    lines += old.suffix(tail).map { (.same, $0) }
  }

  private mutating func add(_ old: [Substring], _ new: [Substring]) {
    guard old.count * new.count <= Self.pairLimit else {
      lines += old.map { (.removed, $0) } + new.map { (.added, $0) }
      return
    }
    let difference = new.difference(from: old)
    var gone: Set<Int> = []
    var come: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): come.insert(offset)
      }
    }
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if gone.contains(left) {
        lines.append((.removed, old[left]))
        left += 1
      } else if come.contains(right) {
        lines.append((.added, new[right]))
        right += 1
      } else {
        lines.append((.same, old[left]))
        left += 1
        right += 1
      }
    }
  }

  /// Returns the differing lines with context, like `diff -u` but with no headers.
  func unified(context: Int = 3) -> [String] {
    var shown: Set<Int> = []
    for index in lines.indices where lines[index].mark != .same {
      shown.formUnion(max(0, index - context)...min(lines.count - 1, index + context))
    }
    var result: [String] = []
    var last = -1
    for index in lines.indices where shown.contains(index) {
      if index > last + 1 { result.append("  …") }
      result.append("\(lines[index].mark.rawValue) \(lines[index].text)")
      last = index
    }
    if last < lines.count - 1, last >= 0 { result.append("  …") }
    return result
  }
}
