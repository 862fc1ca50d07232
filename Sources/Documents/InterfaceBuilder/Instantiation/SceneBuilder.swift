internal import AutoLayout
internal import Foundation

/// Builds the views for a scene.
///
/// The order matters: recorded frames, surroundings, natural sizes, constraints, then another
/// device's size, so autoresizing starts from the recorded frames.
@MainActor
final class SceneBuilder {
  let scene: InterfaceScene
  let environment: SceneEnvironment
  let interface: EffectiveInterface
  let classes: [String: () -> UIView]
  let program: ProgramViews?
  var contents: DocumentContents { scene.contents }

  let leafSizes: LeafSizeRule
  let policy = CanvasPolicy()
  var factory: ViewFactory
  private(set) var strings: DocumentStrings?

  var roots: [UIView] = []
  /// The frames of the roots before they are fitted to a device.
  var recordedFrames: [CGRect] = []
  var members: [InstantiatedScene.Member] = []
  var diagnostics: [InterfaceDiagnostic] = []
  var constraintsByID: [String: NSLayoutConstraint] = [:]
  var surroundings: SceneSurroundings?
  var sectionTitles: [SectionTitles] = []
  var views: [ViewIndex: UIView] = [:]
  var guides: [String: UILayoutGuide] = [:]
  var controllerGuides: [ControllerGuide] = []

  init(
    scene: InterfaceScene, environment: LayoutEnvironment, classes: [String: () -> UIView] = [:],
    program: ProgramViews? = nil
  ) {
    self.scene = scene
    self.program = program
    self.classes = classes
    let definite = SceneEnvironment(environment, for: scene)
    self.environment = definite
    if let locale = environment.locale {
      strings = try? scene.contents.strings(locale, isPad: definite.isPad)
      // The other scenes would only repeat the warnings.
      if scene.offset == 0 {
        diagnostics += scene.contents.stringsDiagnostics(locale, isPad: definite.isPad)
      }
    }
    leafSizes = LeafSizeRule(
      resources: scene.contents.resources,
      source: definite.leafSizes == .recorded ? .recorded : .measured,
      isCanvas: definite.isCanvas, clientClasses: Set(classes.keys))
    factory = ViewFactory(
      fonts: FontMaker(
        traits: definite.traits, textStyles: CanvasTextStyles(tools: definite.tools),
        named: definite.fonts, scene: scene.offset),
      images: ImageMaker(
        resources: definite.isCanvas ? scene.contents.canvasResources : scene.contents.resources,
        scale: CGFloat(definite.scale), assets: definite.assets, traits: definite.assetTraits),
      locale: environment.locale, program: program)
    let sizeClasses = definite.sizeClasses
    interface = EffectiveInterface(
      contents: scene.contents, width: sizeClasses?.width, height: sizeClasses?.height)
  }

  func build() {
    for root in scene.record.roots where interface.isInstalled(root) {
      buildTree(root)
    }
    for root in scene.record.roots {
      guard let view = views[root] else { continue }
      surround(root, view)
      roots.append(view)
    }
    for member in members { setMargins(member) }
    for member in members { addConstraints(member) }
    adoptStock()
    placeRows()
    sectionTitles = makeSectionTitles()
    for root in scene.record.roots {
      guard let view = views[root] else { continue }
      recordedFrames.append(view.frame)
      fit(root, view)
    }
    let bars = BarMaker(self)
    for member in members { bars.fill(member.view, interface.view(member.index)) }
    // The client's classes may rely on everything around them, as in an application.
    for member in members { member.view.awakeFromNib() }
  }

  func buildTree(_ root: ViewIndex) {
    var queue = [root]
    while let index = queue.popLast() {
      guard interface.isInstalled(index) else { continue }
      let own = interface.view(index)
      let element = strings.map(own.localized) ?? own
      let parent = element.parent.flatMap { views[$0] }
      let view = makeView(element, in: parent)
      setAppearance(of: view, element)
      views[index] = view
      members.append(
        InstantiatedScene.Member(
          id: element.id, className: element.kind.className, location: element.location, view: view,
          index: index))
      if let parent, let parentIndex = element.parent {
        insert(view, element: element, at: index, into: parent, parentIndex: parentIndex)
      }
      markDrawn(view, element)
      // A running program makes rows when their table needs them.
      let inside =
        program == nil ? element.children : element.children.filter { !contents[$0].isRow }
      queue.append(contentsOf: inside.reversed())
    }
  }

  /// Marks drawn sizes for the order of breaking constraints (F2.33, F2.34).
  private func markDrawn(_ view: UIView, _ element: ViewElement) {
    guard environment.isAsRecorded else { return }
    let parent = element.parent.map(interface.view)
    let isContent = parent?.kind.isCell == true && element.role != .subview
    if element.role == .topLevel || isContent && parent?.role == .topLevel {
      policy.setDrawnSize(.ofNib, of: view)
    } else if isContent || element.kind.isCell {
      let holdsRows = environment.tools.map { $0 >= XcodeEra.heldRows } ?? true
      policy.setDrawnSize(holdsRows ? .ofRow : .ofNib, of: view)
    }
  }

  private func makeView(_ element: ViewElement, in parent: UIView?) -> UIView {
    let view =
      element.customClass.flatMap { classes[$0]?() } ?? factory.makeView(element, in: parent)
    factory.configure(view, element)
    // A program lays out stack views as an application does.
    if program == nil {
      if view is UIStackView { view.layoutPolicy = policy }
      // The canvas differs from code (F1.41). Cells are measured by themselves.
      if parent == nil || element.kind.isCell { view.openRangePolicy = .smallestDistance }
    }
    view.frame = frame(of: element, in: parent)
    return view
  }

  /// The recorded frame; cells that have none get the width of the table.
  private func frame(of element: ViewElement, in parent: UIView?) -> CGRect {
    // The content of effect views fills them, also if another frame is recorded.
    if let effect = parent as? UIVisualEffectView, element.role == .key("contentView") {
      return effect.bounds
    }
    if let frame = element.frame {
      return CGRect(
        x: frame.x, y: frame.y, width: max(0, frame.width), height: max(0, frame.height))
    }
    guard let parent else { return .zero }
    switch (element.kind, element.details) {
    case (_, .tableViewCell(let cell)):
      let height = cell.rowHeight ?? rowHeight(of: element) ?? 44
      return CGRect(x: 0, y: 0, width: parent.bounds.width, height: height)
    case (.tableViewCellContentView, _), (.collectionViewCellContentView, _):
      return parent.bounds
    default:
      return element.role == .key("contentView") ? parent.bounds : .zero
    }
  }

  private func rowHeight(of cell: ViewElement) -> Double? {
    guard let parent = cell.parent, case .tableView(let table) = contents[parent].details,
      table.rowHeight > 0
    else { return nil }
    return table.rowHeight
  }

  private func insert(
    _ view: UIView, element: ViewElement, at index: ViewIndex, into parent: UIView,
    parentIndex: ViewIndex
  ) {
    if program?.place(view, element, in: parent) == true { return }
    let isArranged = element.role == .subview && parent is UIStackView
    if isArranged, let stack = parent as? UIStackView {
      if let frame = element.frame {
        let size = CGSize(width: frame.width, height: frame.height)
        let isRecorded = environment.leafSizes == .recorded && !element.isMisplaced
        // The editor's size for a view that has none is not a fact of layout, and is recorded.
        if isRecorded { policy.setRecordedSize(size, of: view) }
        if element.isHidden, isRecorded || environment.isCanvas {
          policy.setHiddenSize(isRecorded ? size : nil, of: view)
        }
      }
      stack.addArrangedSubview(view)
    } else {
      if view.superview !== parent { parent.addSubview(view) }
      // Unconstrained views keep their frames: Xcode adds prototyping constraints (F10.9).
      view.translatesAutoresizingMaskIntoConstraints =
        element.translatesAutoresizingMask || element.isFixedFrame
        || !interface.isConstrained(index)
    }
  }

  /// Replaces the texts that the strings of another language give other values.
  func translate(to locale: String) {
    let before = strings
    strings = try? contents.strings(locale, isPad: environment.isPad)
    for member in members {
      let own = interface.view(member.index)
      let old = before.map(own.localized) ?? own
      let new = strings.map(own.localized) ?? own
      if old.details != new.details { factory.setTexts(of: member.view, new) }
    }
  }

  var isTranslated: Bool {
    guard let strings else { return false }
    return members.contains { member in
      let own = interface.view(member.index)
      return own.localized(strings).details != own.details
    }
  }

  func note(_ code: String, _ message: String, at location: SourceLocation, object: String) {
    diagnostics.append(
      InterfaceDiagnostic(
        severity: .warning, code: code, message: message, path: contents.path, location: location,
        objectID: object))
  }
}
