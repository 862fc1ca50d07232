import Foundation
import Notation
import TestSupport
import Testing

@testable import LivePreview

@Suite("The server of the live page")
struct PreviewServerTests {
  private static let token = "0123456789abcdef"

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

  /// Runs `body` on a separate thread.
  ///
  /// Code that waits for the main actor must not block the threads that compute answers.
  private func elsewhere<Result: Sendable>(
    _ work: @escaping @Sendable () -> Result
  ) async -> Result {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: work()) }
    }
  }

  @Test("the page is served, with headers that exclude other origins")
  func page() async throws {
    let page = try await serving { $0.request("GET", "/\(Self.token)/") }
    #expect(page.status == 200 && page.body.lowercased().hasPrefix("<!doctype html>"))
    for line in [
      "Content-Security-Policy: default-src 'none'", "X-Content-Type-Options: nosniff",
      "Cross-Origin-Resource-Policy: same-origin", "Referrer-Policy: no-referrer",
    ] {
      #expect(page.text.contains(line))
    }
  }

  @Test("foreign hosts, missing tokens and paths that leave the root are refused")
  func refusals() async throws {
    let statuses = try await serving { client in
      [
        client.request("GET", "/\(Self.token)/", host: "evil.example").status,
        client.request("GET", "/\(Self.token)/", "Origin: http://evil.example\r\n").status,
        client.request("GET", "/").status, client.request("GET", "/wrong/").status,
        client.request("GET", "/\(Self.token)/../../etc/passwd").status,
        client.request("GET", "/\(Self.token)/%2e%2e/%2e%2e/etc/passwd").status,
        client.request("PUT", "/\(Self.token)/api/documents").status,
        client.request("POST", "/\(Self.token)/index.html").status,
        client.request(
          "POST", "/\(Self.token)/api/document", body: String(repeating: "x", count: 2 << 20)
        ).status,
      ]
    }
    #expect(statuses == [403, 403, 404, 404, 404, 404, 405, 405, 413])
  }

  @Test("malformed requests do no harm", arguments: [1, 2, 3])
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
      return client.request("GET", "/\(Self.token)/")
    }
    #expect(after.status == 200, "seed \(seed)")
  }

  @Test("a thousand connections are served or refused, and later requests are answered")
  func crowd() async throws {
    let after = try await serving { client in
      let sockets = (0..<1000).compactMap { _ in client.connect() }
      for socket in sockets.prefix(600) {
        _ = unsafe send(socket, "GET / HTTP/1.1\r\n", 16, Int32(MSG_NOSIGNAL))
      }
      for socket in sockets { close(socket) }
      var answer = LoopbackClient.Answer()
      for _ in 0..<100 where answer.status == 0 {
        answer = client.request("GET", "/\(Self.token)/")
        if answer.status == 0 { usleep(50_000) }
      }
      return answer
    }
    #expect(after.status == 200)
  }

  @Test("slow responses and events are sent immediately")
  func later() async throws {
    let stream = EventStream()
    let server = try HTTPServer(port: 0) { request in
      guard request.path == "/later" else { return .events(stream) }
      return .later {
        try? await Task.sleep(for: .milliseconds(30))
        return .text(200, "body: \(String(decoding: request.body, as: UTF8.self))")
      }
    }
    let client = LoopbackClient(port: server.port)
    let (answer, heard) = await elsewhere {
      let answer = client.request("POST", "/later", body: "some")
      stream.send("first", "1")
      let heard = client.exchange("GET /events HTTP/1.1\r\nHost: a\r\n\r\n") { text in
        // The second event is sent while the connection sleeps.
        if text.contains("data: 1\n\n"), !text.contains("second") {
          Thread.detachNewThread {
            usleep(50_000)
            stream.send("second", "2")
          }
        }
        return text.contains("data: 2\n\n")
      }
      server.stop()
      return (answer, heard)
    }
    #expect(answer.status == 200 && answer.body == "body: some\n")
    #expect(heard.text.contains("event: first\ndata: 1"))
    #expect(heard.text.contains("event: second\ndata: 2"))
    #expect(stream.isEnded)
  }

  @Test("a port in use is reported with advice")
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
      #expect(error.description.contains("choose another port with --port"))
    }
    await elsewhere { server.stop() }
  }
}
