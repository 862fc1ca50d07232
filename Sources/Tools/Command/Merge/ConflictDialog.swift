import DocumentDiff
import Foundation

/// The questions about conflicts on a terminal.
struct ConflictDialog {
  private(set) var choices: [String: MergeSide]
  private let path: String
  private let terminal: Terminal
  private let all: MergeSide?
  private var skipped: Set<String> = []
  private var isOver = false

  init(_ path: String, _ terminal: Terminal, choices: [String: MergeSide], all: MergeSide?) {
    self.path = path
    self.terminal = terminal
    self.choices = choices
    self.all = all
  }

  /// Asks about conflicts; false if it learned nothing new.
  mutating func asks(_ conflicts: [DocumentConflict]) -> Bool {
    var isChanged = false
    for (number, conflict) in conflicts.enumerated() where !skipped.contains(conflict.id) {
      if let all {
        choices[conflict.id] = all
        isChanged = true
        continue
      }
      guard !isOver else { break }
      terminal.print("\(path): conflict \(number + 1) of \(conflicts.count)")
      terminal.print("  \(MergeReport.words(conflict))")
      switch answer() {
      case .side(let side):
        choices[conflict.id] = side
        isChanged = true
      case .skip: skipped.insert(conflict.id)
      case .quit: isOver = true
      }
    }
    return isChanged
  }

  private enum Answer {
    case side(MergeSide)
    case skip
    case quit
  }

  private func answer() -> Answer {
    while true {
      terminal.relay(Data("  o: ours, t: theirs, s: skip, q: quit > ".utf8), Data())
      guard let line = readLine()?.trimmingCharacters(in: .whitespaces).lowercased() else {
        terminal.print("")
        return .quit
      }
      switch line {
      case "o", "ours": return .side(.ours)
      case "t", "theirs": return .side(.theirs)
      case "s", "skip": return .skip
      case "q", "quit": return .quit
      default: continue
      }
    }
  }
}
