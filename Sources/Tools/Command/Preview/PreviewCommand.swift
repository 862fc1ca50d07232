import Foundation
import LivePreview

enum PreviewCommand {
  static let specification = CommandSpecification(
    name: "preview", summary: "Show documents or code previews on a live page in a browser.",
    operands: "PATH",
    discussion: """
      Serves a page for the document PATH, or for all documents in a folder, to browsers on this
      machine only. The page shows the canvas, every view with the constraints and the reasons for
      the frame, and other devices and settings; drag a scene's edge to resize it. Saving on the
      page writes the edits into the document; changes to the file on disk appear at once. The
      address contains a token, new at each start. Press Control-C to stop.

      With --package, PATH is a Swift package, and the page shows the previews of the package's
      code. Executable targets that depend on the product SwiftAutoLayoutPreviews are built and
      started, and built again when a source file is saved. Compiler errors appear on the page.
      """,
    options: [
      OptionSpecification(
        "port", letter: "p", value: "NUMBER",
        summary: "Port to listen on, 0 for any free port; default: 8315, or any free port."),
      OptionSpecification("read-only", summary: "Disable editing."),
      FontOption.specification,
      OptionSpecification("package", summary: "PATH is a package: show the code previews."),
      OptionSpecification(
        "scratch-path", value: "FOLDER",
        summary: "With --package: build folder; default: .build in the package, or in the clone of "
          + "swift-auto-layout that contains the package."),
    ],
    examples: [
      ("autolayout preview Main.storyboard", "prints the address to open"),
      ("autolayout preview . --read-only", "shows all documents of the folder, read-only"),
      ("autolayout preview --package .", "shows the previews of the package's code"),
    ],
    run: { arguments, session throws(UsageError) in
      guard let path = arguments.operands.first else {
        throw UsageError(message: "missing PATH: give a .storyboard, a .xib or a folder")
      }
      guard arguments.operands.count == 1 else {
        throw UsageError(message: "preview takes a single PATH; got \(arguments.operands.count)")
      }
      let port = try port(arguments)
      if arguments.has("package") {
        guard FileManager.default.fileExists(atPath: "\(path)/Package.swift") else {
          session.terminal.printError(
            "no Package.swift in the folder", at: FileLocation(file: path))
          return .unreadable
        }
        return servePackage(path, arguments.value(of: "scratch-path"), port, session.terminal)
      }
      guard arguments.value(of: "scratch-path") == nil else {
        throw UsageError(message: "--scratch-path needs --package")
      }
      guard FileManager.default.fileExists(atPath: path) else {
        session.terminal.printError("no such file or folder", at: FileLocation(file: path))
        return .unreadable
      }
      return serve(path, port, isReadOnly: arguments.has("read-only"), session.terminal)
    })

  private static let usualPort: UInt16 = 8315

  private static func port(_ arguments: Arguments) throws(UsageError) -> UInt16? {
    guard let text = arguments.value(of: "port") else { return nil }
    guard let port = UInt16(text) else {
      throw UsageError(message: "invalid value for --port; expected a number from 0 to 65535")
    }
    return port
  }

  @MainActor
  private static func serve(
    _ path: String, _ port: UInt16?, isReadOnly: Bool, _ terminal: Terminal
  ) -> ExitCode {
    let service = PreviewService(path, isReadOnly: isReadOnly)
    let count = service.paths.count
    return serve(
      service, port, "\(count == 1 ? "1 document" : "\(count) documents"); press Control-C to stop",
      terminal)
  }

  @MainActor
  private static func servePackage(
    _ path: String, _ scratchPath: String?, _ port: UInt16?, _ terminal: Terminal
  ) -> ExitCode {
    let service = PackageService(path, scratchPath: scratchPath) { terminal.printNote($0) }
    return serve(service, port, "the previews of \(path); press Control-C to stop", terminal)
  }

  /// Serves a page until the process ends, and prints the address.
  @MainActor
  static func serve(
    _ service: any PageService, _ port: UInt16?, _ note: String, page: String = "",
    _ terminal: Terminal
  ) -> ExitCode {
    let server: PreviewServer
    do throws(HTTPServer.StartError) {
      server = try start(service, port)
    } catch {
      terminal.printError(error.description)
      return .unreadable
    }
    terminal.printNote(note)
    terminal.print(server.address + page)
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
