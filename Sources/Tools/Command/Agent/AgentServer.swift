import Foundation
import Notation
import ScenePictures
import ToolProtocol

/// The tools of `autolayout mcp`: workers read documents, the server writes and undoes changes.
actor AgentServer: ToolProvider {
  nonisolated let tools: [Tool]
  private let folder: ServedFolder
  private let workers: AgentWorkers?
  private let packages: PreviewPackages
  private var history = ChangeHistory()
  /// The end of the last edit, for which the next edit waits.
  private var editing: Task<ToolResult, Never>?

  /// Creates a server; if `workers` is nil, this process runs the tools.
  init(_ folder: ServedFolder, allowsEdits: Bool, workers: AgentWorkers?, packages: PreviewPackages)
  {
    self.folder = folder
    self.workers = workers
    self.packages = packages
    let own = AgentTool.all.map(\.tool) + [Self.undo, PreviewPackages.build]
    tools = own.filter { allowsEdits || $0.isReadOnly }
  }

  func call(
    _ tool: Tool, _ arguments: JSONValue, report: @escaping @Sendable (ToolProgress) -> Void
  ) async -> ToolResult {
    if arguments["package"] != nil {
      return await packages.call(tool.name, arguments, report: report)
    }
    guard !tool.isReadOnly else { return await run(tool, arguments, report).result }
    let last = editing
    let edit = Task {
      _ = await last?.value
      return Task.isCancelled
        ? .failure("the call was canceled") : await change(tool, arguments, report)
    }
    editing = edit
    return await withTaskCancellationHandler {
      await edit.value
    } onCancel: {
      edit.cancel()
    }
  }

  /// Starts a worker, so the first call need not wait for it.
  func warmUp() async {
    _ = await workers?.run(
      AgentRequest(tool: "", arguments: Data("{}".utf8)), size: 0, report: { _ in })
  }

  private func run(
    _ tool: Tool, _ arguments: JSONValue, _ report: @escaping @Sendable (ToolProgress) -> Void
  ) async -> ToolReply {
    let request = AgentRequest(tool: tool.name, arguments: arguments.data)
    guard let workers else {
      return await AgentWorker(folder: folder).answer(request, report: report)
    }
    let entry = arguments["path"]?.string.flatMap { try? folder.entry($0) }
    let size = entry.map { InputFile(name: $0.path).size } ?? 0
    switch await workers.run(request, size: size, report: report) {
    case .success(let reply): return reply
    case .failure(let fault):
      return ToolReply(ToolFault("\(entry?.name ?? tool.name): \(fault.message(doing: tool.name))"))
    }
  }

  // MARK: - Changes

  private func change(
    _ tool: Tool, _ arguments: JSONValue, _ report: @escaping @Sendable (ToolProgress) -> Void
  ) async -> ToolResult {
    guard tool.name != Self.undo.name else { return undo(arguments) }
    let reply = await run(tool, arguments, report)
    guard let change = reply.change else { return reply.result }
    do {
      try change.apply(in: folder)
    } catch {
      return .failure(error.message)
    }
    history.add(change)
    return reply.result
  }

  private static let undo = Tool(
    "undo", "Undo an edit",
    "Takes back the last 'edit' of a document in this session; the file has its earlier bytes again.",
    arguments: [AgentTool.path],
    result: [
      Schema.Member("path", .text, ""), Schema.Member("title", .text, ""),
      Schema.Member("left", .count, "Steps that can be undone."),
    ], isReadOnly: false)

  private func undo(_ arguments: JSONValue) -> ToolResult {
    do throws(ToolFault) {
      let name = try folder.entry(arguments["path"]?.string ?? "").name
      guard let change = history.last(of: name) else {
        throw ToolFault("\(name): this session has no edit to undo")
      }
      try change.inverse.apply(in: folder)
      let left = history.removeLast(of: name)
      return ToolResult(
        text: "\(name): undone: \(change.title); \(left) earlier edits can be undone",
        value: [
          "path": .string(name), "title": .string(change.title), "left": .int(left),
        ])
    } catch {
      return .failure(error.message)
    }
  }
}
