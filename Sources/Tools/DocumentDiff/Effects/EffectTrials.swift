internal import AutoLayout
internal import InterfaceBuilder

@MainActor
struct EffectTrials {
  private let environments: [LayoutEnvironment]
  private let scene: DocumentComparison.Scene
  private let documentChanges: [Change]
  private let order: [String]

  init(
    _ environments: [LayoutEnvironment], _ scene: DocumentComparison.Scene,
    _ documentChanges: [Change], order: [String]
  ) {
    self.environments = environments
    self.scene = scene
    self.documentChanges = documentChanges
    self.order = order
  }

  /// Tries candidates; a view is explained if their effects add up to the view's total shift.
  func run(
    _ candidates: inout [EffectCandidate], from old: (side: ComparedDocument, frames: SceneFrames),
    to new: (side: ComparedDocument, frames: SceneFrames), _ names: ObjectNames
  ) {
    let trials = candidates.map { frames(with: $0, in: old.side, from: new.side) }
    let known = trials.compactMap { $0 }
    let explained = Set(
      scene.shifts.map(\.view).filter { view in
        old.frames.isSum(of: known, in: new.frames, view)
      })
    for index in candidates.indices {
      guard let tried = trials[index] else { continue }
      let shifts = old.frames.shifts(
        to: tried, environments, order: order, name: names.name(ofID:))
      candidates[index].touched = Set(shifts.map(\.view))
      candidates[index].effect = Effect(
        evidence: .tried, shifts: shifts.filter { explained.contains($0.view) })
      guard candidates[index].isConditional else { continue }
      // The choice to report it must not depend on the direction of the comparison.
      let back = frames(without: candidates[index], in: new.side, from: old.side)
      let reverted = back.map {
        new.frames.shifts(to: $0, environments, order: order, name: names.name(ofID:))
      }
      candidates[index].touched.formUnion(reverted?.map(\.view) ?? [])
    }
  }

  private func frames(
    with candidate: EffectCandidate, in old: ComparedDocument, from new: ComparedDocument
  ) -> SceneFrames? {
    frames(
      ChangeTrial(old.table, old.markup, new), of: old,
      candidate.changes(in: scene.changes, documentChanges))
  }

  private func frames(
    without candidate: EffectCandidate, in new: ComparedDocument, from old: ComparedDocument
  ) -> SceneFrames? {
    frames(
      ChangeTrial(new.table, new.markup, old), of: new,
      candidate.changes(in: scene.changes, documentChanges).map(\.undone))
  }

  private func frames(
    _ trial: ChangeTrial, of side: ComparedDocument, _ changes: [Change]
  ) -> SceneFrames? {
    var trial = trial
    for change in changes where !trial.apply(change) { return nil }
    // The path leads to the strings and fonts of the document.
    var texts = side.document.nearbyTexts
    for edit in trial.texts {
      texts.replace("\(edit.object).\(edit.attribute)", in: edit.language ?? "", by: edit.new)
    }
    guard
      let document = try? InterfaceDocument(
        markup: trial.markup, path: side.document.path, file: side.document.file, texts: texts)
    else { return nil }
    return SceneFrames(of: document.scene(scene.id), in: environments)
  }
}

extension Change {
  fileprivate var undone: Change {
    var change = self
    change.edits = edits.map { edit in
      Edit(
        object: edit.object, path: edit.path, attribute: edit.attribute, old: edit.new,
        new: edit.old, language: edit.language)
    }
    return change
  }
}

extension InterfaceDocument {
  func scene(_ id: String) -> InterfaceScene? { scenes.first { $0.id == id } }
}
