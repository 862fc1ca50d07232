public import Foundation

/// A mark over a picture of views, as a plain value.
///
/// All positions are in points, in the coordinates of the root. The renderer decides line widths
/// and text sizes.
public struct OverlayMark: Hashable, Sendable {
  /// The geometry of a mark.
  public enum Figure: Hashable, Sendable {
    case box(CGRect)
    case distance(from: CGPoint, to: CGPoint)
    /// A width or height: a line with bars at both ends, next to the lower or right edge.
    case extent(from: CGPoint, to: CGPoint)
    /// A line through aligned edges, centers or baselines.
    case alignment(from: CGPoint, to: CGPoint)
    case line(from: CGPoint, to: CGPoint)
  }

  public enum State: Hashable, Sendable {
    case satisfied
    case ambiguous
    case misplaced
    /// A constraint that conflicts with others and was not broken.
    case conflicting
    /// A constraint that conflicts with others and was broken.
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
  /// The view, guide or constraint that it belongs to, named as in messages.
  public var name: String
  public var figure: Figure
  /// Thin lines from views to a figure that does not touch them.
  public var extensions: [Segment] = []
  /// The maximum shift across the figure's direction that keeps contact with its views, in points.
  public var slide: CGFloat = 0
  public var labels: [Label]
  public var state: State
  /// Whether lines are dashed: for optional or broken constraints, and for frames that views do not
  /// have.
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
