import AutoLayout
import Foundation
import InterfaceBuilder

struct ScreenCheck: SceneChecking {
  static let rules: [Rule] = [.offScreen, .unsafeArea]

  private static let tolerance = 1.0

  func check(_ scene: CheckedScene, into findings: inout FindingCollector) {
    let survey = scene.survey
    for piece in scene.content.pieces {
      let item = survey.items[piece.item]
      // Scrollable content can be scrolled into view; an ambiguous view has no definite position.
      guard item.scroll == nil, item.root != piece.item, !scene.ambiguities.isAmbiguous(piece.item)
      else {
        continue
      }
      let root = survey.items[item.root].view
      if let excess = excess(of: piece.rect, over: root.bounds) {
        let location = scene.fillsScreen ? "the screen" : "the top-level view"
        findings.add(
          FindingCollector.Draft(
            rule: .offScreen, view: item.member.id, location: item.member.location,
            message: "\(survey.name(item)) extends \(Points.text(excess.length)) points beyond the "
              + "\(excess.edge) edge of \(location)"))
      } else if scene.fillsScreen, !isInBar(piece.item, survey),
        let excess = excess(of: piece.rect, over: root.bounds.inset(by: root.safeAreaInsets))
      {
        findings.add(
          FindingCollector.Draft(
            rule: .unsafeArea, view: item.member.id, location: item.member.location,
            message: "\(survey.name(item)) extends \(Points.text(excess.length)) points outside "
              + "the safe area at the \(excess.edge)"))
      }
    }
  }

  private func excess(of rect: CGRect, over bounds: CGRect) -> (length: Double, edge: String)? {
    let sides: [(CGFloat, String)] = [
      (bounds.minX - rect.minX, "left"), (rect.maxX - bounds.maxX, "right"),
      (bounds.minY - rect.minY, "top"), (rect.maxY - bounds.maxY, "bottom"),
    ]
    guard let worst = sides.max(by: { $0.0 < $1.0 }), worst.0 > Self.tolerance else { return nil }
    return (Double(worst.0), worst.1)
  }

  /// Whether a view is in a bar: bars reach to the edge of the screen.
  private func isInBar(_ index: Int, _ survey: SceneSurvey) -> Bool {
    var position: Int? = index
    while let current = position {
      switch survey.items[current].element.kind {
      case .navigationBar, .toolbar, .tabBar, .searchBar: return true
      default: position = survey.items[current].parent
      }
    }
    return false
  }
}
