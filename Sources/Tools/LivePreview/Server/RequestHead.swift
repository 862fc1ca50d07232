import CMicroHTTPD
import Foundation

struct RequestHead {
  let request: HTTPRequest

  init(
    _ connection: OpaquePointer, _ method: UnsafePointer<CChar>?, _ path: UnsafePointer<CChar>?
  ) {
    var request = unsafe HTTPRequest(
      method.map { unsafe String(cString: $0) } ?? "", path.map { unsafe String(cString: $0) } ?? ""
    )
    request.host = unsafe Self.header("Host", of: connection)
    request.origin = unsafe Self.header("Origin", of: connection)
    // Only the event stream's address contains a session.
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
