package import Diagnosis
package import InterfaceBuilder

package struct DocumentComparison: Codable, Sendable {
  package struct Scene: Codable, Sendable {
    package var id: String
    package var title: String
    package var changes: [Change]
    package var shifts: [FrameShift]
    package var unexplained: [FrameShift]
    /// Whether the scene has too many changes to try each.
    package var isUntried = false
    /// The cause of all shifts, if it is not in the document.
    package var cause: String?
    /// The frames that both versions share for controllers' views: only the canvas differs.
    package var controllerFrames: [[String: RectElement]]?
    package var newFaults: [Finding] = []
    package var goneFaults: [Finding] = []

    package init(id: String, title: String) {
      self.id = id
      self.title = title
      changes = []
      shifts = []
      unexplained = []
    }

    package var reported: [Change] { changes.filter { $0.heading != .nothing } }

    package var unexplainedCause: String {
      if let cause { return cause }
      if reported.isEmpty { return "frames recorded on another canvas" }
      return isUntried ? "all of this together" : "several of these changes together"
    }

    package var isReported: Bool {
      !reported.isEmpty || !shifts.isEmpty || !newFaults.isEmpty || !goneFaults.isEmpty
    }
  }

  package var oldPath: String?
  package var newPath: String?
  package var environments: [String] = []
  package var sceneCount = 0
  package var changes: [Change] = []
  package var scenes: [Scene] = []
  package var problems: [Problem] = []

  package struct Problem: Codable, Sendable {
    package var path: String
    package var line: Int?
    package var column: Int?
    package var message: String

    package init(path: String, line: Int? = nil, column: Int? = nil, message: String) {
      self.path = path
      self.line = line
      self.column = column
      self.message = message
    }
  }

  package init() {}

  package var all: [Change] { changes + scenes.flatMap(\.changes) }

  package var isReported: Bool {
    changes.contains { $0.heading != .nothing } || scenes.contains(where: \.isReported)
      || !problems.isEmpty || oldPath == nil || newPath == nil
  }

  package var path: String { newPath ?? oldPath ?? "" }

  package static func names(_ old: String?, _ new: String?) -> String {
    guard let old, let new, old != new else { return new ?? old ?? "" }
    return "\(old) → \(new)"
  }

  package struct Settings: Codable, Sendable {
    package var matrix: CheckMatrix
    package var findsFaults: Bool
    /// The releases whose layouts of the same document are compared; nil for two documents.
    package var update: SystemUpdate?

    package init(
      matrix: CheckMatrix = .usual, findsFaults: Bool = true, update: SystemUpdate? = nil
    ) {
      self.matrix = matrix
      self.findsFaults = findsFaults
      self.update = update
    }
  }

  /// Compares two documents; only scenes with differences are laid out.
  @MainActor
  package init(_ old: ComparedDocument, _ new: ComparedDocument, _ settings: Settings = Settings())
  {
    let pair = DocumentPair(old, new)
    var collector = ChangeCollector(pair.old, pair.new)
    collector.collect(pair.renamings)
    let texts = TextChanges(collector)
    var matrix = settings.matrix
    // A version that has no strings nearby, such as a version from git, would differ in each text.
    matrix.languages = old.document.languages(matrix.languages)
    matrix.languages += texts.languages.filter { !matrix.languages.contains($0) }
    matrix = matrix.withLanguages(of: new.document)
    let environments = LayoutEnvironment.compared(
      matrix, [old.document.header, new.document.header])
    oldPath = old.document.path
    newPath = new.document.path
    self.environments = environments.map(\.comparisonName)
    sceneCount = new.document.scenes.count
    var search = EffectSearch(pair, environments, collector.changes + texts.changes)
    search.run(findsFaults: settings.findsFaults ? matrix : nil)
    changes = search.documentChanges
    scenes = search.scenes
  }

  /// Finds the faults in a document that has no older version.
  @MainActor
  package init(_ document: ComparedDocument, _ settings: Settings) {
    let environments = LayoutEnvironment.compared(settings.matrix, [document.document.header])
    let names = ObjectNames(document)
    newPath = document.document.path
    self.environments = environments.map(\.comparisonName)
    sceneCount = document.document.scenes.count
    let faults =
      settings.findsFaults
      ? FaultComparison(environments, settings.matrix).findings(
        in: document.markup, near: document.document, document.table) : [:]
    scenes = document.document.scenes.map { scene in
      var result = Scene(id: scene.id, title: names.title(ofScene: scene.id))
      result.newFaults = faults[scene.id] ?? []
      return result
    }
  }
}
