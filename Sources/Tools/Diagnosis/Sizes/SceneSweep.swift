import AutoLayout
import InterfaceBuilder

/// Lays out a scene at each size in the sweep, and applies the rules.
///
/// Sizes between two others are skipped if their findings follow (``SteadyFaults``). For each pair
/// of size classes, a live scene follows the window. If the scene's state may depend on earlier
/// sizes, a fresh scene replaces it. So the findings equal those from a fresh scene at every size.
@MainActor
struct SceneSweep {
  private let scene: InterfaceScene
  private let areas: [SizeArea]
  /// The text size, the direction and the strings.
  private let point: LayoutEnvironment
  /// Whether every size gets a fresh scene, to compare with.
  private let isFresh: Bool
  /// The latest visit for each pair of size classes.
  private var visits: [StageKey: Visit] = [:]
  /// The findings for each set of faults, apart from conflicts.
  private var known: [StageKey: [Visit.Faults: [Int]]] = [:]

  /// The number of skipped sizes.
  private var skipped = 0

  /// The maximum number of sizes that a single comparison may span.
  private static let longestReach = 64

  private struct StageKey: Hashable {
    var kind: WindowKind
    var width: SizeClass
    var height: SizeClass
  }

  /// A line of sizes with a fixed width or height.
  private struct Line {
    let area: Int
    let kind: WindowKind
    let movesWidth: Bool
    let fixed: Int

    func size(_ moving: Int) -> (width: Int, height: Int) {
      movesWidth ? (moving, fixed) : (fixed, moving)
    }

    func key(_ moving: Int) -> StageKey {
      let size = size(moving)
      let classes = kind.sizeClasses(width: size.width, height: size.height)
      return StageKey(kind: kind, width: classes.width, height: classes.height)
    }

    func window(_ moving: Int) -> Device {
      let size = size(moving)
      return kind.device(width: Double(size.width), height: Double(size.height))
    }
  }

  /// A scene that follows the window.
  @MainActor
  private final class Stage {
    let scene: CheckedScene
    /// Whether the layout is independent of earlier sizes.
    let follows: Bool
    let conflicts: [FindingCollector.Draft]

    var live: InstantiatedScene { scene.live }

    init(_ live: InstantiatedScene) {
      scene = CheckedScene(live, isCanvas: false)
      conflicts = ConflictCheck().drafts(scene)
      // Broken constraints, frames with no constraints, and guides of frames depend on earlier
      // sizes.
      follows =
        !live.hasConflicts && !live.hasAutoresizedViews
        && !live.roots.contains(where: \.hasGuidesOfFrames)
    }
  }

  /// The stage's state at a size.
  @MainActor
  private final class Visit {
    let stage: Stage
    let size: Int
    let faults: Faults
    /// The findings of ambiguities, with fixes that are verified at this size.
    let ambiguities: [FindingCollector.Draft]
    let snapshot: SizeSnapshot?

    struct Faults: Hashable {
      var all: [SceneFault]
      /// A fix may hold only at this size, so equal ambiguities may have several causes.
      var causes: [FindingCollector.Key]
    }

    /// - Parameter fresh: Makes a scene of this size that fixes may change.
    init(_ stage: Stage, at size: Int, takesSnapshot: Bool, fresh: () -> InstantiatedScene) {
      self.stage = stage
      self.size = size
      var faults: [SceneFault] = []
      for check in DocumentCheck.sizeChecks { check.find(in: stage.scene, &faults) }
      let open = stage.scene.ambiguities.all
      faults += open.map(\.fault)
      ambiguities =
        open.isEmpty ? [] : AmbiguityCheck().drafts(CheckedScene(fresh(), isCanvas: false))
      self.faults = Faults(all: faults, causes: ambiguities.map(FindingCollector.Key.init))
      snapshot = takesSnapshot && !stage.live.hasRows ? SizeSnapshot(stage.scene) : nil
    }

    /// Whether all sizes from another size to this have equal findings.
    func isSteady(since other: Visit) -> Bool {
      if self === other { return true }
      guard faults == other.faults, let first = other.snapshot, let last = snapshot,
        stage === other.stage
          || stage.conflicts.map(FindingCollector.Key.init)
            == other.stage.conflicts.map(FindingCollector.Key.init)
      else { return false }
      return SteadyFaults.hold(
        in: stage.scene, from: first, to: last, distance: size - other.size,
        follows: stage === other.stage)
    }
  }

  init(
    _ scene: InterfaceScene, _ sizes: SizeSweep, at point: LayoutEnvironment
  ) {
    self.scene = scene
    areas = sizes.areas
    self.point = point
    isFresh = sizes.isFresh
  }

  /// Adds the findings at every size.
  ///
  /// - Complexity: A resize of the live scene for each size that is not skipped; a fresh layout
  ///   where it cannot follow.
  mutating func check(into collector: inout FindingCollector) {
    for (number, area) in areas.enumerated() {
      collector.environment = point
      collector.environment.selectDevice(id: area.kind.id)
      for fixed in area.fixed.values {
        let line = Line(area: number, kind: area.kind, movesWidth: area.movesWidth, fixed: fixed)
        check(Array(area.moving.values), of: line, into: &collector)
      }
    }
    collector.endSteps(areas)
  }

  private mutating func check(
    _ sizes: [Int], of line: Line, into collector: inout FindingCollector
  ) {
    var (last, start, reach): (Visit?, Int, Int) = (nil, 0, 8)
    while start < sizes.count {
      let key = line.key(sizes[start])
      // The size after a change of classes begins again.
      if start > 0, line.key(sizes[start - 1]) != key { last = nil }
      var end = start
      if last?.snapshot != nil {
        while end + 1 < sizes.count, end - start + 1 < reach, line.key(sizes[end + 1]) == key {
          end += 1
        }
      }
      let before = skipped
      let visit = visit(sizes[end], of: line)
      settle(from: last, to: visit, sizes[start...end], of: line, into: &collector)
      let gain = skipped - before
      if end > start {
        let isWorthIt = gain * 2 >= end - start
        reach =
          isWorthIt ? min(Self.longestReach, reach * 2) : gain == 0 ? max(2, reach / 4) : reach
      }
      (last, start) = (visit, end + 1)
    }
  }

  /// Adds the findings of sizes up to a visited size, from the smallest on.
  private mutating func settle(
    from first: Visit?, to last: Visit, _ sizes: ArraySlice<Int>, of line: Line,
    into collector: inout FindingCollector
  ) {
    if let first, sizes.count > 1, last.isSteady(since: first) {
      skipped += sizes.count - 1
      let found = collector.stepFindings
      collector.repeatFindings(
        found,
        of: sizes.lazy.map { SizeStep(area: line.area, fixed: line.fixed, moving: $0) })
    } else if sizes.count == 1, let size = sizes.first {
      add(last, at: size, of: line, into: &collector)
    } else {
      let middle = (sizes.startIndex + sizes.endIndex - 1) / 2
      let between = visit(sizes[middle], of: line)
      settle(from: first, to: between, sizes[...middle], of: line, into: &collector)
      settle(from: between, to: last, sizes[(middle + 1)...], of: line, into: &collector)
    }
  }

  /// Lays out the scene at a size.
  private mutating func visit(_ size: Int, of line: Line) -> Visit {
    let key = line.key(size)
    let fresh = { [scene, point] in Self.fresh(scene, at: point, line.window(size)) }
    if !isFresh, let latest = visits[key] {
      let stage = latest.stage
      guard stage.live.resize(to: line.window(size)) else { return latest }
      visits[key] = nil
      if stage.follows {
        stage.live.layOut(resizesRows: true)
        if !stage.live.hasConflicts {
          stage.scene.update()
          let visit = Visit(stage, at: size, takesSnapshot: true, fresh: fresh)
          visits[key] = visit
          return visit
        }
      }
    }
    let stage = Stage(fresh())
    let visit = Visit(stage, at: size, takesSnapshot: !isFresh, fresh: fresh)
    visits[key] = visit
    return visit
  }

  private static func fresh(
    _ scene: InterfaceScene, at point: LayoutEnvironment, _ window: Device
  ) -> InstantiatedScene {
    var environment = point
    environment.device = window
    environment.orientation = .portrait
    return scene.laidOut(in: environment)
  }

  /// Adds the findings at a visited size; known faults need no texts.
  private mutating func add(
    _ visit: Visit, at size: Int, of line: Line, into collector: inout FindingCollector
  ) {
    collector.begin(SizeStep(area: line.area, fixed: line.fixed, moving: size))
    for conflict in visit.stage.conflicts { collector.add(conflict) }
    let key = line.key(size)
    if visit.faults.all.isEmpty { return }
    if !isFresh, let known = known[key]?[visit.faults] {
      collector.repeatFindings(known)
      return
    }
    // The stage may have moved to another size.
    let current = visits[key] === visit ? visit : self.visit(size, of: line)
    let checked = current.stage.scene
    let conflicts = collector.stepFindings.count
    for check in DocumentCheck.sizeChecks { check.check(checked, into: &collector) }
    for draft in visit.ambiguities { collector.add(draft) }
    known[key, default: [:]][visit.faults] = Array(collector.stepFindings.dropFirst(conflicts))
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
