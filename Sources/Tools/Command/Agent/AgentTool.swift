import ScenePictures
import ToolProtocol

/// A tool that works on files; each call runs in a worker process.
struct AgentTool: Sendable {
  let tool: Tool
  let run: @MainActor @Sendable (ToolCall) throws(ToolFault) -> ToolReply

  init(
    _ name: String, _ title: String, _ summary: String, arguments: [Schema.Member],
    result: [Schema.Member], isReadOnly: Bool = true,
    run: @escaping @MainActor @Sendable (ToolCall) throws(ToolFault) -> ToolReply
  ) {
    tool = Tool(
      name, title, summary, arguments: arguments, result: result, isReadOnly: isReadOnly)
    self.run = run
  }

  static let all: [AgentTool] = [
    list, frames, render, check, fixes, explain, trace, compare, edit,
  ]

  static func named(_ name: String) -> AgentTool? { all.first { $0.tool.name == name } }

  // MARK: - Members of several tools

  static let path = Schema.Member(
    "path", .text, "A .storyboard or .xib, relative to the served folder.", isRequired: true)
  static let scene = Schema.Member("scene", .text, "Title or id of a scene.")
  static let package = Schema.Member(
    "package", .text, "Instead of 'path': a Swift package with previews, see 'build'.")
  static let preview = Schema.Member("preview", .text, "With 'package': title of the preview.")
  static let document = Schema.Member(
    "path", .text, "A .storyboard or .xib, relative to the served folder.")

  static let frame = Schema.list(.number, limit: 4)
  static let severity = Schema.choice(["error", "warning", "note"])
  static let findingMembers = [
    Schema.Member("rule", .text, ""), Schema.Member("severity", severity, ""),
    Schema.Member("message", .text(limit: 100_000), ""),
    Schema.Member("view", .text, "Id of the view."),
    Schema.Member("constraint", .text, "Id of the constraint."),
    Schema.Member("line", .count, ""), Schema.Member("column", .count, ""),
    Schema.Member("languages", .list(.text), "Languages with the finding."),
    Schema.Member(
      "shorten", .list(.text), "The characters that fit, for each language whose text is too long."),
  ]
}
