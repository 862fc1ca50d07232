/// A document's contents in flat tables that refer to each other by index.
///
/// Reading and freeing 10,000 levels of nesting needs no recursion.
package final class DocumentContents: Sendable {
  package struct Scene: Hashable, Sendable {
    package var id: String
    package var controllers: [ControllerIndex] = []
    package var roots: [ViewIndex] = []
    package var location: SourceLocation
    /// The location of the scene on the canvas, as written (F10.35).
    package var canvasLocation: PointElement?
    package var recognizers: [RecognizerElement] = []
  }

  /// The name in diagnostics.
  package let path: String
  /// The file next to which strings and fonts are found.
  package let file: String
  /// The version's texts, if they differ from the files on disk.
  package let texts: NearbyTexts
  package let header: DocumentHeader
  package let scenes: [Scene]
  package let views: [ViewElement]
  package let constraints: [ConstraintElement]
  package let guides: [GuideElement]
  package let controllers: [ControllerElement]
  package let segues: [SegueElement]
  package let connections: [ConnectionElement]
  package let standIns: [String: StandInElement]
  package let recognizers: [RecognizerElement]
  package let resources: ResourceElements
  package let simulated: SimulatedMetrics
  package let unrecognized: [UnrecognizedElement]
  package let diagnostics: [InterfaceDiagnostic]
  package let notes: [NoteElement]

  package let viewsByID: [String: ViewIndex]
  package let guidesByID: [String: Int]
  package let controllersByID: [String: ControllerIndex]

  package let navigation: NavigationGraph

  let derived = DerivedValues()

  package init(_ tables: some DocumentTables, file: String, _ texts: NearbyTexts = .onDisk) {
    path = tables.path
    self.file = file
    self.texts = texts
    header = tables.header
    scenes = tables.scenes
    views = tables.views
    constraints = tables.constraints
    guides = tables.guides
    controllers = tables.controllers
    segues = tables.segues
    connections = tables.connections
    standIns = tables.standIns
    recognizers = tables.recognizers
    resources = tables.resources
    simulated = tables.simulated
    unrecognized = tables.unrecognized
    diagnostics = tables.diagnostics.inOrderOfPlaces
    notes = tables.notes
    viewsByID = tables.viewsByID
    guidesByID = tables.guidesByID
    controllersByID = tables.controllersByID
    navigation = NavigationGraph(
      controllers: tables.controllers, segues: tables.segues, byID: tables.controllersByID)
  }

  /// The installed objects under size classes.
  func installed(width: SizeClass?, height: SizeClass?) -> InstalledObjects {
    derived.value([width, height]) {
      InstalledObjects(contents: self, width: width, height: height)
    }
  }

  /// The scene of each view.
  var sceneOfView: [Int] {
    var scenes = [Int](repeating: 0, count: views.count)
    for (scene, record) in self.scenes.enumerated() {
      for root in record.roots { scenes[root.offset] = scene }
    }
    for (offset, view) in views.enumerated() {
      if let parent = view.parent { scenes[offset] = scenes[parent.offset] }
    }
    return scenes
  }

  /// The names that several views have.
  var sharedNames: Set<String> {
    derived.value("sharedNames") {
      var names: Set<String> = []
      return Set(views.map { OutlineName.of($0) }.filter { !names.insert($0).inserted })
    }
  }

  package subscript(index: ViewIndex) -> ViewElement { views[index.offset] }
  package subscript(index: ConstraintIndex) -> ConstraintElement { constraints[index.offset] }
  package subscript(index: ControllerIndex) -> ControllerElement { controllers[index.offset] }
}
