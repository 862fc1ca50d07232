import ScenePictures

/// The tabs that are told what happens by itself.
@MainActor
final class PageListeners {
  private var listeners: [(session: String, stream: EventStream)] = []

  /// Lets a tab know from now on.
  func add(_ session: String, _ stream: EventStream) {
    listeners.append((session, stream))
    stream.send("alive", "{}")
  }

  /// Forgets the tabs that are gone.
  ///
  /// - Returns: What they were called.
  func removeEnded() -> [String] {
    let ended = listeners.filter(\.stream.isEnded).map(\.session)
    if !ended.isEmpty { listeners.removeAll { $0.stream.isEnded } }
    return ended
  }

  /// Tells all tabs.
  func tell(_ name: String, _ value: JSONValue) {
    let text = value.text
    for listener in listeners { listener.stream.send(name, text) }
  }
}
