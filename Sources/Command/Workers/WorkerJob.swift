protocol WorkerJob: Sendable {
  /// The request in the worker's notation.
  var request: String { get }
  var size: Int { get }
}

extension InputFile: WorkerJob {
  var request: String { name }
}
