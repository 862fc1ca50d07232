import Foundation
import Notation
import Synchronization
import Testing

@testable import ToolProtocol

/// Lines from a client.
private enum Line {
  static let initialize =
    #"{"jsonrpc": "2.0", "id": 0, "method": "initialize", "params": {"protocolVersion": "2025-06-18"}}"#

  /// A request that names the revision.
  static func stateless(_ method: String, _ members: String = "") -> String {
    #"{"jsonrpc": "2.0", "id": "s", "method": "\#(method)", "params": {\#(members)"_meta": {"#
      + #""io.modelcontextprotocol/protocolVersion": "2026-07-28", "#
      + #""io.modelcontextprotocol/clientCapabilities": {}}}}"#
  }

  static func call(_ id: Int, _ arguments: String, tool: String = "echo") -> String {
    #"{"jsonrpc": "2.0", "id": \#(id), "method": "tools/call", "params": {"name": "\#(tool)", "#
      + #""arguments": \#(arguments), "_meta": {"progressToken": 7}}}"#
  }
}

@Suite("Sessions of the Model Context Protocol")
struct ToolSessionTests {
  @Test("the handshake answers the requested revision, or the latest")
  func handshake() async throws {
    let known = await Conversation().exchange(Line.initialize)
    #expect(known.first?["result"]?["protocolVersion"]?.string == "2025-06-18")
    #expect(known.first?["result"]?["serverInfo"]?["name"]?.string == "test")
    let other = await Conversation().exchange(
      Line.initialize.replacing("2025-06-18", with: "1999-01-01"))
    #expect(other.first?["result"]?["protocolVersion"]?.string == "2025-11-25")
  }

  @Test("a request that names the revision needs no handshake, and gets the newer form")
  func stateless() async throws {
    let answers = await Conversation().exchange(
      Line.stateless("server/discover"), Line.stateless("tools/list"),
      Line.stateless("tools/call", #""name": "echo", "arguments": {"words": ["a"]}, "#))
    #expect(answers.map { $0["id"]?.string } == ["s", "s", "s"])
    let results = answers.compactMap { $0["result"] }
    #expect(results.map { $0["resultType"]?.string } == ["complete", "complete", "complete"])
    #expect(results[0]["supportedVersions"]?.array?.contains { $0.string == "2026-07-28" } == true)
    #expect(results[1]["tools"]?.array?.count == 2 && results[1]["ttlMs"]?.integer != nil)
    #expect(results[2]["structuredContent"]?["words"]?.array?.first?.string == "a")
  }

  @Test(
    "bad messages get the fault's code, and the session continues",
    arguments: [
      ("nonsense", -32_700), ("[]", -32_600), (#"{"jsonrpc": "2.0", "id": 1}"#, -32_600),
      (#"{"jsonrpc": "2.0", "id": 1.5, "method": "ping"}"#, -32_600),
      (#"{"jsonrpc": "2.0", "id": 1, "method": "ping", "params": []}"#, -32_602),
      (#"{"jsonrpc": "2.0", "id": 1, "method": "tools/list"}"#, -32_602),
      (#"{"jsonrpc": "2.0", "id": 1, "method": "prompts/list"}"#, -32_601),
      (Line.stateless("ping"), -32_601), (Line.stateless("initialize"), -32_601),
      (Line.stateless("tools/list").replacing("2026-07-28", with: "2099-01-01"), -32_022),
      (Line.stateless("tools/list").replacing("clientCapabilities", with: "nothing"), -32_602),
      (Line.stateless("tools/call", #""name": "nothing", "#), -32_602),
    ])
  func faults(line: String, code: Int) async {
    let answers = await Conversation().exchange(
      line, #"{"jsonrpc": "2.0", "id": 2, "method": "ping"}"#)
    #expect(answers.first?["error"]?["code"]?.integer == code)
    #expect(answers.last?["id"]?.integer == 2 && answers.last?["result"] != nil)
  }

  @Test("responses and notifications are not answered")
  func silence() async {
    let answers = await Conversation().exchange(
      #"{"jsonrpc": "2.0", "id": 1, "result": {}}"#,
      #"{"jsonrpc": "2.0", "method": "notifications/initialized"}"#,
      #"{"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 5}}"#)
    #expect(answers.isEmpty)
  }

  @Test("a call reports progress with the token before the result")
  func progress() async {
    let answers = await Conversation().exchange(
      Line.initialize, Line.call(1, #"{"words": ["a", "b"]}"#))
    let progress = answers.filter { $0["method"]?.string == "notifications/progress" }
    #expect(progress.map { $0["params"]?["progressToken"]?.integer } == [7, 7])
    #expect(progress.map { $0["params"]?["message"]?.string } == ["a", "b"])
    #expect(answers.last?["result"]?["content"]?.array?.first?["text"]?.string == "a b")
    #expect(answers.last?["result"]?["isError"]?.flag == false)
  }

  @Test("pictures are part of the content")
  func pictures() async {
    let answers = await Conversation().exchange(Line.initialize, Line.call(1, #"{"words": []}"#))
    let picture = answers.last?["result"]?["content"]?.array?.last
    #expect(picture?["mimeType"]?.string == "image/png" && picture?["data"]?.string == "AQ==")
  }

  @Test("invalid arguments are a result, because the agent sees only results")
  func arguments() async {
    let answers = await Conversation().exchange(Line.initialize, Line.call(1, #"{"wrods": []}"#))
    #expect(answers.last?["result"]?["isError"]?.flag == true)
    let text = answers.last?["result"]?["content"]?.array?.first?["text"]?.string
    #expect(text?.contains("did you mean 'words'?") == true)
  }

  @Test("a canceled call ends and is not answered; others continue")
  func cancellation() async {
    let conversation = Conversation()
    let answers = await conversation.exchange(
      Line.initialize, Line.call(1, "{}", tool: "wait"), Line.call(2, #"{"words": []}"#),
      #"{"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 1}}"#)
    #expect(answers.compactMap { $0["id"]?.integer } == [0, 2])
    while conversation.tools.canceled.withLock({ $0 }) == 0 { await Task.yield() }
  }

  @Test("the end of the input cancels calls that take longer than the grace")
  func end() async {
    let conversation = Conversation()
    await conversation.session.receive(Data(Line.initialize.utf8))
    await conversation.session.receive(Data(Line.call(1, "{}", tool: "wait").utf8))
    await conversation.session.finish(within: .milliseconds(20))
    while conversation.tools.canceled.withLock({ $0 }) == 0 { await Task.yield() }
    #expect(conversation.messages.count == 1)
  }

  @Test("a running call's identifier is refused, and more than 64 calls at once are refused")
  func limit() async {
    let conversation = Conversation()
    await conversation.session.receive(Data(Line.initialize.utf8))
    for id in 1...ToolSession.callLimit {
      await conversation.session.receive(Data(Line.call(id, "{}", tool: "wait").utf8))
    }
    await conversation.session.receive(Data(Line.call(1, "{}", tool: "wait").utf8))
    #expect(conversation.messages.last?["error"]?["code"]?.integer == -32_600)
    await conversation.session.receive(Data(Line.call(99, "{}", tool: "wait").utf8))
    let text = conversation.messages.last?["result"]?["content"]?.array?.first?["text"]?.string
    #expect(text?.contains("64 calls are running, the limit") == true)
    await conversation.session.finish(within: .zero)
  }
}
