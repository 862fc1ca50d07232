import AutoLayout
import AutoLayoutCore
import Diagnosis
import Drawing
import Foundation
import InterfaceBuilder
import Notation
import PreviewProtocol
import ScenePictures

@MainActor
final class CodeScene: PreviewScene {
  let id: String
  let version: Int
  let sent: SentPicture
  private let host: PreviewHost
  /// The size set by the page in points; nil for the preview's own.
  private(set) var size: CGSize?
  private var sources: [ObjectIdentifier: String] = [:]
  private var constraints: [String: NSLayoutConstraint] = [:]

  init(
    _ preview: Preview, id: String, in environment: LayoutEnvironment, version: Int,
    keys: LayerKeys, resources: FragmentResources
  ) {
    self.id = id
    self.version = version
    sent = SentPicture(keys: keys, resources: resources)
    host = PreviewHost(preview, in: environment)
    nameConstraints()
  }

  isolated deinit { host.close() }

  func resize(to size: CGSize?) {
    guard size != self.size else {
      host.layOut()
      return
    }
    self.size = size
    host.resize(to: size)
  }

  /// Moves an ambiguous view to another frame that the constraints allow.
  func exerciseAmbiguity(of view: UIView) {
    view.exerciseAmbiguityInLayout()
    host.layOut()
  }

  // MARK: - Constraints

  /// Names the author's constraints in the order of the tree, by identifier or number.
  private func nameConstraints() {
    sources = [:]
    constraints = [:]
    var stack = [host.view]
    while let view = stack.popLast() {
      for constraint in view.constraints where !ConstraintNames.isMadeBySystem(constraint) {
        let number = "constraint \(sources.count + 1)"
        let wanted = constraint.identifier ?? number
        let name = constraints[wanted] == nil ? wanted : "\(wanted) (\(number))"
        sources[ObjectIdentifier(constraint)] = name
        constraints[name] = constraint
      }
      // Subviews of controls and bars are not the author's.
      if !view.isOfOnePiece { stack += view.subviews.reversed() }
    }
  }

  func constraints(touching view: UIView) -> [NSLayoutConstraint] {
    nameConstraints()
    let touching = sequence(first: view, next: \.superview).flatMap(\.constraints)
    return touching.filter { $0.touches(view) && sources[ObjectIdentifier($0)] != nil }
  }

  func source(of constraint: NSLayoutConstraint) -> (id: String, line: Int?)? {
    sources[ObjectIdentifier(constraint)].map { ($0, nil) }
  }

  func equation(of constraint: NSLayoutConstraint) -> String {
    ConstraintNames.equation(of: constraint) { item in
      item.map { LayoutInspector.name($0) } ?? "nothing"
    }
  }

  func reason(for constraint: NSLayoutConstraint) -> String {
    ConstraintNames.reason(for: constraint)
  }

  func trace(_ view: UIView) -> JSONValue {
    nameConstraints()
    let inspector = LayoutInspector(view) { [sources] in sources[ObjectIdentifier($0)] }
    return TraceReport(inspector.explain(view), of: view, in: self) { [constraints] in
      constraints[$0]
    }.json
  }

  var findings: JSONValue {
    nameConstraints()
    return CodeFindings(self, host.view) { [sources] in sources[ObjectIdentifier($0)] }.json
  }

  // MARK: - Calls of pages

  var roots: [UIView] { [host.window] }

  var messages: [String] {
    host.window.layoutConflicts.map { conflict in
      "\(equation(of: conflict.broken)) is broken: not all constraints can be satisfied"
    }
  }

  func picture(after previous: LayeredPicture?) -> LayeredPicture {
    // Code may change the content at every size: everything is drawn again.
    host.view === host.window
      ? LayeredPicture(showing: Screen(host.window))
      : LayeredPicture(
        showing: Screen(
          size: host.view.bounds.size,
          content: Screen.Part(host.view, at: CGRect(origin: .zero, size: host.view.bounds.size))))
  }

  var drawing: DisplayList {
    host.view === host.window
      ? DisplayList(showing: Screen(host.window)) : DisplayList(showing: host.view, style: .plain)
  }

  func readablePicture(showing kinds: Set<OverlayKind>) -> ReadablePicture {
    let list = drawing
    let overlay = kinds.isEmpty ? nil : LayoutOverlay(of: host.view, showing: kinds)
    return ReadablePicture { pen in
      var list = list
      if let pen, let overlay {
        pen.omitted += list.add(overlay, at: .zero, scale: CGFloat(pen.scale))
      }
      return list
    }
  }

  func marks(_ kinds: Set<OverlayKind>) -> JSONValue {
    guard !kinds.isEmpty else { return [] }
    let overlay = LayoutOverlay(of: host.view, showing: kinds)
    return .written(JSONValue.array(overlay.marks.map { $0.json(at: .zero) }).text)
  }

  func identity(of view: UIView) -> SentPicture.Identity? { nil }

  func identity(of view: UIView, named name: String) -> SentPicture.Identity {
    SentPicture.Identity(
      name: name, view: isAuthored(view) ? name : nil, className: "\(type(of: view))",
      outlineName: OutlineName.of(view))
  }

  private func isAuthored(_ view: UIView) -> Bool {
    guard view !== host.window else { return false }
    return !sequence(first: view, next: \.superview).dropFirst().contains { $0.isOfOnePiece }
  }

  func place(of view: UIView) -> (line: Int, column: Int)? { nil }

  func misplacedFrame(of view: UIView) -> CGRect? { nil }

  var outline: [JSONValue] {
    if sent.step == 0 { _ = whole(showing: []) }
    var depths: [Int: Int] = [:]
    return sent.layers.compactMap { layer in
      let depth = layer.parent.flatMap { depths[$0] } ?? -1
      guard let view = layer.view else {
        depths[layer.key] = depth
        return nil
      }
      depths[layer.key] = depth + 1
      return [
        "key": .int(layer.key), "id": .string(view), "class": .string(layer.className),
        "name": .string(layer.name), "depth": .int(depth + 1),
      ]
    }
  }
}
