import ConflictExplanation
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

  /// Returns the explanation as text, with no final line break.
  public func text(color: Bool = false) -> String {
    let paint = Paint(isOn: color)
    var lines = [paint.bold(title.onOneLine)]
    for edge in edges {
      lines.append("")
      lines.append(paint.bold(Self.headline(edge)))
      lines += Self.lines(of: edge, paint)
    }
    if !conflicts.isEmpty {
      lines += ["", paint.bold("broken, because required constraints conflict")]
      lines += conflicts.flatMap { Self.lines(of: $0, paint) }
    }
    return lines.joined(separator: "\n")
  }

  private var title: String {
    let location = path.map { path in line.map { "\(path):\($0): " } ?? "\(path): " } ?? ""
    let device = environment.map { " on \($0.summary)" } ?? ""
    func value(_ edge: Edge.Name) -> String { Points.text(self[edge]?.value ?? 0) }
    return
      "\(location)\(name)\(device): x \(value(.left)), y \(value(.top)), width \(value(.width)), "
      + "height \(value(.height))"
  }

  static func headline(_ edge: Edge) -> String {
    let ambiguity =
      edge.isAmbiguous ? " (ambiguous: other values satisfy the constraints equally well)" : ""
    let because = edge.steps.isEmpty ? "" : ", because"
    switch edge.edge {
    case .width, .height:
      return "\(edge.edge.rawValue) \(Points.text(edge.value))\(ambiguity)\(because)"
    default:
      return "\(edge.edge.rawValue) edge at \(Points.text(edge.value))\(ambiguity)\(because)"
    }
  }

  static func lines(of edge: Edge, _ paint: Paint) -> [String] {
    guard !edge.steps.isEmpty else {
      return ["  no constraint affects this \(edge.edge.isSize ? "size" : "edge")"]
    }
    return edge.steps.enumerated().map { number, step in
      "  \(number + 1). \(line(step, paint))"
    }
  }

  /// Returns the broken constraint with the reason, then the constraints that it conflicts with.
  private static func lines(of conflict: Conflict, _ paint: Paint) -> [String] {
    let reason = conflict.reason.map { ": \($0.onOneLine)" } ?? ""
    return ["  \(line(conflict.broken, paint))\(reason)"]
      + conflict.others.map { "    in conflict with \(line($0, paint))" }
  }

  private static func line(_ step: Step, _ paint: Paint) -> String {
    step.equation.onOneLine + paint.dim(note(on: step).onOneLine)
  }

  private static func note(on step: Step) -> String {
    var parts: [String] = []
    if let line = step.line { parts.append("line \(line)") }
    if let constraint = step.constraint { parts.append(constraint) }
    if let meaning = step.meaning { parts.append(meaning) }
    return parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))"
  }
}

package struct FrameComparison: Codable, Hashable, Sendable {
  package struct Difference: Codable, Hashable, Sendable {
    package var edge: FrameExplanation.Edge.Name
    package var first: Double
    package var second: Double
    package var onlyFirst: [FrameExplanation.Step]
    package var onlySecond: [FrameExplanation.Step]
  }

  package var first: FrameExplanation
  package var second: FrameExplanation
  package var differences: [Difference]

  package init(_ first: FrameExplanation, _ second: FrameExplanation) {
    self.first = first
    self.second = second
    differences = first.edges.compactMap { edge in
      guard let other = second[edge.edge] else { return nil }
      let onlyFirst = edge.steps.filter { !other.steps.contains($0) }
      let onlySecond = other.steps.filter { !edge.steps.contains($0) }
      let isSame = abs(edge.value - other.value) < 0.01
      guard !isSame || !onlyFirst.isEmpty || !onlySecond.isEmpty else { return nil }
      return Difference(
        edge: edge.edge, first: edge.value, second: other.value, onlyFirst: onlyFirst,
        onlySecond: onlySecond)
    }
  }

  /// Returns the comparison as text, with no final line break.
  package func text(color: Bool = false) -> String {
    let paint = Paint(isOn: color)
    let names = [first, second].map { ($0.environment?.summary ?? $0.name).onOneLine }
    guard !differences.isEmpty else {
      return "\(names[0]) and \(names[1]): the same frame, from the same constraints"
    }
    var lines = [paint.bold("Differences between \(names[0]) and \(names[1]):")]
    for difference in differences {
      let values = "\(Points.text(difference.first)) and \(Points.text(difference.second))"
      lines += ["", paint.bold("\(difference.edge.rawValue): \(values)")]
      if difference.onlyFirst.isEmpty, difference.onlySecond.isEmpty {
        lines.append("  from the same constraints")
      }
      lines += difference.onlyFirst.map { "  \(names[0]): \($0.equation.onOneLine)" }
      lines += difference.onlySecond.map { "  \(names[1]): \($0.equation.onOneLine)" }
    }
    return lines.joined(separator: "\n")
  }
}
