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
      message: "\(survey.name(item)) extends \(length) points \(place)")
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
