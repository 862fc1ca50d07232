package import Diagnosis
internal import InterfaceBuilder

/// What differs between two documents.
package struct DocumentComparison: Codable, Sendable {
  /// One scene.
  package struct Scene: Codable, Sendable {
    /// Its identifier; that of the new document where it has two.
    package var id: String
    /// Its title in the new document, or its last one.
    package var title: String
    /// What differs in it, what changes nothing included.
    package var changes: [Change]
    /// The views that stand elsewhere or have another size.
    package var shifts: [FrameShift]
    /// The shifts that no change was found to cause alone.
    package var unexplained: [FrameShift]
    /// Whether so many changes meet here that they were not tried one by one.
    package var isUntried = false
    /// In each environment, the frames of controllers' views that both versions were given, since
    /// only the canvas differs in them.
    package var controllerFrames: [[String: FrameShift.Frame]]?
    /// The faults that are new.
    package var newFaults: [Finding] = []
    /// The faults that are gone.
    package var goneFaults: [Finding] = []

    /// Makes a scene in which nothing differs yet.
    package init(id: String, title: String) {
      self.id = id
      self.title = title
      changes = []
      shifts = []
      unexplained = []
    }

    /// The changes that a reader is told.
    package var told: [Change] { changes.filter { $0.heading != .nothing } }

    /// What moved the views that no change was found to move alone, in words.
    package var unexplainedCause: String {
      if told.isEmpty { return "frames that another canvas recorded" }
      return isUntried ? "all of this together" : "several of these changes together"
    }

    /// Whether anything of it is told.
    package var isTold: Bool {
      !told.isEmpty || !shifts.isEmpty || !newFaults.isEmpty || !goneFaults.isEmpty
    }
  }

  /// The path of the old document; nil where there is none.
  package var oldPath: String?
  /// The path of the new document; nil where there is none.
  package var newPath: String?
  /// Where both were laid out.
  package var environments: [String] = []
  /// How many scenes the new document has.
  package var sceneCount = 0
  /// What differs outside of all scenes.
  package var changes: [Change] = []
  /// The scenes in which something differs, in the order of the new document.
  package var scenes: [Scene] = []
  /// Why a side could not be read; empty if both could be.
  package var problems: [Problem] = []

  /// Why a document could not be read.
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

  /// Makes a comparison that tells nothing yet.
  package init() {}

  /// Everything that differs, in the order of the report.
  package var all: [Change] { changes + scenes.flatMap(\.changes) }

  /// Whether anything is told.
  package var isTold: Bool {
    changes.contains { $0.heading != .nothing } || scenes.contains(where: \.isTold)
      || !problems.isEmpty || oldPath == nil || newPath == nil
  }

  /// The document's name in reports.
  package var path: String { newPath ?? oldPath ?? "" }

  /// The names of both versions in what is said of the two together; one where there is one, or
  /// both have the same.
  package static func names(_ old: String?, _ new: String?) -> String {
    guard let old, let new, old != new else { return new ?? old ?? "" }
    return "\(old) → \(new)"
  }
}

extension DocumentComparison {
  /// How a comparison is made.
  package struct Settings: Codable, Sendable {
    /// Where the documents are laid out.
    package var matrix: CheckMatrix
    /// Whether faults are looked for.
    package var findsFaults: Bool

    package init(matrix: CheckMatrix = .usual, findsFaults: Bool = true) {
      self.matrix = matrix
      self.findsFaults = findsFaults
    }
  }

  /// Compares two documents.
  ///
  /// Only scenes in which something differs are laid out.
  ///
  /// - Parameters:
  ///   - old: The document before.
  ///   - new: The document after.
  ///   - settings: Where they are laid out.
  /// - Complexity: Linear in the elements of both; and for each scene that differs, one layout for
  ///   each side and each change that may have moved something, in every environment.
  @MainActor
  package init(_ old: ComparedDocument, _ new: ComparedDocument, _ settings: Settings = Settings())
  {
    let pair = DocumentPair(old, new)
    let environments = ComparisonEnvironment.all(
      settings.matrix, [old.document.header, new.document.header])
    oldPath = old.document.path
    newPath = new.document.path
    self.environments = environments.map(\.name)
    sceneCount = new.document.scenes.count
    var collector = ChangeCollector(pair.old, pair.new)
    collector.collect(pair.renamings)
    var search = EffectSearch(pair, environments, collector.changes)
    search.run(findsFaults: settings.findsFaults ? settings.matrix : nil)
    changes = search.documentChanges
    scenes = search.scenes
  }
}
