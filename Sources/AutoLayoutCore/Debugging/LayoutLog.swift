/// Where the layout system writes what it has to say: conflicts, feedback loops, unprepared
/// hierarchies.
public enum LayoutLog {
  /// Takes each message; by default it goes to standard error.
  // Safe: only replaced where nothing is laid out on another thread, see below.
  nonisolated(unsafe) private static var sink: ((String) -> Void)? = { message in
    var standardError = StandardError()
    print(message, to: &standardError)
  }

  /// Gives messages to another function; on the main actor, or before anything is laid out.
  ///
  /// - Parameter sink: What takes each message from now on; nil where nobody wants them, which
  ///   saves the time to write them.
  /// - Returns: What took them before.
  @discardableResult
  public static func replaceSink(_ sink: ((String) -> Void)?) -> ((String) -> Void)? {
    let old = unsafe Self.sink
    unsafe Self.sink = sink
    return old
  }

  /// Whether somebody wants messages.
  static var isHeard: Bool { unsafe sink != nil }

  static func write(_ message: @autoclosure () -> String) {
    unsafe sink?(message())
  }
}
