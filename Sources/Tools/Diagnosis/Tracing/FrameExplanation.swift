public struct FrameExplanation: Codable, Hashable, Sendable {
  public struct Step: Codable, Hashable, Sendable {
    public var words: String
    public var equation: String
    public var constraint: String?
    public var line: Int?
    public var identifier: String?
    public var priority: Double
    public var meaning: String?
  }

  public struct Edge: Codable, Hashable, Sendable {
    public enum Name: String, Codable, Hashable, Sendable, CaseIterable {
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

  public struct Conflict: Codable, Hashable, Sendable {
    public var broken: Step
    /// The reason for breaking it; `nil` if only system constraints conflict.
    public var reason: String?
    public var others: [Step]
  }

  public var view: String
  public var name: String
  public var path: String?
  public var line: Int?
  /// The environment of the layout; `nil` for views made in code.
  public var environment: CheckEnvironment?
  public var edges: [Edge]
  public var conflicts: [Conflict]

  public subscript(name: Edge.Name) -> Edge? { edges.first { $0.edge == name } }
}
