import AutoLayout
import Foundation
import InterfaceBuilder
import TextMetrics

struct OverlapCheck: SceneChecking {
  static let rules: [Rule] = [.overlapping]

  /// The overlap on either axis that is ignored, in points.
  static let tolerance = 2.5

  func find(in scene: CheckedScene, _ faults: inout [SceneFault]) {
    let pieces = scene.pieces.sorted { ($0.rect.minY, $0.item) < ($1.rect.minY, $1.item) }
    // Sweeps from top to bottom: compares only with pieces that reach down to the next piece.
    var active: [VisibleContent.Piece] = []
    for piece in pieces where !scene.ambiguities.isAmbiguous(piece.item) {
      active.removeAll { $0.rect.maxY - Self.tolerance <= piece.rect.minY }
      for other in active where collide(piece, other, in: scene) {
        let (first, second) = (min(piece.item, other.item), max(piece.item, other.item))
        faults.append(SceneFault(kind: .overlap, item: Int32(second), other: Int32(first)))
      }
      active.append(piece)
    }
  }

  func describe(_ fault: SceneFault, in scene: CheckedScene) -> FindingCollector.Draft {
    let survey = scene.survey
    let (below, above) = (survey.items[Int(fault.other)], survey.items[Int(fault.item)])
    let (first, second) = (below.content.rect(of: below), above.content.rect(of: above))
    let common = (first ?? below.rect).intersection(second ?? above.rect)
    return FindingCollector.Draft(
      rule: .overlapping, view: above.id, location: above.location,
      message:
        "\(survey.name(above)) overlaps \(survey.name(below))\(survey.place(below)) "
        + "by \(Points.text(common.width)) x "
        + "\(Points.text(common.height)) points",
      distinction: below.id)
  }

  private func collide(
    _ a: VisibleContent.Piece, _ b: VisibleContent.Piece, in scene: CheckedScene
  ) -> Bool {
    let common = a.rect.intersection(b.rect)
    guard common.width > Self.tolerance, common.height > Self.tolerance else { return false }
    let (first, second) = (scene.survey.items[a.item], scene.survey.items[b.item])
    guard first.root == second.root, first.scroll == second.scroll else { return false }
    // A piece inside another piece is content on a background; two equal frames are intentional.
    if a.outer.covers(b.outer) || b.outer.covers(a.outer) { return false }
    // Measured last, because measuring texts costs the most.
    let free = Self.freeHeight(of: first.view) + Self.freeHeight(of: second.view)
    guard common.height > Self.tolerance + free else { return false }
    return !scene.isLayered(a.item, over: b.item)
  }

  /// The height above or below the letters in a label with a single line.
  @MainActor
  private static func freeHeight(of view: UIView) -> Double {
    guard let label = view as? UILabel, label.numberOfLines == 1 else { return 0 }
    let line = label.textMeasurer.measure(label.shownText, in: .oneLine)
    return TextInk.spareHeight(of: label.shownText, line) / 2
  }

  // MARK: Visibility

  /// Whether the overlap cannot be seen or touched: only empty edges meet, or a piece is inside the
  /// other, apart from a few points.
  @MainActor
  static func isUnseen(_ fault: SceneFault, in survey: SceneSurvey) -> Bool {
    let (first, second) = (survey.items[Int(fault.item)], survey.items[Int(fault.other)])
    let (a, b) = (
      first.content.rect(of: first) ?? first.rect, second.content.rect(of: second) ?? second.rect
    )
    if isAround(a, b) || isAround(b, a) { return true }
    guard first.view is UILabel || second.view is UILabel else { return false }
    let common = seenRect(of: first, a).intersection(seenRect(of: second, b))
    return common.width <= tolerance || common.height <= tolerance
  }

  static func isAround(_ outer: CGRect, _ inner: CGRect) -> Bool {
    outer.insetBy(dx: -tolerance, dy: -tolerance).covers(inner)
  }

  /// The letters in a label, and the parts in a control that draws no background.
  @MainActor
  private static func seenRect(of item: SceneSurvey.Item, _ rect: CGRect) -> CGRect {
    switch item.view {
    case let label as UILabel: return TextInk.rect(of: label, in: rect)
    case let button as UIButton: return button.seenPart(isPlain: true, in: item.rect) ?? rect
    case let field as UITextField where field.borderStyle == .none && field.isClear:
      let text = Double(field.font?.lineHeight ?? rect.height)
      return rect.insetBy(dx: 0, dy: max(0, (Double(rect.height) - text) / 2))
    default: return rect
    }
  }

  /// Whether the first view is inside the second, or has a separate background that covers it.
  @MainActor
  static func isLayered(_ a: Int, over b: Int, in survey: SceneSurvey) -> Bool {
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

  @MainActor
  private static func path(to item: Int, _ survey: SceneSurvey) -> [Int] {
    var path = [item]
    while let parent = survey.items[path[path.count - 1]].parent { path.append(parent) }
    return path.reversed()
  }
}

extension CGRect {
  /// Whether a rectangle is inside, apart from rounding; `contains` fails by rounding at thirds.
  func covers(_ inner: CGRect) -> Bool {
    let rounding = 1e-6
    return inner.minX >= minX - rounding && inner.maxX <= maxX + rounding
      && inner.minY >= minY - rounding && inner.maxY <= maxY + rounding
  }
}
