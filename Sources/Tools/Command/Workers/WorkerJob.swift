protocol WorkerJob: Sendable {
  var request: String { get }
  var size: Int { get }
}

extension InputFile: WorkerJob {
  var request: String { name }
}
