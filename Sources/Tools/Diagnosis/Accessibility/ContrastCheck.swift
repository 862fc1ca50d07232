import AutoLayout
import Foundation
import InterfaceBuilder
import TextMetrics

/// Compares the colors of texts and backgrounds, in light, dark and increased contrast.
///
/// The limits are Apple's: 4.5 up to 17 points, 3 from 18 points and for bold text.
struct ContrastCheck: AccessibilityChecking {
  static let rules: [Rule] = [.lowContrast]

  /// Below this ratio the text is invisible: code sets the color of the background.
  static let invisible = 1.2

  /// A text and its color; the color is nil if it is unknown.
  struct Text {
    var item: Int
    var box: CGRect
    var color: DocumentColors.Known?
    var isLarge: Bool

    var needed: Double { isLarge ? 3 : 4.5 }
  }

  /// A measured pair of colors.
  struct Pair: Hashable {
    var text: PixelColor
    var background: PixelColor

    var ratio: Double { text.contrast(to: background) }
  }

  func drafts(in scene: AccessibilityScene) -> [FindingCollector.Draft] {
    let backdrop = Backdrop(scene)
    return texts(in: scene).flatMap { drafts($0, backdrop, scene) }
  }

  /// The texts that are shown and enabled, outside of bars.
  func texts(in scene: AccessibilityScene) -> [Text] {
    scene.survey.items.indices.compactMap { index in
      guard scene.isShown(index), !scene.isInBar[index], !scene.elements[index].isDisabled else {
        return nil
      }
      if scene.survey.items[index].view.statedIsElement == false { return nil }
      return text(index, scene)
    }
  }

  private func text(_ index: Int, _ scene: AccessibilityScene) -> Text? {
    let item = scene.survey.items[index]
    let isCustom = scene.customClass(index) != nil
    switch item.view {
    case let label as UILabel:
      guard label.isEnabled, let text = label.text, !text.isBlank else { return nil }
      guard let box = item.content.rect(of: item)?.intersection(item.rect), box.width > 0 else {
        return nil
      }
      var color: DocumentColors.Known?
      if case .label(let element) = item.documentElement?.details {
        let isPlain = element.attributedText == nil && (element.textColor != nil || !isCustom)
        color = isPlain ? scene.colors.known(element.textColor, live: label.textColor) : nil
      } else if !isCustom {
        color = scene.colors.known(nil, live: label.textColor)
      }
      return Text(item: index, box: box, color: color, isLarge: Self.isLarge(label.font))
    case let button as UIButton:
      guard let title = button.shownTitles.first, !title.text.isBlank else { return nil }
      let box = title.rect.offsetBy(dx: item.rect.minX, dy: item.rect.minY)
      let font = button.configuration?.titleFont ?? button.titleLabel?.font
      return Text(
        item: index, box: box.intersection(item.rect),
        color: title.attributed == nil ? color(of: button, item, scene, isCustom) : nil,
        isLarge: Self.isLarge(font))
    default: return nil
    }
  }

  private func color(
    of button: UIButton, _ item: SceneSurvey.Item, _ scene: AccessibilityScene, _ isCustom: Bool
  ) -> DocumentColors.Known? {
    var details: ButtonElement?
    if case .button(let own) = item.documentElement?.details { details = own }
    if let configuration = button.configuration {
      guard let own = configuration.baseForegroundColor else { return nil }
      return scene.colors.known(details?.configuration?.baseForegroundColor, live: own)
    }
    if let own = button.titleColor(for: .normal) {
      return scene.colors.known(details?.normal.titleColor, live: own)
    }
    // The default tint is the system's decision.
    guard details?.normal.titleColor == nil, !isCustom else { return nil }
    guard button.buttonType == .custom else {
      guard let tint = item.documentElement?.tintColor else { return nil }
      return scene.colors.known(tint, live: button.tintColor)
    }
    return DocumentColors.Known(color: .white)
  }

  private static func isLarge(_ font: UIFont?) -> Bool {
    guard let font = font?.textFont else { return false }
    return font.pointSize >= 18 || font.weight >= Double(UIFont.Weight.bold.rawValue) - 0.01
  }

  private static let appearances: [(appearance: ColorAppearance, name: String)] = {
    func appearance(dark: Bool, high: Bool) -> ColorAppearance {
      var appearance = ColorAppearance()
      (appearance.isDark, appearance.hasHighContrast) = (dark, high)
      return appearance
    }
    return [
      (appearance(dark: false, high: false), ""),
      (appearance(dark: true, high: false), "the dark appearance"),
      (appearance(dark: false, high: true), "increased contrast"),
      (appearance(dark: true, high: true), "the dark appearance with increased contrast"),
    ]
  }()

  /// The pair of colors of the text in an appearance; nil if a color is unknown.
  func pair(_ text: Text, _ backdrop: Backdrop, _ appearance: ColorAppearance, alpha: Double)
    -> Pair?
  {
    guard let color = text.color?.components(in: appearance), color.alpha > 0,
      let background = backdrop.color(behind: text.item, text.box, in: appearance)
    else { return nil }
    return Pair(
      text: PixelColor(color, over: background, opacity: alpha), background: background)
  }

  private func drafts(
    _ text: Text, _ backdrop: Backdrop, _ scene: AccessibilityScene
  ) -> [FindingCollector.Draft] {
    let alpha = Double(scene.survey.items[text.item].view.alpha)
    guard let light = self.pair(text, backdrop, ColorAppearance(), alpha: alpha),
      light.ratio >= Self.invisible
    else { return [] }
    var drafts: [FindingCollector.Draft] = []
    var seen: Set<Pair> = []
    var failing: Set<Bool> = []
    for (appearance, name) in Self.appearances {
      if !name.isEmpty, !scene.colors.adapts { break }
      guard let pair = self.pair(text, backdrop, appearance, alpha: alpha), pair.ratio < text.needed
      else { continue }
      // The pair of normal contrast is reported, not the pair of increased contrast.
      if appearance.hasHighContrast, failing.contains(appearance.isDark) { continue }
      failing.insert(appearance.isDark)
      guard seen.insert(pair).inserted else { continue }
      drafts.append(draft(pair, text, appearance, name, scene))
    }
    return drafts
  }

  private func draft(
    _ pair: Pair, _ text: Text, _ appearance: ColorAppearance, _ name: String,
    _ scene: AccessibilityScene
  ) -> FindingCollector.Draft {
    // A ratio is never rounded up to the limit: 4.498 is less than 4.5.
    let rounded = (pair.ratio * 100).rounded() / 100
    let ratio = Points.text(
      rounded < text.needed ? rounded : (pair.ratio * 100).rounded(.down) / 100)
    let needed = Points.text(text.needed)
    let place = name.isEmpty ? "" : " in \(name)"
    let (front, back) = (pair.text.hexadecimal, pair.background.hexadecimal)
    let isOfSystem = text.color?.isOfSystem == true && !appearance.isDark
    let size = text.isLarge ? "large or bold text" : "text below 18 points"
    let words = "\(front) on \(back) has a contrast of \(ratio)\(place), needs \(needed)"
    let id =
      isOfSystem
      ? "low-contrast/system"
      : "low-contrast/\(front)/\(back)/\(needed)\(name.isEmpty ? "" : "/\(name)")"
    return scene.draft(
      .lowContrast, text.item,
      "the text of \(scene.survey.name(scene.survey.items[text.item])) "
        + "in \(words) as \(size)",
      severity: isOfSystem || pair.ratio >= 3 ? .note : .warning,
      group: Finding.Group(
        id: id, scope: .project, kind: "text",
        element: scene.shortName(text.item)
          + (isOfSystem ? " (\(front) on \(back), \(ratio))" : ""),
        summary: isOfSystem
          ? "{count} in {documents} have a color of the system with a contrast below the limit: {list}"
          : "\(words): {count} in {documents} ({list})"),
      distinction: name)
  }
}
