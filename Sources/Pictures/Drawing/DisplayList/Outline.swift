package import AutoLayout
public import Foundation

/// A Bézier path as plain values.
public struct Outline: Hashable, Sendable {
  package var elements: PathElements
  /// Whether the even-odd rule decides on the inside, not the nonzero winding rule.
  public var isEvenOdd: Bool

  package init(_ elements: PathElements, isEvenOdd: Bool = false) {
    self.elements = elements
    self.isEvenOdd = isEvenOdd
  }

  /// The smallest rectangle around the curves, not around the control points.
  public var bounds: CGRect { elements.tightBox }

  var isFinite: Bool { elements.steps.allSatisfy { $0.points.allSatisfy(\.isFinite) } }
}
