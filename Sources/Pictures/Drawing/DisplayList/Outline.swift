package import AutoLayout
public import Foundation

public struct Outline: Hashable, Sendable {
  package var elements: PathElements
  public var isEvenOdd: Bool

  package init(_ elements: PathElements, isEvenOdd: Bool = false) {
    self.elements = elements
    self.isEvenOdd = isEvenOdd
  }

  public var bounds: CGRect { elements.tightBox }

  var isFinite: Bool { elements.steps.allSatisfy { $0.points.allSatisfy(\.isFinite) } }
}
