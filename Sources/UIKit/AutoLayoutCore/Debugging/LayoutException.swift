/// An illegal use of the API (F3.1-F3.9): traps with Apple's message.
package enum LayoutException {
  package static func raise(_ name: String, _ reason: String) -> Never {
    fatalError("*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'")
  }
}
