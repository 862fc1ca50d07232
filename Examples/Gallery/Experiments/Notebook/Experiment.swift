/// The five articles about Auto Layout, and recordings on iOS 26, by their numbers.
package enum Article: Int, CaseIterable, Sendable {
  case contentPriorities, ranges, nineGrid, anatomy, smartLabel, recordings
}

/// An article's experiment or a recording: the statement and the code that proves it.
package struct Experiment: Sendable {
  /// The numbers of the article and of the experiment in it, `0.3`.
  package let id: String
  package let article: Article
  package let title: String
  /// The path to the source file.
  package let source: String
  /// Whether constraints conflict on purpose; other conflicts are failures.
  let hasConflicts: Bool
  private let steps: @MainActor @Sendable (Notebook) -> Void

  init(
    _ id: String, article: Article, title: String, proves _: String,
    hasConflicts: Bool = false, source: String = #filePath,
    steps: @escaping @MainActor @Sendable (Notebook) -> Void
  ) {
    self.id = id
    self.article = article
    self.title = title
    self.hasConflicts = hasConflicts
    self.source = source
    self.steps = steps
  }

  @MainActor package func perform() -> Record {
    let notebook = Notebook()
    let messages = notebook.countMessages { steps(notebook) }
    if !hasConflicts { notebook.expect("Broken constraints", messages, is: 0) }
    return notebook.record
  }
}

extension Experiment: CustomStringConvertible {
  package var description: String { "\(id) \(title)" }
}
