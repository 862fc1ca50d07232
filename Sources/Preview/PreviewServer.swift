import CPreviewPage
import Foundation

/// The live page: a server for browsers on this machine.
package final class PreviewServer: Sendable {
  private let server: HTTPServer
  private let door: RequestGuard
  private let service: PreviewService

  /// The port that it listens on.
  package var port: UInt16 { server.port }

  /// The address to open.
  package var address: String { "http://127.0.0.1:\(server.port)/\(door.token)/" }

  /// Starts to serve.
  ///
  /// - Parameters:
  ///   - service: Answers the calls.
  ///   - port: The port; 0 for any that is free.
  ///   - token: What the address begins with; nil for one that nobody can guess.
  /// - Throws: ``HTTPServer/StartError`` where the port is taken.
  package init(
    _ service: PreviewService, port: UInt16, token: String? = nil
  ) throws(HTTPServer.StartError) {
    let token = token ?? RequestGuard.makeToken()
    let gate = PreviewGate(service, token: token)
    server = try HTTPServer(port: port) { gate.answer($0) }
    door = RequestGuard(token: token, port: server.port)
    gate.open(door)
    self.service = service
  }

  /// How often files are looked at, in milliseconds: a change shows within 200.
  private static let pace = 75
  /// Of how many looks one goes through the folders, and one tells tabs that the server is there.
  private static let (searchPace, alivePace) = (27, 130)

  /// Looks for changes of files until the task is cancelled.
  @MainActor package func watch() async {
    var count = 0
    while !Task.isCancelled {
      try? await Task.sleep(for: .milliseconds(Self.pace))
      count += 1
      service.lookForChanges()
      if count % Self.searchPace == 0 { service.lookForDocuments() }
      if count % Self.alivePace == 0 { service.tellAlive() }
    }
  }

  /// Ends the server.
  package func stop() { server.stop() }
}
