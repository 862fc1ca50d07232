import Foundation
import Notation
import TestSupport
import Testing
import ToolProtocol

@testable import Command
@testable import Notation

/// A served folder with copies of the examples, and a server that runs tools in this process.
@MainActor
final class AgentFolder {
  private let temporary = TemporaryFolder()
  let folder: ServedFolder
  let server: AgentServer

  init(allowsEdits: Bool = true) throws {
    for name in ["Faulty.storyboard", "Login.storyboard", "FeedCell.xib", "console.txt"] {
      let source = TestFiles.repository.appendingPathComponent("Examples/\(name)").path
      try FileManager.default.copyItem(atPath: source, toPath: temporary.path(name))
    }
    folder = try #require(ServedFolder(temporary.path("")))
    server = AgentServer(
      folder, allowsEdits: allowsEdits, workers: nil, packages: PreviewPackages(folder))
  }

  var path: String { temporary.path("") }

  func bytes(_ name: String) throws -> Data { try temporary.data(name) }

  func write(_ name: String, _ text: String) throws { try temporary.write(name, text) }

  func tool(_ name: String) -> Tool? { server.tools.first { $0.name == name } }

  /// Calls a tool as a session does: with arguments that fit the schema.
  func call(_ name: String, _ arguments: JSONValue) async throws -> ToolResult {
    let tool = try #require(server.tools.first { $0.name == name })
    if let fault = tool.arguments.fault(of: arguments) { return .failure(fault) }
    return await server.call(tool, arguments) { _ in }
  }

  /// Returns a successful call's values.
  func values(_ name: String, _ arguments: JSONValue) async throws -> JSONValue {
    let result = try await call(name, arguments)
    let value = try #require(result.value, "\(result.text)")
    let read = try #require(JSONValue(reading: value.data))
    #expect(tool(name)?.result.fault(of: read) == nil)
    return read
  }
}
