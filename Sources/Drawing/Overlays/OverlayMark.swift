public import Foundation

/// One thing that is drawn over a picture of views, as plain values.
///
/// All places are in points, in the coordinates of the root. How wide lines and how large letters
/// are is decided when the mark is drawn.
public struct OverlayMark: Hashable, Sendable {
  /// What is drawn.
  public enum Figure: Hashable, Sendable {
    /// The outline of a box.
    case box(CGRect)
    /// A distance: a line with bars at both ends.
    case distance(from: CGPoint, to: CGPoint)
    /// A width or height: a line with bars at both ends, drawn beside the lower or right edge.
    case extent(from: CGPoint, to: CGPoint)
    /// A line through edges, middles or baselines that are aligned.
    case alignment(from: CGPoint, to: CGPoint)
    /// A line of one view, such as a baseline.
    case line(from: CGPoint, to: CGPoint)
  }

  /// Whether something is wrong with what is drawn.
  public enum State: Hashable, Sendable {
    /// Nothing is.
    case satisfied
    /// The layout is ambiguous.
    case ambiguous
    /// The document has another frame than the layout.
    case misplaced
    /// It conflicts with others, and was not broken.
    case conflicting
    /// It conflicts with others, and was broken.
    case broken
  }

  /// A short text near a point.
  public struct Label: Hashable, Sendable {
    /// The text.
    public var text: String
    /// The point that it belongs to.
    public var anchor: CGPoint

    /// Makes a label.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - anchor: The point that it belongs to.
    public init(_ text: String, at anchor: CGPoint) {
      self.text = text
      self.anchor = anchor
    }
  }

  /// A straight line between two points.
  public struct Segment: Hashable, Sendable {
    /// Where it begins.
    public var start: CGPoint
    /// Where it ends.
    public var end: CGPoint

    /// Makes a line.
    ///
    /// - Parameters:
    ///   - start: Where it begins.
    ///   - end: Where it ends.
    public init(_ start: CGPoint, _ end: CGPoint) {
      self.start = start
      self.end = end
    }
  }

  /// What it shows.
  public var kind: OverlayKind
  /// The view, guide or constraint that it belongs to, in the words of messages.
  public var name: String
  /// What is drawn.
  public var figure: Figure
  /// Thin lines from views to a figure that does not touch them.
  public var extensions: [Segment] = []
  /// How far the figure may be moved across its direction, in points, and still touch its views.
  public var slide: CGFloat = 0
  /// The texts.
  public var labels: [Label]
  /// Whether something is wrong.
  public var state: State
  /// Whether lines are dashed: of constraints that are not required or broken, and of frames that
  /// views do not have.
  public var isDashed: Bool

  /// Makes a mark.
  ///
  /// - Parameters:
  ///   - kind: What it shows.
  ///   - name: What it belongs to.
  ///   - figure: What is drawn.
  ///   - labels: The texts.
  ///   - state: Whether something is wrong.
  ///   - isDashed: Whether lines are dashed.
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
