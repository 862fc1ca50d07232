package import Foundation

/// A request as it came in, whole.
package struct HTTPRequest: Sendable {
  /// `GET`, `POST` or another word.
  package var method: String
  /// What follows the host, without the query.
  package var path: String
  /// What follows the question mark: names and values.
  package var query: [String: String] = [:]
  /// The host that was asked for; nil where the request does not say.
  package var host: String?
  /// The page that asks; nil where the browser does not say.
  package var origin: String?
  /// What was sent with it.
  package var body = Data()

  /// Makes a request.
  package init(_ method: String, _ path: String) {
    self.method = method
    self.path = path
  }
}

/// What a request is answered with.
package struct HTTPResponse: Sendable {
  /// The status, such as 200.
  package var status: Int
  /// The media type of the body.
  package var type: String
  /// The body.
  package var body: Data
  /// Whether the browser may keep it: what stands at its address never changes.
  package var isLasting = false

  /// Makes a response.
  ///
  /// - Parameters:
  ///   - status: The status.
  ///   - type: The media type of the body.
  ///   - body: The body.
  package init(_ status: Int = 200, type: String, _ body: Data) {
    self.status = status
    self.type = type
    self.body = body
  }

  /// A response of a line of text.
  package static func text(_ status: Int, _ text: String) -> HTTPResponse {
    HTTPResponse(status, type: "text/plain; charset=utf-8", Data("\(text)\n".utf8))
  }
}

/// How a request is answered.
package enum HTTPAnswer: Sendable {
  /// At once.
  case now(HTTPResponse)
  /// As soon as it is known; other requests are answered meanwhile.
  case later(@Sendable () async -> HTTPResponse)
  /// With events, one after the other, until either side ends it.
  case events(EventStream)
}
