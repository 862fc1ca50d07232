public struct FrameExplanation: Codable, Hashable, Sendable {
  /// A constraint that an edge depends on, directly or through other views.
  public struct Step: Codable, Hashable, Sendable {
    public var words: String
    /// The notation of Xcode's document outline, such as `Title.leading = leading + 8`.
    public var equation: String
    /// The constraint's identifier in the document; `nil` for one made by code or the system.
    public var constraint: String?
    public var line: Int?
    public var identifier: String?
    /// The priority, above 0 and at most 1000, which is required.
    public var priority: Double
    public var meaning: String?
  }

  public struct Edge: Codable, Hashable, Sendable {
    public enum Name: String, Codable, Hashable, Sendable, CaseIterable {
      /// Edges, in superview coordinates.
      case left, right, top, bottom
      case width, height

      var isSize: Bool { self == .width || self == .height }
    }

    public var edge: Name
    public var value: Double
    /// Whether the constraints do not determine the value uniquely.
    public var isAmbiguous: Bool
    public var steps: [Step]
  }

  /// A set of unsatisfiable required constraints, and the broken one.
  public struct Conflict: Codable, Hashable, Sendable {
    public var broken: Step
    /// The reason for breaking it; `nil` if only system constraints conflict.
    public var reason: String?
    public var others: [Step]
  }

  /// The view's identifier in a document, or its class and pointer.
  public var view: String
  public var name: String
  /// The document's path; `nil` for views made in code.
  public var path: String?
  public var line: Int?
  /// The environment of the layout; `nil` for views made in code.
  public var environment: CheckEnvironment?
  public var edges: [Edge]
  public var conflicts: [Conflict]

  public subscript(name: Edge.Name) -> Edge? { edges.first { $0.edge == name } }
}
