/// Fills a document's tables in a single forward pass over the elements.
///
/// The contexts of open elements are in an explicit stack, so depth costs memory, not call stack.
package struct DocumentDecoder: DocumentTables {
  enum Context {
    case document
    case scenes
    /// A `scene`, or the `objects` in a scene.
    case scene(Int)
    /// The `objects` of a nib: every top-level object is a separate scene.
    case nibObjects
    case controller(ControllerIndex)
    case controllerGuides(ControllerIndex)
    case barItems(ControllerIndex?)
    case view(ViewIndex)
    case children(ViewIndex, ViewElement.Role)
    case constraints(ViewIndex)
    case sections(ViewIndex)
    case section(ViewIndex)
    case connections(ControllerIndex?, ViewIndex?)
    case resources
    case designables
  }

  enum Step {
    case skip
    case descend(Context)
  }

  package let path: String
  let tree: ElementTree
  package var header: DocumentHeader
  package var scenes: [DocumentContents.Scene] = []
  package var views: [ViewElement] = []
  package var constraints: [ConstraintElement] = []
  package var guides: [GuideElement] = []
  package var controllers: [ControllerElement] = []
  package var segues: [SegueElement] = []
  package var connections: [ConnectionElement] = []
  package var standIns: [String: StandInElement] = [:]
  package var recognizers: [RecognizerElement] = []
  package var resources = ResourceElements()
  package var simulated = SimulatedMetrics()
  package var unrecognized: [UnrecognizedElement] = []
  package var diagnostics: [InterfaceDiagnostic] = []
  package var viewsByID: [String: ViewIndex] = [:]
  package var guidesByID: [String: Int] = [:]
  package var controllersByID: [String: ControllerIndex] = [:]
  package var notes: [NoteElement] { tree.notes }
  private var reportedNames: Set<String> = []
  /// The elements of outlets, actions and segues.
  var connectionElements: [Int] = []

  init(tree: ElementTree, path: String) throws(InterfaceDocumentError) {
    self.tree = tree
    self.path = path
    header = DocumentHeader(root: tree)
    run()
    reportNumbers()
    reportTextStyles()
    reportDestinations()
  }

  private mutating func run() {
    var open: [(end: Int, context: Context)] = [(tree.elements.count, .document)]
    var element = 1
    while element < tree.elements.count {
      while let last = open.last, last.end <= element { open.removeLast() }
      guard let context = open.last?.context else { break }
      let end = Int(tree.elements[element].end)
      switch decode(element, in: context) {
      case .skip:
        element = end
      case .descend(let inner):
        open.append((end, inner))
        element += 1
      }
    }
  }

  private mutating func decode(_ element: Int, in context: Context) -> Step {
    switch context {
    case .document: documentChild(element)
    case .scenes: sceneElement(element)
    case .scene(let scene): sceneChild(element, scene: scene)
    case .nibObjects: nibObject(element)
    case .controller(let controller): controllerChild(element, of: controller)
    case .controllerGuides(let controller): controllerGuide(element, of: controller)
    case .barItems(let controller): barItemChild(element, of: controller)
    case .view(let view): viewChild(element, of: view)
    case .children(let view, let role): childView(element, of: view, role: role)
    case .constraints(let view): constraint(element, of: view)
    case .sections(let view): section(element, of: view)
    case .section(let view): sectionChild(element, of: view)
    case .connections(let controller, let view): connection(element, from: controller, view)
    case .resources: resource(element)
    case .designables: designable(element)
    }
  }

  // MARK: - The document and the scenes

  private mutating func documentChild(_ element: Int) -> Step {
    switch tree.elements[element].name {
    case "scenes": return .descend(.scenes)
    case "objects": return .descend(.nibObjects)
    case "resources": return .descend(.resources)
    case "designables": return .descend(.designables)
    case "simulatedMetricsContainer":
      for child in tree.children(of: element) { _ = simulated.read(child, of: tree) }
      return .skip
    case "device":
      checkDevice(element)
      return .skip
    case let name where Vocabulary.documentParts.contains(name): return .skip
    default: return unknown(element, owner: nil)
    }
  }

  private mutating func checkDevice(_ element: Int) {
    guard let id = tree.value("id", of: element), Device.named(id) == nil else { return }
    warn(
      "unknown-device",
      "the device '\(id)' is unknown; scenes are laid out at the recorded sizes",
      at: tree.elements[element].location, object: nil)
  }

  private mutating func sceneElement(_ element: Int) -> Step {
    guard tree.elements[element].name == "scene" else { return unknown(element, owner: nil) }
    scenes.append(
      DocumentContents.Scene(
        id: tree.value("sceneID", of: element) ?? "", location: tree.elements[element].location))
    return .descend(.scene(scenes.count - 1))
  }

  private mutating func sceneChild(_ element: Int, scene: Int) -> Step {
    let name = tree.elements[element].name
    if name == "objects" { return .descend(.scene(scene)) }
    if name == "point" {
      if tree.value("key", of: element) == "canvasLocation" {
        scenes[scene].canvasLocation = PointElement(
          x: tree.number("x", of: element) ?? 0, y: tree.number("y", of: element) ?? 0)
      }
      return .skip
    }
    return topLevelObject(element, scene: scene)
  }

  private mutating func nibObject(_ element: Int) -> Step {
    let name = tree.elements[element].name
    guard isController(element) || isView(element) else {
      return topLevelObject(element, scene: nil, name: name)
    }
    scenes.append(
      DocumentContents.Scene(
        id: tree.value("id", of: element) ?? "", location: tree.elements[element].location))
    return topLevelObject(element, scene: scenes.count - 1)
  }

  private mutating func topLevelObject(
    _ element: Int, scene: Int?, name: String? = nil
  ) -> Step {
    let name = name ?? tree.elements[element].name
    if let scene, isController(element) {
      let controller = controller(element)
      scenes[scene].controllers.append(controller)
      return .descend(.controller(controller))
    }
    if let scene, isView(element) {
      return .descend(.view(view(element, role: .topLevel, scene: scene)))
    }
    if let id = tree.value("id", of: element), let known = StandInElement(tree, element) {
      standIns[id] = known
      return .descend(.barItems(nil))
    }
    if let object = tree.recognizer(element) {
      if let scene {
        scenes[scene].recognizers.append(object)
      } else {
        recognizers.append(object)
      }
      return .descend(.barItems(scene.flatMap { scenes[$0].controllers.first }))
    }
    if Vocabulary.topLevelObjects.contains(name) { return .skip }
    if Vocabulary.barItemHolders.contains(name) {
      return .descend(.barItems(scene.flatMap { scenes[$0].controllers.first }))
    }
    return unknown(element, owner: nil)
  }

  // MARK: - Resources

  private mutating func resource(_ element: Int) -> Step {
    guard let name = tree.value("name", of: element) else { return .skip }
    switch tree.elements[element].name {
    case "image":
      if tree.value("catalog", of: element) == "system" {
        resources.systemImages[name] = tree.size(element)
      } else {
        resources.images[name] = tree.size(element)
      }
    case "namedColor":
      resources.namedColors[name] = tree.child("color", of: element).flatMap { tree.color($0) }
    case "systemColor":
      resources.systemColors[name] = tree.child("color", of: element).flatMap { tree.color($0) }
    default: return unknown(element, owner: nil)
    }
    return .skip
  }

  private mutating func designable(_ element: Int) -> Step {
    if let name = tree.value("name", of: element),
      let size = tree.child("size", key: "intrinsicContentSize", of: element)
    {
      resources.designableSizes[name] = tree.size(size)
    }
    return .skip
  }

  // MARK: - Unknown elements

  /// Keeps an unknown element and reports its name once.
  mutating func unknown(_ element: Int, owner: String?) -> Step {
    let name = tree.elements[element].name
    let location = tree.elements[element].location
    unrecognized.append(
      UnrecognizedElement(
        name: name, attributes: ElementReader(tree, element).remaining, owner: owner,
        location: location))
    report("unknown-element", once: "<\(name)>", at: location, object: owner) {
      "unknown element <\(name)>; it is ignored"
    }
    return .skip
  }

  mutating func finish(_ reader: ElementReader, object: String?) -> [String: String] {
    for fault in reader.faults {
      warn(
        "bad-number", fault.kind.message(fault.attribute, fault.value, of: reader.name),
        at: fault.location, object: object)
    }
    let rest = reader.remaining.filter { !Vocabulary.neutralAttributes.contains($0.key) }
    for name in rest.keys.sorted() {
      report(
        "unknown-attribute", once: "\(reader.name).\(name)", at: reader.location, object: object
      ) {
        "unknown attribute \(name) of <\(reader.name)>; it is ignored"
      }
    }
    return rest
  }

  /// Reports invalid numbers of value elements; called last, when all have been read.
  private mutating func reportNumbers() {
    for fault in tree.numberFaults {
      let element = tree.elements[fault.element]
      warn(
        "bad-number", fault.kind.message(fault.attribute, fault.value, of: element.name),
        at: element.location, object: tree.owner(of: fault.element))
    }
  }

  private mutating func reportTextStyles() {
    for (style, element) in tree.unknownTextStyles {
      warn(
        "unknown-text-style", "the text style '\(style)' is unknown; the style Body is used",
        at: tree.elements[element].location, object: tree.owner(of: element))
    }
  }

  private mutating func reportDestinations() {
    let tree = tree
    let others = connectionElements.compactMap { element in
      tree.value("destination", of: element).map { (element, $0) }
    }.filter { viewsByID[$0.1] == nil && controllersByID[$0.1] == nil }
    guard !others.isEmpty else { return }
    let known = Set(tree.elements.indices.compactMap { tree.value("id", of: $0) })
    for (element, destination) in others where !known.contains(destination) {
      let name = ["property", "selector", "identifier"].lazy
        .compactMap { tree.value($0, of: element) }.first
      let kind =
        tree.elements[element].name == "outletCollection"
        ? "outlet collection" : tree.elements[element].name
      warn(
        "missing-destination",
        "the \(kind)\(name.map { " \($0)" } ?? "") leads to \(destination), which is not in the "
          + "document; connect it again, or remove it",
        at: tree.elements[element].location,
        object: tree.owner(of: Int(tree.elements[element].parent)))
    }
  }

  mutating func warn(
    _ code: String, _ message: String, at location: SourceLocation, object: String?
  ) {
    diagnostics.append(
      InterfaceDiagnostic(
        severity: .warning, code: code, message: message, path: path, location: location,
        objectID: object))
  }

  private mutating func report(
    _ code: String, once name: String, at location: SourceLocation, object: String?,
    message: () -> String
  ) {
    guard reportedNames.insert(name).inserted else { return }
    diagnostics.append(
      InterfaceDiagnostic(
        severity: .note, code: code, message: message(), path: path, location: location,
        objectID: object))
  }
}
