package import Foundation

/// A curve from an edge to another scene's edge, with an icon in the middle.
package struct StoryboardArrow: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case show, showDetail, present, popover, embed, relationship, custom

    package init(document kind: String) {
      self =
        switch kind {
        case "show", "push": .show
        case "showDetail", "replace": .showDetail
        case "presentation", "modal": .present
        case "popoverPresentation", "popover": .popover
        case "embed": .embed
        case "relationship": .relationship
        default: .custom
        }
    }
  }

  package let kind: Kind
  package let start: CGPoint
  package let end: CGPoint
  package let isAcross: Bool

  /// Points along the curve, including the ends.
  package var points: [CGPoint] {
    let count = 64
    return (0...count).map { point(Double($0) / Double(count)) }
  }

  package var middle: CGPoint { point(0.5) }

  /// The unit vector of the curve's end.
  package var direction: CGPoint {
    isAcross
      ? CGPoint(x: end.x < start.x ? -1 : 1, y: 0) : CGPoint(x: 0, y: end.y < start.y ? -1 : 1)
  }

  /// The control points of a cubic curve that starts and ends along the same axis.
  package var controls: [CGPoint] {
    let step = direction
    let reach = max(30, (isAcross ? abs(end.x - start.x) : abs(end.y - start.y)) / 2)
    return [
      start, CGPoint(x: start.x + step.x * reach, y: start.y + step.y * reach),
      CGPoint(x: end.x - step.x * reach, y: end.y - step.y * reach), end,
    ]
  }

  private func point(_ part: Double) -> CGPoint {
    let rest = 1 - part
    let weights = [
      rest * rest * rest, 3 * rest * rest * part, 3 * rest * part * part, part * part * part,
    ]
    return zip(controls, weights).reduce(.zero) { sum, pair in
      CGPoint(x: sum.x + pair.0.x * pair.1, y: sum.y + pair.0.y * pair.1)
    }
  }
}
