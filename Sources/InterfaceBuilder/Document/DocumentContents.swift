internal import Synchronization

/// Everything a document holds, in flat tables that name each other by index.
///
/// There is no object graph: 10,000 levels of nesting are read and freed without recursion.
package final class DocumentContents: Sendable {
  /// A scene: the controllers and top-level views that stand together.
  package struct Scene: Hashable, Sendable {
    package var id: String
    package var controllers: [ControllerIndex] = []
    /// Top-level views, the controllers' own included, in document order.
    package var roots: [ViewIndex] = []
    package var location: SourceLocation
    /// Where the scene stands on the canvas, as written (F10.35).
    package var canvasLocation: PointElement?
    /// Gesture recognisers, in document order.
    package var recognizers: [RecognizerElement] = []
  }

  package let path: String
  package let header: DocumentHeader
  package let scenes: [Scene]
  package let views: [ViewElement]
  package let constraints: [ConstraintElement]
  package let guides: [GuideElement]
  package let controllers: [ControllerElement]
  package let segues: [SegueElement]
  /// Outlets and actions, in document order.
  package let connections: [ConnectionElement]
  /// What stands for objects outside the document, by identifier.
  package let standIns: [String: StandInElement]
  /// Gesture recognisers that stand in no scene, as in a nib.
  package let recognizers: [RecognizerElement]
  package let resources: ResourceElements
  /// The document's default metrics, where it has them.
  package let simulated: SimulatedMetrics
  package let unrecognised: [UnrecognisedElement]
  package let diagnostics: [InterfaceDiagnostic]
  /// What authors have noted for this software.
  package let notes: [NoteElement]

  package let viewsByID: [String: ViewIndex]
  package let guidesByID: [String: Int]
  package let controllersByID: [String: ControllerIndex]

  /// Which controllers stand in which others.
  package let navigation: NavigationGraph

  /// What was derived for one device and serves every scene.
  private let derived = Mutex(Derived())

  private struct Derived {
    var installed: [[SizeClass?]: InstalledObjects] = [:]
    var textScales: [Double: RecordedTextScale] = [:]
    var textSizes: [Double: RecordedTextSize] = [:]
    var fonts: [Double: RecordedFonts] = [:]
    var strings: [String: Result<DocumentStrings, DocumentStrings.Fault>] = [:]
    var sharedNames: Set<String>?
    var hasWholeFrames: Bool?
  }

  package init(decoded: DocumentDecoder) {
    path = decoded.path
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
    unrecognised = decoded.unrecognised
    diagnostics = decoded.diagnostics.inOrderOfPlaces
    notes = decoded.tree.notes
    viewsByID = decoded.viewsByID
    guidesByID = decoded.guidesByID
    controllersByID = decoded.controllersByID
    navigation = NavigationGraph(
      controllers: decoded.controllers, segues: decoded.segues, byID: decoded.controllersByID)
  }

  /// What is installed under size classes; every scene shares the answer.
  func installed(width: SizeClass?, height: SizeClass?) -> InstalledObjects {
    derived.withLock { derived in
      if let known = derived.installed[[width, height]] { return known }
      let made = InstalledObjects(contents: self, width: width, height: height)
      derived.installed[[width, height]] = made
      return made
    }
  }

  /// How the canvas rounded text, for a device of so many pixels in a point.
  func textScale(_ scale: Double) -> RecordedTextScale {
    let (fonts, category) = (fonts(scale), textSize(scale).category)
    return derived.withLock { derived in
      if let known = derived.textScales[scale] { return known }
      let made = RecordedTextScale(self, scale: scale, fonts: fonts, category: category)
      derived.textScales[scale] = made
      return made
    }
  }

  /// The named fonts of the canvas, of a device of so many pixels in a point.
  func fonts(_ scale: Double) -> RecordedFonts {
    derived.withLock { derived in
      if let known = derived.fonts[scale] { return known }
      let made = RecordedFonts(self, scale: scale)
      derived.fonts[scale] = made
      return made
    }
  }

  /// The text size of the canvas, of a device of so many pixels in a point.
  func textSize(_ scale: Double) -> RecordedTextSize {
    derived.withLock { derived in
      if let known = derived.textSizes[scale] { return known }
      let made = RecordedTextSize(self, scale: scale)
      derived.textSizes[scale] = made
      return made
    }
  }

  /// Whether no recorded frame lies on a third of a point, as those of a canvas do that was drawn
  /// on a plain screen for a device of three pixels in a point (F10.18).
  ///
  /// - Complexity: O(*n*) in the number of views when first asked for.
  var hasWholeFrames: Bool {
    derived.withLock { derived in
      if let known = derived.hasWholeFrames { return known }
      let made = !views.contains { $0.frame?.liesOnThirds ?? false }
      derived.hasWholeFrames = made
      return made
    }
  }

  /// The names that several views have.
  ///
  /// - Complexity: O(*n*) in the number of views when first asked for.
  var sharedNames: Set<String> {
    derived.withLock { derived in
      if let known = derived.sharedNames { return known }
      var names: Set<String> = []
      let shared = Set(views.map { OutlineName.of($0) }.filter { !names.insert($0).inserted })
      derived.sharedNames = shared
      return shared
    }
  }

  /// The strings of a language that stand beside the document.
  func strings(_ locale: String) throws(DocumentStrings.Fault) -> DocumentStrings {
    let result = derived.withLock { derived in
      if let known = derived.strings[locale] { return known }
      let read = Result { () throws(DocumentStrings.Fault) in
        try DocumentStrings(locale: locale, document: path)
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
