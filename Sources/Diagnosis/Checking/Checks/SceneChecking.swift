import AutoLayout
import InterfaceBuilder

@MainActor
protocol SceneChecking {
  static var rules: [Rule] { get }

  func check(_ scene: CheckedScene, into findings: inout FindingCollector)
}

@MainActor
final class CheckedScene {
  let live: InstantiatedScene
  let survey: SceneSurvey
  let isCanvas: Bool
  let fillsScreen: Bool
  private(set) lazy var content = VisibleContent(survey)
  private(set) lazy var ambiguities = SceneAmbiguities(survey)

  init(_ live: InstantiatedScene, isCanvas: Bool) {
    self.live = live
    self.isCanvas = isCanvas
    survey = SceneSurvey(live)
    fillsScreen = live.scene.controller != nil
  }
}
