struct LogReader {
  private enum Section {
    case outside
    case list
    case parentheses
    case afterList
    case recovery
  }

  private struct Fragment {
    var pieces: [Substring]
    var isSurelyConstraint: Bool
  }

  /// The maximum number of lines per description, more than terminals or text editors produce.
  private static let longestFragment = 8

  private var blocks: [LogBlock] = []
  private var current: LogBlock?
  private var section = Section.outside
  private var fragment: Fragment?
  private var number = 0
  private var hasGap = false
  private var isListClosed = false
  private var hasComma = false

  mutating func read(_ raw: Substring, number: Int) {
    self.number = number
    let isCut = raw.utf8.count > LogLimits.lineLength
    let raw = isCut ? raw.prefix(LogLimits.lineLength) : raw
    let line = LogRepair.repaired(raw)
    let content = Self.withoutStringMarks(line.trimmed)
    let findings = DescriptionFinder.findings(in: line)
    let isHeader = line.holds("simultaneously satisfy constraints")
    let recovery = line.firstRange(of: "recover by breaking constraint")?.upperBound
    let isPlain = findings.isEmpty && !isHeader && recovery == nil
    if continueFragment(with: content, isPlain: isPlain) { return }
    if isHeader { open(hasHeader: true) }
    var hasRecovered = false
    for finding in findings {
      if let recovery, finding.text.startIndex >= recovery, !hasRecovered {
        beginRecovery()
        hasRecovered = true
      }
      add(finding)
    }
    if recovery != nil, !hasRecovered { beginRecovery() }
    if let last = findings.last {
      hasComma = line[last.text.endIndex...].contains(",")
    } else {
      readOther(content, isSignal: isHeader || recovery != nil)
    }
    if fragment == nil, section == .parentheses,
      let last = findings.last, line[last.text.endIndex...].contains(")")
    {
      closeList()
    }
  }

  mutating func finish() -> [LogBlock] {
    endFragment()
    close()
    return blocks
  }

  // MARK: Lines

  private mutating func readOther(_ content: Substring, isSignal: Bool) {
    if content.holds("<private>"), current != nil {
      current?.isRedacted = true
      if section == .recovery { section = .afterList }
      return
    }
    if content.isEmpty { hasGap = true }
    if content.isEmpty || isSignal { return }
    if content == "(" || content.hasSuffix(">(") {
      // A parenthesis after a complete list opens the next block, at the first constraint.
      if section == .outside || section == .afterList { close() }
      section = .parentheses
      return
    }
    if content.last == ")", !content.contains("(") {
      if section == .parentheses || section == .list, current?.constraints.isEmpty == false {
        closeList()
      }
      return
    }
    switch section {
    case .parentheses where content.hasPrefix("\"") || content.hasPrefix("<"):
      keepUnparsed(content)
    // Other text after an empty line ends a list; a single line may come from another thread.
    case .parentheses where hasGap && current?.constraints.isEmpty == false:
      section = .afterList
    case .list
    where !hasComma
      && (current?.constraints.isEmpty == false || current?.unparsed.isEmpty == false):
      section = .afterList
    default: break
    }
  }

  private static func withoutStringMarks(_ content: Substring) -> Substring {
    guard let first = content.first, first == "@" || first == "\"" else { return content }
    var rest = content.drop { "@\"".contains($0) }
    while let last = rest.last, "\",;".contains(last) || rest.hasSuffix("\\n") {
      rest.removeLast(rest.hasSuffix("\\n") ? 2 : 1)
    }
    return rest.isEmpty || rest == "(" || rest == ")" ? rest : content
  }

  private mutating func closeList() {
    section = .afterList
    isListClosed = true
  }

  private mutating func beginRecovery() {
    if current != nil { section = .recovery }
  }

  // MARK: Descriptions

  private mutating func add(_ finding: DescriptionFinder.Finding) {
    endFragment()
    hasGap = false
    if !finding.isClosed {
      // Complete except for the bracket, or cut by a line break: the next line decides.
      fragment = Fragment(pieces: [finding.text], isSurelyConstraint: finding.isSurelyConstraint)
    } else if let constraint = Self.understood(finding.text) {
      append(constraint)
    } else if finding.isSurelyConstraint {
      keepUnparsed(finding.text)
    }
  }

  private static func isWhole(_ text: Substring) -> Bool {
    let lastMark = text.last { "()'".contains($0) }
    let isOpen = lastMark == "(" || text.last == "," || text.last == ":"
    return !isOpen && DescriptionParser.parse(text) != nil
  }

  private static func understood(_ text: Substring) -> LogConstraint? {
    // Markdown replaced apostrophes by backticks.
    if text.contains("`"), !text.contains("'") {
      return understood(Substring(text.exchanging("`", for: "'")))
    }
    if let constraint = DescriptionParser.parse(text) { return constraint }
    var tries = 0
    for index in text.indices.dropLast().reversed() where text[index] == ">" {
      tries += 1
      guard tries <= LogLimits.endings else { return nil }
      if let constraint = DescriptionParser.parse(text[...index]) { return constraint }
    }
    return nil
  }

  /// Appends a line to a description that was cut; returns whether it belonged to it.
  private mutating func continueFragment(with content: Substring, isPlain: Bool) -> Bool {
    guard var open = fragment else { return false }
    let end = DescriptionFinder.lastClosingBracket(in: content)
    // A complete description only accepts the closing bracket.
    let isWhole = end == nil && Self.isWhole(Substring(open.pieces.joined()))
    let isForeign = !isPlain || content.isEmpty || content == ")" || isWhole
    guard !isForeign, open.pieces.count < Self.longestFragment else {
      endFragment()
      return false
    }
    open.pieces.append(end.map { content[...$0] } ?? content)
    fragment = open
    if end != nil { endFragment() }
    return true
  }

  private mutating func endFragment() {
    guard let open = fragment else { return }
    fragment = nil
    for joint in Self.joints(of: open.pieces) {
      if let constraint = DescriptionParser.parse(Substring(joint)) {
        append(constraint)
        return
      }
    }
    if open.isSurelyConstraint { keepUnparsed(Substring(open.pieces.joined(separator: " "))) }
  }

  /// Returns the ways to join pieces: first with no blank, as half a pointer looks whole.
  private static func joints(of pieces: [Substring]) -> [String] {
    guard pieces.count <= 4 else { return [pieces.joined(), pieces.joined(separator: " ")] }
    return pieces.dropFirst().reduce([String(pieces[0])]) { joints, piece in
      joints.flatMap { [$0 + piece, $0 + " " + piece] }
    }
  }

  // MARK: Blocks

  private mutating func open(hasHeader: Bool) {
    isListClosed = false
    let isInParentheses = section == .parentheses && !hasHeader
    close()
    current = LogBlock(line: number, hasHeader: hasHeader)
    section = isInParentheses ? .parentheses : .list
  }

  private mutating func close() {
    if var block = current {
      block.mendMisreadAddresses()
      blocks.append(block)
    }
    current = nil
    section = .outside
  }

  private mutating func prepareForMember() {
    if current == nil || section == .afterList { open(hasHeader: false) }
  }

  private mutating func append(_ constraint: LogConstraint) {
    if section == .recovery, let listed = current?.constraints {
      let known = listed.firstIndex { $0.isSame(as: constraint) }
      if known == nil { current?.constraints.append(constraint) }
      current?.broken = known ?? listed.count
      section = .afterList
      return
    }
    // The heading may be missing or translated: a constraint repeated after the list was broken.
    if section == .afterList, isListClosed, current?.broken == nil,
      let known = current?.constraints.firstIndex(where: { $0.isSame(as: constraint) })
    {
      current?.broken = known
      return
    }
    prepareForMember()
    guard current.map({ $0.constraints.count < LogLimits.constraints }) == true else {
      current?.leftOut += 1
      return
    }
    current?.constraints.append(constraint)
  }

  private mutating func keepUnparsed(_ text: Substring) {
    if section == .recovery {
      section = .afterList
    } else {
      prepareForMember()
    }
    current?.unparsed.append(String(text))
  }
}
