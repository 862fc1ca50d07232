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

  /// The fault in another layout, where a text may be cut in another direction.
  fileprivate var place: SceneFault {
    SceneFault(kind: kind, item: item, other: kind == .text ? -1 : other)
  }
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
  /// Xcode's layout, where it has the same sizes and fonts as this layout.
  private(set) lazy var evidence =
    isCanvas && !live.canvasLacksFonts ? RecordedEvidence(self) : nil
  /// The layout at the size that the nib's host may give; nil if it is the drawn size.
  private(set) lazy var hosted = HostedScene.make(of: self)
  private(set) lazy var record = RecordedFrames(live)
  /// The identifiers of the objects that code has outlets of.
  private(set) lazy var outletDestinations = Set(
    live.scene.contents.connections.filter(\.isOutlet).map(\.destination))
  private(set) lazy var otherLayouts = OtherLayouts.all(of: self)
  /// The layout that decides about texts.
  private(set) lazy var runTime = OtherLayouts.atRunTime(self)
  /// Whether rows of the canvas have the heights of the run time.
  var hasGrownRows = false
  /// Whether only this size is checked: doubts about it may not depend on other sizes.
  let isSingleSize: Bool
  private let document: InstantiatedScene?
  private var layered: [Int: Bool] = [:]

  /// - Parameter comparesTexts: Whether texts are compared with others by the same measures.
  init(
    _ live: InstantiatedScene, isCanvas: Bool, isSingleSize: Bool = false,
    comparesTexts: Bool = false
  ) {
    document = live
    self.isCanvas = isCanvas
    self.isSingleSize = isSingleSize
    survey = SceneSurvey(live, comparesTexts: comparesTexts)
    fillsScreen = live.scene.controller != nil
  }

  /// Takes a laid-out tree of views made by code.
  init(_ root: UIView, fillsScreen: Bool) {
    document = nil
    isCanvas = false
    isSingleSize = false
    survey = SceneSurvey(viewsIn: root)
    self.fillsScreen = fillsScreen
  }

  var live: InstantiatedScene {
    guard let document else { preconditionFailure("views made by code are in no document") }
    return document
  }

  var isOfDocument: Bool { document != nil }

  /// Whether a fault is not certain, or cannot be seen.
  func isDoubtful(_ fault: SceneFault) -> Bool {
    guard isSingleSize else { return false }
    if evidence?.disproves(fault) == true { return true }
    return switch fault.kind {
    case .overlap: OverlapCheck.isUnseen(fault, in: survey)
    case .screen, .safeArea: ScreenCheck().isUnseen(fault, in: self)
    default: false
    }
  }

  /// Whether a top-level view fills the window: the safe area of other views is unknown.
  func fillsWindow(_ root: SceneSurvey.Item) -> Bool {
    guard fillsScreen, let document, let element = root.documentElement else { return fillsScreen }
    // Another view in the scene, such as an accessory view, is shown elsewhere.
    guard case .controllerKey = element.role, let controller = document.scene.controller else {
      return false
    }
    return controller.simulated.destination != "freeform"
      && document.surroundings?.placement != .part
  }

  func isBarItem(_ view: UIView?) -> Bool {
    view.flatMap { view in survey.items.first { $0.view === view } }?.documentElement?.role
      == .barItem
  }

  /// Whether Xcode recorded the size for a class that the app defines.
  func hasDesignedSize(_ item: SceneSurvey.Item) -> Bool {
    document?.scene.contents.resources.designableSizes[item.id] != nil
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
    faults.removeAll(where: scene.isDoubtful)
    guard !faults.isEmpty else { return }
    if scene.isSingleSize {
      for other in scene.otherLayouts { keep(&faults, in: other) }
      if faults.contains(where: { $0.kind == .text }), let runTime = scene.runTime {
        keep(&faults, in: runTime)
      }
    }
    for fault in faults { findings.add(describe(fault, in: scene)) }
  }

  /// Removes the faults that another layout does not have.
  private func keep(_ faults: inout [SceneFault], in other: CheckedScene) {
    var remaining: [SceneFault] = []
    find(in: other, &remaining)
    let kept = Set(remaining.map(\.place))
    faults.removeAll { !kept.contains($0.place) }
  }
}

extension ConnectionElement {
  fileprivate var isOutlet: Bool {
    switch kind {
    case .outlet, .collection: true
    case .action: false
    }
  }
}
