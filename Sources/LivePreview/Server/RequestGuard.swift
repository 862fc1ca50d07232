import Foundation

/// Decides which requests are answered at all: those of pages that this server itself has sent to
/// whoever knows its token.
///
/// Any web site may make a browser ask servers on its own machine, by address or by a name of its
/// own that it lets point there. Such a request has another `Host` or `Origin`, and no token.
package struct RequestGuard: Sendable {
  /// What every address begins with, made anew for each start.
  package let token: String
  private let port: UInt16

  /// Makes a guard.
  ///
  /// - Parameters:
  ///   - token: What every address begins with.
  ///   - port: The port that the server listens on.
  package init(token: String, port: UInt16) {
    self.token = token
    self.port = port
  }

  /// A token that nobody can guess: 128 random bits.
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

  /// What a request asks for below the token; or why it is refused.
  ///
  /// - Parameter request: The request.
  /// - Returns: The rest of the path, `""` for the page itself; or the refusal.
  package func admit(_ request: HTTPRequest) -> Result<String, Refusal> {
    guard let host = request.host?.lowercased(), hosts.contains(host) else {
      return .failure(Refusal(403, "this server answers on this machine alone"))
    }
    if let origin = request.origin?.lowercased(),
      !hosts.contains(where: { origin == "http://\($0)" })
    {
      return .failure(Refusal(403, "only pages of this server may ask it"))
    }
    guard request.method == "GET" || request.method == "POST" else {
      return .failure(Refusal(405, "only GET and POST are answered"))
    }
    let parts = request.path.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
      .dropFirst()
    let rest = (parts.first ?? "").split(
      separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let given = rest.first, Self.isSame(String(given), token) else {
      return .failure(
        Refusal(404, "unknown address; open the one that 'autolayout preview' has printed"))
    }
    guard rest.count == 2 else { return .failure(Refusal(404, "the address ends with a slash")) }
    return .success(String(rest[1]))
  }

  /// Compares in a time that does not tell how much is right.
  private static func isSame(_ first: String, _ second: String) -> Bool {
    let (a, b) = (Array(first.utf8), Array(second.utf8))
    guard a.count == b.count else { return false }
    return zip(a, b).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// Why a request is not answered.
  package struct Refusal: Error, Equatable {
    /// The status of the response.
    package let status: Int
    /// The reason.
    package let reason: String

    init(_ status: Int, _ reason: String) {
      self.status = status
      self.reason = reason
    }
  }
}
