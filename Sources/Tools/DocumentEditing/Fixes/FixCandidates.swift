import AutoLayout
import Diagnosis
import Foundation
import InterfaceBuilder

/// Edits that may remove a finding, the least intrusive first; a check decides.
@MainActor
struct FixCandidates {
  private let finding: Finding
  private let live: InstantiatedScene
  private let contents: DocumentContents

  init(_ finding: Finding, _ live: InstantiatedScene) {
    self.finding = finding
    self.live = live
    contents = live.scene.contents
  }

  var all: [SuggestedFix] {
    if let change = finding.fix {
      return [SuggestedFix(title: change.title(in: contents), edits: [DocumentEdit(change)])]
    }
    switch finding.rule {
    case "unsatisfiable-constraints", "given-size-conflict": return conflictFixes
    case "invalid-constraint", "duplicate-constraint":
      return finding.constraint.map { [remove($0)] } ?? []
    case "left-right-attribute": return directionFix.map { [$0] } ?? []
    case "unconfirmed-frame": return frameFix.map { [$0] } ?? []
    case "truncated-text", "clipped-text": return textFixes
    case "fixed-text-width":
      return finding.constraint.map { [relax($0), remove($0)] } ?? []
    case "overlapping-controls": return moves(by: overlaps)
    case "off-screen", "outside-safe-area": return moves(by: excess)
    case "zero-size": return emptySizeFixes
    default: return []
    }
  }

  // MARK: - Constraints

  private func element(_ id: String) -> ConstraintElement? {
    contents.constraints.first { $0.id == id }
  }

  private func text(_ id: String) -> String { element(id).map(live.text(of:)) ?? id }

  private func remove(_ id: String) -> SuggestedFix {
    SuggestedFix(title: "Remove \(text(id))", edits: [DocumentEdit(removing: id)])
  }

  private func relax(_ id: String) -> SuggestedFix {
    SuggestedFix(
      title: "Make \(text(id)) a minimum (greater than or equal)",
      edits: [DocumentEdit(id, set: "relation", to: "greaterThanOrEqual")])
  }

  private func set(_ element: ConstraintElement, constant: Double) -> SuggestedFix {
    SuggestedFix(
      title: "Set the constant of \(live.text(of: element)) to \(MarkupNumber.text(constant))",
      edits: [DocumentEdit(element.id, set: "constant", to: MarkupNumber.text(constant))])
  }

  private var conflictFixes: [SuggestedFix] {
    let own = finding.related.compactMap(\.constraint)
    // The constraint that UIKit breaks comes first: its removal changes no frame.
    let ordered = own.filter { $0 == finding.constraint } + own.filter { $0 != finding.constraint }
    let lowered = ordered.filter { (element($0)?.priority ?? 0) >= 1000 }.map { id in
      SuggestedFix(
        title: "Lower the priority of \(text(id)) to 999",
        edits: [DocumentEdit(id, set: "priority", to: "999")])
    }
    let half = FixSearch.trialLimit / 2
    return Array(ordered.map(remove).prefix(half) + lowered.prefix(half))
  }

  private var directionFix: SuggestedFix? {
    guard let id = finding.constraint, let element = element(id) else { return nil }
    let attributes = [
      ("firstAttribute", element.firstAttribute), ("secondAttribute", element.secondAttribute),
    ]
    let edits = attributes.compactMap { name, attribute -> DocumentEdit? in
      guard let attribute, let other = Self.directed(attribute) else { return nil }
      return DocumentEdit(id, set: name, to: other)
    }
    return SuggestedFix(title: "Use leading and trailing in \(text(id))", edits: edits)
  }

  private static func directed(_ attribute: String) -> String? {
    switch attribute {
    case "left": "leading"
    case "right": "trailing"
    case "leftMargin": "leadingMargin"
    case "rightMargin": "trailingMargin"
    default: nil
    }
  }

  // MARK: - Views

  private var view: UIView? { finding.view.flatMap { live.view($0) } }

  private var frameFix: SuggestedFix? {
    guard let id = finding.view,
      let view = FrameReport.Scene(live).views.first(where: { $0.id == id })
    else { return nil }
    return SuggestedFix(title: "Update Frames", edits: [FrameUpdates.edit(id, view.frame.numbers)])
  }

  /// Returns the constraints on a view along an axis, each with its sign: whether a larger constant
  /// moves the view forward.
  private func constraints(
    on id: String, _ axis: NSLayoutConstraint.Axis
  ) -> [(element: ConstraintElement, sign: Double)] {
    contents.constraints.compactMap { element in
      let first = element.firstItem ?? contents[element.owner].id
      guard live.constraints[element.id] != nil else { return nil }
      if first == id, Self.axis(of: element.firstAttribute) == axis { return (element, 1) }
      if element.secondItem == id, Self.axis(of: element.secondAttribute ?? "") == axis {
        return (element, -1)
      }
      return nil
    }
  }

  private static func axis(of attribute: String) -> NSLayoutConstraint.Axis? {
    NSLayoutConstraint.Attribute(named: attribute)?.axis
  }

  private func sizes(of id: String, _ attribute: String) -> [ConstraintElement] {
    constraints(on: id, attribute == "height" ? .vertical : .horizontal).map(\.element).filter {
      $0.firstAttribute == attribute && $0.secondItem == nil && $0.relation != .greaterThanOrEqual
    }
  }

  private var textFixes: [SuggestedFix] {
    guard let id = finding.view, let view else { return [] }
    var fixes: [SuggestedFix] = []
    let needed = view.intrinsicContentSize
    for (attribute, length) in [("width", needed.width), ("height", needed.height)] {
      for element in sizes(of: id, attribute) {
        fixes.append(relax(element.id))
        if length > 0 { fixes.append(set(element, constant: length.rounded(.up))) }
      }
    }
    if let label = view as? UILabel, label.numberOfLines != 0 {
      fixes.append(
        SuggestedFix(
          title: "Let \(contents.equationName(of: id)) wrap to any number of lines",
          edits: [DocumentEdit(id, set: "numberOfLines", to: "0")]))
    }
    if let factor = shrinkingFactor, view is UILabel {
      let words = MarkupNumber.text(factor)
      fixes.append(
        SuggestedFix(
          title: "Let \(contents.equationName(of: id)) shrink its text to \(words) times the size",
          edits: [
            DocumentEdit(id, set: "adjustsFontSizeToFit", to: "YES"),
            DocumentEdit(id, set: "minimumScaleFactor", to: words),
          ]))
    }
    // A neighbor that leaves too little room may leave more.
    for (element, _) in constraints(on: id, .horizontal) + constraints(on: id, .vertical)
    where element.secondItem != nil && element.constant > 8 {
      fixes.append(set(element, constant: 8))
    }
    return fixes
  }

  /// The scale at which the text fits in all languages, in steps of the twentieth; nil if the text
  /// would be smaller than half its size.
  private var shrinkingFactor: Double? {
    guard let label = view as? UILabel, label.numberOfLines == 1 else { return nil }
    let needs = finding.translations.compactMap { text -> Double? in
      guard let needed = text.needed, let given = text.given, needed > 0, text.unit == .points
      else { return nil }
      return given / needed
    }
    let own = label.bounds.width / max(1, label.intrinsicContentSize.width)
    let factor = ((needs + [Double(own)]).min() ?? 1) * 20
    return (10..<20).contains(factor) ? factor.rounded(.down) / 20 : nil
  }

  private var emptySizeFixes: [SuggestedFix] {
    guard let id = finding.view, let view else { return [] }
    var fixes: [SuggestedFix] = []
    for (axis, length) in [
      (NSLayoutConstraint.Axis.horizontal, view.bounds.width), (.vertical, view.bounds.height),
    ] where length <= 0 {
      fixes += constraints(on: id, axis).reversed().map { remove($0.element.id) }
    }
    return fixes
  }

  // MARK: - Places

  private struct Step {
    let axis: NSLayoutConstraint.Axis
    let length: Double
  }

  /// Returns fixes that move the view by changing one of the constraints on it.
  private func moves(by steps: [Step]) -> [SuggestedFix] {
    guard let id = finding.view else { return [] }
    var fixes: [SuggestedFix] = []
    for step in steps {
      for (element, sign) in constraints(on: id, step.axis)
      where element.secondItem != nil && element.multiplier == 1 {
        fixes.append(set(element, constant: element.constant + sign * step.length))
      }
    }
    return fixes
  }

  private func frame(of view: UIView) -> CGRect {
    view.convert(view.bounds, to: view.rootView)
  }

  /// The steps that bring the view back to the screen or its safe area.
  private var excess: [Step] {
    guard let view else { return [] }
    let root = view.rootView
    let frame = frame(of: view)
    let screen = root.bounds
    let safe = screen.inset(by: root.safeAreaInsets)
    return [screen, safe].flatMap { bounds in
      [
        Self.step(.horizontal, bounds.minX - frame.minX, frame.maxX - bounds.maxX),
        Self.step(.vertical, bounds.minY - frame.minY, frame.maxY - bounds.maxY),
      ].compactMap(\.self)
    }
  }

  private static func step(
    _ axis: NSLayoutConstraint.Axis, _ before: CGFloat, _ after: CGFloat
  ) -> Step? {
    if before > 0 { return Step(axis: axis, length: Double(before.rounded(.up))) }
    if after > 0 { return Step(axis: axis, length: -Double(after.rounded(.up))) }
    return nil
  }

  /// The standard distance between views, in points.
  private static let gap = 8.0

  /// The steps that move the view off the views that it overlaps.
  private var overlaps: [Step] {
    guard let view else { return [] }
    let frame = frame(of: view)
    let others = live.members.map(\.view).filter { other in
      other !== view && !other.isDescendant(of: view) && !view.isDescendant(of: other)
    }
    let commons: [CGRect] = others.map { self.frame(of: $0).intersection(frame) }
      .filter { $0.width > 0 && $0.height > 0 }
    let largest = commons.sorted { $0.width * $0.height > $1.width * $1.height }.prefix(2)
    var steps: [Step] = []
    for common in largest {
      let down = Double(common.height.rounded(.up)) + Self.gap
      let right = Double(common.width.rounded(.up)) + Self.gap
      for (axis, length) in [(NSLayoutConstraint.Axis.vertical, down), (.horizontal, right)] {
        steps += [Step(axis: axis, length: length), Step(axis: axis, length: -length)]
      }
    }
    return steps
  }
}
