import Foundation

struct EditHistory {
  private struct Step {
    var title: String
    var splices: [MarkupSplice]
    var key: String
    var time: Date
  }

  private var undoable: [Step] = []
  private var redoable: [Step] = []

  private static let limit = 500
  /// The maximum interval in seconds between merged steps.
  private static let pause = 1.0

  var undoTitle: String? { undoable.last?.title }
  var redoTitle: String? { redoable.last?.title }

  static func key(of edits: [DocumentEdit]) -> String {
    // Added constraints are separate steps.
    guard !edits.contains(where: { $0.add != nil }) else { return "" }
    return edits.map { "\($0.object)|\($0.set ?? "")" }.joined(separator: ",")
  }

  mutating func add(
    _ title: String, _ inverse: [MarkupSplice], key: String, at time: Date = Date()
  ) {
    redoable = []
    if var last = undoable.last, last.key == key, !key.isEmpty,
      time.timeIntervalSince(last.time) < Self.pause
    {
      last.splices = inverse + last.splices
      last.time = time
      undoable[undoable.count - 1] = last
      return
    }
    undoable.append(Step(title: title, splices: inverse, key: key, time: time))
    if undoable.count > Self.limit { undoable.removeFirst(undoable.count - Self.limit) }
  }

  mutating func undo(_ document: inout [UInt8]) -> Bool {
    guard let step = undoable.popLast() else { return false }
    redoable.append(Self.apply(step, to: &document))
    return true
  }

  mutating func redo(_ document: inout [UInt8]) -> Bool {
    guard let step = redoable.popLast() else { return false }
    undoable.append(Self.apply(step, to: &document))
    return true
  }

  private static func apply(_ step: Step, to document: inout [UInt8]) -> Step {
    var inverse = step
    inverse.splices = step.splices.applyReversibly(to: &document)
    // A step that was undone or redone is not merged with later steps.
    inverse.time = .distantPast
    return inverse
  }
}
