/// What a worker is asked for.
protocol WorkerJob: Sendable {
  /// The question, as the worker reads it.
  var request: String { get }
  /// The bytes of the documents that it is about, which limits follow.
  var size: Int { get }
}

extension InputFile: WorkerJob {
  var request: String { name }
}
