/// An illegal use of the API: what UIKit raises as an `NSException` (F3.1-F3.9).
///
/// Swift cannot catch one, so it ends the process with Apple's words.
enum LayoutException {
  /// Ends the process.
  ///
  /// - Parameters:
  ///   - name: Apple's name of the exception, such as `NSInvalidArgumentException`.
  ///   - reason: Apple's reason.
  static func raise(_ name: String, _ reason: String) -> Never {
    fatalError("*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'")
  }
}

/// Where the layout system writes what it has to say: conflicts, feedback loops, unprepared
/// hierarchies.
public enum LayoutLog {
  /// Takes each message; by default it goes to standard error.
  nonisolated(unsafe) private static var sink: (String) -> Void = { message in
    var standardError = StandardError()
    print(message, to: &standardError)
  }

  /// Gives messages to another function.
  ///
  /// - Parameter sink: What takes each message from now on.
  /// - Returns: What took them before.
  @discardableResult
  public static func replaceSink(_ sink: @escaping (String) -> Void) -> (String) -> Void {
    let old = unsafe Self.sink
    unsafe Self.sink = sink
    return old
  }

  static func write(_ message: String) {
    unsafe sink(message)
  }
}
