import AutoLayout
import Foundation
import InterfaceBuilder

@MainActor
struct MisplacementCheck {
  static let rules: [Rule] = [.misplaced, .unconfirmedFrame]

  func check(_ scene: CheckedScene, into findings: inout FindingCollector) {
    let tellsAll = findings.isEnabled(.unconfirmedFrame)
    for view in Self.misplaced(in: scene, tellsAll: tellsAll) {
      let item = scene.survey.items[view.item]
      let (frame, actual) = (view.frame, item.view.frame)
      let differences = [
        ("x", frame.x, Double(actual.minX)), ("y", frame.y, Double(actual.minY)),
        ("width", frame.width, Double(actual.width)),
        ("height", frame.height, Double(actual.height)),
      ].filter { abs($0.1 - $0.2) > 0.5 }
      let place = view.isProved ? "at run time" : "here"
      let list = differences.map {
        "\($0.0) is \(Points.text($0.1)) in the document, \(Points.text($0.2)) \(place)"
      }
      let difference =
        view.isProved
        ? "will be different at run time" : "differs from the layout here"
      findings.add(
        FindingCollector.Draft(
          rule: view.isProved ? .misplaced : .unconfirmedFrame, view: item.member.id,
          location: item.member.location,
          message: "the frame of \(scene.survey.name(item)) \(difference): "
            + list.joined(separator: "; ")))
    }
  }

  struct MisplacedView {
    let item: Int
    let frame: RectElement
    let isProved: Bool
  }

  /// Compares the scene's stored frames with the layout; empty unless the device is the canvas.
  ///
  /// - Parameter byGuides: Whether constraints to margins and guides disprove frames too.
  @MainActor
  static func misplaced(
    in scene: CheckedScene, tellsAll: Bool, byGuides: Bool = false
  ) -> [MisplacedView] {
    guard scene.isCanvas else { return [] }
    let survey = scene.survey
    let suspects = survey.items.indices.filter { index in
      let member = survey.items[index].member
      return !member.id.isEmpty && !showsSymbol(survey.items[index].element)
        && scene.live.isPlacedByConstraints(member)
        && scene.live.isMisplaced(member) && !scene.ambiguities.isAmbiguous(index)
    }
    guard !suspects.isEmpty else { return [] }
    let disproved = scene.record.disproved(byGuides: byGuides)
    let disputed = disputedViews(scene.live)
    let suspicious = suspects.filter { index in
      let view = ObjectIdentifier(survey.items[index].view)
      return !disputed.contains(view) && (tellsAll || disproved.contains(view))
    }
    guard !suspicious.isEmpty else { return [] }
    // Texts may measure differently here; a difference that always remains is the document's fault.
    var environment = LayoutEnvironment.canvas
    environment.leafSizes = .recorded
    let recorded = scene.live.scene.instantiate(in: environment)
    recorded.layOut()
    let verdicts = Dictionary(
      zip(recorded.members.map(\.id), recorded.frameVerdicts(byGuides: byGuides)),
      uniquingKeysWith: { first, _ in first })
    return suspicious.compactMap { index in
      let item = survey.items[index]
      let verdict = verdicts[item.member.id] ?? .agrees
      guard verdict != .agrees, let frame = item.element.frame,
        item.element.isMisplaced || tellsAll || !(item.view is UISwitch)
          || isLarge(frame, item.view.frame)
      else { return nil }
      return MisplacedView(item: index, frame: frame, isProved: verdict == .disproved)
    }
  }

  /// Whether a frame differs by more than the sizes of switches do between releases.
  private static func isLarge(_ frame: RectElement, _ actual: CGRect) -> Bool {
    [
      (frame.x, actual.minX), (frame.y, actual.minY), (frame.width, actual.width),
      (frame.height, actual.height),
    ].contains { abs($0 - Double($1)) > 2 }
  }

  /// Whether a view shows a system symbol, whose alignment insets are not in the document.
  private static func showsSymbol(_ element: ViewElement) -> Bool {
    guard case .imageView(let view) = element.details else { return false }
    return view.image?.isSystem == true
  }

  @MainActor
  private static func disputedViews(_ live: InstantiatedScene) -> Set<ObjectIdentifier> {
    let constraints = live.roots.flatMap(\.layoutConflicts).flatMap(\.constraints)
    return Set(
      constraints.flatMap { [$0.firstItem, $0.secondItem] }
        .compactMap { ($0 as? UIView).map(ObjectIdentifier.init) })
  }
}
