public import AutoLayout
internal import Foundation

/// A scene's live views: `UIView` trees with the document's constraints.
@preconcurrency @MainActor
public final class InstantiatedScene {
  /// A view and the element that it was made from.
  public struct Member {
    /// The identifier in the document; may be empty.
    public let id: String
    /// The UIKit class of the element, not the custom class.
    public let className: String
    /// The position of the element in the document.
    public let location: SourceLocation
    /// The live view.
    public let view: UIView
    package let index: ViewIndex
  }

  /// The scene that the views were made from.
  public let scene: InterfaceScene
  /// The identifier of the device, such as `retina6_1`; empty if there is none.
  public let deviceID: String
  /// The installed top-level views, in the document's order.
  public let roots: [UIView]
  /// All installed views, parents before their subviews.
  public let members: [Member]
  /// Warnings from building the views, such as missing strings.
  public let diagnostics: [InterfaceDiagnostic]
  /// The installed constraints by identifier.
  public let constraints: [String: NSLayoutConstraint]

  package let interface: EffectiveInterface
  package private(set) var surroundings: SceneSurroundings?
  let environment: SceneEnvironment
  let controllerGuides: [ControllerGuide]
  /// Whether top-level views have safe areas, as they do from Xcode 9 on.
  let hasSafeAreas: Bool
  private let leafSizes: LeafSizeRule
  private let sectionTitles: [SectionTitles]
  private let recordedFrames: [CGRect]
  let bars: BarMaker
  var prototypingConstraints: [NSLayoutConstraint] = []
  var embeddedScenes: [InstantiatedScene] = []
  private let viewsByID: [String: UIView]

  init(builder: SceneBuilder) {
    scene = builder.scene
    deviceID = builder.environment.device?.id ?? ""
    roots = builder.roots
    members = builder.members
    diagnostics = builder.diagnostics
    constraints = builder.constraintsByID
    interface = builder.interface
    environment = builder.environment
    leafSizes = builder.leafSizes
    controllerGuides = builder.controllerGuides
    sectionTitles = builder.sectionTitles
    bars = BarMaker(builder)
    hasSafeAreas = builder.hasSafeAreas
    recordedFrames = builder.recordedFrames
    surroundings = builder.surroundings
    viewsByID = Dictionary(
      builder.members.map { ($0.id, $0.view) }, uniquingKeysWith: { first, _ in first })
  }

  /// The installed view with an identifier from the document, or nil.
  public func view(_ id: String) -> UIView? { viewsByID[id] }

  /// Replaces the texts with texts in another language of this direction; ``layOut()`` follows.
  package func translate(to locale: String) { bars.builder.translate(to: locale) }

  /// Whether the canvas lacked fonts of the project: stored frames do not fit these fonts.
  package var canvasLacksFonts: Bool { environment.canvasLacksFonts }

  /// Whether a text of the view differs from the document's.
  package var isTranslated: Bool { bars.builder.isTranslated }

  func setLeafSizes(from source: LeafSizeRule.Source) {
    var rule = leafSizes
    rule.source = source
    for member in members { rule.apply(to: member.view, interface.view(member.index)) }
  }

  var leafSource: LeafSizeRule.Source { leafSizes.source }

  func setSafeArea(_ insets: UIEdgeInsets, of root: UIView) {
    root.setRootSafeAreaInsets(insets)
    for strip in controllerGuides where strip.guide.owningView === root {
      strip.height.constant = strip.isTop ? insets.top : insets.bottom
    }
  }

  /// Fits the roots to another window of the same kind and size classes; ``layOut()`` follows.
  ///
  /// - Returns: Whether a frame or a safe area changed.
  package func resize(to window: Device) -> Bool {
    let fit = DeviceFit(
      contents: interface.contents, environment: environment, device: window,
      guides: controllerGuides)
    var isChanged = false
    for (index, root) in roots.enumerated() {
      let (frame, area) = (root.frame, root.safeAreaInsets)
      let element = interface.contents[members[rootPositions[index]].index]
      if let found = fit.fit(root, element, recorded: recordedFrames[index]) {
        surroundings = found
      }
      isChanged = isChanged || root.frame != frame || root.safeAreaInsets != area
    }
    return isChanged
  }

  /// Whether a size changes unconstrained frames, which depend on earlier sizes.
  package private(set) lazy var hasAutoresizedViews = members.contains { member in
    let view = member.view
    guard let parent = view.superview, view.translatesAutoresizingMaskIntoConstraints,
      !view.autoresizingMask.isEmpty
    else { return false }
    // Rows give their content the frame for each size.
    return (parent as? UITableViewCell)?.contentView !== view
  }

  private lazy var rootPositions = roots.map { root in
    members.firstIndex { $0.view === root } ?? 0
  }

  /// Updates every frame.
  ///
  /// Except on the canvas, rows get their table's width and their content's height.
  ///
  /// - Complexity: O(*n*) in the views, and the solver's work on their constraints.
  public func layOut() {
    layOut(resizesRows: !environment.isAsRecorded)
  }

  package func layOut(resizesRows: Bool) {
    for root in roots { root.layoutIfNeeded() }
    if resizesRows { resizeRows() }
    for titles in sectionTitles { titles.place() }
  }

  private lazy var rows = TableRows(of: self)

  /// Whether rows get their frames by measuring, not by the constraints of the whole scene.
  package var hasRows: Bool { !rows.isEmpty }

  private func resizeRows() {
    guard rows.resize() else { return }
    for root in roots { root.layoutIfNeeded() }
  }
}

extension InterfaceScene {
  /// Builds the scene's views, not yet laid out; `classes` makes views for custom classes by name.
  ///
  /// - Complexity: O(*n*) in the number of views and constraints.
  @preconcurrency @MainActor
  public func instantiate(
    in environment: LayoutEnvironment = .canvas, classes: [String: () -> UIView] = [:]
  ) -> InstantiatedScene {
    let builder = SceneBuilder(scene: self, environment: environment, classes: classes)
    builder.build()
    let live = InstantiatedScene(builder: builder)
    if environment.texts == .pseudo { PseudoLocalization.apply(to: live) }
    return live
  }
}
