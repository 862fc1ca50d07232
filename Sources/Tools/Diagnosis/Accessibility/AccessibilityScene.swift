import AutoLayout
import Foundation
import InterfaceBuilder

/// A laid-out scene with the facts that accessibility checks need.
@MainActor
struct AccessibilityScene {
  let survey: SceneSurvey
  let uses: ElementUses
  let colors: DocumentColors
  /// The accessible facts of each item of the survey.
  let elements: [AccessibleElement]
  /// Whether an item is in a bar, where the system decides about sizes and colors.
  let isInBar: [Bool]
  /// The row around an item, if it exists.
  let rows: [Int?]
  /// Whether an ancestor takes the touches of the item away.
  let isUnreachable: [Bool]

  init(_ scene: CheckedScene, _ context: AccessibilityContext) {
    self.init(scene.survey, context)
  }

  init(_ survey: SceneSurvey, _ context: AccessibilityContext) {
    self.survey = survey
    uses = context.uses
    colors = context.colors
    elements = survey.items.map { AccessibleElement($0, context.uses, symbols: context.symbols) }
    var isInBar = [Bool](repeating: false, count: survey.items.count)
    var rows = [Int?](repeating: nil, count: survey.items.count)
    var isUnreachable = isInBar
    for (index, item) in survey.items.enumerated() {
      let own = elements[index].role
      let isBarItem = item.documentElement?.role == .barItem
      isInBar[index] = own == .bar || own == .search || isBarItem
      guard let parent = item.parent else { continue }
      isInBar[index] = isInBar[index] || isInBar[parent]
      rows[index] = elements[parent].role == .cell ? parent : rows[parent]
      isUnreachable[index] =
        isUnreachable[parent]
        || survey.items[parent].documentElement?.isUserInteractionEnabled == false
    }
    (self.isInBar, self.rows, self.isUnreachable) = (isInBar, rows, isUnreachable)
  }

  /// Whether the item is shown, with a size.
  func isShown(_ index: Int) -> Bool {
    let item = survey.items[index]
    return item.isVisible && item.rect.width > 0 && item.rect.height > 0
  }

  /// A short name for lists: the title, the outlet, or the name of the image.
  func shortName(_ index: Int) -> String {
    let item = survey.items[index]
    guard let element = item.documentElement else { return survey.name(item) }
    let name = OutlineName.of(element)
    let isOwn =
      element.userLabel != nil || elements[index].label != nil && elements[index].image == nil
    return isOwn ? name : uses.outlets[item.id] ?? elements[index].image ?? name
  }

  /// The class of the app that the view has; nil for a class of UIKit.
  func customClass(_ index: Int) -> String? {
    let item = survey.items[index]
    if let element = item.documentElement { return element.customClass }
    let name = "\(type(of: item.view))"
    return name.hasPrefix("UI") ? nil : name
  }

  func draft(
    _ rule: Rule, _ index: Int, _ message: String, severity: Severity? = nil,
    group: Finding.Group? = nil, distinction: String = ""
  ) -> FindingCollector.Draft {
    let item = survey.items[index]
    return FindingCollector.Draft(
      rule: rule, view: item.id, location: item.location, message: message,
      distinction: distinction, severity: severity, group: group)
  }
}

/// The facts that all scenes of the document share.
@MainActor
struct AccessibilityContext {
  let uses: ElementUses
  let colors: DocumentColors
  /// The names of the images that are symbols of the system.
  let symbols: Set<String>

  init(_ contents: DocumentContents) {
    uses = ElementUses(contents)
    colors = DocumentColors(contents)
    symbols = Set(contents.resources.systemImages.keys)
  }

  /// The context of views made by code.
  init() {
    uses = ElementUses()
    colors = DocumentColors()
    symbols = []
  }
}

/// A check of accessible facts; each fault becomes a finding.
@MainActor
protocol AccessibilityChecking {
  static var rules: [Rule] { get }
  func drafts(in scene: AccessibilityScene) -> [FindingCollector.Draft]
}
