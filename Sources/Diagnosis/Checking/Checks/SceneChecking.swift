import AutoLayout
import InterfaceBuilder

/// A check of laid-out scenes.
@MainActor
protocol SceneChecking {
  static var rules: [Rule] { get }

  func check(_ scene: CheckedScene, into findings: inout FindingCollector)
}

/// A laid-out scene with data that several checks share.
@MainActor
final class CheckedScene {
  let live: InstantiatedScene
  let survey: SceneSurvey
  /// Whether this is the canvas device of the document with its texts and settings.
  let isCanvas: Bool
  /// Whether the scene belongs to a controller, whose view fills a screen.
  let fillsScreen: Bool
  private(set) lazy var content = VisibleContent(survey)
  /// The ambiguities before any fix was tried.
  private(set) lazy var ambiguities = SceneAmbiguities(survey)

  /// Surveys a scene after ``InstantiatedScene/layOut()``.
  init(_ live: InstantiatedScene, isCanvas: Bool) {
    self.live = live
    self.isCanvas = isCanvas
    survey = SceneSurvey(live)
    fillsScreen = live.scene.controller != nil
  }
}
