import Foundation

/// Accepts only requests of pages that this server sent to a user who knows the token.
///
/// Any web site can make a browser call local servers, but with another `Host` or `Origin`.
package struct RequestGuard: Sendable {
  /// The prefix of all paths, new at each start.
  package let token: String
  private let port: UInt16

  package init(token: String, port: UInt16) {
    self.token = token
    self.port = port
  }

  package static func makeToken() -> String {
    var source = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(source.next(), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  private var hosts: [String] {
    ["127.0.0.1", "localhost", "[::1]"].map { "\($0):\(port)" }
  }

  /// Returns the path below the token, `""` for the page itself, or the refusal.
  package func admit(_ request: HTTPRequest) -> Result<String, Refusal> {
    guard let host = request.host?.lowercased(), hosts.contains(host) else {
      return .failure(Refusal(403, "this server only answers requests from this machine"))
    }
    if let origin = request.origin?.lowercased(),
      !hosts.contains(where: { origin == "http://\($0)" })
    {
      return .failure(Refusal(403, "only pages of this server may send requests to it"))
    }
    guard request.method == "GET" || request.method == "POST" else {
      return .failure(Refusal(405, "only GET and POST are supported"))
    }
    let parts = request.path.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
      .dropFirst()
    let rest = (parts.first ?? "").split(
      separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let given = rest.first, Self.isSame(String(given), token) else {
      return .failure(
        Refusal(404, "unknown address; open the address that 'autolayout preview' has printed"))
    }
    guard rest.count == 2 else {
      return .failure(Refusal(404, "the address must end with a slash"))
    }
    return .success(String(rest[1]))
  }

  /// Compares in constant time.
  private static func isSame(_ first: String, _ second: String) -> Bool {
    let (a, b) = (Array(first.utf8), Array(second.utf8))
    guard a.count == b.count else { return false }
    return zip(a, b).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  package struct Refusal: Error, Equatable {
    package let status: Int
    package let reason: String

    init(_ status: Int, _ reason: String) {
      self.status = status
      self.reason = reason
    }
  }
}
