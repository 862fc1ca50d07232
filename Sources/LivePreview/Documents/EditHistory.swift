import Foundation

/// The steps that can be undone, as the bytes that they replaced.
struct EditHistory {
  private struct Step {
    var title: String
    var splices: [MarkupSplice]
    /// What the step sets; steps that set the same soon after each other become one.
    var key: String
    var time: Date
  }

  private var undoable: [Step] = []
  private var redoable: [Step] = []

  /// The most steps that are kept.
  private static let limit = 500
  /// How long a row of steps that set the same is one step, in seconds.
  private static let pause = 1.0

  /// What can be undone; nil for nothing.
  var undoTitle: String? { undoable.last?.title }
  /// What can be done again; nil for nothing.
  var redoTitle: String? { redoable.last?.title }

  /// What edits set, whatever they set it to.
  static func key(of edits: [DocumentEdit]) -> String {
    // Constraints that come are steps of their own.
    guard !edits.contains(where: { $0.add != nil }) else { return "" }
    return edits.map { "\($0.object)|\($0.set ?? "")" }.joined(separator: ",")
  }

  /// Adds a step.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - inverse: What takes it back, in order.
  ///   - key: What it sets.
  ///   - time: When it was made.
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

  /// Takes the last step back.
  mutating func undo(_ document: inout [UInt8]) -> Bool {
    guard let step = undoable.popLast() else { return false }
    redoable.append(Self.apply(step, to: &document))
    return true
  }

  /// Makes the last step that was taken back again.
  mutating func redo(_ document: inout [UInt8]) -> Bool {
    guard let step = redoable.popLast() else { return false }
    undoable.append(Self.apply(step, to: &document))
    return true
  }

  /// Applies a step, and returns the one that takes it back.
  private static func apply(_ step: Step, to document: inout [UInt8]) -> Step {
    var inverse = step
    inverse.splices = step.splices.applyReversibly(to: &document)
    // A step that was moved along the history is not continued.
    inverse.time = .distantPast
    return inverse
  }
}
