import Synchronization

/// The log of the layout system: conflicts, feedback loops, unprepared hierarchies.
public enum LayoutLog {
  /// Receives each message.
  ///
  /// Safe: only replaced while no other thread runs a layout.
  nonisolated(unsafe) private static var sink: ((String) -> Void)? = { message in
    var standardError = StandardError()
    print(message, to: &standardError)
  }

  /// Replaces the receiver of messages and returns the previous receiver; nil disables messages.
  @discardableResult
  public static func replaceSink(_ sink: ((String) -> Void)?) -> ((String) -> Void)? {
    let old = unsafe Self.sink
    unsafe Self.sink = sink
    return old
  }

  package static var isHeard: Bool { unsafe sink != nil }

  /// Writes a message the first time only.
  package static func writeOnce(_ message: String) {
    if written.withLock({ $0.insert(message).inserted }) { write(message) }
  }

  private static let written = Mutex<Set<String>>([])

  package static func write(_ message: @autoclosure () -> String) {
    unsafe sink?(message())
  }
}
