import InterfaceBuilder
import Notation

extension InterfaceScene {
  /// Whether a name is the scene's title, the controller's class, or the identifier of the scene,
  /// controller or view.
  func isCalled(_ name: String) -> Bool { names.contains(name) }

  fileprivate var names: [String] {
    [id, title, controller?.title, controller?.customClass].compactMap { $0 }
      + record.controllers.map { contents[$0].id } + record.roots.map { contents[$0].id }
  }
}

extension InterfaceDocument {
  var sceneNames: [String] { scenes.flatMap(\.names) }

  /// Returns the scenes with a name, or an error that lists all scenes.
  func scenes(called name: String) throws(UnknownScene) -> [InterfaceScene] {
    let found = scenes.filter { $0.isCalled(name) }
    guard found.isEmpty else { return found }
    throw UnknownScene(name: name, titles: scenes.map { ($0.title, $0.id) }, known: sceneNames)
  }
}

struct UnknownScene: Error {
  let name: String
  let titles: [(title: String, id: String)]
  let known: [String]

  /// A name that no scene has is a mistake in the call.
  var code: ExitCode { titles.isEmpty ? .badInput : .usage }

  /// The maximum number of scenes listed in the message.
  private static let limit = 40

  var message: String {
    guard !titles.isEmpty else { return "the document has no scenes" }
    let list = titles.prefix(Self.limit).map { "\($0.title) (\($0.id))" }.joined(separator: ", ")
    return "unknown scene '\(name)'; \(known.suggestion(for: name))"
      + "the scenes are: \(list)"
  }
}
