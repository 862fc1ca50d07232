import InterfaceBuilder

/// Applies the rules of accessibility to the scenes of the document.
@MainActor
struct AccessibilityCheck {
  static let checks: [any AccessibilityChecking] = [
    TargetCheck(), LabelCheck(), ContrastCheck(), TypeCheck(), OrderCheck(),
  ]
  static let rules: [Rule] = checks.flatMap { type(of: $0).rules } + TextSizeCheck.rules

  private let settings: CheckSettings
  private let context: AccessibilityContext?

  init(_ settings: CheckSettings, _ document: InterfaceDocument) {
    self.settings = settings
    // The system shows launch screens; users do not touch them.
    let isNeeded =
      !document.contents.header.isLaunchScreen && Self.rules.contains { settings.applies($0) }
    context = isNeeded ? AccessibilityContext(document.contents) : nil
  }

  var isNeeded: Bool { context != nil }

  func check(
    _ checked: CheckedScene, _ scene: InterfaceScene, at point: LayoutEnvironment,
    into collector: inout FindingCollector
  ) {
    guard let context else { return }
    let accessible = AccessibilityScene(checked, context)
    for check in Self.checks where type(of: check).rules.contains(where: settings.applies) {
      for draft in check.drafts(in: accessible) { collector.add(draft) }
    }
    guard settings.applies(.clippedAtTextSize), point.textSize == nil else { return }
    var sizes = TextSizeCheck(scene, at: point, context)
    for draft in sizes.drafts(accessible) { collector.add(draft) }
  }
}
