internal import AutoLayout
package import Diagnosis
internal import InterfaceBuilder

/// Two releases of iOS that lay out the same document.
package struct SystemUpdate: Codable, Hashable, Sendable {
  package var old: String
  package var new: String

  package init(old: String, new: String) {
    self.old = old
    self.new = new
  }

  /// Returns the matrix with only the old or the new release.
  package func matrix(_ matrix: CheckMatrix, isNew: Bool) -> CheckMatrix {
    var matrix = matrix
    matrix.systems = [isNew ? new : old]
    return matrix
  }
}

extension DocumentComparison {
  /// Compares a document's layouts on two releases of iOS.
  @MainActor
  package init(_ document: ComparedDocument, _ update: SystemUpdate, _ settings: Settings) {
    let environments = [false, true].map { isNew in
      LayoutEnvironment.compared(
        update.matrix(settings.matrix, isNew: isNew), [document.document.header])
    }
    let names = ObjectNames(document)
    let table = document.table
    self.init()
    oldPath = document.document.path
    newPath = oldPath
    self.environments = environments[1].map(\.comparisonName)
    sceneCount = document.document.scenes.count
    scenes = document.document.scenes.map { scene in
      var result = Scene(id: scene.id, title: names.title(ofScene: scene.id))
      let order = table.byID[scene.id].map { table.subtree(of: $0).map { table[$0].id } } ?? []
      result.shifts = SceneFrames(of: scene, in: environments[0]).shifts(
        to: SceneFrames(of: scene, in: environments[1]), environments[1], order: order,
        name: names.name(ofID:))
      result.unexplained = result.shifts
      result.cause = "the update from iOS \(update.old) to \(update.new)"
      return result
    }
    guard settings.findsFaults else { return }
    let faults = [false, true].map { isNew in
      FaultComparison.findings(
        in: document.document, table, update.matrix(settings.matrix, isNew: isNew))
    }
    for index in scenes.indices {
      let (old, new) = (faults[0][scenes[index].id] ?? [], faults[1][scenes[index].id] ?? [])
      scenes[index].newFaults = FaultComparison.difference(new, old)
      scenes[index].goneFaults = FaultComparison.difference(old, new)
    }
  }
}
