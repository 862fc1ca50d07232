import AutoLayout
import InterfaceBuilder

/// A check that finds faults first, and words them later: a sweep of sizes meets most repeatedly.
@MainActor
protocol SceneChecking {
  static var rules: [Rule] { get }

  /// Adds the scene's faults, each with the rule.
  func find(in scene: CheckedScene, _ faults: inout [SceneFault])

  /// Returns the finding for a fault in the unchanged scene.
  func describe(_ fault: SceneFault, in scene: CheckedScene) -> FindingCollector.Draft
}

/// A fault at an item, or between two items.
struct SceneFault: Hashable {
  enum Kind: UInt8 {
    case text, overlap, screen, safeArea, size
    case content, extent, position
  }

  let kind: Kind
  let item: Int32
  var other: Int32 = -1
}

@MainActor
final class CheckedScene {
  let survey: SceneSurvey
  let isCanvas: Bool
  let fillsScreen: Bool
  private(set) lazy var pieces = VisibleContent(survey).pieces
  private(set) lazy var ambiguities = SceneAmbiguities(survey)
  /// The views with a constraint to size 0, which is intentional.
  private(set) lazy var collapsedViews =
    document.map { EmptySizeCheck.collapsedViews($0) } ?? []
  /// The views of cells that stock styles place.
  private(set) lazy var stockViews = document.map { EmptySizeCheck.stockViews($0) } ?? []
  private(set) lazy var motions = ViewMotion.all(in: survey)
  private let document: InstantiatedScene?
  private var layered: [Int: Bool] = [:]

  init(_ live: InstantiatedScene, isCanvas: Bool) {
    document = live
    self.isCanvas = isCanvas
    survey = SceneSurvey(live)
    fillsScreen = live.scene.controller != nil
  }

  /// Takes a laid-out tree of views made by code.
  init(_ root: UIView, fillsScreen: Bool) {
    document = nil
    isCanvas = false
    survey = SceneSurvey(viewsIn: root)
    self.fillsScreen = fillsScreen
  }

  var live: InstantiatedScene {
    guard let document else { preconditionFailure("views made by code are in no document") }
    return document
  }

  /// Whether a top-level view fills the window: the safe area of other views is unknown.
  func fillsWindow(_ root: SceneSurvey.Item) -> Bool {
    guard fillsScreen, let document, let element = root.documentElement else { return fillsScreen }
    guard case .controllerKey = element.role, let controller = document.scene.controller else {
      return false
    }
    return controller.simulated.destination != "freeform"
      && document.surroundings?.placement != .part
  }

  /// Takes another layout of the same views.
  func update() {
    survey.update()
    pieces = VisibleContent(survey).pieces
    ambiguities.update()
  }

  /// Whether an item is inside the other, or has a background; depends on no size.
  func isLayered(_ a: Int, over b: Int) -> Bool {
    let key = min(a, b) * survey.items.count + max(a, b)
    if let known = layered[key] { return known }
    let answer = OverlapCheck.isLayered(a, over: b, in: survey)
    layered[key] = answer
    return answer
  }
}

extension SceneChecking {
  func check(_ scene: CheckedScene, into findings: inout FindingCollector) {
    var faults: [SceneFault] = []
    find(in: scene, &faults)
    for fault in faults { findings.add(describe(fault, in: scene)) }
  }
}
