import CMicroHTTPD
import Foundation
import Synchronization

/// An HTTP server for browsers on this machine, on a single thread of libmicrohttpd.
package final class HTTPServer: Sendable {
  package typealias Handler = @Sendable (HTTPRequest) -> HTTPAnswer

  package struct StartError: Error, CustomStringConvertible {
    package let description: String
  }

  fileprivate final class Context: Sendable {
    let handler: Handler
    let streams = Mutex<[EventStream]>([])
    /// The number of pending answers, whose connections are suspended.
    let pending = Mutex(0)

    init(_ handler: @escaping Handler) { self.handler = handler }
  }

  @safe private struct Daemon: @unchecked Sendable {
    // Safe: the library lets any thread stop it, and `stop()` does so once.
    let pointer: OpaquePointer
  }

  private let context: Context
  private let daemon: Mutex<Daemon?>
  package let port: UInt16

  private static let connectionLimit: UInt32 = 512
  /// The number of idle seconds after which a connection is closed.
  private static let timeout: UInt32 = 60
  private static let headLimit = 32 << 10

  /// Starts a server on the loopback interface only.
  package init(port: UInt16, handler: @escaping Handler) throws(StartError) {
    context = Context(handler)
    let started = unsafe preview_start(
      port, handle, complete, Unmanaged.passUnretained(context).toOpaque(), Self.connectionLimit,
      Self.timeout, Self.headLimit)
    guard let started = unsafe started else {
      throw StartError(
        description: "cannot listen on port \(port), which another program may use; "
          + "choose another port with --port, or 0 for any free one")
    }
    self.port = unsafe preview_port(started)
    unsafe daemon = Mutex(Daemon(pointer: started))
  }

  /// Stops the server after pending answers; on the main thread it cannot wait for them.
  package func stop() {
    guard let running = daemon.withLock({ $0.take() }) else { return }
    for stream in context.streams.withLock({ $0 }) { stream.end() }
    // The library must not stop while a connection is suspended.
    var patience = 2_000
    while context.pending.withLock({ $0 > 0 }) {
      guard patience > 0 else { return }
      patience -= 1
      usleep(1_000)
    }
    unsafe MHD_stop_daemon(running.pointer)
  }

  deinit { stop() }
}

// MARK: - Callbacks

private func handle(
  _ pointer: UnsafeMutableRawPointer?, _ connection: OpaquePointer?, _ path: UnsafePointer<CChar>?,
  _ method: UnsafePointer<CChar>?, _ version: UnsafePointer<CChar>?,
  _ bytes: UnsafePointer<CChar>?, _ count: UnsafeMutablePointer<Int>?,
  _ memory: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
  // Safe: the server keeps the context until the library has stopped, and each connection keeps the
  // exchange until `complete`.
  guard let pointer = unsafe pointer, let connection = unsafe connection,
    let memory = unsafe memory, let count = unsafe count
  else { return preview_gives_up }
  let context = unsafe Unmanaged<HTTPServer.Context>.fromOpaque(pointer).takeUnretainedValue()
  guard let known = unsafe memory.pointee else {
    let request = unsafe RequestHead(connection, method, path).request
    let exchange = HTTPExchange(request)
    unsafe memory.pointee = Unmanaged.passRetained(exchange).toOpaque()
    return preview_goes_on
  }
  let exchange = unsafe Unmanaged<HTTPExchange>.fromOpaque(known).takeUnretainedValue()
  if unsafe count.pointee > 0 {
    unsafe exchange.add(UnsafeRawBufferPointer(start: bytes, count: count.pointee))
    unsafe count.pointee = 0
    return preview_goes_on
  }
  switch exchange.step {
  case .wait: return preview_goes_on
  case .answer(let response): return unsafe queue(response, on: connection)
  case .ask(let request):
    switch context.handler(request) {
    case .now(let response): return unsafe queue(response, on: connection)
    case .events(let stream): return unsafe queue(stream, on: connection, context)
    case .later(let work):
      let sleeper = unsafe EventStream.Connection(pointer: connection)
      unsafe MHD_suspend_connection(connection)
      context.pending.withLock { $0 += 1 }
      Task.detached {
        exchange.finish(await work())
        unsafe MHD_resume_connection(sleeper.pointer)
        context.pending.withLock { $0 -= 1 }
      }
      return preview_goes_on
    }
  }
}

private func complete(
  _ pointer: UnsafeMutableRawPointer?, _ connection: OpaquePointer?,
  _ memory: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, _ code: MHD_RequestTerminationCode
) {
  guard let memory = unsafe memory, let known = unsafe memory.pointee else { return }
  unsafe Unmanaged<HTTPExchange>.fromOpaque(known).release()
  unsafe memory.pointee = nil
}

// MARK: - Answers

private func queue(_ response: HTTPResponse, on connection: OpaquePointer) -> MHD_Result {
  let made = unsafe response.body.withUnsafeBytes { bytes in
    unsafe preview_response(bytes.baseAddress, bytes.count)
  }
  guard let made = unsafe made else { return preview_gives_up }
  for (name, value) in response.headers { unsafe MHD_add_response_header(made, name, value) }
  defer { unsafe MHD_destroy_response(made) }
  return unsafe MHD_queue_response(connection, UInt32(response.status), made)
}

private final class Listener: Sendable {
  let stream: EventStream
  let connection: EventStream.Connection
  let context: HTTPServer.Context

  init(_ stream: EventStream, _ connection: OpaquePointer, _ context: HTTPServer.Context) {
    self.stream = stream
    unsafe self.connection = EventStream.Connection(pointer: connection)
    self.context = context
  }
}

private func queue(
  _ stream: EventStream, on connection: OpaquePointer, _ context: HTTPServer.Context
) -> MHD_Result {
  let listener = unsafe Listener(stream, connection, context)
  context.streams.withLock { $0.append(stream) }
  let made = unsafe preview_stream(
    { pointer, _, buffer, size in
      guard let pointer = unsafe pointer, let buffer = unsafe buffer else { return preview_end }
      let listener = unsafe Unmanaged<Listener>.fromOpaque(pointer).takeUnretainedValue()
      let room = unsafe UnsafeMutableRawBufferPointer(start: buffer, count: size)
        .bindMemory(to: UInt8.self)
      switch unsafe listener.stream.read(into: room, for: listener.connection.pointer) {
      case .bytes(let count): return count
      case .end: return preview_end
      case .nothing: return 0
      }
    }, Unmanaged.passRetained(listener).toOpaque(),
    { pointer in
      guard let pointer = unsafe pointer else { return }
      let listener = unsafe Unmanaged<Listener>.fromOpaque(pointer).takeRetainedValue()
      listener.stream.end()
      listener.context.streams.withLock { $0.removeAll { $0 === listener.stream } }
    })
  guard let made = unsafe made else { return preview_gives_up }
  let head = HTTPResponse(type: "text/event-stream; charset=utf-8", Data())
  for (name, value) in head.headers { unsafe MHD_add_response_header(made, name, value) }
  defer { unsafe MHD_destroy_response(made) }
  return unsafe MHD_queue_response(connection, 200, made)
}

extension HTTPResponse {
  /// The headers, which forbid external resources and embedding.
  fileprivate var headers: [(String, String)] {
    [
      ("Content-Type", type),
      ("Cache-Control", isLasting ? "private, max-age=31536000, immutable" : "no-store"),
      ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
      ("Cross-Origin-Resource-Policy", "same-origin"), ("X-Frame-Options", "DENY"),
      (
        "Content-Security-Policy",
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
          + "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; "
          + "frame-ancestors 'none'"
      ),
    ]
  }
}
