import Foundation
import Synchronization

/// Routes requests: page files are answered immediately, calls by the service on the main actor.
final class RequestRouter: Sendable {
  private let service: any PageService
  private let token: String
  /// The guard; nil until the port is known.
  private let door = Mutex<RequestGuard?>(nil)

  init(_ service: any PageService, token: String) {
    self.service = service
    self.token = token
  }

  func open(_ door: RequestGuard) { self.door.withLock { $0 = door } }

  func answer(_ request: HTTPRequest) -> HTTPAnswer {
    guard let door = door.withLock({ $0 }) else {
      return .now(.text(503, "the server is starting"))
    }
    let path: String
    switch door.admit(request) {
    case .failure(let refusal): return .now(.text(refusal.status, refusal.reason))
    case .success(let admitted): path = admitted
    }
    let service = service
    if request.method == "POST" {
      guard path.hasPrefix("api/") else { return .now(.text(405, "POST is for calls only")) }
      let (name, body) = (String(path.dropFirst("api/".count)), request.body)
      return .later {
        await service.prepare(name, body)
        return await service.answer(name, body)
      }
    }
    if path == "api/events" {
      let session = request.query["session"] ?? ""
      let stream = EventStream()
      Task { @MainActor in service.listen(session, stream) }
      return .events(stream)
    }
    if path.hasPrefix("image/") {
      let name = String(path.dropFirst("image/".count))
      return .later { await service.image(name) }
    }
    guard let file = PageFiles.file(path.isEmpty ? "index.html" : path) else {
      return .now(.text(404, "the page has no file '\(path)'"))
    }
    return .now(file)
  }
}
