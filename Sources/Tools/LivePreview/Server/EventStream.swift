import CMicroHTTPD
import Foundation
import Synchronization

/// A queue of server-sent events; the server's thread takes bytes, any thread adds events.
package final class EventStream: Sendable {
  private struct State {
    var waiting = Data()
    var isEnded = false
    /// The connection, while it is suspended for lack of events.
    var sleeper: Connection?
  }

  /// A connection of libmicrohttpd.
  @safe struct Connection: @unchecked Sendable {
    // Safe: the library lets any thread resume a suspended connection, and it stays suspended while
    // it is in `State.sleeper`.
    let pointer: OpaquePointer
  }

  private let state = Mutex(State())

  /// The maximum number of queued bytes: a browser that stops reading is disconnected.
  private static let limit = 1 << 20

  package init() {}

  package var isEnded: Bool { state.withLock { $0.isEnded } }

  package func send(_ name: String, _ data: String) {
    wake { state in
      guard !state.isEnded else { return }
      state.waiting += Data("event: \(name)\ndata: \(data)\n\n".utf8)
      if state.waiting.count > Self.limit { state.isEnded = true }
    }
  }

  /// Ends the stream; queued events are lost.
  package func end() { wake { $0.isEnded = true } }

  private func wake(_ change: (inout State) -> Void) {
    let sleeper = state.withLock { state in
      change(&state)
      defer { state.sleeper = nil }
      return state.sleeper
    }
    if let sleeper { unsafe MHD_resume_connection(sleeper.pointer) }
  }

  enum Part {
    case bytes(Int)
    case end
    case nothing
  }

  /// Reads bytes for a connection, or suspends it until there are some.
  func read(into buffer: UnsafeMutableBufferPointer<UInt8>, for connection: OpaquePointer) -> Part {
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
