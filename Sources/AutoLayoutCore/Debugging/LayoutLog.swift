/// The log of the layout system: conflicts, feedback loops, unprepared hierarchies.
public enum LayoutLog {
  /// Receives each message; writes to standard error by default.
  // Safe: only replaced while no other thread runs a layout, see below.
  nonisolated(unsafe) private static var sink: ((String) -> Void)? = { message in
    var standardError = StandardError()
    print(message, to: &standardError)
  }

  /// Replaces the receiver of messages and returns the previous one; call it on the main actor or
  /// before the first layout.
  ///
  /// A nil receiver disables messages, which saves the time to format them.
  @discardableResult
  public static func replaceSink(_ sink: ((String) -> Void)?) -> ((String) -> Void)? {
    let old = unsafe Self.sink
    unsafe Self.sink = sink
    return old
  }

  static var isHeard: Bool { unsafe sink != nil }

  static func write(_ message: @autoclosure () -> String) {
    unsafe sink?(message())
  }
}
