import Notation
import ScenePictures

@MainActor
final class PageListeners {
  private var listeners: [(session: String, stream: EventStream)] = []

  func add(_ session: String, _ stream: EventStream) {
    listeners.append((session, stream))
    stream.send("alive", "{}")
  }

  func removeEnded() -> [String] {
    let ended = listeners.filter(\.stream.isEnded).map(\.session)
    if !ended.isEmpty { listeners.removeAll { $0.stream.isEnded } }
    return ended
  }

  func send(_ name: String, _ value: JSONValue) {
    let text = value.text
    for listener in listeners { listener.stream.send(name, text) }
  }
}
