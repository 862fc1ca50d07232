/// Why a view has the frame it has.
public struct FrameExplanation: Codable, Hashable, Sendable {
  /// A constraint on the way from an edge to where everything is settled.
  public struct Step: Codable, Hashable, Sendable {
    /// What the constraint wants, in words.
    public var words: String
    /// The constraint as an equation of the items' names.
    public var equation: String
    /// The constraint's identifier in the document; `nil` for one of code or of the system.
    public var constraint: String?
    /// The line of the document where it begins.
    public var line: Int?
    /// What it was named for debugging.
    public var identifier: String?
    /// Above 0 and at most 1000, which is required.
    public var priority: Double
    /// What a constraint of the system stands for; `nil` for all others.
    public var meaning: String?
  }

  /// An edge or a size, and the constraints that settle it.
  public struct Edge: Codable, Hashable, Sendable {
    /// The edges and sizes in the order in which they are told.
    public enum Name: String, Codable, Hashable, Sendable, CaseIterable {
      /// An edge, in the coordinates of the superview.
      case left, right, top, bottom
      /// A size.
      case width, height
    }

    /// Which one.
    public var edge: Name
    /// Where it is, or how long, in points.
    public var value: Double
    /// Whether the constraints leave it open.
    public var isAmbiguous: Bool
    /// The constraints, those that speak of the view first, then those behind them.
    public var steps: [Step]
  }

  /// The view's name: its identifier in a document, or its class and pointer.
  public var view: String
  /// What messages call the view.
  public var name: String
  /// The document's path; `nil` for views made in code.
  public var path: String?
  /// The line of the document where the view begins.
  public var line: Int?
  /// Where the document was laid out; `nil` for views made in code.
  public var environment: CheckEnvironment?
  /// Edges and sizes.
  public var edges: [Edge]

  /// One of the edges or sizes.
  public subscript(name: Edge.Name) -> Edge? { edges.first { $0.edge == name } }
}
