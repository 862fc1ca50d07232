/// The report of `autolayout explain` on a console log.
public struct ConflictReport: Hashable, Sendable {
  public let blocks: [BlockExplanation]

  /// Reads and explains a log.
  ///
  /// - Complexity: O(*n*) in the length of the log. Each block adds a search for irreducible
  ///   conflicts, with a linear program per constraint.
  public init(log: String) {
    blocks = ConsoleLog(log).blocks.map(BlockExplanation.init)
  }

  /// Whether the log contains nothing to explain, which gives the command exit status 1.
  public var isEmpty: Bool { blocks.isEmpty }
}
