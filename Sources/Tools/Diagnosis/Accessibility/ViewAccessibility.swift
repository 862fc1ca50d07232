package import AutoLayout
import InterfaceBuilder

/// The rules of accessibility for views made by code.
@MainActor
package enum ViewAccessibility {
  /// Returns the findings in a laid-out tree of views, rule by rule.
  package static func findings(in root: UIView) -> [Finding] {
    var collector = FindingCollector(
      settings: CheckSettings(accessibility: .usual), environment: LayoutEnvironment())
    let scene = AccessibilityScene(SceneSurvey(viewsIn: root), AccessibilityContext())
    for check in AccessibilityCheck.checks {
      for draft in check.drafts(in: scene) { collector.add(draft) }
    }
    return collector.findings
  }
}
