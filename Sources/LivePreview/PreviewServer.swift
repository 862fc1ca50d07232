import CPreviewPage
import Foundation

/// The live page: a server for browsers on this machine.
package final class PreviewServer: Sendable {
  private let server: HTTPServer
  private let door: RequestGuard
  private let service: any PageService

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
    _ service: any PageService, port: UInt16, token: String? = nil
  ) throws(HTTPServer.StartError) {
    let token = token ?? RequestGuard.makeToken()
    let gate = PreviewGate(service, token: token)
    server = try HTTPServer(port: port) { gate.answer($0) }
    door = RequestGuard(token: token, port: server.port)
    gate.open(door)
    self.service = service
  }

  /// How often files are looked at: a change shows within 200 milliseconds.
  private static let pace = Duration.milliseconds(75)
  /// How often folders are gone through at most, and tabs are told that the server is there.
  private static let (searchPace, alivePace) = (Duration.seconds(2), Duration.seconds(10))
  /// The part of the time that going through folders may take.
  private static let searchShare = 50

  /// Looks for changes of files until the task is cancelled.
  @MainActor package func watch() async {
    let clock = ContinuousClock()
    var search = clock.now + Self.searchPace
    var alive = clock.now + Self.alivePace
    while !Task.isCancelled {
      try? await Task.sleep(for: Self.pace)
      service.lookForChanges()
      if clock.now >= search {
        // Large folders are gone through less often, so that calls do not wait for that.
        let time = clock.measure { service.lookForDocuments() }
        search = clock.now + max(Self.searchPace, time * Self.searchShare)
      }
      if clock.now >= alive {
        service.tellAlive()
        alive = clock.now + Self.alivePace
      }
    }
  }

  /// Ends the server.
  package func stop() { server.stop() }
}
