import AutoLayout
import Diagnosis
import DocumentPictures
import Foundation
import InterfaceBuilder

/// Everything about the layout of one view of a scene, for the inspector.
@MainActor
struct ViewReport {
  private let scene: LiveScene
  private let view: UIView
  private let key: Int
  private let names: ConstraintNames
  private let elements: [ObjectIdentifier: ConstraintElement]
  private let broken: Set<ObjectIdentifier>

  /// Looks at a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - key: Its key.
  ///   - scene: The scene that it is in, laid out.
  init(_ view: UIView, _ key: Int, in scene: LiveScene) {
    self.scene = scene
    self.view = view
    self.key = key
    elements = scene.stage.live.constraintElements
    names = ConstraintNames(scene.stage.live, elements)
    let conflicts = scene.stage.live.roots.flatMap(\.layoutConflicts)
    broken = Set(
      conflicts.filter { $0.broken.isActive }.map { ObjectIdentifier($0.broken) })
  }

  /// The report, with what is set of the document's objects.
  func json(_ values: ObjectValues) -> JSONValue {
    let member = scene.member(of: view)
    let constraints = touching
    let ids = constraints.compactMap { elements[ObjectIdentifier($0)]?.id }
    let settings = values.settings(of: Set(ids + [member?.id ?? ""]))
    let margins = view.layoutMargins
    let safeArea = view.safeAreaInsets
    let intrinsic = view.intrinsicContentSize
    let sizes: [(String, JSONValue?)] = [
      ("frame", JSONValue(view.frame)),
      ("alignment", JSONValue(view.alignmentRect(forFrame: view.frame))),
      ("intrinsic", [length(intrinsic.width), length(intrinsic.height)]),
      ("margins", .numbers(margins.top, margins.left, margins.bottom, margins.right)),
      ("safeArea", .numbers(safeArea.top, safeArea.left, safeArea.bottom, safeArea.right)),
      ("hugging", priorities { view.contentHuggingPriority(for: $0) }),
      ("compression", priorities { view.contentCompressionResistancePriority(for: $0) }),
    ]
    let names: [(String, JSONValue?)] = [
      ("key", .int(key)), ("id", member.map { .string($0.id) }),
      ("name", .string(outlineName(member))),
      ("class", .string(member.map(className) ?? "\(type(of: view))")),
    ]
    let rest: [(String, JSONValue?)] = [
      ("ambiguous", .strings(ambiguous)),
      ("misplaced", scene.misplacedFrame(of: view).map { JSONValue($0) }),
      ("constraints", .array(constraints.map { json($0, settings) })),
      ("settings", .array(settings[member?.id ?? ""] ?? [])),
      ("line", member.map { .int($0.location.line) }),
      ("column", member.map { .int($0.location.column) }),
    ]
    return .members(names + sizes + rest)
  }

  private func outlineName(_ member: InstantiatedScene.Member?) -> String {
    member.map { OutlineName.of(scene.stage.live.interface.view($0.index)) } ?? OutlineName.of(view)
  }

  private func className(_ member: InstantiatedScene.Member) -> String {
    scene.stage.live.interface.view(member.index).customClass ?? member.className
  }

  private func length(_ value: CGFloat) -> JSONValue {
    value == UIView.noIntrinsicMetric ? .null : .number(Double(value))
  }

  private func priorities(_ priority: (NSLayoutConstraint.Axis) -> UILayoutPriority) -> JSONValue {
    .array([
      .number(Double(priority(.horizontal).rawValue)),
      .number(Double(priority(.vertical).rawValue)),
    ])
  }

  private var ambiguous: [String] {
    var names: [String] = []
    if view.isPositionAmbiguousAfterLayout(.horizontal) { names.append("x") }
    if view.isPositionAmbiguousAfterLayout(.vertical) { names.append("y") }
    if view.isExtentAmbiguousAfterLayout(.horizontal) { names.append("width") }
    if view.isExtentAmbiguousAfterLayout(.vertical) { names.append("height") }
    return names
  }

  // MARK: - Constraints

  /// The constraints that name the view or one of its guides: the document's in their order, then
  /// those of the system that hold it at present.
  private var touching: [NSLayoutConstraint] {
    let live = scene.stage.live
    let own = live.scene.contents.constraints.compactMap { live.constraints[$0.id] }
      .filter(touches)
    let known = Set(own.map { ObjectIdentifier($0) })
    let system = [NSLayoutConstraint.Axis.horizontal, .vertical].flatMap {
      view.constraintsAffectingLayout(for: $0)
    }.filter { touches($0) && elements[ObjectIdentifier($0)] == nil }
    var seen = known
    return own + system.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  private func touches(_ constraint: NSLayoutConstraint) -> Bool {
    [constraint.firstItem, constraint.secondItem].contains { LiveScene.owner(of: $0) === view }
  }

  private func json(
    _ constraint: NSLayoutConstraint, _ settings: [String: [JSONValue]]
  ) -> JSONValue {
    let element = elements[ObjectIdentifier(constraint)]
    // The system's own are made anew for each question, and belong to no view.
    let state =
      broken.contains(ObjectIdentifier(constraint))
      ? "broken" : element == nil ? "system" : constraint.isActive ? "holds" : "inactive"
    func key(_ item: AnyObject?) -> JSONValue? {
      LiveScene.owner(of: item).flatMap { scene.key(of: $0) }.map { .int($0) }
    }
    return .members([
      ("id", .string(element?.id ?? "")), ("text", .string(names.equation(of: constraint))),
      ("state", .string(state)),
      ("reason", element == nil ? .string(names.reason(for: constraint)) : nil),
      ("priority", .number(Double(constraint.priority.rawValue))),
      ("first", key(constraint.firstItem)), ("second", key(constraint.secondItem)),
      ("settings", element.map { .array(settings[$0.id] ?? []) }),
      ("line", element.map { .int($0.location.line) }),
    ])
  }
}
