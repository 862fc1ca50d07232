import Testing

@testable import LivePreview

@Suite("Requests that are refused")
struct RequestGuardTests {
  private let door = RequestGuard(token: "secret", port: 8315)

  private func status(_ change: (inout HTTPRequest) -> Void) -> Int {
    var request = HTTPRequest("GET", "/secret/")
    request.host = "127.0.0.1:8315"
    change(&request)
    switch door.admit(request) {
    case .success: return 200
    case .failure(let refusal): return refusal.status
    }
  }

  @Test("requests from the page are answered")
  func own() {
    #expect(status { _ in } == 200)
    #expect(status { $0.host = "localhost:8315" } == 200)
    #expect(status { $0.origin = "http://127.0.0.1:8315" } == 200)
    #expect(status { $0.method = "POST" } == 200)
    #expect(door.admit(HTTPRequest("GET", "/secret/")) != .success(""))
  }

  @Test("other hosts, origins, methods and addresses are refused")
  func foreign() {
    #expect(status { $0.host = nil } == 403)
    #expect(status { $0.host = "evil.example:8315" } == 403)
    #expect(status { $0.host = "127.0.0.1:80" } == 403)
    #expect(status { $0.host = "127.0.0.1:8315.evil.example" } == 403)
    #expect(status { $0.origin = "http://evil.example" } == 403)
    #expect(status { $0.origin = "https://127.0.0.1:8315" } == 403)
    #expect(status { $0.origin = "null" } == 403)
    #expect(status { $0.method = "DELETE" } == 405)
    #expect(status { $0.path = "/" } == 404)
    #expect(status { $0.path = "" } == 404)
    #expect(status { $0.path = "/secret" } == 404)
    #expect(status { $0.path = "/secreT/" } == 404)
    #expect(status { $0.path = "/secret2/" } == 404)
    #expect(status { $0.path = "//secret/" } == 404)
  }

  @Test("the requested path is the part after the token")
  func path() {
    var request = HTTPRequest("GET", "/secret/api/../x")
    request.host = "localhost:8315"
    #expect(door.admit(request) == .success("api/../x"))
  }

  @Test("tokens are long and unique")
  func tokens() {
    let tokens = (0..<100).map { _ in RequestGuard.makeToken() }
    #expect(Set(tokens).count == 100)
    #expect(tokens.allSatisfy { $0.count == 32 && $0.allSatisfy(\.isHexDigit) })
  }
}
