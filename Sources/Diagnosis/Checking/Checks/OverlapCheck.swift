import AutoLayout
import Foundation
import InterfaceBuilder

struct OverlapCheck: SceneChecking {
  static let rules: [Rule] = [.overlapping]

  /// The overlap on either axis that is ignored, in points.
  private static let tolerance = 2.0

  func check(_ scene: CheckedScene, into findings: inout FindingCollector) {
    let survey = scene.survey
    let pieces = scene.content.pieces.filter { !scene.ambiguities.isAmbiguous($0.item) }
      .sorted { ($0.rect.minY, $0.item) < ($1.rect.minY, $1.item) }
    // Sweeps from top to bottom: compares only with pieces that reach down to the next one.
    var active: [VisibleContent.Piece] = []
    for piece in pieces {
      active.removeAll { $0.rect.maxY - Self.tolerance <= piece.rect.minY }
      for other in active where collide(piece, other, in: survey) {
        let (first, second) = piece.item < other.item ? (piece, other) : (other, piece)
        report(first, over: second, in: survey, into: &findings)
      }
      active.append(piece)
    }
  }

  private func report(
    _ first: VisibleContent.Piece, over second: VisibleContent.Piece, in survey: SceneSurvey,
    into findings: inout FindingCollector
  ) {
    let (below, above) = (survey.items[first.item], survey.items[second.item])
    let common = first.rect.intersection(second.rect)
    findings.add(
      FindingCollector.Draft(
        rule: .overlapping, view: above.member.id, location: above.member.location,
        message:
          "\(survey.name(above)) overlaps \(survey.name(below)) (line "
          + "\(below.member.location.line)) by \(Points.text(common.width)) x "
          + "\(Points.text(common.height)) points",
        distinction: below.member.id))
  }

  private func collide(
    _ a: VisibleContent.Piece, _ b: VisibleContent.Piece, in survey: SceneSurvey
  ) -> Bool {
    let common = a.rect.intersection(b.rect)
    guard common.width > Self.tolerance, common.height > Self.tolerance else { return false }
    let (first, second) = (survey.items[a.item], survey.items[b.item])
    guard first.root == second.root, first.scroll == second.scroll else { return false }
    // A piece inside another one is content on a background; two equal frames are intentional.
    if a.rect.contains(b.rect) || b.rect.contains(a.rect) { return false }
    return !isLayered(a.item, over: b.item, in: survey)
  }

  /// Whether one view is inside the other, or has a separate background that covers it.
  private func isLayered(_ a: Int, over b: Int, in survey: SceneSurvey) -> Bool {
    let chains = [a, b].map { path(to: $0, survey) }
    let depth = zip(chains[0], chains[1]).prefix { $0 == $1 }.count
    if depth == chains[0].count || depth == chains[1].count { return true }
    return chains.contains { chain in
      chain[depth...].dropLast().contains { position in
        let view = survey.items[position].view
        return view is UIVisualEffectView || (view.backgroundColor?.cgColor.alpha ?? 0) > 0.3
      }
    }
  }

  private func path(to item: Int, _ survey: SceneSurvey) -> [Int] {
    var path = [item]
    while let parent = survey.items[path[path.count - 1]].parent { path.append(parent) }
    return path.reversed()
  }
}
