internal import Diagnosis

package struct TextReport: Sendable {
  package enum Detail: String, CaseIterable, Sendable {
    case short
    case full
  }

  package enum Style: Sendable {
    case plain, title, added, removed, changed, effect, fault, faint
  }

  package typealias Line = [(text: String, style: Style)]

  private let comparison: DocumentComparison
  private let detail: Detail
  private let showsProblems: Bool

  private static let limit = 12

  package init(_ comparison: DocumentComparison, _ detail: Detail, showsProblems: Bool = true) {
    self.comparison = comparison
    self.detail = detail
    self.showsProblems = showsProblems
  }

  package var lines: [Line] {
    var lines: [Line] = [head]
    for problem in comparison.problems where showsProblems {
      let place = problem.line.map { ":\($0)" + (problem.column.map { ":\($0)" } ?? "") } ?? ""
      lines.append([("  \(problem.path)\(place): \(problem.message)", .fault)])
    }
    lines += section(comparison.changes.filter { $0.heading != .nothing }, indent: "  ")
    let shared = detail == .short ? sharedKeys : []
    lines += section(
      comparison.scenes.flatMap(\.reported).filter { Self.isShared($0, shared) },
      indent: "  ")
    let reported = comparison.scenes.filter(\.isReported).map { scene in
      var rest = scene
      rest.changes.removeAll { Self.isShared($0, shared) }
      return rest
    }.filter(\.isReported)
    let isFlat = comparison.sceneCount <= 1 && reported.count <= 1
    for scene in reported {
      let inline = detail == .short && !isFlat && Self.count(scene) == 1
      if !inline, !isFlat { lines.append([("  \(scene.title)", .title)]) }
      let body = self.lines(of: scene, indent: inline ? "  " : isFlat ? "  " : "    ")
      guard inline, var first = body.first, !first.isEmpty else {
        lines += body
        continue
      }
      first.insert(("\(scene.title) · ", .title), at: 1)
      lines.append(first)
      lines += body.dropFirst()
    }
    lines += nothing
    return lines
  }

  private var sharedKeys: Set<String> {
    var scenes: [String: Set<String>] = [:]
    for scene in comparison.scenes {
      for change in scene.reported where change.effect == nil && change.heading != .constraints {
        scenes[ChangeLine.key(change), default: []].insert(scene.id)
      }
    }
    return Set(scenes.filter { $0.value.count > 2 }.keys)
  }

  private static func isShared(_ change: Change, _ keys: Set<String>) -> Bool {
    change.effect == nil && change.heading != .nothing && keys.contains(ChangeLine.key(change))
  }

  private static func count(_ scene: DocumentComparison.Scene) -> Int {
    ChangeLine.folded(scene.reported).count + (scene.unexplained.isEmpty ? 0 : 1)
      + scene.newFaults.count + scene.goneFaults.count
  }

  // MARK: - Parts

  private var head: Line {
    let name = DocumentComparison.names(comparison.oldPath, comparison.newPath)
    let rest = detail == .short ? nothingInShort : ""
    return [(name, .title), (": \(summary)", .plain), (rest, .faint)]
  }

  package var summary: String {
    let reported = comparison.scenes.filter(\.isReported)
    let faults = (reported.flatMap(\.newFaults).count, reported.flatMap(\.goneFaults).count)
    if comparison.oldPath == nil {
      let scenes = "new document of \(Self.number(comparison.sceneCount, "scene"))"
      return faults.0 == 0 ? scenes : "\(scenes), \(Self.number(faults.0, "fault"))"
    }
    if comparison.newPath == nil { return "document removed" }
    if !comparison.problems.isEmpty, comparison.environments.isEmpty {
      guard comparison.sceneCount > 0 else { return "cannot be compared" }
      let scenes = Self.number(comparison.sceneCount, "scene")
      return "cannot be compared; the other version can be read, it has \(scenes)"
    }
    let changes = comparison.all.count { $0.heading != .nothing }
    let shifts = reported.flatMap(\.shifts).count
    guard comparison.isReported else { return "no change to any layout" }
    var parts = [Self.number(changes, "change")]
    if comparison.sceneCount > 1, !reported.isEmpty {
      parts[0] += " in \(reported.count) of \(Self.number(comparison.sceneCount, "scene"))"
    }
    parts.append(shifts == 0 ? "no view moves" : "\(Self.number(shifts, "view")) moved or resized")
    if faults.0 > 0 { parts.append("\(Self.number(faults.0, "new fault"))") }
    if faults.1 > 0 { parts.append("\(Self.number(faults.1, "fault")) gone") }
    return parts.joined(separator: ", ")
  }

  static func number(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  private func lines(of scene: DocumentComparison.Scene, indent: String) -> [Line] {
    var lines: [Line] = []
    if !scene.unexplained.isEmpty {
      let words = EffectWords(shifts: scene.unexplained).summary
      lines.append([(indent, .plain), ("= \(words), by \(scene.unexplainedCause)", .effect)])
      lines += views(scene.unexplained, indent + "    ")
    }
    lines += section(scene.reported, indent: indent)
    lines += faults(scene.newFaults, "new", indent) + faults(scene.goneFaults, "gone", indent)
    return lines
  }

  private func section(_ changes: [Change], indent: String) -> [Line] {
    let order = Heading.allCases
    let sorted = changes.enumerated().sorted { left, right in
      let ranks = [left, right].map { order.firstIndex(of: $0.element.heading) ?? 0 }
      return (ranks[0], left.offset) < (ranks[1], right.offset)
    }.map(\.element)
    let folded = ChangeLine.folded(sorted)
    // A further line is as short as a note about it.
    let isCut = detail == .short && folded.count > Self.limit + 1
    var lines: [Line] = []
    for line in folded.prefix(isCut ? Self.limit : folded.count) {
      lines.append(self.line(line, indent))
      if let effect = line.effect { lines += views(effect.shifts, indent + "    ") }
    }
    if isCut {
      let rest = folded.dropFirst(Self.limit)
      let counts = order.compactMap { heading -> String? in
        let count = rest.flatMap(\.changes).count { $0.heading == heading }
        return count == 0 ? nil : "\(heading.title.lowercased()) \(count)"
      }
      lines.append([
        ("\(indent)… and more (\(counts.joined(separator: ", "))): --detail full", .faint)
      ])
    }
    return lines
  }

  private func line(_ line: ChangeLine, _ indent: String) -> Line {
    let kind = line.changes.first?.kind ?? .changed
    let style: Style = kind == .added ? .added : kind == .removed ? .removed : .changed
    var parts: Line = [
      (indent, .plain), ("\(ChangeWords.mark(kind)) ", style), (line.text, .plain),
    ]
    if let effect = line.effect {
      parts.append((": \(EffectWords(shifts: effect.shifts).summary)", .effect))
    }
    return parts
  }

  private func views(_ shifts: [FrameShift], _ indent: String) -> [Line] {
    guard detail == .full else { return [] }
    return shifts.flatMap { shift in
      zip(shift.lines, shift.places).map { line, place in
        let devices =
          comparison.environments.count > 1
          ? " on \(place.environments.joined(separator: "; "))" : ""
        return [(indent + line + devices, .effect)]
      }
    }
  }

  private func faults(_ faults: [Finding], _ word: String, _ indent: String) -> [Line] {
    if detail == .full || faults.count <= 3 {
      return faults.map { fault in
        [(indent, .plain), ("! \(word): \(Self.short(fault.message, detail))", .fault)]
      }
    }
    let rules = Dictionary(faults.map { ($0.rule, 1) }, uniquingKeysWith: +)
    let words = rules.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
    return [[(indent, .plain), ("! \(word): \(words.joined(separator: ", "))", .fault)]]
  }

  static func short(_ message: String, _ detail: Detail) -> String {
    guard detail == .short, let end = message.firstIndex(of: ";") else { return message }
    return "\(message[..<end]); …"
  }

  private var nothingInShort: String {
    let neutral = comparison.all.filter { $0.heading == .nothing }
    guard !neutral.isEmpty else { return "" }
    let counts = NeutralReason.allCases.compactMap { reason -> String? in
      let count = neutral.count { $0.reason == reason }
      return count == 0 ? nil : "\(reason.word) \(count)"
    }
    return " (without effect: \(counts.joined(separator: ", ")))"
  }

  private var nothing: [Line] {
    let neutral = comparison.all.filter { $0.heading == .nothing }
    guard !neutral.isEmpty, detail == .full else { return [] }
    var lines: [Line] = [[("  Without effect", .title)]]
    for reason in NeutralReason.allCases {
      let changes = neutral.filter { $0.reason == reason }
      guard !changes.isEmpty else { continue }
      lines.append([("    \(reason.rawValue)", .faint)])
      lines += ChangeLine.folded(changes).map { [("      \($0.text)", .faint)] }
    }
    return lines
  }
}
