public import InterfaceBuilder

/// The constraints that determine a view's frame, edge by edge.
public struct FrameExplanation: Codable, Hashable, Sendable {
  /// A constraint that determines an edge.
  public struct Step: Codable, Hashable, Sendable {
    /// The constraint as a sentence.
    public var words: String
    /// The constraint as an equation, such as `Title.top = Photo.bottom + 8`.
    public var equation: String
    /// The identifier in the document, or the name in code; nil if there is neither.
    public var constraint: String?
    /// The line in the document, from 1; nil for a constraint that the document does not contain.
    public var line: Int?
    /// The `identifier` that code, a document or the system gave the constraint.
    public var identifier: String?
    /// The priority, from 0 to 1000.
    public var priority: Double
    /// The reason why the system made the constraint; nil for other constraints.
    public var meaning: String?
  }

  /// An edge or extent with the constraints that determine it.
  public struct Edge: Codable, Hashable, Sendable {
    /// The edges in the superview's coordinates, and the two extents.
    public enum Name: String, Codable, Hashable, Sendable, CaseIterable {
      case left, right, top, bottom
      case width, height

      var isSize: Bool { self == .width || self == .height }
    }

    public var edge: Name
    /// The coordinate or extent in points, after layout.
    public var value: Double
    /// Whether the constraints do not determine the value uniquely.
    public var isAmbiguous: Bool
    /// The constraints, from the view outward; empty if none affects the edge.
    public var steps: [Step]
  }

  /// A broken constraint, with the constraints that contradict it.
  public struct Conflict: Codable, Hashable, Sendable {
    /// The constraint that the layout ignores.
    public var broken: Step
    /// The reason for breaking it; `nil` if only system constraints conflict.
    public var reason: String?
    /// The constraints that cannot hold together with the broken constraint.
    public var others: [Step]
  }

  /// The object identifier; for views made in code, an accessibility identifier or address.
  public var view: String
  /// The name as in Xcode's outline; for views made in code, an identifier, text or class.
  public var name: String
  /// The document's path; nil for views made in code.
  public var path: String?
  /// The view's line in the document, from 1.
  public var line: Int?
  /// The environment of the layout; `nil` for views made in code.
  public var environment: LayoutEnvironment?
  /// An entry for each name, in the order of `Edge.Name.allCases`.
  public var edges: [Edge]
  /// The broken constraints that concern the view or determine an edge.
  public var conflicts: [Conflict]

  /// Returns an edge, by a search of the six.
  public subscript(name: Edge.Name) -> Edge? { edges.first { $0.edge == name } }
}
