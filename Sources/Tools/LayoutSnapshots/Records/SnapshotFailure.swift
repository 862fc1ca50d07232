struct SnapshotFailure: Error, Hashable, Sendable, CustomStringConvertible {
  let message: String
  init(_ message: String) { self.message = message }
  var description: String { message }
}
