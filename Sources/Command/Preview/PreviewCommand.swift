import Foundation
import LivePreview

/// `autolayout preview`: serves documents on a live page.
enum PreviewCommand {
  static let specification = CommandSpecification(
    name: "preview", summary: "Show documents, or previews of code, on a live page in a browser.",
    operands: "PATH",
    discussion: """
      Serves a page on this machine alone, for the document PATH, or for all documents below a
      folder: the canvas to zoom, every view with its constraints and the reasons of its frame,
      other devices and settings, edges to drag. What is edited on the page is written into the
      document once it is saved; what an editor writes into it shows at once. The address has a
      token that is made anew each time. Ends with Control-C.

      With --package, PATH is a Swift package, and the page shows the previews of its code: the
      executable targets that depend on the product SwiftAutoLayoutPreviews are built, started, and
      built again whenever a source is saved. What the compiler says stands on the page.
      """,
    options: [
      OptionSpecification(
        "port", letter: "p", value: "NUMBER",
        summary: "Port to listen on; default: 8315, or any other one that is free; 0: any."),
      OptionSpecification("read-only", summary: "Only look: nothing is edited."),
      OptionSpecification("package", summary: "PATH is a package: show the previews of its code."),
      OptionSpecification(
        "scratch-path", value: "FOLDER",
        summary: "With --package: where builds lie; default: the package's .build."),
    ],
    examples: [
      ("autolayout preview Main.storyboard", "prints the address to open"),
      ("autolayout preview . --read-only", "all documents of the folder, to look at"),
      ("autolayout preview --package .", "the previews of the package's code"),
    ],
    run: { arguments, session throws(UsageError) in
      guard let path = arguments.operands.first else {
        throw UsageError(message: "missing PATH: give a .storyboard, a .xib or a folder")
      }
      guard arguments.operands.count == 1 else {
        throw UsageError(message: "preview takes one PATH; got \(arguments.operands.count)")
      }
      let port = try port(arguments)
      if arguments.has("package") {
        guard FileManager.default.fileExists(atPath: "\(path)/Package.swift") else {
          session.terminal.printError(
            "no package: there is no Package.swift in it", at: FileLocation(file: path))
          return .unreadable
        }
        return servePackage(path, arguments.value(of: "scratch-path"), port, session.terminal)
      }
      guard arguments.value(of: "scratch-path") == nil else {
        throw UsageError(message: "--scratch-path goes with --package")
      }
      guard FileManager.default.fileExists(atPath: path) else {
        session.terminal.printError("no such file or folder", at: FileLocation(file: path))
        return .unreadable
      }
      return serve(path, port, isReadOnly: arguments.has("read-only"), session.terminal)
    })

  /// The default port, tried first.
  private static let usualPort: UInt16 = 8315

  private static func port(_ arguments: Arguments) throws(UsageError) -> UInt16? {
    guard let text = arguments.value(of: "port") else { return nil }
    guard let port = UInt16(text) else {
      throw UsageError(message: "invalid value for --port; expected a number from 0 to 65535")
    }
    return port
  }

  /// Serves documents until the program is terminated.
  @MainActor
  private static func serve(
    _ path: String, _ port: UInt16?, isReadOnly: Bool, _ terminal: Terminal
  ) -> ExitCode {
    let service = PreviewService(path, isReadOnly: isReadOnly)
    let count = service.paths.count
    return serve(
      service, port, "\(count == 1 ? "1 document" : "\(count) documents"); end with Control-C",
      terminal)
  }

  /// Serves the previews of a package until the program is terminated.
  @MainActor
  private static func servePackage(
    _ path: String, _ scratchPath: String?, _ port: UInt16?, _ terminal: Terminal
  ) -> ExitCode {
    let service = PackageService(path, scratchPath: scratchPath) { terminal.printNote($0) }
    return serve(service, port, "the previews of \(path); end with Control-C", terminal)
  }

  @MainActor
  private static func serve(
    _ service: any PageService, _ port: UInt16?, _ note: String, _ terminal: Terminal
  ) -> ExitCode {
    let server: PreviewServer
    do throws(HTTPServer.StartError) {
      server = try start(service, port)
    } catch {
      terminal.printError(error.description)
      return .unreadable
    }
    terminal.printNote(note)
    terminal.print(server.address)
    Task { @MainActor in await server.watch() }
    // Calls are answered on the main actor, which is the main queue.
    RunLoop.main.run()
    return .success
  }

  private static func start(
    _ service: any PageService, _ port: UInt16?
  ) throws(HTTPServer.StartError) -> PreviewServer {
    if let port { return try PreviewServer(service, port: port) }
    do {
      return try PreviewServer(service, port: usualPort)
    } catch {
      return try PreviewServer(service, port: 0)
    }
  }
}
