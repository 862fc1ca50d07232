import AutoLayout
import Foundation
import InterfaceBuilder

struct ScreenCheck: SceneChecking {
  static let rules: [Rule] = [.offScreen, .unsafeArea]

  static let tolerance = 1.0

  func find(in scene: CheckedScene, _ faults: inout [SceneFault]) {
    let survey = scene.survey
    for piece in scene.pieces {
      let item = survey.items[piece.item]
      // Scrollable content can be scrolled into view; an ambiguous view has no definite position.
      guard item.scroll == nil, item.root != piece.item else { continue }
      let top = survey.items[item.root]
      let root = top.view
      let kind: SceneFault.Kind
      if excess(of: piece.rect, over: root.bounds) != nil {
        kind = .screen
      } else if scene.fillsWindow(top),
        excess(of: piece.rect, over: root.bounds.inset(by: root.safeAreaInsets)) != nil,
        !isInBar(piece.item, survey), !insetsContent(item.view)
      {
        kind = .safeArea
      } else {
        continue
      }
      guard !scene.ambiguities.isAmbiguous(piece.item) else { continue }
      faults.append(SceneFault(kind: kind, item: Int32(piece.item)))
    }
  }

  func describe(_ fault: SceneFault, in scene: CheckedScene) -> FindingCollector.Draft {
    let survey = scene.survey
    let item = survey.items[Int(fault.item)]
    let top = survey.items[item.root]
    let root = top.view
    let isOnScreen = fault.kind == .safeArea
    let bounds = isOnScreen ? root.bounds.inset(by: root.safeAreaInsets) : root.bounds
    let found = excess(of: item.content.rect(of: item) ?? item.rect, over: bounds)
    let length = Points.text(found?.length ?? 0)
    let edge = found?.edge ?? "right"
    let place =
      isOnScreen
      ? "outside the safe area at the \(edge)"
      : "beyond the \(edge) edge of \(scene.fillsWindow(top) ? "the screen" : "the top-level view")"
    return FindingCollector.Draft(
      rule: isOnScreen ? .unsafeArea : .offScreen, view: item.id,
      location: item.location,
      message: "\(survey.name(item)) extends \(length) points \(place)",
      group: isOnScreen ? nil : found.flatMap { group(item, $0, at: place, over: bounds, survey) })
  }

  /// The outermost view outside the same edge, with which the view is outside.
  private func group(
    _ item: SceneSurvey.Item, _ found: (length: Double, edge: String), at place: String,
    over bounds: CGRect, _ survey: SceneSurvey
  ) -> Finding.Group? {
    var panel: (item: SceneSurvey.Item, length: Double)?
    var position = item.parent
    while let index = position, index != item.root {
      let above = survey.items[index]
      if let outside = excess(of: above.rect, over: bounds), outside.edge == found.edge,
        outside.length >= found.length - Self.tolerance
      {
        panel = (above, outside.length)
      }
      position = above.parent
    }
    guard let panel else { return nil }
    return Finding.Group(
      id: "off-screen/\(panel.item.id)/\(found.edge)", scope: .document, kind: "view",
      element: survey.name(item),
      summary: "\(survey.name(panel.item)) extends \(Points.text(panel.length)) points \(place), "
        + "with {count} in it: {list}",
      line: panel.item.location?.line, column: panel.item.location?.column)
  }

  /// Whether only a button's empty edge or background is outside, or the edge is unknown.
  func isUnseen(_ fault: SceneFault, in scene: CheckedScene) -> Bool {
    let item = scene.survey.items[Int(fault.item)]
    let root = scene.survey.items[item.root].view
    guard root.bounds.width > 0, root.bounds.height > 0 else { return true }
    let isOnScreen = fault.kind == .safeArea
    if !isOnScreen, scene.isOfDocument, isMovedByCode(item, into: root.bounds, scene) {
      return true
    }
    // The safe area belongs to a screen, not to a drawn size.
    if isOnScreen, scene.isOfDocument, scene.live.hasFreeHeight(root) { return true }
    let bounds = isOnScreen ? root.bounds.inset(by: root.safeAreaInsets) : root.bounds
    guard let seen = seenRect(of: item, isPlain: !isOnScreen) else { return false }
    return excess(of: seen, over: bounds) == nil
  }

  /// Whether the view is in a panel that lies outside as a whole, and code has an outlet of
  /// the constraint that places the panel.
  private func isMovedByCode(
    _ item: SceneSurvey.Item, into bounds: CGRect, _ scene: CheckedScene
  ) -> Bool {
    let survey = scene.survey
    var panels: [UIView] = []
    var next: SceneSurvey.Item? = item
    while let current = next, current.parent != nil {
      if !bounds.intersects(current.rect) { panels.append(current.view) }
      next = current.parent.map { survey.items[$0] }
    }
    guard !panels.isEmpty else { return false }
    func places(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> Bool {
      attribute != .width && attribute != .height && panels.contains { $0 === item }
    }
    return scene.live.constraints.contains { id, constraint in
      scene.outletDestinations.contains(id)
        && (places(constraint.firstItem, constraint.firstAttribute)
          || places(constraint.secondItem, constraint.secondAttribute))
    }
  }

  /// The letters and images in a button or a label.
  private func seenRect(of item: SceneSurvey.Item, isPlain: Bool) -> CGRect? {
    switch item.view {
    case let button as UIButton: return button.seenPart(isPlain: isPlain, in: item.rect)
    case let label as UILabel:
      return item.content.rect(of: item).map { TextInk.rect(of: label, in: $0) }
    default: return nil
    }
  }

  private func excess(of rect: CGRect, over bounds: CGRect) -> (length: Double, edge: String)? {
    var worst = (length: bounds.minX - rect.minX, edge: "left")
    let others = (
      rect.maxX - bounds.maxX, bounds.minY - rect.minY, rect.maxY - bounds.maxY
    )
    if others.0 > worst.length { worst = (others.0, "right") }
    if others.1 > worst.length { worst = (others.1, "top") }
    if others.2 > worst.length { worst = (others.2, "bottom") }
    return worst.length > Self.tolerance ? (Double(worst.length), worst.edge) : nil
  }

  /// Whether a view keeps the content out of the safe area by itself.
  private func insetsContent(_ view: UIView) -> Bool {
    guard let scroll = view as? UIScrollView else { return false }
    return scroll.isScrollEnabled && scroll.contentInsetAdjustmentBehavior != .never
  }

  /// Whether a view is in a bar: bars reach to the edge of the screen.
  private func isInBar(_ index: Int, _ survey: SceneSurvey) -> Bool {
    var position: Int? = index
    while let current = position {
      switch survey.items[current].kind {
      case .navigationBar, .toolbar, .tabBar, .searchBar: return true
      default: position = survey.items[current].parent
      }
    }
    return false
  }
}
