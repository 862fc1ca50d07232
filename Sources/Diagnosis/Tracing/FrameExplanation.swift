/// Why a view has the frame it has.
public struct FrameExplanation: Codable, Hashable, Sendable {
  /// A constraint that an edge depends on, directly or through other views.
  public struct Step: Codable, Hashable, Sendable {
    /// The constraint as an English sentence.
    public var words: String
    /// The constraint as Xcode's document outline writes it, such as `Title.leading = leading + 8`.
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

  /// An edge or a size, and the constraints that determine it.
  public struct Edge: Codable, Hashable, Sendable {
    /// The edges and sizes in the order in which they are reported.
    public enum Name: String, Codable, Hashable, Sendable, CaseIterable {
      /// An edge, in the coordinates of the superview.
      case left, right, top, bottom
      /// A size.
      case width, height

      var isSize: Bool { self == .width || self == .height }
    }

    /// Which one.
    public var edge: Name
    /// Where it is, or how long, in points.
    public var value: Double
    /// Whether other values satisfy the constraints equally well.
    public var isAmbiguous: Bool
    /// The constraints: those of the view itself, then those of the views it depends on.
    public var steps: [Step]
  }

  /// A set of required constraints that cannot all hold, and what became of it.
  public struct Conflict: Codable, Hashable, Sendable {
    /// The constraint that is broken.
    public var broken: Step
    /// Why it is that one; `nil` where only constraints of the system are in conflict.
    public var reason: String?
    /// The other constraints of the set.
    public var others: [Step]
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
  /// The conflicts that are about the view, or about constraints behind its edges and sizes.
  public var conflicts: [Conflict]

  /// One of the edges or sizes.
  public subscript(name: Edge.Name) -> Edge? { edges.first { $0.edge == name } }
}
