extension ConflictReport {
  /// The report as JSON.
  ///
  /// `core`, `broken` and `fixes` are indexes into `constraints`. The names of fields are a
  /// contract: there may be more in time, never fewer.
  /// - Returns: One JSON object, with line breaks, without one at the end.
  /// - Throws: `EncodingError` when the log holds a number that JSON does not have, such as
  ///   infinity.
  public func json() throws -> String {
    try JSONText.encode(Document(blocks: blocks.map(Document.Block.init)))
  }
}

/// The form of the JSON.
private struct Document: Encodable {
  struct Block: Encodable {
    var line: Int
    var hasHeader: Bool
    var redacted: Bool
    var constraints: [Constraint]
    var unparsed: [String]
    var infeasible: Bool
    var core: [Int]
    var conflicts: [[Int]]
    var broken: Nullable<Int>
    var fixes: [Fix]
    var assumptions: [String]
    var advice: [String]

    init(_ explanation: BlockExplanation) {
      let block = explanation.block
      let words = ConstraintSentences(labels: ItemLabels(block.constraints))
      line = block.line
      hasHeader = block.hasHeader
      redacted = block.isRedacted
      constraints = zip(block.constraints, explanation.meanings).map { constraint, meaning in
        Constraint(constraint, meaning: meaning, words: words)
      }
      unparsed = block.unparsed
      infeasible = explanation.isInfeasible
      core = explanation.conflicts.first?.core ?? []
      conflicts = explanation.conflicts.map(\.core)
      broken = Nullable(value: block.broken)
      fixes = explanation.conflicts.flatMap(\.fixes).map(Fix.init)
      assumptions = explanation.assumptions.map(\.rawValue)
      advice = Advice(explanation).sentences
    }
  }

  struct Constraint: Encodable {
    var text: String
    var `class`: String
    var address: String
    var identifier: Nullable<String>
    var items: [String]
    var equation: String
    var priority: Double
    var system: Bool
    var meaning: Nullable<String>
    var words: String
    var source: Nullable<String>
    var active: Nullable<Bool>

    init(_ constraint: LogConstraint, meaning: SystemMeaning?, words: ConstraintSentences) {
      text = constraint.text
      self.class = constraint.className
      address = constraint.address
      identifier = Nullable(value: constraint.identifier)
      items = constraint.items.map(\.display)
      equation = constraint.equation
      priority = constraint.priority
      system = meaning != nil
      self.meaning = Nullable(value: meaning?.sentence)
      self.words = words.sentence(for: constraint, meaning: meaning)
      source = Nullable(value: constraint.source)
      active = Nullable(value: constraint.isActive)
    }
  }

  /// `{"remove": 0}` or `{"lower": 2}`.
  struct Fix: Encodable {
    var remove: Int?
    var lower: Int?

    init(_ fix: BlockExplanation.Fix) {
      switch fix {
      case .remove(let index): remove = index
      case .lower(let index): lower = index
      }
    }
  }

  /// A value whose field is written as `null` when there is none, not left out.
  struct Nullable<Value: Encodable>: Encodable {
    var value: Value?

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(value)
    }
  }

  var blocks: [Block]
}
