public import Foundation

/// A mark over a picture of views, in points of the root's coordinates.
public struct OverlayMark: Hashable, Sendable {
  public enum Figure: Hashable, Sendable {
    case box(CGRect)
    case distance(from: CGPoint, to: CGPoint)
    case extent(from: CGPoint, to: CGPoint)
    case alignment(from: CGPoint, to: CGPoint)
    case line(from: CGPoint, to: CGPoint)
  }

  public enum State: Hashable, Sendable {
    case satisfied
    case ambiguous
    case misplaced
    case conflicting
    case broken
  }

  public struct Label: Hashable, Sendable {
    public var text: String
    public var anchor: CGPoint

    public init(_ text: String, at anchor: CGPoint) {
      self.text = text
      self.anchor = anchor
    }
  }

  public struct Segment: Hashable, Sendable {
    public var start: CGPoint
    public var end: CGPoint

    public init(_ start: CGPoint, _ end: CGPoint) {
      self.start = start
      self.end = end
    }
  }

  public var kind: OverlayKind
  public var name: String
  public var figure: Figure
  public var extensions: [Segment] = []
  public var slide: CGFloat = 0
  public var labels: [Label]
  public var state: State
  /// Whether lines are dashed: optional or broken constraints, and other frames.
  public var isDashed: Bool

  public init(
    _ kind: OverlayKind, name: String, _ figure: Figure, labels: [Label] = [],
    state: State = .satisfied, isDashed: Bool = false
  ) {
    self.kind = kind
    self.name = name
    self.figure = figure
    self.labels = labels
    self.state = state
    self.isDashed = isDashed
  }
}
