/// An illegal use of the API, for which UIKit raises an `NSException` (F3.1-F3.9).
///
/// Swift can't catch one, so it traps with Apple's message.
package enum LayoutException {
  /// Traps with Apple's exception name, such as `NSInvalidArgumentException`, and reason.
  package static func raise(_ name: String, _ reason: String) -> Never {
    fatalError("*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'")
  }
}
