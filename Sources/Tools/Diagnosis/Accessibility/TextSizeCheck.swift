import AutoLayout
import Foundation
import InterfaceBuilder

/// Finds texts that are cut at another text size than the usual size.
///
/// The smallest and the two largest sizes find the texts, and the sizes between them are laid out
/// only to find the first that fails.
@MainActor
struct TextSizeCheck {
  static let rules: [Rule] = [.clippedAtTextSize]

  private let scene: InterfaceScene
  private let point: LayoutEnvironment
  private let context: AccessibilityContext
  private var known: [Int: Cuts] = [:]

  private typealias Cuts = [String: TextFit.Fault]

  init(_ scene: InterfaceScene, at point: LayoutEnvironment, _ context: AccessibilityContext) {
    self.scene = scene
    self.point = point
    self.context = context
  }

  private static let sizes = EnvironmentAxis.textSizes
  private static let usual = 3
  private static let largestStandard = 6

  /// - Complexity: Four layouts of the scene with growing texts, and at most eight more.
  mutating func drafts(_ usual: AccessibilityScene) -> [FindingCollector.Draft] {
    let base = usual.survey.items
    guard base.contains(where: { Self.grows($0) }) else { return [] }
    let before = Set(Self.cuts(in: usual, at: Self.usual).keys).union(cuts(at: Self.usual).keys)
    let last = Self.sizes.count - 1
    let ends = [0, Self.largestStandard, last].map { cuts(at: $0) }
    var drafts: [FindingCollector.Draft] = []
    for (index, item) in base.enumerated() where !before.contains(item.id) && Self.grows(item) {
      guard let end = ends.firstIndex(where: { $0[item.id] != nil }) else { continue }
      let range = [
        0..<1, (Self.usual + 1)..<(Self.largestStandard + 1),
        (Self.largestStandard + 1)..<(last + 1),
      ][end]
      guard let first = range.first(where: { cuts(at: $0)[item.id] != nil }),
        let fault = cuts(at: first)[item.id]
      else { continue }
      let hardest = end == 0 ? 0 : ends[2][item.id] == nil ? Self.largestStandard : last
      let fix = verifiedFix(of: item.id, at: hardest)
      drafts.append(draft(index, usual, fault, first, isLast: hardest == last, fix))
    }
    return drafts
  }

  private func draft(
    _ index: Int, _ scene: AccessibilityScene, _ fault: TextFit.Fault, _ size: Int, isLast: Bool,
    _ fix: String?
  ) -> FindingCollector.Draft {
    let name = Self.sizes[size].name
    let place = isLast && size > Self.usual ? "from \(name) on" : "at \(name)"
    let item = scene.survey.items[index]
    let text = scene.survey.name(item)
    let words =
      switch fault {
      case .width(let needed, let given):
        "truncated \(place): \(text) needs \(Points.text(needed)) points and has "
          + Points.text(given)
      case .lines(let needed, let allowed):
        "truncated \(place): \(text) needs \(needed) lines and has \(allowed)"
      case .height(let needed, let given):
        "clipped \(place): \(text) is \(Points.text(needed)) points tall and has "
          + Points.text(given)
      }
    let remedy = fix.map { "; verified fix: \($0)" } ?? ""
    return scene.draft(
      .clippedAtTextSize, index, words + remedy,
      group: Finding.Group(
        id: "clipped-at-text-size", scope: .document, kind: scene.elements[index].role.word,
        element: "\(scene.shortName(index)) (\(place))",
        summary: "{count} {are} cut at other text sizes: {list}"))
  }

  // MARK: - Layouts

  private func checked(at size: Int) -> CheckedScene {
    var environment = point
    environment.textSize = Self.sizes[size].category
    let live = scene.laidOut(in: environment)
    Self.growRoots(of: live)
    return CheckedScene(live, isCanvas: false)
  }

  /// Gives roots with a free height the height of their content, if it is larger.
  private static func growRoots(of live: InstantiatedScene) {
    var isChanged = false
    for root in live.roots where !(root is UITableViewCell) && live.hasFreeHeight(root) {
      let fitting = root.systemLayoutSizeFitting(
        CGSize(width: root.bounds.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      guard fitting.height > root.bounds.height + 0.01 else { continue }
      root.frame.size.height = fitting.height
      isChanged = true
    }
    if isChanged { live.layOut(resizesRows: true) }
  }

  private mutating func cuts(at size: Int) -> Cuts {
    if let cuts = known[size] { return cuts }
    let cuts = Self.cuts(in: AccessibilityScene(checked(at: size).survey, context), at: size)
    known[size] = cuts
    return cuts
  }

  /// The growing texts that are cut, by identifier.
  private static func cuts(in scene: AccessibilityScene, at size: Int) -> Cuts {
    var cuts: Cuts = [:]
    for (index, item) in scene.survey.items.enumerated() {
      guard scene.isShown(index), !scene.isInBar[index], !item.id.isEmpty, grows(item),
        let fault = cutLetters(item, at: size) ?? item.text.fault,
        !isExempt(item, fault, scene.rows[index], scene)
      else { continue }
      cuts[item.id] = fault
    }
    return cuts
  }

  private static func grows(_ item: SceneSurvey.Item) -> Bool { ShownType(item)?.hasStyle == true }

  /// Returns the fault if a field is lower than a line at a standard size.
  private static func cutLetters(_ item: SceneSurvey.Item, at size: Int) -> TextFit.Fault? {
    guard size <= largestStandard, let field = item.view as? UITextField,
      let line = field.font.map({ Double($0.lineHeight) }), line > Double(field.bounds.height) + 1
    else { return nil }
    return .height(needed: line, given: Double(field.bounds.height))
  }

  private static func isExempt(
    _ item: SceneSurvey.Item, _ fault: TextFit.Fault, _ row: Int?, _ scene: AccessibilityScene
  ) -> Bool {
    // Fields scroll text that is too long.
    if item.view is UITextField, case .height = fault { return false }
    if item.view is UITextField { return true }
    if let label = item.view as? UILabel {
      if label.adjustsFontSizeToFitWidth || label.minimumScaleFactor > 0 { return true }
      // Several lines are a limit on purpose.
      if case .lines = fault, label.numberOfLines > 1 { return true }
    }
    // Rows of tables have grown already; other cells may size themselves.
    guard case .height = fault, let row else { return false }
    let cell = scene.survey.items[row]
    return cell.parent == nil || !(cell.view is UITableViewCell)
  }

  // MARK: - Fixes

  /// Tries changes at a size; returns the first with which the text fits and no other is cut.
  private func verifiedFix(of id: String, at size: Int) -> String? {
    let scene = checked(at: size)
    guard let item = scene.survey.items.first(where: { $0.id == id }) else { return nil }
    let label = item.view as? UILabel
    let heights = item.view.constraints.filter { constraint in
      constraint.firstItem === item.view && constraint.secondItem == nil
        && constraint.firstAttribute == .height && constraint.relation == .equal
    }
    let lines: (() -> Void)? =
      label?.numberOfLines == 1 ? { label?.numberOfLines = 0 } : nil
    let free: (() -> Void)? =
      heights.isEmpty ? nil : { for height in heights { height.isActive = false } }
    let before = Set(Self.cuts(in: AccessibilityScene(scene.survey, context), at: size).keys)
    let names = "remove the height constraint" + (heights.count > 1 ? "s" : "")
    let changes: [(String, [() -> Void])] = [
      ("set Lines to 0", [lines].compactMap(\.self)), (names, [free].compactMap(\.self)),
      ("set Lines to 0 and \(names)", [lines, free].compactMap(\.self)),
    ]
    for (number, change) in changes.enumerated() where change.1.count == (number == 2 ? 2 : 1) {
      for apply in change.1 { apply() }
      scene.live.layOut(resizesRows: true)
      scene.update()
      let after = Self.cuts(in: AccessibilityScene(scene.survey, context), at: size).keys
      if !after.contains(id), Set(after).isSubset(of: before) { return change.0 }
      if label?.numberOfLines == 0, lines != nil { label?.numberOfLines = 1 }
      for height in heights { height.isActive = true }
    }
    return nil
  }
}
