import AutoLayout
import Foundation
import InterfaceBuilder

/// Compares the sizes of buttons, text fields and tapped views with Apple's two sizes.
struct TargetCheck: AccessibilityChecking {
  static let rules: [Rule] = [.smallTarget]

  /// Apple's smallest and default size of the control, in points.
  static let (least, usual) = (28.0, 44.0)
  static let tolerance = 0.5

  func drafts(in scene: AccessibilityScene) -> [FindingCollector.Draft] {
    scene.survey.items.indices.compactMap { draft($0, scene) }
  }

  private func draft(_ index: Int, _ scene: AccessibilityScene) -> FindingCollector.Draft? {
    let element = scene.elements[index]
    let item = scene.survey.items[index]
    guard element.takesTaps, !element.isDisabled, scene.isShown(index), !scene.isInBar[index],
      !scene.isUnreachable[index], let extent = extent(index, scene),
      extent < Self.usual - Self.tolerance
    else { return nil }
    let size = "\(Points.text(Double(item.rect.width))) x \(Points.text(Double(item.rect.height)))"
    let isTiny = extent < Self.least - Self.tolerance
    let custom = scene.customClass(index)
    let limit = isTiny ? Self.least : Self.usual
    let doubt = custom.map(Self.doubt) ?? ""
    let name = scene.survey.name(item)
    let isError = isTiny && custom == nil
    return scene.draft(
      .smallTarget, index,
      isTiny
        ? "\(name) is \(size) points, smaller than \(Self.text(limit)): make it at least "
          + "\(Self.text(Self.usual))\(doubt)"
        : "\(name) is \(size) points, lower or narrower than 44 points, Apple's default size"
          + doubt,
      severity: isError ? .error : .note,
      group: Finding.Group(
        id: Self.group(isTiny, isError), scope: isError ? .document : .project,
        kind: element.role.word, element: "\(scene.shortName(index)) (\(size))",
        summary: Self.summary(isTiny, isError)))
  }

  nonisolated private static func doubt(_ custom: String) -> String {
    ", unless \(custom) enlarges its touch area"
  }

  nonisolated private static func group(_ isTiny: Bool, _ isError: Bool) -> String {
    isError ? "small-target/28" : isTiny ? "small-target/custom" : "small-target/44"
  }

  /// Returns the finding for a view whose class in code enlarges no touch area.
  nonisolated static func confirmed(_ finding: Finding) -> Finding {
    guard finding.message.hasSuffix(" enlarges its touch area"),
      let start = finding.message.range(of: ", unless ", options: .backwards)
    else { return finding }
    var finding = finding
    finding.message = String(finding.message[..<start.lowerBound])
    guard finding.group?.id == group(true, false) else { return finding }
    finding.severity = .error
    setGroup(true, true, &finding)
    return finding
  }

  /// Returns the finding for a view whose class may enlarge its touch area.
  nonisolated static func doubted(_ finding: Finding) -> Finding {
    guard finding.group?.id == group(true, true) else { return finding }
    var finding = finding
    finding.message += doubt("its class in code")
    finding.severity = .note
    setGroup(true, false, &finding)
    return finding
  }

  nonisolated private static func setGroup(
    _ isTiny: Bool, _ isError: Bool, _ finding: inout Finding
  ) {
    finding.group?.id = group(isTiny, isError)
    finding.group?.scope = isError ? .document : .project
    finding.group?.summary = summary(isTiny, isError)
  }

  nonisolated private static func summary(_ isTiny: Bool, _ isError: Bool) -> String {
    if isError {
      return "{count} {are} smaller than 28 x 28 points: {list}. Make {them} at least 44 x 44"
    }
    return isTiny
      ? "{count} of the app's own classes {are} smaller than 28 x 28 points, unless the classes "
        + "enlarge their touch areas: {list}"
      : "{count} {are} lower or narrower than 44 points, Apple's default size; "
        + "'--only small-target' lists {them}"
  }

  private static func text(_ size: Double) -> String {
    "\(Points.text(size)) x \(Points.text(size))"
  }

  /// The extent that decides, in points; nil for controls with a size of the system.
  private func extent(_ index: Int, _ scene: AccessibilityScene) -> Double? {
    let rect = scene.survey.items[index].rect
    switch scene.elements[index].role {
    case .textField: return Double(rect.height)
    case .button:
      // The row is the target of the button that fills its width.
      if let row = scene.rows[index], rect.width >= 0.9 * scene.survey.items[row].rect.width {
        return nil
      }
      return Double(min(rect.width, rect.height))
    case .text, .image, .view: return Double(min(rect.width, rect.height))
    default: return nil
    }
  }
}
