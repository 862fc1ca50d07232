import Foundation
import TestSupport
import Testing

@testable import Preview

/// The server as whoever reaches its port sees it.
@Suite("The server of the live page")
struct PreviewServerTests {
  private static let token = "0123456789abcdef"

  /// Runs a server of one document, and asks it away from the main actor.
  private func serving<Result: Sendable>(
    _ ask: @escaping @Sendable (LoopbackClient) -> Result
  ) async throws -> Result {
    let folder = try TestDocuments()
    let service = await PreviewService(folder.path, isReadOnly: false)
    let server = try PreviewServer(service, port: 0, token: Self.token)
    let client = LoopbackClient(port: server.port)
    return await elsewhere {
      defer { server.stop() }
      return ask(client)
    }
  }

  /// Works on a thread of its own: what waits for the main actor must not hold up the threads that
  /// answers are worked out on.
  private func elsewhere<Result: Sendable>(
    _ work: @escaping @Sendable () -> Result
  ) async -> Result {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: work()) }
    }
  }

  @Test("the page and a call are answered, with heads that shut others out")
  func page() async throws {
    let (page, call) = try await serving { client in
      (
        client.request("GET", "/\(Self.token)/"),
        client.request("POST", "/\(Self.token)/api/documents", body: "{}")
      )
    }
    #expect(page.status == 200 && page.body.lowercased().hasPrefix("<!doctype html>"))
    for line in [
      "Content-Security-Policy: default-src 'none'", "X-Content-Type-Options: nosniff",
      "Cross-Origin-Resource-Policy: same-origin", "Referrer-Policy: no-referrer",
    ] {
      #expect(page.text.contains(line))
    }
    #expect(call.status == 200 && call.body.contains(#""path":"Box.xib""#))
  }

  @Test("foreign hosts, missing tokens and paths that climb are refused")
  func refusals() async throws {
    let statuses = try await serving { client in
      [
        client.request("GET", "/\(Self.token)/", host: "evil.example").status,
        client.request("GET", "/\(Self.token)/", "Origin: http://evil.example\r\n").status,
        client.request("GET", "/").status, client.request("GET", "/wrong/").status,
        client.request("GET", "/\(Self.token)/../../etc/passwd").status,
        client.request("GET", "/\(Self.token)/%2e%2e/%2e%2e/etc/passwd").status,
        client.request("GET", "/\(Self.token)/image/../../Box.xib").status,
        client.request("PUT", "/\(Self.token)/api/documents").status,
        client.request("POST", "/\(Self.token)/index.html").status,
        client.request("POST", "/\(Self.token)/api/nothing", body: "{}").status,
        client.request(
          "POST", "/\(Self.token)/api/document", body: #"{"path":"../../etc/passwd"}"#
        ).status,
        client.request("POST", "/\(Self.token)/api/document", body: "{").status,
        client.request(
          "POST", "/\(Self.token)/api/document", body: String(repeating: "x", count: 2 << 20)
        ).status,
      ]
    }
    #expect(statuses == [403, 403, 404, 404, 404, 404, 404, 405, 405, 404, 404, 400, 413])
  }

  @Test("requests that are none do no harm", arguments: [1, 2, 3])
  func malformed(seed: UInt64) async throws {
    let after = try await serving { client in
      var random = SeededGenerator(seed: seed)
      for text in [
        "\r\n\r\n", "GET", "GET / HTTP/9.9\r\n\r\n",
        "POST / HTTP/1.1\r\nContent-Length: -5\r\n\r\n",
        "GET /\(String(repeating: "a", count: 100_000)) HTTP/1.1\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: a\r\n" + String(repeating: "X: y\r\n", count: 20_000) + "\r\n",
        "POST /\(Self.token)/api/documents HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
      ] { _ = client.exchange(text, patience: 100) { !$0.isEmpty } }
      for _ in 0..<20 {
        let noise = (0..<Int.random(in: 1...400, using: &random)).map { _ in
          UInt8.random(in: 1...127, using: &random)
        }
        let text = String(decoding: noise, as: UTF8.self) + "\r\n\r\n"
        _ = client.exchange(text, patience: 100) { !$0.isEmpty }
      }
      return client.request("POST", "/\(Self.token)/api/documents", body: "{}")
    }
    #expect(after.status == 200, "seed \(seed)")
  }

  @Test("a thousand connections are served or refused, and the next request is answered")
  func crowd() async throws {
    let after = try await serving { client in
      let sockets = (0..<1000).compactMap { _ in client.connect() }
      for socket in sockets.prefix(600) {
        _ = unsafe send(socket, "GET / HTTP/1.1\r\n", 16, Int32(MSG_NOSIGNAL))
      }
      for socket in sockets { close(socket) }
      return client.request("POST", "/\(Self.token)/api/documents", body: "{}")
    }
    #expect(after.status == 200)
  }

  @Test("events come as they happen")
  func events() async throws {
    let folder = try TestDocuments()
    let service = await PreviewService(folder.path, isReadOnly: false)
    let server = try PreviewServer(service, port: 0, token: Self.token)
    let client = LoopbackClient(port: server.port)
    let watching = Task { @MainActor in await server.watch() }
    async let heard = elsewhere {
      client.exchange(
        "GET /\(Self.token)/api/events?session=a HTTP/1.1\r\nHost: 127.0.0.1:\(client.port)\r\n\r\n"
      ) { $0.contains("\"moved\"") }
    }
    // The document has to be looked at before its changes count.
    let body = Data(#"{"path":"Box.xib"}"#.utf8)
    #expect(await service.answer("document", body).status == 200)
    try await Task.sleep(for: .milliseconds(200))
    try folder.write("Box.xib", TestDocuments.box(x: 40))
    let answer = await heard
    #expect(answer.text.contains("event: alive"))
    #expect(answer.text.contains("event: document"))
    watching.cancel()
    await watching.value
    await elsewhere { server.stop() }
  }

  @Test("a port that is taken is said with what to do")
  func taken() async throws {
    let folder = try TestDocuments()
    let service = await PreviewService(folder.path, isReadOnly: false)
    let server = try PreviewServer(service, port: 0)
    let port = server.port
    #expect(server.address.hasPrefix("http://127.0.0.1:\(port)/"))
    do throws(HTTPServer.StartError) {
      _ = try PreviewServer(service, port: port)
      Issue.record("two servers on one port")
    } catch {
      #expect(error.description.contains("choose another one with --port"))
    }
    await elsewhere { server.stop() }
  }
}
