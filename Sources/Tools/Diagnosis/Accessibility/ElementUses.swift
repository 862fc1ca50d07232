import InterfaceBuilder

/// The connections that show how a view is used: outlets, actions, tap gestures.
struct ElementUses {
  /// The name of the first outlet to an object, by the object's identifier.
  private(set) var outlets: [String: String] = [:]
  private(set) var actions: Set<String> = []
  private(set) var taps: Set<String> = []

  init() {}

  /// - Complexity: O(*n*) in the number of connections.
  init(_ contents: DocumentContents) {
    let recognizers = contents.recognizers + contents.scenes.flatMap(\.recognizers)
    let touches = Set(
      recognizers.filter {
        ["tapGestureRecognizer", "pongPressGestureRecognizer", "longPressGestureRecognizer"]
          .contains($0.elementName)
      }.map(\.id))
    for connection in contents.connections {
      switch connection.kind {
      case .outlet(let name):
        if outlets[connection.destination] == nil { outlets[connection.destination] = name }
      case .collection("gestureRecognizers"):
        if touches.contains(connection.destination) { taps.insert(connection.source) }
      case .collection(let name):
        if outlets[connection.destination] == nil { outlets[connection.destination] = name }
      case .action: actions.insert(connection.source)
      }
    }
    for segue in contents.segues {
      if let source = segue.sourceID { actions.insert(source) }
    }
  }
}
