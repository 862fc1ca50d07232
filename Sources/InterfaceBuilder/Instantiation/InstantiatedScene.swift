public import AutoLayout
internal import Foundation

/// The live views of a scene: real `UIView` trees with the document's constraints.
///
/// The trees are laid out by ``layOut()``, or when a property requires it.
@preconcurrency @MainActor
public final class InstantiatedScene {
  public struct Member {
    /// The view's identifier in the document, or empty.
    public let id: String
    /// The class of the view's element, such as `UILabel`.
    public let className: String
    public let location: SourceLocation
    public let view: UIView
    /// The view's index in the document's table.
    package let index: ViewIndex
  }

  public let scene: InterfaceScene
  /// The device's identifier; empty for a canvas without one.
  public let deviceID: String
  /// The top-level views, the controller's own first among the ones of its scene.
  public let roots: [UIView]
  /// All views, in document order.
  public let members: [Member]
  /// The parts of the document that could not be followed.
  public let diagnostics: [InterfaceDiagnostic]
  /// The installed constraints by identifier.
  public let constraints: [String: NSLayoutConstraint]

  package let interface: EffectiveInterface
  package let surroundings: SceneSurroundings?
  let environment: SceneEnvironment
  let controllerGuides: [ControllerGuide]
  /// Whether top-level views have safe areas, as they do from Xcode 9 on.
  let hasSafeAreas: Bool
  private let leafSizes: LeafSizeRule
  private let sectionTitles: [SectionTitles]
  let bars: BarMaker
  /// The constraints that hold the ambiguous views marked by Xcode, while they are installed.
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

  /// Returns the view with one of the document's identifiers, or nil if it does not exist or is not
  /// installed.
  public func view(_ id: String) -> UIView? { viewsByID[id] }

  /// Changes the source of the natural sizes of text and controls.
  func take(_ source: LeafSizeRule.Source) {
    var rule = leafSizes
    rule.source = source
    for member in members { rule.apply(to: member.view, interface.view(member.index)) }
  }

  /// The source of the natural sizes of text and controls in the scene's environment.
  var leafSource: LeafSizeRule.Source { leafSizes.source }

  /// Sets the safe area of a top-level view, and the heights of its controller's guides.
  func setSafeArea(_ insets: UIEdgeInsets, of root: UIView) {
    root.setRootSafeAreaInsets(insets)
    for strip in controllerGuides where strip.guide.owningView === root {
      strip.height.constant = strip.isTop ? insets.top : insets.bottom
    }
  }

  /// Updates every frame.
  ///
  /// Except on the canvas at the recorded text size, rows get the width of their table and the
  /// height of their content, as at run time.
  ///
  /// - Complexity: O(*n*) in the views, and the solver's work on their constraints.
  public func layOut() {
    layOut(resizesRows: !environment.isAsRecorded)
  }

  /// Updates every frame, optionally including the rows' sizes.
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
  ///   - environment: The environment of the layout.
  ///   - classes: Makers of views for custom classes, by class name. Other classes are replaced by
  ///     the class of their element.
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
