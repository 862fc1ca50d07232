public import AutoLayout
internal import Foundation

/// A scene's views, alive: real `UIView` trees with the document's constraints.
///
/// The trees are laid out when ``layOut()`` is called, or anything is asked of them that needs it.
@preconcurrency @MainActor
public final class InstantiatedScene {
  /// One view of the scene.
  public struct Member {
    /// The view's identifier in the document; empty where it has none.
    public let id: String
    /// The class that the view's element stands for, such as `UILabel`.
    public let className: String
    /// Where in the document the view begins.
    public let location: SourceLocation
    /// The live view.
    public let view: UIView
    /// The view's place in the document's table.
    package let index: ViewIndex
  }

  /// The scene.
  public let scene: InterfaceScene
  /// The device's identifier; empty for a canvas without one.
  public let deviceID: String
  /// The top-level views, the controller's own first among those of its scene.
  public let roots: [UIView]
  /// All views, in document order.
  public let members: [Member]
  /// What could not be done as the document says.
  public let diagnostics: [InterfaceDiagnostic]
  /// The constraints by identifier, those left out excepted.
  public let constraints: [String: NSLayoutConstraint]

  package let interface: EffectiveInterface
  package let surroundings: SceneSurroundings?
  let environment: SceneEnvironment
  /// The guides of the scene's controller.
  let controllerGuides: [ControllerGuide]
  /// Whether top-level views have safe areas, as they do from Xcode 9 on.
  let hasSafeAreas: Bool
  private let leafSizes: LeafSizeRule
  private let sectionTitles: [SectionTitles]
  /// Makes the bars around the scene.
  let bars: BarMaker
  /// The constraints that hold the ambiguous views that Xcode marked, while they are installed.
  var prototypingConstraints: [NSLayoutConstraint] = []
  /// The scenes that are shown in container views.
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
    surroundings = builder.surroundings
    viewsByID = Dictionary(
      builder.members.map { ($0.id, $0.view) }, uniquingKeysWith: { first, _ in first })
  }

  /// The view with one of the document's identifiers.
  ///
  /// - Parameter id: An identifier.
  /// - Returns: The view, or nil if the scene has none of the name or it is not installed.
  /// - Complexity: O(1).
  public func view(_ id: String) -> UIView? { viewsByID[id] }

  /// Takes the natural sizes of text and controls from elsewhere.
  func take(_ source: LeafSizeRule.Source) {
    var rule = leafSizes
    rule.source = source
    for member in members { rule.apply(to: member.view, interface.view(member.index)) }
  }

  /// Where the natural sizes of text and controls come from by the scene's environment.
  var leafSource: LeafSizeRule.Source { leafSizes.source }

  /// Gives a top-level view a safe area, and its controller's guides their heights.
  func setSafeArea(_ insets: UIEdgeInsets, of root: UIView) {
    root.setRootSafeAreaInsets(insets)
    for strip in controllerGuides where strip.guide.owningView === root {
      strip.height.constant = strip.isTop ? insets.top : insets.bottom
    }
  }

  /// Brings every frame up to date.
  ///
  /// Away from the canvas, and at other text sizes, rows take the width of their table and the
  /// height of their content, as at run time.
  ///
  /// - Complexity: O(*n*) in the views, and the solver's work on their constraints.
  public func layOut() {
    layOut(resizesRows: !environment.isAsRecorded)
  }

  /// Brings every frame up to date, the rows' sizes too where that is asked for.
  package func layOut(resizesRows: Bool) {
    for root in roots { root.layoutIfNeeded() }
    if resizesRows { resizeRows() }
    for titles in sectionTitles { titles.place() }
  }

  private func resizeRows() {
    guard members.contains(where: { $0.view is UITableViewCell }) else { return }
    var rows = TableRows(of: self)
    guard rows.resize() else { return }
    for root in roots { root.layoutIfNeeded() }
  }
}

extension InterfaceScene {
  /// Builds the scene's views.
  ///
  /// - Parameters:
  ///   - environment: Where the scene is laid out.
  ///   - classes: Makers of views for custom classes, by class name. A class that is not given is
  ///     made as the class its element stands for.
  /// - Returns: The live scene, not yet laid out.
  /// - Complexity: O(*n*) in the number of views and constraints.
  @preconcurrency @MainActor
  public func instantiate(
    in environment: LayoutEnvironment = .canvas, classes: [String: () -> UIView] = [:]
  ) -> InstantiatedScene {
    let builder = SceneBuilder(scene: self, environment: environment, classes: classes)
    builder.build()
    return InstantiatedScene(builder: builder)
  }
}
