/// The report of `autolayout explain` on a console log: text in, report out.
public struct ConflictReport: Hashable, Sendable {
  /// One explanation for each block, in the order of the log.
  public let blocks: [BlockExplanation]

  /// Reads and explains a log.
  ///
  /// - Parameter log: The whole text of a console, or any part of it.
  /// - Complexity: O(*n*) in the length of the log, and for each block a search for irreducible
  ///   conflicts: a linear program for each of its constraints.
  public init(log: String) {
    blocks = ConsoleLog(log).blocks.map(BlockExplanation.init)
  }

  /// Whether the log held anything to explain; else the command's exit status is 1.
  public var isEmpty: Bool { blocks.isEmpty }
}
