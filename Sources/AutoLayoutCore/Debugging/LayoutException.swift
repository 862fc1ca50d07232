/// An illegal use of the API: what UIKit raises as an `NSException` (F3.1-F3.9).
///
/// Swift cannot catch one, so it ends the process with Apple's words.
package enum LayoutException {
  /// Ends the process.
  ///
  /// - Parameters:
  ///   - name: Apple's name of the exception, such as `NSInvalidArgumentException`.
  ///   - reason: Apple's reason.
  package static func raise(_ name: String, _ reason: String) -> Never {
    fatalError("*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'")
  }
}
