import CMicroHTTPD
import Foundation

/// The head of a request as the library has read it.
struct RequestHead {
  /// The request, still without a body.
  let request: HTTPRequest

  /// Takes the head of a connection's request.
  init(
    _ connection: OpaquePointer, _ method: UnsafePointer<CChar>?, _ path: UnsafePointer<CChar>?
  ) {
    var request = unsafe HTTPRequest(
      method.map { unsafe String(cString: $0) } ?? "", path.map { unsafe String(cString: $0) } ?? ""
    )
    request.host = unsafe Self.header("Host", of: connection)
    request.origin = unsafe Self.header("Origin", of: connection)
    // What asks for a session by the address is the stream of events alone.
    if let session = unsafe preview_argument(connection, "session") {
      request.query["session"] = unsafe String(cString: session)
    }
    self.request = request
  }

  private static func header(_ name: String, of connection: OpaquePointer) -> String? {
    guard let value = unsafe preview_header(connection, name) else {
      return nil
    }
    return unsafe String(cString: value)
  }
}
