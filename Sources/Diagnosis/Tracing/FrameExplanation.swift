/// The reasons for the frame of a view.
public struct FrameExplanation: Codable, Hashable, Sendable {
  /// A constraint that an edge depends on, directly or through other views.
  public struct Step: Codable, Hashable, Sendable {
    /// The constraint as an English sentence.
    public var words: String
    /// The notation of Xcode's document outline, such as `Title.leading = leading + 8`.
    public var equation: String
    /// The constraint's identifier in the document; `nil` for one made by code or the system.
    public var constraint: String?
    /// The first line in the document.
    public var line: Int?
    /// The `identifier` property of the constraint.
    public var identifier: String?
    /// The priority, above 0 and at most 1000, which is required.
    public var priority: Double
    /// The meaning of a system constraint; `nil` for all others.
    public var meaning: String?
  }

  /// An edge or a size, and the constraints that determine it.
  public struct Edge: Codable, Hashable, Sendable {
    /// The edges and sizes in report order.
    public enum Name: String, Codable, Hashable, Sendable, CaseIterable {
      /// Edges, in superview coordinates.
      case left, right, top, bottom
      case width, height

      var isSize: Bool { self == .width || self == .height }
    }

    public var edge: Name
    /// The position or length, in points.
    public var value: Double
    /// Whether the constraints do not determine the value uniquely.
    public var isAmbiguous: Bool
    /// The constraints on the view itself, followed by the ones on views it depends on.
    public var steps: [Step]
  }

  /// A set of unsatisfiable required constraints, and the broken one.
  public struct Conflict: Codable, Hashable, Sendable {
    /// The broken constraint.
    public var broken: Step
    /// The reason for breaking it; `nil` if only system constraints conflict.
    public var reason: String?
    /// The other constraints of the set.
    public var others: [Step]
  }

  /// The view's identifier in a document, or its class and pointer.
  public var view: String
  /// The view's name in messages.
  public var name: String
  /// The document's path; `nil` for views made in code.
  public var path: String?
  /// The first line of the view in the document.
  public var line: Int?
  /// The environment of the layout; `nil` for views made in code.
  public var environment: CheckEnvironment?
  public var edges: [Edge]
  /// The conflicts about the view, or about constraints that determine its frame.
  public var conflicts: [Conflict]

  public subscript(name: Edge.Name) -> Edge? { edges.first { $0.edge == name } }
}
