import Drawing
import ScenePictures

extension SceneOverlays {
  private static let all = "all"

  static let names = OverlayKind.allCases.map(\.rawValue) + [all]

  /// Parses the options.
  init(_ arguments: Arguments) throws(UsageError) {
    var kinds: Set<OverlayKind> = arguments.has("guides") ? [.guides] : []
    for name in try arguments.list("show", of: Self.names) ?? [] {
      if let kind = OverlayKind(rawValue: name) {
        kinds.insert(kind)
      } else {
        // All marks of layout.
        kinds.formUnion(OverlayKind.allCases.filter { $0 != .accessibility })
      }
    }
    if arguments.has("accessibility") { kinds.insert(.accessibility) }
    self.init(kinds)
  }
}
