import AutoLayout
import Foundation
import InterfaceBuilder

/// Finds texts that are small or do not follow the user's text size, and unnamed controls.
///
/// All of these rules are off by default: they hold for most elements of most projects.
struct TypeCheck: AccessibilityChecking {
  static let rules: [Rule] = [
    .smallText, .fixedFont, .styleWithoutAdjusting, .unnamedControl, .unnamedField,
    .touchWithoutTrait,
  ]

  /// Apple's smallest size of text, in points.
  static let least = 11.0

  func drafts(in scene: AccessibilityScene) -> [FindingCollector.Draft] {
    scene.survey.items.indices.flatMap { index -> [FindingCollector.Draft] in
      guard scene.isShown(index), !scene.isInBar[index] else { return [] }
      return texts(index, scene) + controls(index, scene)
    }
  }

  private func texts(_ index: Int, _ scene: AccessibilityScene) -> [FindingCollector.Draft] {
    let item = scene.survey.items[index]
    guard let text = ShownType(item) else { return [] }
    let name = scene.survey.name(item)
    guard text.hasStyle else {
      var drafts = [
        scene.draft(
          .fixedFont, index, "\(name) keeps its size when the user asks for larger text",
          group: group(
            "fixed-font", index, scene,
            "the text of {count} keeps its size when the user asks for larger text"))
      ]
      if text.size < Self.least {
        let size = Points.text(text.size)
        drafts.append(
          scene.draft(
            .smallText, index, "the text of \(name) has \(size) points, less than 11",
            group: group("small-text", index, scene, "{count} {are} smaller than 11 points")))
      }
      return drafts
    }
    guard !text.adjusts else { return [] }
    return [
      scene.draft(
        .styleWithoutAdjusting, index,
        "\(name) has a text style but changes size only when the app starts again: turn "
          + "\"Automatically Adjusts Font\" on",
        group: group(
          "style-without-adjusting", index, scene,
          "{count} {have} a text style but change size only when the app starts again"))
    ]
  }

  private func controls(_ index: Int, _ scene: AccessibilityScene) -> [FindingCollector.Draft] {
    let element = scene.elements[index]
    let name = scene.survey.name(scene.survey.items[index])
    switch element.role {
    case .toggle, .slider, .stepper:
      guard element.label == nil else { return [] }
      return [
        scene.draft(
          .unnamedControl, index, "\(name) has no label: the neighboring text does not name it",
          group: group("unnamed-control", index, scene, "{count} {have} no label"))
      ]
    case .textField:
      guard element.label == nil else { return [] }
      return [
        scene.draft(
          .unnamedField, index, "\(name) has neither placeholder nor label",
          group: group(
            "unnamed-field", index, scene, "{count} {have} neither placeholder nor label"))
      ]
    case .text, .image, .view:
      guard element.takesTaps,
        element.traits.isDisjoint(with: [.button, .link, .adjustable, .keyboardKey])
      else { return [] }
      return [
        scene.draft(
          .touchWithoutTrait, index,
          "\(name) has a tap gesture, but no button trait: VoiceOver does not say that it can be "
            + "activated",
          group: group(
            "touch-without-trait", index, scene,
            "{count} {have} a tap gesture, but no button trait: VoiceOver does not say that "
              + "{they} can be activated"))
      ]
    default: return []
    }
  }

  private func group(
    _ id: String, _ index: Int, _ scene: AccessibilityScene, _ summary: String
  ) -> Finding.Group {
    Finding.Group(
      id: id, scope: .project, kind: scene.elements[index].role.word,
      element: scene.shortName(index), summary: summary)
  }
}

/// The font of the text that a view shows.
@MainActor
struct ShownType {
  var size: Double
  /// Whether the font is a text style, or scaled by a text style.
  var hasStyle: Bool
  var adjusts: Bool

  init?(_ item: SceneSurvey.Item) {
    let font: UIFont?
    var written: FontElement?
    var isConfigured = false
    switch item.view {
    case let label as UILabel:
      guard label.text?.isBlank == false else { return nil }
      font = label.font
      adjusts = label.adjustsFontForContentSizeCategory
      if case .label(let details) = item.documentElement?.details { written = details.font }
    case let button as UIButton:
      guard button.currentTitle?.isBlank == false else { return nil }
      font = button.configuration?.titleFont ?? button.titleLabel?.font
      isConfigured = button.configuration != nil
      adjusts = isConfigured || button.titleLabel?.adjustsFontForContentSizeCategory == true
      if case .button(let details) = item.documentElement?.details {
        written = details.configuration?.font ?? details.font
      }
    case let field as UITextField:
      font = field.font
      adjusts = field.adjustsFontForContentSizeCategory
      if case .textField(let details) = item.documentElement?.details { written = details.font }
    case let text as UITextView:
      font = text.font
      adjusts = text.adjustsFontForContentSizeCategory
      if case .textView(let details) = item.documentElement?.details { written = details.font }
    default: return nil
    }
    guard let font else { return nil }
    size = Double(font.pointSize)
    if let element = item.documentElement {
      adjusts = adjusts || element.other["adjustsFontForContentSizeCategory"] == "YES"
      if case .textStyle = written?.face {
        hasStyle = true
      } else {
        // The title of the configured button has a text style unless the document gives a font.
        hasStyle = isConfigured && written == nil
      }
    } else {
      hasStyle = adjusts
    }
  }
}
