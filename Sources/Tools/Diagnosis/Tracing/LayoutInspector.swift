public import AutoLayout
public import ConflictExplanation
import Foundation
public import InterfaceBuilder

/// Inspects the layout in a view tree: reasons for frames, conflicts, ambiguities.
///
/// `print(LayoutInspector(rootView).explain(label).text())`
@preconcurrency @MainActor
public struct LayoutInspector {
  private let root: UIView
  private let naming: Naming

  struct Naming {
    var name: (AnyObject) -> String
    var id: (UIView) -> String
    /// Returns the constraint's equation; nil to derive it from the names of the items.
    var equation: (NSLayoutConstraint) -> String? = { _ in nil }
    var source: (NSLayoutConstraint) -> (id: String, line: Int?)?
  }

  /// Inspects the whole tree that contains the view, and lays it out first.
  public init(_ view: UIView) {
    self.init(view, naming: Naming(name: Self.name, id: Self.id, source: { _ in nil }))
  }

  package init(_ view: UIView, name: @escaping (NSLayoutConstraint) -> String?) {
    self.init(
      view,
      naming: Naming(
        name: Self.name, id: Self.id, source: { constraint in name(constraint).map { ($0, nil) } }))
  }

  init(_ view: UIView, naming: Naming) {
    var root = view
    while let above = root.superview { root = above }
    root.layoutIfNeeded()
    self.root = root
    self.naming = naming
  }

  package static func name(_ object: AnyObject) -> String {
    if let view = object as? UIView { return OutlineName.of(view) }
    guard let guide = object as? UILayoutGuide else { return "\(type(of: object))" }
    let owner = guide.owningView.map { "\(name($0))'s " } ?? ""
    return owner + (guide.identifier.isEmpty ? "layout guide" : guide.identifier)
  }

  /// Returns the accessibility identifier, or class and pointer, as a unique identifier.
  private static func id(_ view: UIView) -> String {
    let address = String(UInt(bitPattern: ObjectIdentifier(view)), radix: 16)
    return view.accessibilityIdentifier ?? "\(type(of: view)) 0x\(address)"
  }

  /// The conflicts among required constraints so far, with verified fixes.
  ///
  /// - Complexity: O(*n*) in the conflicts.
  public var conflicts: [BlockExplanation] {
    let translation = LiveConstraints(name: naming.name)
    return root.layoutConflicts.map { conflict in
      var block = LogBlock(line: 0, hasHeader: true)
      for live in conflict.constraints {
        guard let constraint = translation.constraint(live) else { continue }
        if live === conflict.broken { block.broken = block.constraints.count }
        block.constraints.append(constraint)
      }
      return BlockExplanation(block)
    }
  }

  /// Returns the conflicts about a view or constraints; the last conflict for each broken
  /// constraint.
  private func conflicts(
    about view: UIView, _ constraints: [NSLayoutConstraint]
  ) -> [FrameExplanation.Conflict] {
    let behind = Set(constraints.map { ObjectIdentifier($0) })
    var met: [LayoutConflict] = []
    for conflict in root.layoutConflicts where conflict.broken.isActive {
      let isBehind = conflict.constraints.contains { behind.contains(ObjectIdentifier($0)) }
      guard isBehind || items(of: conflict.broken).contains(where: { $0 === view }) else {
        continue
      }
      met.removeAll { $0.broken === conflict.broken }
      met.append(conflict)
    }
    return met.compactMap { conflict in
      guard let broken = steps([conflict.broken]).first else { return nil }
      return FrameExplanation.Conflict(
        broken: broken, reason: conflict.reason,
        others: steps(conflict.constraints.filter { $0 !== conflict.broken }))
    }
  }

  /// The views with an ambiguous position or size, in tree order.
  ///
  /// - Complexity: O(*n*) solver queries, *n* the views of the tree.
  public var ambiguousViews: [UIView] {
    var open: [UIView] = []
    var stack = [root]
    while let view = stack.popLast() {
      if view.isAmbiguousAfterLayout(.horizontal) || view.isAmbiguousAfterLayout(.vertical) {
        open.append(view)
      }
      stack.append(contentsOf: view.subviews.reversed())
    }
    return open
  }

  /// Explains a view's frame, edge by edge.
  ///
  /// - Complexity: O(*c* log *c*) in the constraints that determine the edges.
  public func explain(_ view: UIView) -> FrameExplanation {
    let frame = view.frame
    var behind: [NSLayoutConstraint] = []
    let edges = FrameExplanation.Edge.Name.allCases.map { name in
      let constraints = holding(name, view)
      behind += constraints
      return FrameExplanation.Edge(
        edge: name, value: Self.value(name, of: frame), isAmbiguous: isAmbiguous(name, of: view),
        steps: steps(ordered(constraints, from: view)))
    }
    return FrameExplanation(
      view: naming.id(view), name: naming.name(view), edges: edges,
      conflicts: conflicts(about: view, behind))
  }

  private static func value(_ name: FrameExplanation.Edge.Name, of frame: CGRect) -> Double {
    switch name {
    case .left: Double(frame.minX)
    case .right: Double(frame.maxX)
    case .top: Double(frame.minY)
    case .bottom: Double(frame.maxY)
    case .width: Double(frame.width)
    case .height: Double(frame.height)
    }
  }

  private func isAmbiguous(_ name: FrameExplanation.Edge.Name, of view: UIView) -> Bool {
    switch name {
    case .left: view.isPositionAmbiguousAfterLayout(.horizontal)
    case .right: view.isAmbiguousAfterLayout(.horizontal)
    case .top: view.isPositionAmbiguousAfterLayout(.vertical)
    case .bottom: view.isAmbiguousAfterLayout(.vertical)
    case .width: view.isExtentAmbiguousAfterLayout(.horizontal)
    case .height: view.isExtentAmbiguousAfterLayout(.vertical)
    }
  }

  /// Returns the constraints that determine an edge.
  private func holding(
    _ name: FrameExplanation.Edge.Name, _ view: UIView
  ) -> [NSLayoutConstraint] {
    switch name {
    case .left: return view.constraintsDeterminingPosition(.horizontal)
    case .top: return view.constraintsDeterminingPosition(.vertical)
    case .width: return view.constraintsDeterminingExtent(.horizontal)
    case .height: return view.constraintsDeterminingExtent(.vertical)
    case .right, .bottom:
      let axis: NSLayoutConstraint.Axis = name == .right ? .horizontal : .vertical
      let near = view.constraintsDeterminingPosition(axis)
      let extent = view.constraintsDeterminingExtent(axis)
      let known = Set(near.map(identity))
      return near + extent.filter { !known.contains(identity($0)) }
    }
  }

  /// Returns a key for a constraint: system constraints are new objects for each query.
  private func identity(_ constraint: NSLayoutConstraint) -> String {
    guard naming.source(constraint) == nil, let known = translated(constraint) else {
      return "\(ObjectIdentifier(constraint))"
    }
    return "\(known.className) \(known.identifier ?? "") \(known.equation)"
  }

  private func translated(_ constraint: NSLayoutConstraint) -> LogConstraint? {
    LiveConstraints(name: naming.name).constraint(constraint)
  }

  /// Sorts constraints outward from a view: first the view's constraints, then the constraints of
  /// their items, and so on.
  private func ordered(
    _ constraints: [NSLayoutConstraint], from view: UIView
  ) -> [NSLayoutConstraint] {
    var reached: Set<ObjectIdentifier> = [ObjectIdentifier(view)]
    var rest = constraints
    var ordered: [NSLayoutConstraint] = []
    while !rest.isEmpty {
      let next = rest.filter { items(of: $0).contains { reached.contains(ObjectIdentifier($0)) } }
      guard !next.isEmpty else { break }
      ordered += next
      rest.removeAll { candidate in next.contains { $0 === candidate } }
      for item in next.flatMap(items) { reached.insert(ObjectIdentifier(item)) }
    }
    return ordered + rest
  }

  /// Returns the constraint's items; a margin also includes the margins guide.
  private func items(of constraint: NSLayoutConstraint) -> [AnyObject] {
    let sides = [
      (constraint.firstItem, constraint.firstAttribute),
      (constraint.secondItem, constraint.secondAttribute),
    ]
    return sides.flatMap { item, attribute -> [AnyObject] in
      guard let item else { return [] }
      guard let view = item as? UIView, attribute.marginLine != nil else { return [item] }
      return [item, view.layoutMarginsGuide]
    }
  }

  private func steps(_ constraints: [NSLayoutConstraint]) -> [FrameExplanation.Step] {
    let known = constraints.compactMap { live in translated(live).map { (live, $0) } }
    let words = ConstraintSentences(labels: ItemLabels(known.map(\.1)))
    return known.map { live, constraint in
      let source = naming.source(live)
      let meaning = SystemMeaning(constraint)
      return FrameExplanation.Step(
        words: words.sentence(for: constraint, meaning: nil),
        equation: naming.equation(live) ?? words.equation(of: constraint),
        constraint: source?.id, line: source?.line, identifier: live.identifier,
        priority: constraint.priority, meaning: meaning?.sentence)
    }
  }

  package init(_ live: InstantiatedScene, _ member: InstantiatedScene.Member) {
    let elements = live.constraintElements
    let names = ConstraintNames(live, elements)
    self.init(
      member.view,
      naming: Naming(
        name: { names.name(of: $0) },
        id: { view in live.members.first { $0.view === view }?.id ?? names.name(of: view) },
        equation: { constraint in names.equation(of: constraint) },
        source: { constraint in
          elements[ObjectIdentifier(constraint)].map { ($0.id, $0.location.line) }
        }))
  }
}

extension FrameExplanation {
  /// Explains a view in a document; nil if it is unknown or not installed.
  ///
  /// - Complexity: A layout of the document per environment.
  @preconcurrency @MainActor
  public static func explain(
    _ view: String, of document: InterfaceDocument, in environment: LayoutEnvironment
  ) -> FrameExplanation? {
    document.scenes.lazy.compactMap { explain(view, of: $0, document, in: environment) }.first
  }

  /// Explains a view in a scene; nil if it is unknown or not installed.
  @MainActor
  package static func explain(
    _ view: String, of scene: InterfaceScene, _ document: InterfaceDocument,
    in environment: LayoutEnvironment
  ) -> FrameExplanation? {
    let live = scene.instantiate(in: environment)
    let member =
      live.members.first { $0.id == view }
      ?? live.members.first { OutlineName.of(live.interface.view($0.index)) == view }
    guard let member else { return nil }
    live.layOut()
    var explanation = LayoutInspector(live, member).explain(member.view)
    explanation.path = document.path
    explanation.line = member.location.line
    explanation.environment = environment.resolved(for: document.header)
    return explanation
  }
}
