import CPreviewPage
import Foundation

package final class PreviewServer: Sendable {
  private let server: HTTPServer
  private let door: RequestGuard
  private let service: any PageService

  package var port: UInt16 { server.port }

  package var address: String { "http://127.0.0.1:\(server.port)/\(door.token)/" }

  /// Starts the server.
  package init(
    _ service: any PageService, port: UInt16, token: String? = nil
  ) throws(HTTPServer.StartError) {
    let token = token ?? RequestGuard.makeToken()
    let gate = RequestRouter(service, token: token)
    server = try HTTPServer(port: port) { gate.answer($0) }
    door = RequestGuard(token: token, port: server.port)
    gate.open(door)
    self.service = service
  }

  /// The interval for checking files: a change appears within 200 milliseconds.
  private static let pace = Duration.milliseconds(75)
  /// The minimum interval for searching folders, and the interval of heartbeats.
  private static let (searchPace, alivePace) = (Duration.seconds(2), Duration.seconds(10))
  /// The divisor for the maximum share of time spent on searching folders.
  private static let searchShare = 50

  @MainActor package func watch() async {
    let clock = ContinuousClock()
    var search = clock.now + Self.searchPace
    var alive = clock.now + Self.alivePace
    while !Task.isCancelled {
      try? await Task.sleep(for: Self.pace)
      service.lookForChanges()
      if clock.now >= search {
        // Large folders are searched less often, to avoid delaying calls.
        let time = clock.measure { service.lookForDocuments() }
        search = clock.now + max(Self.searchPace, time * Self.searchShare)
      }
      if clock.now >= alive {
        service.sendKeepAlive()
        alive = clock.now + Self.alivePace
      }
    }
  }

  package func stop() { server.stop() }
}
