package import Foundation

package struct HTTPRequest: Sendable {
  package var method: String
  package var path: String
  package var query: [String: String] = [:]
  package var host: String?
  package var origin: String?
  package var body = Data()

  package init(_ method: String, _ path: String) {
    self.method = method
    self.path = path
  }
}

package struct HTTPResponse: Sendable {
  package var status: Int
  package var type: String
  package var body: Data
  package var isLasting = false

  package init(_ status: Int = 200, type: String, _ body: Data) {
    self.status = status
    self.type = type
    self.body = body
  }

  package static func text(_ status: Int, _ text: String) -> HTTPResponse {
    HTTPResponse(status, type: "text/plain; charset=utf-8", Data("\(text)\n".utf8))
  }
}

package enum HTTPAnswer: Sendable {
  case now(HTTPResponse)
  /// Asynchronously; the server processes other requests in the meantime.
  case later(@Sendable () async -> HTTPResponse)
  case events(EventStream)
}
