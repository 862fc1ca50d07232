import Foundation
import Notation
import Synchronization

@testable import ToolProtocol

/// Tools for tests: `echo` returns the arguments, `wait` ends only when it is canceled.
final class EchoTools: ToolProvider {
  let canceled = Mutex(0)

  let tools = [
    Tool(
      "echo", "Echo", "Returns the words.",
      arguments: [
        Schema.Member("words", .list(.text, limit: 3), "Some words.", isRequired: true),
        Schema.Member("count", .integer(1...9), ""),
        Schema.Member("inner", .object([Schema.Member("kind", .choice(["a", "b"]), "")]), ""),
      ], result: [Schema.Member("words", .list(.text), "")]),
    Tool("wait", "Wait", "Waits.", arguments: [], result: [], isReadOnly: false),
  ]

  func call(
    _ tool: Tool, _ arguments: JSONValue, report: @escaping @Sendable (ToolProgress) -> Void
  ) async -> ToolResult {
    guard tool.name == "echo" else {
      try? await Task.sleep(for: .seconds(60))
      if Task.isCancelled { canceled.withLock { $0 += 1 } }
      return .failure("waited")
    }
    let words = (arguments["words"]?.array ?? []).compactMap(\.string)
    for (index, word) in words.enumerated() {
      report(ToolProgress(Double(index + 1), of: Double(words.count), word))
    }
    return ToolResult(
      text: words.joined(separator: " "), value: ["words": .strings(words)],
      picture: words.isEmpty ? Data([1]) : nil)
  }
}

/// A session and the messages that it sends.
final class Conversation: Sendable {
  private final class Log: Sendable {
    let messages = Mutex<[JSONValue]>([])
  }

  let tools = EchoTools()
  let session: ToolSession
  private let log = Log()

  init() {
    session = ToolSession(tools, name: "test", version: "1", instructions: "Try.") {
      [log] message in
      // An unreadable message would be null, which no test expects.
      log.messages.withLock { $0.append(JSONValue(reading: message.data) ?? .null) }
    }
  }

  var messages: [JSONValue] { log.messages.withLock { $0 } }

  /// Sends lines, waits for their calls, and returns all messages.
  func exchange(_ lines: String...) async -> [JSONValue] {
    for line in lines { await session.receive(Data(line.utf8)) }
    await session.finish(within: .seconds(20))
    return messages
  }
}
