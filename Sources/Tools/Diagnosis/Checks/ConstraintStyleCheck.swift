import AutoLayout
import InterfaceBuilder

struct ConstraintStyleCheck {
  static let rules: [Rule] = [.duplicate, .leftRight, .fixedTextWidth]

  private struct Statement: Hashable {
    var first: String
    var second: String
    var relation: NSLayoutConstraint.Relation
    var multiplier: Double
    var constant: Double
  }

  /// Checks the constraints that a document installs for size classes.
  @MainActor
  func check(_ live: InstantiatedScene, into findings: inout FindingCollector) {
    let interface = live.interface
    let contents = live.scene.contents
    var seen: [Statement: ConstraintElement] = [:]
    for member in live.members {
      for index in contents[member.index].constraints where interface.isInstalled(index) {
        let element = interface.constraint(index)
        let owner = contents[element.owner].id
        if let other = seen[Self.statement(element, owner: owner)] {
          findings.add(
            draft(
              .duplicate, about: element, view: owner,
              message:
                "\(live.text(of: element)) duplicates \(other.id) (line \(other.location.line))"
            ))
        } else {
          seen[Self.statement(element, owner: owner)] = element
        }
        checkDirections(of: element, owner: owner, in: live, into: &findings)
        checkWidth(of: element, owner: owner, in: live, into: &findings)
      }
    }
  }

  private static func statement(_ element: ConstraintElement, owner: String) -> Statement {
    let first = "\(element.firstItem ?? owner).\(element.firstAttribute)"
    guard let item = element.secondItem, let attribute = element.secondAttribute else {
      return Statement(
        first: first, second: "", relation: element.relation, multiplier: 1,
        constant: element.constant)
    }
    let second = "\(item).\(attribute)"
    guard element.multiplier == 1, second < first else {
      return Statement(
        first: first, second: second, relation: element.relation, multiplier: element.multiplier,
        constant: element.constant)
    }
    return Statement(
      first: second, second: first, relation: element.relation.turned, multiplier: 1,
      constant: element.constant == 0 ? 0 : -element.constant)
  }

  @MainActor
  private func checkDirections(
    of element: ConstraintElement, owner: String, in live: InstantiatedScene,
    into findings: inout FindingCollector
  ) {
    let attributes = [element.firstAttribute, element.secondAttribute].compactMap(\.self)
    guard let written = attributes.first(where: { Self.replacements[$0] != nil }),
      let replacement = Self.replacements[written]
    else { return }
    let items = [element.firstItem ?? owner, element.secondItem].compactMap(\.self)
    let hasDirection = items.contains { id in
      let view = live.scene.contents.viewsByID[id].map { live.interface.view($0) }
      return view?.semanticContentAttribute.map { $0 != "unspecified" } ?? false
    }
    guard !hasDirection else { return }
    findings.add(
      draft(
        .leftRight, about: element, view: owner,
        message: "\(live.text(of: element)) does not flip in right-to-left languages; use "
          + "\(replacement) instead of \(written)"))
  }

  private static let replacements = [
    "left": "leading", "right": "trailing", "leftMargin": "leadingMargin",
    "rightMargin": "trailingMargin",
  ]

  @MainActor
  private func checkWidth(
    of element: ConstraintElement, owner: String, in live: InstantiatedScene,
    into findings: inout FindingCollector
  ) {
    guard element.firstAttribute == "width", element.secondItem == nil,
      element.relation == .equal, element.priority >= 1000, element.constant > 0,
      let index = live.scene.contents.viewsByID[element.firstItem ?? owner]
    else { return }
    let view = live.interface.view(index)
    let text: String? =
      switch view.details {
      case .label(let label): label.text ?? label.attributedText?.string
      case .button(let button): title(of: button, width: element.constant, in: live)
      default: nil
      }
    // Texts with a single letter or two are symbols, which are not translated.
    guard let text, text.count > 2, text.contains(where: \.isLetter) else { return }
    findings.add(
      draft(
        .fixedTextWidth, about: element, view: view.id,
        message:
          "\(live.name(of: view.id)) shows text at a fixed width of \(Points.text(element.constant)) "
          + "points"))
  }

  /// The title that a button with this width shows: a configuration, or an image that fills the
  /// button, replaces it.
  @MainActor
  private func title(
    of button: ButtonElement, width: Double, in live: InstantiatedScene
  ) -> String? {
    if let configuration = button.configuration {
      return configuration.title ?? configuration.attributedTitle?.string
    }
    let image = button.normal.image.flatMap { live.scene.contents.resources.images[$0.name] }
    if let image, image.width >= width { return nil }
    return button.normal.title ?? button.normal.attributedTitle?.string
  }

  private func draft(
    _ rule: Rule, about element: ConstraintElement, view: String, message: String
  ) -> FindingCollector.Draft {
    FindingCollector.Draft(
      rule: rule, view: element.firstItem ?? view, constraint: element.id,
      location: element.location,
      message: message)
  }
}
