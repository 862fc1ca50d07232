package import AutoLayout
import Foundation
package import Notation

@MainActor
package struct ViewReport {
  private let scene: any PreviewScene
  private let view: UIView
  private let key: Int
  private let broken: Set<ObjectIdentifier>
  private let settings: (String) -> [JSONValue]

  package init(
    _ view: UIView, _ key: Int, in scene: any PreviewScene,
    settings: @escaping (String) -> [JSONValue] = { _ in [] }
  ) {
    self.scene = scene
    self.view = view
    self.key = key
    self.settings = settings
    let conflicts = scene.roots.flatMap(\.layoutConflicts)
    broken = Set(
      conflicts.filter { $0.broken.isActive }.map { ObjectIdentifier($0.broken) })
  }

  package static func ids(of view: UIView, in scene: any PreviewScene) -> Set<String> {
    let constraints = scene.constraints(touching: view).compactMap { scene.source(of: $0)?.id }
    let layer = scene.sent.key(of: view).flatMap { scene.sent.layer($0) }
    let uninstalled = scene.uninstalledConstraints(of: view).map(\.id)
    return Set(constraints + uninstalled + [layer?.view].compactMap(\.self))
  }

  package var json: JSONValue {
    let constraints = touching
    let margins = view.layoutMargins
    let safeArea = view.safeAreaInsets
    let intrinsic = view.intrinsicContentSize
    let layer = scene.sent.layer(key)
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
      ("key", .int(key)), ("id", layer?.view.map { .string($0) }),
      ("name", .string(layer?.name ?? "")), ("class", .string(layer?.className ?? "")),
    ]
    let place = scene.place(of: view)
    let rest: [(String, JSONValue?)] = [
      ("ambiguous", .strings(ambiguous)),
      ("misplaced", scene.misplacedFrame(of: view).map { JSONValue($0) }),
      (
        "constraints",
        .array(constraints.map(json) + scene.uninstalledConstraints(of: view).map(json))
      ),
      ("settings", .array(layer?.view.map(settings) ?? [])),
      ("line", place.map { .int($0.line) }), ("column", place.map { .int($0.column) }),
    ]
    return .members(names + sizes + rest)
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

  /// The constraints on the view or the view's guides: the author's in order, then the system's
  /// current constraints.
  private var touching: [NSLayoutConstraint] {
    let own = scene.constraints(touching: view)
    var seen = Set(own.map { ObjectIdentifier($0) })
    let system = [NSLayoutConstraint.Axis.horizontal, .vertical].flatMap {
      view.constraintsAffectingLayout(for: $0)
    }.filter { $0.touches(view) && scene.source(of: $0) == nil }
    return own + system.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  private func json(_ constraint: NSLayoutConstraint) -> JSONValue {
    let source = scene.source(of: constraint)
    // System constraints are new objects for each query, and belong to no view.
    let state =
      broken.contains(ObjectIdentifier(constraint))
      ? "broken" : source == nil ? "system" : constraint.isActive ? "holds" : "inactive"
    func key(_ item: AnyObject?) -> JSONValue? {
      viewInLayout(item).flatMap { scene.sent.key(of: $0) }.map { .int($0) }
    }
    return .members([
      ("id", .string(source?.id ?? "")), ("text", .string(scene.equation(of: constraint))),
      ("state", .string(state)),
      ("reason", source == nil ? .string(scene.reason(for: constraint)) : nil),
      ("priority", .number(Double(constraint.priority.rawValue))),
      ("first", key(constraint.firstItem)), ("second", key(constraint.secondItem)),
      ("settings", source.map { .array(settings($0.id)) }),
      ("line", source?.line.map { .int($0) }),
    ])
  }
}

extension ViewReport {
  private func json(_ constraint: UninstalledConstraint) -> JSONValue {
    [
      "id": .string(constraint.id), "text": .string(constraint.equation), "state": "inactive",
      "priority": .number(constraint.priority), "first": .int(key),
      "settings": .array(settings(constraint.id)), "line": .int(constraint.line),
    ]
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint refers to the view or to a guide in the view.
  @MainActor package func touches(_ view: UIView) -> Bool {
    [firstItem, secondItem].contains { viewInLayout($0) === view }
  }
}

/// Returns the view for a constraint's item: the view itself, or a guide's owner.
@MainActor
package func viewInLayout(_ item: AnyObject?) -> UIView? {
  (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
}
