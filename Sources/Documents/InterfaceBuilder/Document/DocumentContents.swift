internal import FontFiles
internal import Synchronization

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

  /// Data derived for a device, shared by all scenes.
  private let derived = Mutex(Derived())

  private struct Derived {
    var installed: [[SizeClass?]: InstalledObjects] = [:]
    var textScales: [CanvasText: RecordedTextScale] = [:]
    var textSizes: [Double: RecordedTextSize] = [:]
    var fonts: [CanvasText: RecordedFonts] = [:]
    var strings: [String: Result<DocumentStrings, DocumentStrings.Fault>] = [:]
    var sharedNames: Set<String>?
  }

  /// A canvas's fonts and pixels per point; nil pixels for run time.
  private struct CanvasText: Hashable {
    var fonts: ObjectIdentifier?
    var scale: Double?
  }

  package init(decoded: DocumentDecoder, file: String) {
    path = decoded.path
    self.file = file
    header = decoded.header
    scenes = decoded.scenes
    views = decoded.views
    constraints = decoded.constraints
    guides = decoded.guides
    controllers = decoded.controllers
    segues = decoded.segues
    connections = decoded.connections
    standIns = decoded.standIns
    recognizers = decoded.recognizers
    resources = decoded.resources
    simulated = decoded.simulated
    unrecognized = decoded.unrecognized
    diagnostics = decoded.diagnostics.inOrderOfPlaces
    notes = decoded.tree.notes
    viewsByID = decoded.viewsByID
    guidesByID = decoded.guidesByID
    controllersByID = decoded.controllersByID
    navigation = NavigationGraph(
      controllers: decoded.controllers, segues: decoded.segues, byID: decoded.controllersByID)
  }

  /// The installed objects under size classes, cached for all scenes.
  func installed(width: SizeClass?, height: SizeClass?) -> InstalledObjects {
    derived.withLock { derived in
      if let known = derived.installed[[width, height]] { return known }
      let made = InstalledObjects(contents: self, width: width, height: height)
      derived.installed[[width, height]] = made
      return made
    }
  }

  func textScale(_ scale: Double, files: ProjectFonts?) -> RecordedTextScale {
    let (fonts, category) = (fonts(scale, files: files), textSize(scale).category)
    return derived.withLock { derived in
      let key = CanvasText(fonts: files.map(ObjectIdentifier.init), scale: scale)
      if let known = derived.textScales[key] { return known }
      let made = RecordedTextScale(self, scale: scale, fonts: fonts, category: category)
      derived.textScales[key] = made
      return made
    }
  }

  /// The fonts on a canvas with `scale` pixels per point; nil for run time.
  func fonts(_ scale: Double?, files: ProjectFonts?) -> RecordedFonts {
    derived.withLock { derived in
      let key = CanvasText(fonts: files.map(ObjectIdentifier.init), scale: scale)
      if let known = derived.fonts[key] { return known }
      let made = RecordedFonts(self, files: files, scale: scale)
      derived.fonts[key] = made
      return made
    }
  }

  func textSize(_ scale: Double) -> RecordedTextSize {
    derived.withLock { derived in
      if let known = derived.textSizes[scale] { return known }
      let made = RecordedTextSize(self, scale: scale)
      derived.textSizes[scale] = made
      return made
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
    derived.withLock { derived in
      if let known = derived.sharedNames { return known }
      var names: Set<String> = []
      let shared = Set(views.map { OutlineName.of($0) }.filter { !names.insert($0).inserted })
      derived.sharedNames = shared
      return shared
    }
  }

  func strings(_ locale: String) throws(DocumentStrings.Fault) -> DocumentStrings {
    let result = derived.withLock { derived in
      if let known = derived.strings[locale] { return known }
      let read = Result { () throws(DocumentStrings.Fault) in
        try DocumentStrings(locale: locale, document: file)
      }
      derived.strings[locale] = read
      return read
    }
    return try result.get()
  }

  package subscript(index: ViewIndex) -> ViewElement { views[index.offset] }
  package subscript(index: ConstraintIndex) -> ConstraintElement { constraints[index.offset] }
  package subscript(index: ControllerIndex) -> ControllerElement { controllers[index.offset] }
}
