import AutoLayout
import Foundation

/// The geometry of constraints on Xcode's canvas (F10.37).
@MainActor
struct ConstraintFigures {
  private let views: VisibleViews
  private let name: (NSLayoutConstraint) -> String

  init(_ views: VisibleViews, name: @escaping (NSLayoutConstraint) -> String) {
    self.views = views
    self.name = name
  }

  private static let tolerance: CGFloat = 0.51
  private static let overhang: CGFloat = 8

  /// The constraint's marks: two if it relates two sizes, none if an item is invisible.
  func marks(
    of constraint: NSLayoutConstraint, _ kind: OverlayKind, _ state: OverlayMark.State
  ) -> [OverlayMark] {
    guard let sides = ConstraintSides(constraint, in: views) else { return [] }
    let text = ConstraintText(constraint)
    let isDashed = state == .broken || constraint.priority.rawValue < 1000
    func mark(
      _ figure: OverlayMark.Figure, _ text: String, at anchor: CGPoint,
      _ extensions: [OverlayMark.Segment] = []
    ) -> OverlayMark {
      var mark = OverlayMark(
        kind, name: name(constraint), figure,
        labels: text.isEmpty ? [] : [OverlayMark.Label(text, at: anchor)], state: state,
        isDashed: isDashed)
      mark.extensions = extensions
      return mark
    }
    if sides.first.isExtent {
      var ends = [(sides.first, text.extent)]
      if let second = sides.second, second.isExtent, !text.isAspect { ends.append((second, "=")) }
      return ends.map { side, text in
        let line = edge(of: side)
        return mark(.extent(from: line.start, to: line.end), text, at: line.middle)
      }
    }
    guard let second = sides.second else { return [] }
    if isAlignment(sides.first, second, sides) {
      let line = alignmentLine(sides.first, second, sides)
      return [
        mark(.alignment(from: line.start, to: line.end), text.alignment, at: line.middle)
      ]
    }
    let (line, extensions) = distance(sides.first, second, sides)
    var distance = mark(
      .distance(from: line.start, to: line.end), text.distance(isTurned: sides.isTurned),
      at: line.middle, extensions)
    distance.slide = common(sides.first, second, sides).map { ($1 - $0) / 2 } ?? 0
    return [distance]
  }

  private func edge(of side: ConstraintSides.Side) -> OverlayMark.Segment {
    let rect = side.rect
    return side.attribute == .width
      ? .init(CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY))
      : .init(CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY))
  }

  /// Whether two views have the same edge, or their centers, at the same position.
  private func isAlignment(
    _ first: ConstraintSides.Side, _ second: ConstraintSides.Side, _ sides: ConstraintSides
  ) -> Bool {
    guard abs(first.position - second.position) <= Self.tolerance, first.end == second.end else {
      return false
    }
    return first.end == .middle || !sides.isFirstInside && !sides.isSecondInside
  }

  private func alignmentLine(
    _ first: ConstraintSides.Side, _ second: ConstraintSides.Side, _ sides: ConstraintSides
  ) -> OverlayMark.Segment {
    let (one, other) = (across(first.rect, sides.axis), across(second.rect, sides.axis))
    let range: ClosedRange<CGFloat> =
      if sides.isFirstInside {
        one.lowerBound - Self.overhang...one.upperBound + Self.overhang
      } else if sides.isSecondInside {
        other.lowerBound - Self.overhang...other.upperBound + Self.overhang
      } else {
        min(one.lowerBound, other.lowerBound)...max(one.upperBound, other.upperBound)
      }
    return .init(
      point(first.position, range.lowerBound, sides.axis),
      point(first.position, range.upperBound, sides.axis))
  }

  private func distance(
    _ first: ConstraintSides.Side, _ second: ConstraintSides.Side, _ sides: ConstraintSides
  ) -> (OverlayMark.Segment, [OverlayMark.Segment]) {
    let (one, other) = (across(first.rect, sides.axis), across(second.rect, sides.axis))
    let inner = sides.isSecondInside ? other : one
    let (low, high) =
      common(first, second, sides) ?? (inner.lowerBound, inner.upperBound)
    let place = (low + high) / 2
    let line = OverlayMark.Segment(
      point(second.position, place, sides.axis), point(first.position, place, sides.axis))
    let extensions = [(first.position, one), (second.position, other)].compactMap {
      position, range -> OverlayMark.Segment? in
      guard !range.contains(place) else { return nil }
      let nearest = place < range.lowerBound ? range.lowerBound : range.upperBound
      return .init(point(position, nearest, sides.axis), point(position, place, sides.axis))
    }
    return (line, extensions)
  }

  private func common(
    _ first: ConstraintSides.Side, _ second: ConstraintSides.Side, _ sides: ConstraintSides
  ) -> (low: CGFloat, high: CGFloat)? {
    let (one, other) = (across(first.rect, sides.axis), across(second.rect, sides.axis))
    let low = max(one.lowerBound, other.lowerBound)
    let high = min(one.upperBound, other.upperBound)
    return low <= high ? (low, high) : nil
  }

  private func across(
    _ rect: CGRect, _ axis: NSLayoutConstraint.Axis
  ) -> ClosedRange<CGFloat> {
    axis == .horizontal
      ? rect.minY...max(rect.minY, rect.maxY) : rect.minX...max(rect.minX, rect.maxX)
  }

  private func point(
    _ along: CGFloat, _ across: CGFloat, _ axis: NSLayoutConstraint.Axis
  ) -> CGPoint {
    axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }
}

extension OverlayMark.Segment {
  var middle: CGPoint { CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2) }
}
