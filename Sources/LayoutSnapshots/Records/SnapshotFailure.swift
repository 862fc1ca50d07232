/// The reason why a snapshot could not be taken or compared, or differs.
struct SnapshotFailure: Error, Hashable, Sendable, CustomStringConvertible {
  let message: String
  init(_ message: String) { self.message = message }
  var description: String { message }
}
