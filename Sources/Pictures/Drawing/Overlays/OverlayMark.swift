public import Foundation

/// A mark over a picture of views, in points of the root's coordinates.
public struct OverlayMark: Hashable, Sendable {
  /// The geometry of the mark, which also selects the style of lines.
  public enum Figure: Hashable, Sendable {
    case box(CGRect)
    /// A constraint between two edges: a line with bars at both ends.
    case distance(from: CGPoint, to: CGPoint)
    /// A width or height at a view's edge; drawing moves the line away from the edge.
    case extent(from: CGPoint, to: CGPoint)
    /// Equal edges or centers of two views: a dashed line.
    case alignment(from: CGPoint, to: CGPoint)
    case line(from: CGPoint, to: CGPoint)
  }

  /// The state, which selects the color; labels of faults get their places first.
  public enum State: Hashable, Sendable {
    case satisfied
    case ambiguous
    case misplaced
    case conflicting
    /// The constraint that the solver breaks to resolve a conflict.
    case broken
  }

  /// A text for the mark; drawing may move or omit the label to avoid overlaps.
  public struct Label: Hashable, Sendable {
    /// The text, drawn on a single line.
    public var text: String
    /// The preferred center of the label; a leader line connects a moved label.
    public var anchor: CGPoint

    /// Makes a label; `anchor` is the preferred center.
    public init(_ text: String, at anchor: CGPoint) {
      self.text = text
      self.anchor = anchor
    }
  }

  /// A straight line between two points.
  public struct Segment: Hashable, Sendable {
    public var start: CGPoint
    public var end: CGPoint

    /// Makes a line; in `extensions`, the end follows a distance that drawing moves.
    public init(_ start: CGPoint, _ end: CGPoint) {
      self.start = start
      self.end = end
    }
  }

  /// The layer that contains the mark.
  public var kind: OverlayKind
  /// The name of the marked view, guide or constraint; may be empty.
  public var name: String
  /// The figure, in points of the root's coordinates.
  public var figure: Figure
  /// Thin dashed lines from views to a distance that is outside of them.
  public var extensions: [Segment] = []
  /// The distance in points by which a line may move sideways to avoid other lines.
  public var slide: CGFloat = 0
  /// The labels; a mark outside the picture shows none.
  public var labels: [Label]
  /// The state, such as ambiguous; satisfied by default.
  public var state: State
  /// Whether lines are dashed: optional or broken constraints, and other frames.
  public var isDashed: Bool

  /// Makes a mark that has no extensions and cannot slide.
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
