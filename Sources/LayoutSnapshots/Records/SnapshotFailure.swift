/// Why a snapshot could not be taken or compared; the test fails with it.
struct SnapshotFailure: Error, Hashable, Sendable, CustomStringConvertible {
  let message: String
  init(_ message: String) { self.message = message }
  var description: String { message }
}
