public struct ConflictReport: Hashable, Sendable {
  public let blocks: [BlockExplanation]

  /// Reads and explains a log.
  ///
  /// - Complexity: O(*n*) in the length, and a search for irreducible conflicts per block.
  public init(log: String) {
    blocks = ConsoleLog(log).blocks.map(BlockExplanation.init)
  }

  /// Makes a report of conflicts that are explained already.
  package init(blocks: [BlockExplanation]) { self.blocks = blocks }

  /// Whether the log contains nothing to explain, which gives the command exit status 1.
  public var isEmpty: Bool { blocks.isEmpty }
}
