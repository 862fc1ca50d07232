internal import AutoLayout
internal import Diagnosis
internal import InterfaceBuilder

/// Determines the effects of changes on frames, by layouts with each candidate only.
///
/// With too many, the report states a single effect for all together.
@MainActor
struct EffectSearch {
  private let pair: DocumentPair
  private let environments: [LayoutEnvironment]
  private(set) var documentChanges: [Change]
  private(set) var scenes: [DocumentComparison.Scene] = []
  private var sceneChanges: [String: [Change]]
  /// Whether anything differs in the bars around scenes; cached for all scenes.
  private let changesBars: Bool

  /// The maximum number of changes in a scene that are tried separately.
  private static let candidateLimit = 16
  /// The maximum number of frames that the trials for a scene compute.
  private static let frameLimit = 12_000

  init(_ pair: DocumentPair, _ environments: [LayoutEnvironment], _ changes: [Change]) {
    self.pair = pair
    self.environments = environments
    documentChanges = changes.filter { $0.scene == nil }
    sceneChanges = Dictionary(
      grouping: changes.filter { $0.scene != nil }, by: { $0.scene ?? "" })
    changesBars = changes.contains { change in
      change.scene != nil && change.affectsFrames && change.heading != .nothing
        && Self.surrounds(change)
    }
  }

  /// Searches every scene with differences; a nil matrix skips the search for faults.
  mutating func run(findsFaults matrix: CheckMatrix?) {
    let laidOut = Set(affectedScenes())
    // A changed text in a bar moves no view, and a new scene has no other version.
    let checked = laidOut.union(
      sceneChanges.filter { $0.value.contains { $0.heading != .nothing } }.keys)
    let tools = pair.laterTools
    let sides = (
      old: LaidOutVersion(pair.old, keeping: checked, tools: tools, other: pair.new),
      new: LaidOutVersion(pair.new, keeping: checked, tools: tools, other: pair.old)
    )
    let titles = (ObjectNames(pair.old), ObjectNames(pair.new))
    let order = sceneOrder()
    for id in order where sceneChanges[id] != nil || laidOut.contains(id) {
      let isNew = pair.new.table.byID[id] != nil
      var scene = DocumentComparison.Scene(
        id: id, title: isNew ? titles.1.title(ofScene: id) : titles.0.title(ofScene: id))
      scene.changes = sceneChanges[id] ?? []
      if laidOut.contains(id) { search(&scene, sides.old, sides.new, titles.1) }
      scenes.append(scene)
    }
    if let matrix, !checked.isEmpty {
      FaultComparison(environments, matrix).add(to: &scenes, sides.old, sides.new, pair)
    }
  }

  private func sceneOrder() -> [String] {
    func ids(_ side: ComparedDocument) -> [String] {
      side.table.objects.indices.filter { side.table[$0].scene == $0 }.map { side.table[$0].id }
    }
    let new = ids(pair.new)
    let known = Set(new)
    return new + ids(pair.old).filter { !known.contains($0) }
  }

  /// Returns the scenes whose frames may differ: all if the document or bars changed.
  private func affectedScenes() -> [String] {
    let shared = sceneOrder().filter {
      pair.old.table.byID[$0] != nil && pair.new.table.byID[$0] != nil
    }
    let changesAll =
      changesBars || documentChanges.contains { $0.affectsFrames && $0.heading != .nothing }
    if changesAll { return shared }
    let resources = documentChanges.compactMap(\.resource)
    return shared.filter { id in
      if sceneChanges[id, default: []].contains(where: \.affectsFrames) { return true }
      guard !resources.isEmpty else { return false }
      let words = words(in: id, of: pair.old).union(words(in: id, of: pair.new))
      return resources.contains(where: words.contains)
    }
  }

  private static func isOfController(_ change: Change) -> Bool {
    change.affectsFrames && change.heading != .nothing && change.kind == .changed
      && change.subject.type.hasSuffix("controller")
      && change.edits.contains { !$0.attribute.hasPrefix("custom") }
  }

  private static func surrounds(_ change: Change) -> Bool {
    [
      "navigation controller", "tab bar controller", "split view controller", "navigation bar",
      "tab bar", "segue",
    ].contains(change.subject.type)
  }

  private func words(in scene: String, of side: ComparedDocument) -> Set<String> {
    guard let root = side.table.byID[scene] else { return [] }
    return Self.words(of: side.table.subtree(of: root), in: side.table)
  }

  private func words(of views: Set<String>) -> Set<String> {
    [pair.old.table, pair.new.table].reduce(into: []) { words, table in
      words.formUnion(Self.words(of: views.compactMap { table.byID[$0] }, in: table))
    }
  }

  private static func words(of objects: [Int], in table: ObjectTable) -> Set<String> {
    Set(objects.flatMap { table[$0].properties.values })
  }

  // MARK: - One scene

  private mutating func search(
    _ scene: inout DocumentComparison.Scene, _ old: LaidOutVersion, _ new: LaidOutVersion,
    _ names: ObjectNames
  ) {
    guard let root = pair.new.table.byID[scene.id], let left = old.alone(scene.id),
      let right = new.alone(scene.id)
    else { return }
    var environments = environments
    var before = SceneFrames(of: left.document.scene(scene.id), in: environments)
    var after = SceneFrames(of: right.document.scene(scene.id), in: environments)
    if !changesBars, !scene.changes.contains(where: Self.isOfController) {
      let roots = ControllerFrames(pair, scene.id)
      let (shared, side) = roots.shared(before, after, in: environments)
      environments = shared
      if side != nil { scene.controllerFrames = shared.map(\.controllerFrames) }
      if side == .old { before = SceneFrames(of: left.document.scene(scene.id), in: shared) }
      if side == .new { after = SceneFrames(of: right.document.scene(scene.id), in: shared) }
    }
    // Added and removed views cannot be the effect of trials, in either direction.
    let order = pair.new.table.subtree(of: root).map { pair.new.table[$0].id }
      .filter { pair.old.table.byID[$0] != nil }
    scene.shifts = before.shifts(to: after, environments, order: order, name: names.name(ofID:))
    guard !scene.shifts.isEmpty else { return }
    let shifted = Set(scene.shifts.map(\.view))
    // A resource that only one side uses changed together with the attribute that names it.
    let words =
      documentChanges.contains { $0.resource != nil }
      ? words(in: scene.id, of: pair.old).intersection(words(in: scene.id, of: pair.new)) : []
    var candidates = EffectCandidate.all(
      in: scene.changes, documentChanges, shifted: shifted, uses: words.contains)
    ConstraintReplacement(old: pair.old.table, new: pair.new.table)
      .join(&candidates, in: scene.changes)
    if candidates.count == 1 {
      candidates[0].effect = Effect(evidence: .only, shifts: scene.shifts)
      candidates[0].touched = shifted
    } else if candidates.count <= Self.candidateLimit,
      candidates.count * environments.count * max(1, before.count) <= Self.frameLimit
    {
      let trials = EffectTrials(environments, scene, documentChanges, order: order)
      trials.run(&candidates, from: (left, before), to: (right, after), names)
    } else {
      scene.isUntried = true
    }
    for candidate in candidates { apply(candidate, to: &scene) }
    let explained = Set(candidates.flatMap { $0.effect?.shifts.map(\.view) ?? [] })
    scene.unexplained = scene.shifts.filter { !explained.contains($0.view) }
  }

  private mutating func apply(
    _ candidate: EffectCandidate, to scene: inout DocumentComparison.Scene
  ) {
    let effect = candidate.effect.flatMap { $0.shifts.isEmpty ? nil : $0 }
    switch candidate.content {
    case .changes(let indices):
      if let first = indices.first { scene.changes[first].effect = effect }
    case .document(let indices):
      let named = words(of: candidate.touched)
      let reported = indices.filter { documentChanges[$0].resource.map(named.contains) ?? true }
      for index in reported where documentChanges[index].heading == .nothing {
        documentChanges[index].heading = .content
        documentChanges[index].reason = nil
      }
      guard let effect, let first = reported.first else { return }
      let known = documentChanges[first].effect?.shifts ?? []
      documentChanges[first].effect = Effect(
        evidence: effect.evidence, shifts: known + effect.shifts)
    case .frames(let indices):
      let reported = indices.filter { candidate.touched.contains(scene.changes[$0].subject.id) }
      for index in reported {
        scene.changes[index].heading = .layout
        scene.changes[index].reason = nil
      }
      // The first change also gets the effects of autoresizing in subviews.
      if let first = reported.first { scene.changes[first].effect = effect }
    }
  }
}
