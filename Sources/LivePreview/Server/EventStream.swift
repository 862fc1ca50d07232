import CMicroHTTPD
import Foundation
import Synchronization

/// Server-sent events for one browser, which wait here until they can be sent.
///
/// The server's thread takes bytes, any thread adds events.
package final class EventStream: Sendable {
  private struct State {
    var waiting = Data()
    var isEnded = false
    /// The connection, while it sleeps for want of events.
    var sleeper: Connection?
  }

  /// A connection of the library's.
  @safe struct Connection: @unchecked Sendable {
    // Safe: the library lets any thread wake a connection that sleeps, and it sleeps as long as it
    // stands in `State.sleeper`.
    let pointer: OpaquePointer
  }

  private let state = Mutex(State())

  /// The most bytes that wait: a browser that takes nothing any more is let go.
  private static let limit = 1 << 20

  /// A stream without events.
  package init() {}

  /// Whether nobody listens any more.
  package var isEnded: Bool { state.withLock { $0.isEnded } }

  /// Sends an event.
  ///
  /// - Parameters:
  ///   - name: What happened.
  ///   - data: What it was, on one line.
  package func send(_ name: String, _ data: String) {
    wake { state in
      guard !state.isEnded else { return }
      state.waiting += Data("event: \(name)\ndata: \(data)\n\n".utf8)
      if state.waiting.count > Self.limit { state.isEnded = true }
    }
  }

  /// Ends the stream; what waits is lost.
  package func end() { wake { $0.isEnded = true } }

  /// Changes the state, and wakes the connection.
  private func wake(_ change: (inout State) -> Void) {
    let sleeper = state.withLock { state in
      change(&state)
      defer { state.sleeper = nil }
      return state.sleeper
    }
    if let sleeper { unsafe MHD_resume_connection(sleeper.pointer) }
  }

  /// What the connection is to send next.
  enum Part {
    case bytes(Int)
    case end
    case nothing
  }

  /// Takes bytes for a connection, or lets it sleep until there are some.
  func take(into buffer: UnsafeMutableBufferPointer<UInt8>, for connection: OpaquePointer) -> Part {
    state.withLock { state in
      guard !state.isEnded else { return .end }
      guard !state.waiting.isEmpty else {
        unsafe MHD_suspend_connection(connection)
        state.sleeper = unsafe Connection(pointer: connection)
        return .nothing
      }
      let count = min(buffer.count, state.waiting.count)
      unsafe state.waiting.copyBytes(to: buffer, count: count)
      state.waiting = Data(state.waiting.dropFirst(count))
      return .bytes(count)
    }
  }
}
