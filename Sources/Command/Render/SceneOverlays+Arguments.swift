import Drawing
import ScenePictures

extension SceneOverlays {
  /// The word for all kinds.
  private static let all = "all"

  /// The words that `--show` takes.
  static let names = OverlayKind.allCases.map(\.rawValue) + [all]

  /// Takes the options of a call.
  ///
  /// - Throws: ``UsageError`` for a word that means nothing.
  init(_ arguments: Arguments) throws(UsageError) {
    var kinds: Set<OverlayKind> = arguments.has("guides") ? [.guides] : []
    for name in try arguments.list("show", of: Self.names) ?? [] {
      if let kind = OverlayKind(rawValue: name) {
        kinds.insert(kind)
      } else {
        kinds.formUnion(OverlayKind.allCases)
      }
    }
    self.init(kinds)
  }
}
