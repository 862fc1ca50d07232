import Foundation
import FuzzSupport
import Notation
import Synchronization
import ToolProtocol

/// Tools with arguments of every kind; their results repeat the arguments.
private struct EchoTools: ToolProvider {
  let tools = [
    Tool(
      "echo", "Echo", "Returns the arguments.",
      arguments: [
        Schema.Member("text", .text, "A text.", isRequired: true),
        Schema.Member("choice", .choice(["one", "two"]), ""),
        Schema.Member("count", .count, ""), Schema.Member("number", .number, ""),
        Schema.Member("flag", .flag, ""), Schema.Member("scalar", .scalar, ""),
        Schema.Member("list", .list(.object([Schema.Member("a", .text, "")]), limit: 5), ""),
      ], result: [])
  ]

  func call(
    _ tool: Tool, _ arguments: JSONValue, report: @escaping @Sendable (ToolProgress) -> Void
  ) async -> ToolResult {
    guard tool.arguments.fault(of: arguments) == nil else { found("invalid arguments arrive") }
    report(ToolProgress(1, of: 2, "half"))
    return ToolResult(text: arguments.text, value: arguments)
  }
}

private final class Answers: Sendable {
  let responses = Mutex(0)

  func note(_ message: JSONValue) {
    guard JSONValue(reading: message.data) != nil, !message.data.contains(0x0A) else {
      found("a message is not a single line of JSON")
    }
    if message["method"] == nil { responses.withLock { $0 += 1 } }
  }
}

/// Fuzzes client lines: each request gets an answer, notifications get none.
@_cdecl("LLVMFuzzerTestOneInput")
public func testMessages(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let bytes = unsafe fuzzBytes(data, size)
  let answers = Answers()
  let session = ToolSession(EchoTools(), name: "fuzz", version: "1", instructions: "") {
    answers.note($0)
  }
  let lines = bytes.split(separator: UInt8(ascii: "\n")).map { Data($0) }
  let end = DispatchSemaphore(value: 0)
  Task.detached {
    for line in lines { await session.receive(line) }
    await session.finish(within: .seconds(10))
    end.signal()
  }
  end.wait()
  let count = answers.responses.withLock { $0 }
  guard count <= lines.count else { found("\(count) answers to \(lines.count) lines") }
  return 0
}
