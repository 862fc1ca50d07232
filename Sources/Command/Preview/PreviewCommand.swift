import Foundation
import Preview

/// `autolayout preview`: documents on a live page.
enum PreviewCommand {
  static let specification = CommandSpecification(
    name: "preview", summary: "Show documents on a live page in a browser.", operands: "PATH",
    discussion: """
      Serves a page on this machine alone, for the document PATH, or for all documents below a
      folder: the canvas to zoom, every view with its constraints and the reasons of its frame,
      other devices and settings, edges to drag. What is edited on the page is written into the
      document once it is saved; what an editor writes into it shows at once. The address has a
      token that is made anew each time. Ends with Control-C.
      """,
    options: [
      OptionSpecification(
        "port", letter: "p", value: "NUMBER",
        summary: "Port to listen on; default: 8315, or any other one that is free; 0: any."),
      OptionSpecification("read-only", summary: "Only look: nothing is edited."),
    ],
    examples: [
      ("autolayout preview Main.storyboard", "prints the address to open"),
      ("autolayout preview . --read-only", "all documents of the folder, to look at"),
    ],
    run: { arguments, session throws(UsageError) in
      guard let path = arguments.operands.first else {
        throw UsageError(message: "missing PATH: give a .storyboard, a .xib or a folder")
      }
      guard arguments.operands.count == 1 else {
        throw UsageError(message: "preview takes one PATH; got \(arguments.operands.count)")
      }
      let port = try port(arguments)
      guard FileManager.default.fileExists(atPath: path) else {
        session.terminal.printError("no such file or folder", at: FileLocation(file: path))
        return .unreadable
      }
      return serve(path, port, isReadOnly: arguments.has("read-only"), session.terminal)
    })

  /// The port that is tried first where the call does not say.
  private static let usualPort: UInt16 = 8315

  /// The port of a call; nil where it does not say.
  private static func port(_ arguments: Arguments) throws(UsageError) -> UInt16? {
    guard let text = arguments.value(of: "port") else { return nil }
    guard let port = UInt16(text) else {
      throw UsageError(message: "invalid value for --port; expected a number from 0 to 65535")
    }
    return port
  }

  /// Serves until somebody ends the program.
  @MainActor
  private static func serve(
    _ path: String, _ port: UInt16?, isReadOnly: Bool, _ terminal: Terminal
  ) -> ExitCode {
    let service = PreviewService(path, isReadOnly: isReadOnly)
    let server: PreviewServer
    do throws(HTTPServer.StartError) {
      server = try start(service, port)
    } catch {
      terminal.printError(error.description)
      return .unreadable
    }
    let count = service.paths.count
    terminal.printNote(
      "\(count == 1 ? "1 document" : "\(count) documents"); end with Control-C")
    terminal.print(server.address)
    Task { @MainActor in await server.watch() }
    // Calls are answered on the main actor, which the main queue is.
    RunLoop.main.run()
    return .success
  }

  private static func start(
    _ service: PreviewService, _ port: UInt16?
  ) throws(HTTPServer.StartError) -> PreviewServer {
    if let port { return try PreviewServer(service, port: port) }
    do {
      return try PreviewServer(service, port: usualPort)
    } catch {
      return try PreviewServer(service, port: 0)
    }
  }
}
