package import Foundation
package import Notation

/// A client's connection: reads the messages in order, and runs the calls side by side.
package actor ToolSession {
  private let provider: any ToolProvider
  private let server: JSONValue
  private let instructions: String
  private let send: @Sendable (JSONValue) -> Void
  private var isInitialized = false
  private var calls: [ToolMessage.ID: Task<Void, Never>] = [:]

  /// The maximum number of calls that run or wait.
  package static let callLimit = 64

  /// Creates a session; `send` delivers a message, from any thread.
  package init(
    _ provider: any ToolProvider, name: String, version: String, instructions: String,
    send: @escaping @Sendable (JSONValue) -> Void
  ) {
    self.provider = provider
    server = [
      "name": .string(name), "title": "Auto Layout", "version": .string(version),
    ]
    self.instructions = instructions
    self.send = send
  }

  /// Reads a message, and answers it now or when the call has ended.
  package func receive(_ line: Data) {
    do {
      guard let message = try ToolMessage.read(line) else { return }
      guard let id = message.id else {
        note(message)
        return
      }
      let isStateless = try ProtocolRevision.isNamed(in: message)
      if message.method == "tools/call" {
        try call(message, id, isStateless)
      } else {
        let result = try result(of: message, isStateless)
        answer(id, result, isStateless)
      }
    } catch {
      send(error.json)
    }
  }

  /// Answers a line that is too long to be read.
  package func refuseLine(limit: Int) {
    send(
      ToolError(
        .invalidRequest,
        "the message is longer than \(limit >> 20) MB, the limit; "
          + "give the path of a file instead of its content"
      ).json)
  }

  /// Waits for the calls that run; at the deadline, cancels them.
  package func finish(within time: Duration) async {
    let alarm = Task {
      try? await Task.sleep(for: time)
      if !Task.isCancelled { cancelAll() }
    }
    while let call = calls.values.first { await call.value }
    alarm.cancel()
  }

  private func cancelAll() {
    for call in calls.values { call.cancel() }
    calls = [:]
  }

  // MARK: - Messages

  private func note(_ message: ToolMessage) {
    guard message.method == "notifications/cancelled",
      let id = ToolMessage.ID(message.parameters["requestId"])
    else { return }
    // A canceled call is not answered.
    calls.removeValue(forKey: id)?.cancel()
  }

  private func result(
    of message: ToolMessage, _ isStateless: Bool
  ) throws(ToolError) -> [(String, JSONValue)] {
    let capabilities = ("capabilities", ["tools": [:]] as JSONValue)
    let words = ("instructions", JSONValue.string(instructions))
    switch message.method {
    case "server/discover" where isStateless:
      return [("supportedVersions", .strings(ProtocolRevision.all)), capabilities, words]
        + Self.lifetime
    case "initialize" where !isStateless:
      isInitialized = true
      let version = ProtocolRevision.negotiated(message.parameters["protocolVersion"]?.string)
      return [("protocolVersion", .string(version)), capabilities, ("serverInfo", server), words]
    case "ping" where !isStateless: return []
    case "tools/list":
      try requireRevision(message, isStateless)
      return [("tools", .array(provider.tools.map(\.json)))] + (isStateless ? Self.lifetime : [])
    default:
      throw ToolError(
        .unknownMethod, "unknown method '\(message.method.short)'; this server has tools only",
        id: message.id)
    }
  }

  /// A process's tools never change.
  private static let lifetime: [(String, JSONValue)] = [
    ("ttlMs", 3_600_000), ("cacheScope", "private"),
  ]

  private func requireRevision(_ message: ToolMessage, _ isStateless: Bool) throws(ToolError) {
    guard isStateless || isInitialized else {
      throw ToolError(
        .invalidParameters,
        "call 'initialize' first, or name the revision in params._meta "
          + "('\(ProtocolRevision.versionKey)')", id: message.id)
    }
  }

  private func answer(
    _ id: ToolMessage.ID, _ result: [(String, JSONValue)], _ isStateless: Bool
  ) {
    let frame: [(String, JSONValue)] =
      isStateless
      ? [
        ("resultType", "complete"), ("_meta", .object([(ProtocolRevision.serverKey, server)])),
      ] : []
    send(["jsonrpc": "2.0", "id": id.json, "result": .object(result + frame)])
  }

  // MARK: - Calls

  private func call(
    _ message: ToolMessage, _ id: ToolMessage.ID, _ isStateless: Bool
  ) throws(ToolError) {
    try requireRevision(message, isStateless)
    guard calls[id] == nil else {
      throw ToolError(.invalidRequest, "a call with this 'id' is running", id: id)
    }
    let name = message.parameters["name"]?.string ?? ""
    guard let tool = provider.tools.first(where: { $0.name == name }) else {
      let names = provider.tools.map(\.name).joined(separator: ", ")
      throw ToolError(
        .invalidParameters, "unknown tool '\(name.short)'; tools: \(names)", id: id)
    }
    let arguments = message.parameters["arguments"] ?? [:]
    if let fault = tool.arguments.fault(of: arguments) {
      // The agent sees results, but not errors of the protocol.
      answer(id, ToolResult.failure(fault).members, isStateless)
      return
    }
    guard calls.count < Self.callLimit else {
      let fault = "\(calls.count) calls are running, the limit; wait for a result"
      answer(id, ToolResult.failure(fault).members, isStateless)
      return
    }
    let report = reporter(of: message)
    calls[id] = Task { [provider] in
      let result = await provider.call(tool, arguments, report: report)
      end(id, result, isStateless)
    }
  }

  private func end(_ id: ToolMessage.ID, _ result: ToolResult, _ isStateless: Bool) {
    guard calls.removeValue(forKey: id) != nil else { return }
    answer(id, result.members, isStateless)
  }

  /// Returns a function that sends progress if the client asks for it.
  private func reporter(of message: ToolMessage) -> @Sendable (ToolProgress) -> Void {
    guard let token = message.parameters["_meta"]?["progressToken"] else { return { _ in } }
    return { [send] progress in
      send([
        "jsonrpc": "2.0", "method": "notifications/progress",
        "params": .members([
          ("progressToken", token), ("progress", .number(progress.done)),
          ("total", progress.total.map { .number($0) }), ("message", .string(progress.message)),
        ]),
      ])
    }
  }
}
