import FontFiles
import Foundation
import LivePreview
import Notation
import ScenePictures
import ToolProtocol

enum MCPCommand {
  static let specification = CommandSpecification(
    name: "mcp", summary: "Serve layout tools to coding agents (Model Context Protocol).",
    operands: "", work: "working on",
    discussion: """
      Speaks the Model Context Protocol over standard input and output: an agent lists documents and
      previews, reads frames, draws scenes, checks them, explains conflicts, compares versions and
      applies verified fixes. Only files below the root are read. A call that exceeds a limit, or
      is canceled, ends; other calls continue.

      With --allow-edits, the agent also edits documents and undoes these edits. Building previews
      runs the package's code, as 'swift build' does. Integrations/agents, in a release's
      documentation, has the configuration of clients and a skill file.
      """,
    options: [
      OptionSpecification(
        "root", value: "FOLDER", summary: "The served folder; default: the working directory."),
      OptionSpecification("allow-edits", summary: "Offer the tools that change documents."),
      OptionSpecification(
        "jobs", letter: "j", value: "NUMBER",
        summary: "Number of worker processes; default: the number of cores, at least 2."),
    ] + WorkLimits.options,
    examples: [
      ("autolayout mcp", "serves the working directory, read-only"),
      ("autolayout mcp --root App --allow-edits", "serves the folder App, with editing"),
    ],
    run: { arguments, session throws(UsageError) in
      guard arguments.operands.isEmpty else {
        throw UsageError(message: "mcp takes no operands; give the folder as --root FOLDER")
      }
      let path = arguments.value(of: "root") ?? "."
      guard let folder = ServedFolder(path) else {
        session.terminal.printError("no such folder", at: FileLocation(file: path))
        return .unreadable
      }
      ProjectFonts.confine(to: folder.root)
      if session.isWorker { return AgentWorker(folder: folder).serve() }
      let limits = try WorkLimits(arguments)
      let jobs = try arguments.positiveInteger(of: "jobs")
      let worker = ["mcp", "--root=\(folder.root)"] + limits.arguments
      let workers = session.program.map { program in
        jobs.map { AgentWorkers(program, worker, limits: limits, width: $0) }
          ?? AgentWorkers(program, worker, limits: limits)
      }
      let server = AgentServer(
        folder, allowsEdits: arguments.has("allow-edits"), workers: workers,
        packages: PreviewPackages(folder))
      serve(server)
    })

  /// The time for calls that run at the end of the input.
  private static let grace = Duration.seconds(1)

  @MainActor
  private static func serve(_ server: AgentServer) -> Never {
    let output = MessageOutput()
    let session = ToolSession(
      server, name: "autolayout", version: CommandLineTool.fullVersion,
      instructions: instructions
    ) { output.send($0) }
    let (messages, feed) = AsyncStream.makeStream(of: MessageReader.Message.self)
    Thread.detachNewThread {
      var reader = MessageReader(.standardInput)
      while let message = reader.read() { feed.yield(message) }
      feed.finish()
    }
    Task {
      for await message in messages {
        switch message {
        case .line(let line): await session.receive(line)
        case .tooLong: await session.refuseLine(limit: MessageReader.limit)
        }
      }
      await session.finish(within: grace)
      exit(ExitCode.success.rawValue)
    }
    Task { await server.warmUp() }
    // Previews are on the main actor, which is the main queue.
    RunLoop.main.run()
    exit(ExitCode.internalError.rawValue)
  }

  static let instructions = """
    Lays out and draws iOS screens (storyboards, xibs, previews of UIKit code) without a Mac. \
    Loop: 'list' → 'check' → 'trace' the view or 'fixes' → 'edit' → 'check' again; 'render' to judge \
    the look. Paths are relative to the served folder. Results are pages: pass 'more' on.
    """
}

/// The original standard output, which only messages use; other output goes to standard error.
private final class MessageOutput: Sendable {
  private let file: FileHandle
  private let turn = NSLock()

  init() {
    fflush(nil)
    file = FileHandle(fileDescriptor: dup(STDOUT_FILENO), closeOnDealloc: false)
    _ = dup2(STDERR_FILENO, STDOUT_FILENO)
  }

  func send(_ message: JSONValue) {
    let line = message.data + Data("\n".utf8)
    // A client that no longer reads has ended; the input then ends soon.
    turn.withLock { try? file.write(contentsOf: line) }
  }
}
