/// An experiment of an article, or a recorded one: what it proves, and the code that proves it.
package struct Experiment: Sendable {
  /// The article's number and the experiment's among those of the article, `0.3`.
  package let id: String
  /// The article it is from.
  package let article: Article
  /// A few words.
  package let title: String
  /// The sentence that it proves.
  package let sentence: String
  /// The file of its code.
  package let source: String
  /// Whether constraints conflict on purpose; everywhere else a conflict is a failure.
  let hasConflicts: Bool
  private let steps: @MainActor @Sendable (Notebook) -> Void

  /// Describes an experiment.
  ///
  /// - Parameters:
  ///   - id: The article's number and the experiment's, `0.3`.
  ///   - article: The article it is from.
  ///   - title: A few words.
  ///   - sentence: The sentence that it proves.
  ///   - hasConflicts: Whether constraints conflict on purpose.
  ///   - source: The file of its code.
  ///   - steps: Does it, and writes down what comes out.
  init(
    _ id: String, article: Article, title: String, proves sentence: String,
    hasConflicts: Bool = false, source: String = #filePath,
    steps: @escaping @MainActor @Sendable (Notebook) -> Void
  ) {
    self.id = id
    self.article = article
    self.title = title
    self.sentence = sentence
    self.hasConflicts = hasConflicts
    self.source = source
    self.steps = steps
  }

  /// Does the experiment.
  ///
  /// - Returns: What came out.
  @MainActor package func perform() -> Record {
    let notebook = Notebook()
    notebook.recordConsole { steps(notebook) }
    if !hasConflicts {
      notebook.expect("Broken constraints", notebook.record.console.count, is: 0)
    }
    return notebook.record
  }
}

extension Experiment: CustomStringConvertible {
  /// Number and title.
  package var description: String { "\(id) \(title)" }
}
