package import AutoLayout
public import Foundation

/// A path of lines and curves, and what counts as its inside.
public struct Outline: Hashable, Sendable {
  /// The steps.
  package var elements: PathElements
  /// Whether the inside is where the path is crossed an odd number of times on the way out.
  public var isEvenOdd: Bool

  /// Makes an outline of steps.
  package init(_ elements: PathElements, isEvenOdd: Bool = false) {
    self.elements = elements
    self.isEvenOdd = isEvenOdd
  }

  /// The smallest upright rectangle around it.
  public var bounds: CGRect { elements.tightBox }

  /// Whether every coordinate is a number that can be drawn.
  var isFinite: Bool { elements.steps.allSatisfy { $0.points.allSatisfy(\.isFinite) } }
}
