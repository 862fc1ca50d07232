import AutoLayout
import Foundation
import InterfaceBuilder

/// The frames that a document has stored, held against its constraints.
///
/// A difference between a stored and a solved frame may come from a neighbour, or from measuring. A
/// stored frame is wrong by itself only if a constraint of its view does not hold among stored frames.
@MainActor
struct StoredFrames {
  private let survey: SceneSurvey
  /// The stored alignment rectangle of each view in the coordinates of its top-level view.
  private let rects: [ObjectIdentifier: CGRect]
  /// The views of constraints that do not hold among stored frames.
  let contradicted: Set<ObjectIdentifier>

  /// How far an equation may be off: half a point, and what rounding to pixels adds.
  private static let tolerance = 0.75

  /// Collects the frames of a scene and tries its constraints on them.
  ///
  /// - Complexity: O(*n*) in views and constraints.
  init(_ survey: SceneSurvey) {
    self.survey = survey
    var origins: [CGPoint?] = []
    var rects: [ObjectIdentifier: CGRect] = [:]
    for item in survey.items {
      guard let frame = item.element.frame else {
        origins.append(nil)
        continue
      }
      let origin: CGPoint? =
        item.parent.map { parent in
          origins[parent].map { CGPoint(x: $0.x + CGFloat(frame.x), y: $0.y + CGFloat(frame.y)) }
        } ?? CGPoint.zero
      origins.append(origin)
      guard let origin else { continue }
      let rect = CGRect(
        x: origin.x, y: origin.y, width: CGFloat(frame.width), height: CGFloat(frame.height))
      rects[ObjectIdentifier(item.view)] = rect.inset(by: item.view.alignmentRectInsets)
    }
    self.rects = rects
    contradicted = Self.contradictions(survey, rects)
  }

  private static func contradictions(
    _ survey: SceneSurvey, _ rects: [ObjectIdentifier: CGRect]
  ) -> Set<ObjectIdentifier> {
    var views: Set<ObjectIdentifier> = []
    for constraint in survey.live.constraints.values where constraint.priority == .required {
      guard let first = constraint.firstItem as? UIView,
        let left = value(constraint.firstAttribute, of: first, beside: constraint.secondItem, rects)
      else { continue }
      var right = Double(constraint.constant)
      if constraint.secondAttribute != .notAnAttribute {
        guard let second = constraint.secondItem as? UIView,
          let value = value(constraint.secondAttribute, of: second, beside: first, rects)
        else { continue }
        right += value * Double(constraint.multiplier)
      }
      let error = left - right
      let isHeld =
        switch constraint.relation {
        case .equal: abs(error) <= tolerance
        case .lessThanOrEqual: error <= tolerance
        case .greaterThanOrEqual: error >= -tolerance
        }
      guard !isHeld else { continue }
      views.insert(ObjectIdentifier(first))
      if let second = constraint.secondItem as? UIView { views.insert(ObjectIdentifier(second)) }
    }
    return views
  }

  /// An attribute's value among stored frames; `nil` where more than frames decides.
  private static func value(
    _ attribute: NSLayoutConstraint.Attribute, of view: UIView, beside other: AnyObject?,
    _ rects: [ObjectIdentifier: CGRect]
  ) -> Double? {
    guard let rect = rects[ObjectIdentifier(view)] else { return nil }
    // Seen from inside, the edges of a scroll view are those of its content.
    if view is UIScrollView, attribute != .width, attribute != .height,
      let inner = other as? UIView, inner !== view, inner.isDescendant(of: view)
    {
      return nil
    }
    switch attribute {
    case .left, .leading: return Double(rect.minX)
    case .right, .trailing: return Double(rect.maxX)
    case .top: return Double(rect.minY)
    case .bottom: return Double(rect.maxY)
    case .centerX: return Double(rect.midX)
    case .centerY: return Double(rect.midY)
    case .width: return Double(rect.width)
    case .height: return Double(rect.height)
    case .leftMargin, .leadingMargin: return Double(rect.minX + view.layoutMargins.left)
    case .rightMargin, .trailingMargin: return Double(rect.maxX - view.layoutMargins.right)
    case .topMargin: return Double(rect.minY + view.layoutMargins.top)
    case .bottomMargin: return Double(rect.maxY - view.layoutMargins.bottom)
    case .lastBaseline, .firstBaseline, .centerXWithinMargins, .centerYWithinMargins,
      .notAnAttribute:
      return nil
    }
  }
}
