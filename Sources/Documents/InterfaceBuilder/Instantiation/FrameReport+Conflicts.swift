internal import AutoLayout
internal import Foundation

extension FrameReport {
  /// Required constraints that cannot hold together.
  public struct Conflict: Encodable, Hashable, Sendable {
    /// The set; if any constraint is removed, the others can hold.
    public let constraints: [Constraint]
  }

  /// A constraint in a conflict.
  public struct Constraint: Encodable, Hashable, Sendable {
    /// The identifier in the document; nil for a constraint made by the system.
    public let id: String?
    /// The constraint in words, or the identifier if the system made it.
    public let text: String
    /// Whether the layout breaks this constraint to resolve the conflict.
    public let broken: Bool
    /// Whether the frames of the layout satisfy it; nil if it depends on more than frames.
    public let holds: Bool?
    /// Whether the frames in the document satisfy it; nil if it depends on more than frames.
    public let holdsInDocument: Bool?
  }
}

extension InstantiatedScene {
  /// The conflicts met, each set once.
  var conflictingSets: [FrameReport.Conflict] {
    let met = roots.flatMap(\.layoutConflicts)
    guard !met.isEmpty else { return [] }
    let elements = constraintElements
    let record = RecordedFrames(self)
    let solved = RecordedFrames(self, isSolved: true)
    var known: Set<FrameReport.Conflict> = []
    return met.map { conflict in
      FrameReport.Conflict(
        constraints: conflict.constraints.map { constraint in
          let element = elements[ObjectIdentifier(constraint)]
          return FrameReport.Constraint(
            id: element?.id,
            text: element.map(text(of:)) ?? constraint.identifier ?? "\(type(of: constraint))",
            broken: constraint === conflict.broken, holds: solved.holds(constraint),
            holdsInDocument: record.holds(constraint))
        })
    }.filter { known.insert($0).inserted }
  }
}
