import AutoLayout
import InterfaceBuilder

/// Applies rules to a scene that was laid out.
@MainActor
protocol SceneChecking {
  /// The rules that it applies.
  static var rules: [Rule] { get }

  /// Adds what the rules find.
  func check(_ scene: CheckedScene, into findings: inout FindingCollector)
}

/// A scene that was laid out, with what several checks ask for.
@MainActor
final class CheckedScene {
  let live: InstantiatedScene
  let survey: SceneSurvey
  /// Whether this is the document's own device, with the texts and settings it was drawn with.
  let isCanvas: Bool
  /// Whether the scene is one of a controller, so that its top-level view fills a screen.
  let fillsScreen: Bool
  private(set) lazy var content = VisibleContent(survey)
  /// The ambiguities, before any fix was tried.
  private(set) lazy var ambiguities = SceneAmbiguities(survey)

  /// Surveys a scene after ``InstantiatedScene/layOut()``.
  init(_ live: InstantiatedScene, isCanvas: Bool) {
    self.live = live
    self.isCanvas = isCanvas
    survey = SceneSurvey(live)
    fillsScreen = live.scene.controller != nil
  }
}
