import Foundation
import Notation
import TestSupport
import Testing
import ToolProtocol

@testable import Command
@testable import Notation
@testable import ScenePictures

/// Compares the skill file, the page and the configurations of clients with the server.
@Suite("The skill file and the configurations of clients")
@MainActor
struct AgentPageTests {
  private static let folder = "Integrations/agents"
  private nonisolated static let clients = [
    "claude-code.json", "cursor.json", "vscode.json", "gemini.json", "codex.toml",
  ]

  private func text(_ path: String) throws -> String {
    let url = TestFiles.repository.appendingPathComponent(path)
    return String(decoding: try Data(contentsOf: url), as: UTF8.self)
  }

  private func tools() throws -> [Tool] { try AgentFolder().server.tools }

  @Test("each configuration starts the server with valid options", arguments: clients)
  func configurations(name: String) throws {
    let text = try text("\(Self.folder)/clients/\(name)")
    var words: [String]
    if name.hasSuffix(".json") {
      let value = try #require(JSONValue(reading: Data(text.utf8)))
      let servers = try #require(value["mcpServers"] ?? value["servers"])
      let server = try #require(servers["autolayout"])
      #expect(server["command"]?.string == "autolayout")
      words = (server["args"]?.array ?? []).compactMap(\.string)
    } else {
      #expect(text.contains("command = \"autolayout\""))
      let list = try #require(text.firstMatch(of: #/args = (\[.*\])/#)).1
      words = (JSONValue(reading: Data(list.utf8))?.array ?? []).compactMap(\.string)
    }
    #expect(words.first == MCPCommand.specification.name)
    let parsed = try ArgumentParser(options: MCPCommand.specification.options)
      .parse(Array(words.dropFirst()))
    #expect(parsed.has("allow-edits") && parsed.operands.isEmpty)
  }

  @Test("the page lists the configurations and every tool")
  func page() throws {
    let page = try text("Documentation/Agents.md")
    for name in Self.clients { #expect(page.contains("`\(name)`"), "\(name) is not on the page") }
    let listed = try FileManager.default.contentsOfDirectory(
      atPath: TestFiles.repository.appendingPathComponent("\(Self.folder)/clients").path)
    #expect(Set(listed) == Set(Self.clients))
    for tool in try tools() { #expect(page.contains("`\(tool.name)`"), "\(tool.name)") }
    #expect(page.contains("\(Int(ReadablePicture.sideLimit)) pixels"))
  }

  @Test("the skill file names every tool, and only arguments and settings that exist")
  func skill() throws {
    let skill = try text("\(Self.folder)/SKILL.md")
    #expect(skill.hasPrefix("---\nname: autolayout\ndescription: "))
    let tools = try tools()
    for tool in tools { #expect(skill.contains("`\(tool.name)`"), "\(tool.name) is missing") }
    let arguments = Set(tools.flatMap { Self.names(in: $0.arguments.json) })
    // The words in code font that are calls or arguments.
    let quoted = skill.matches(of: #/`([a-z_]+)`/#).map { String($0.1) }
    let rules = ["autolayout"]
    let settings = [
      "multiplier", "installed", "title", "hidden", "axis", "spacing", "distribution",
      "alignment", "priority", "relation", "equal", "text",
    ]
    for word in quoted {
      let isKnown =
        arguments.contains(word) || tools.contains { $0.name == word } || rules.contains(word)
        || settings.contains(word)
      #expect(isKnown, "`\(word)`: unknown tool, argument or setting")
    }
  }

  private static func names(in schema: JSONValue) -> [String] {
    guard case .object(let members)? = schema["properties"] else {
      return schema["items"].map(names) ?? []
    }
    return members.flatMap { [$0.0] + names(in: $0.1) }
  }

  @Test("every edit in the skill file is accepted by the schema")
  func edits() throws {
    let skill = try text("\(Self.folder)/SKILL.md").replacing("\n", with: " ")
    let written = skill.matches(of: #/`(\{"(?:object|add)".*?\})`/#).map { String($0.1) }
    #expect(written.count >= 4)
    for edit in written {
      let value = try #require(JSONValue(reading: Data(edit.utf8)), "\(edit)")
      #expect(AgentTool.editSchema.fault(of: value) == nil, "\(edit)")
    }
  }
}
