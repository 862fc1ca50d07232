import AutoLayout
import InterfaceBuilder

/// Lays out a scene at every size of a sweep, and applies the rules.
///
/// One live scene for each pair of size classes follows the window. Where its state may depend on
/// earlier sizes, a fresh scene takes its place, so findings equal the ones of fresh scenes.
@MainActor
struct SceneSweep {
  private let scene: InterfaceScene
  private let areas: [SizeArea]
  /// The text size, the direction and the strings.
  private let point: CheckEnvironment
  /// Whether every size has a scene of its own, to compare with.
  private let isFresh: Bool
  private var stages: [StageKey: Stage] = [:]
  private var ambiguities = AmbiguityCache()
  /// The findings of each set of faults, without conflicts.
  private var known: [StageKey: [[SceneFault]: [Int]]] = [:]
  private var faults: [SceneFault] = []

  private struct StageKey: Hashable {
    var kind: WindowKind
    var width: SizeClass
    var height: SizeClass
  }

  /// A scene that follows the window.
  @MainActor
  private final class Stage {
    let scene: CheckedScene
    /// Whether its layout is independent of earlier sizes.
    let follows: Bool
    /// The findings at its size.
    var findings: [Int] = []

    var live: InstantiatedScene { scene.live }

    init(_ live: InstantiatedScene) {
      scene = CheckedScene(live, isCanvas: false)
      // Broken constraints and frames without constraints depend on earlier sizes.
      follows = !live.hasConflicts && !live.hasAutoresizedViews
    }
  }

  init(
    _ scene: InterfaceScene, _ sizes: SizeSweep, at point: CheckEnvironment
  ) {
    self.scene = scene
    areas = sizes.areas
    self.point = point
    isFresh = sizes.isFresh
  }

  /// Adds the findings at every size.
  ///
  /// - Complexity: A resize of the live scene for each size; a fresh layout where it cannot follow.
  mutating func check(into collector: inout FindingCollector) {
    for (number, area) in areas.enumerated() {
      collector.environment = point
      collector.environment.device = area.kind.id
      for fixed in area.fixed.values {
        for moving in area.moving.values {
          collector.begin(SizeStep(area: number, fixed: fixed, moving: moving))
          let (width, height) = area.movesWidth ? (moving, fixed) : (fixed, moving)
          check(width, height, area.kind, into: &collector)
        }
      }
    }
    collector.endSteps(areas)
  }

  private mutating func check(
    _ width: Int, _ height: Int, _ kind: WindowKind, into collector: inout FindingCollector
  ) {
    let window = kind.device(width: width, height: height)
    let classes = kind.sizeClasses(width: width, height: height)
    let key = StageKey(kind: kind, width: classes.width, height: classes.height)
    if !isFresh, let stage = stages[key] {
      guard stage.live.resize(to: window) else {
        collector.repeatFindings(stage.findings)
        return
      }
      if stage.follows {
        stage.live.layOut(resizesRows: true)
        if !stage.live.hasConflicts {
          stage.scene.update()
          stage.findings = findings(of: stage.scene, key, window, into: &collector)
          return
        }
      }
    }
    let stage = Stage(Self.fresh(scene, at: point, window))
    ConflictCheck().check(stage.scene, into: &collector)
    stage.findings = findings(of: stage.scene, key, window, into: &collector)
    stages[key] = stage
  }

  private static func fresh(
    _ scene: InterfaceScene, at point: CheckEnvironment, _ window: Device
  ) -> InstantiatedScene {
    var environment = point.layoutEnvironment
    environment.device = window
    environment.orientation = .portrait
    return scene.laidOut(in: environment, strings: point.strings, isCanvas: false)
  }

  /// Adds the findings of a laid-out scene to its conflicts; known faults need no texts.
  private mutating func findings(
    of checked: CheckedScene, _ key: StageKey, _ window: Device,
    into collector: inout FindingCollector
  ) -> [Int] {
    faults.removeAll(keepingCapacity: true)
    for check in DocumentCheck.sizeChecks { check.find(in: checked, &faults) }
    faults += checked.ambiguities.all.map(\.fault)
    if faults.isEmpty { return collector.stepFindings }
    if !isFresh, let known = known[key]?[faults] {
      collector.repeatFindings(known)
      return collector.stepFindings
    }
    let conflicts = collector.stepFindings.count
    for check in DocumentCheck.sizeChecks { check.check(checked, into: &collector) }
    let drafts = ambiguities.drafts(checked) { [scene, point] in
      CheckedScene(Self.fresh(scene, at: point, window), isCanvas: false)
    }
    for draft in drafts { collector.add(draft) }
    known[key, default: [:]][faults] = Array(collector.stepFindings.dropFirst(conflicts))
    return collector.stepFindings
  }
}

extension SceneAmbiguities.Ambiguity {
  fileprivate var fault: SceneFault {
    let kind: SceneFault.Kind =
      switch value {
      case .content: .content
      case .extent: .extent
      case .position: .position
      }
    return SceneFault(kind: kind, item: Int32(item), other: Int32(axis.rawValue))
  }
}

extension InstantiatedScene {
  fileprivate var hasConflicts: Bool { roots.contains { !$0.layoutConflicts.isEmpty } }
}
