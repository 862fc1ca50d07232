internal import AutoLayout
internal import Foundation
internal import TextMetrics

@MainActor
struct FontMaker {
  let traits: UITraitCollection
  let textStyles: CanvasTextStyles
  let named: RecordedFonts
  let scene: Int

  /// The font for a description; if it is missing, a system font in the control's default size.
  func font(_ element: FontElement?, defaultSize: CGFloat) -> UIFont {
    guard let element else { return .systemFont(ofSize: defaultSize) }
    let size = element.pointSize.map { CGFloat($0) } ?? defaultSize
    switch element.face {
    case .system(let weight): return .systemFont(ofSize: size, weight: Self.weight(weight))
    case .boldSystem: return .systemFont(ofSize: size, weight: .bold)
    case .italicSystem: return .italicSystemFont(ofSize: size)
    case .textStyle(let style):
      return textStyles.font(style, for: ContentSize(traits.preferredContentSizeCategory))
    case .named(let name, let family):
      guard !name.isEmpty else { return .systemFont(ofSize: size) }
      return UIFont(
        textFont: named.font(name, family: family, pointSize: Double(size), scene: scene))
    }
  }

  nonisolated static func weight(_ name: String?) -> UIFont.Weight {
    switch name {
    case "ultraLight": .ultraLight
    case "thin": .thin
    case "light": .light
    case "medium": .medium
    case "semibold": .semibold
    case "bold": .bold
    case "heavy": .heavy
    case "black": .black
    default: .regular
    }
  }

  func text(_ element: AttributedTextElement, defaultSize: CGFloat) -> NSAttributedString {
    // swift-corelibs-foundation stops comparing runs at values of foreign classes: a mark makes
    // them differ.
    let text = NSMutableAttributedString(string: element.string)
    var location = 0
    var previousCount = 0
    for fragment in element.fragments {
      let length = fragment.content.utf16.count
      defer { location += length }
      guard length > 0 else { continue }
      var attributes: [NSAttributedString.Key: Any] = [
        .font: font(fragment.font, defaultSize: defaultSize)
      ]
      if let kern = fragment.kern { attributes[.kern] = CGFloat(kern) }
      if let paragraph = fragment.paragraph {
        attributes[.paragraphStyle] = Self.style(paragraph)
      }
      if attributes.count == previousCount { attributes[Self.mark] = NSNumber(value: location) }
      previousCount = attributes.count
      text.setAttributes(attributes, range: NSRange(location: location, length: length))
    }
    return text
  }

  private static let mark = NSAttributedString.Key("InterfaceBuilderRun")

  private static func style(_ element: ParagraphStyleElement) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment(element.alignment)
    if let mode = lineBreakMode(element.lineBreakMode) { style.lineBreakMode = mode }
    style.lineSpacing = CGFloat(element.lineSpacing)
    style.lineHeightMultiple = CGFloat(element.lineHeightMultiple)
    style.minimumLineHeight = CGFloat(element.minimumLineHeight)
    style.maximumLineHeight = CGFloat(element.maximumLineHeight)
    style.paragraphSpacing = CGFloat(element.paragraphSpacing)
    style.paragraphSpacingBefore = CGFloat(element.paragraphSpacingBefore)
    style.firstLineHeadIndent = CGFloat(element.firstLineHeadIndent)
    style.headIndent = CGFloat(element.headIndent)
    style.tailIndent = CGFloat(element.tailIndent)
    return style
  }

  static func alignment(_ name: String?) -> NSTextAlignment {
    switch name {
    case "left": .left
    case "center": .center
    case "right": .right
    case "justified": .justified
    default: .natural
    }
  }

  static func lineBreakMode(_ name: String?) -> NSLineBreakMode? {
    switch name {
    case "wordWrap", "wordWrapping": .byWordWrapping
    case "characterWrap", "charWrapping": .byCharWrapping
    case "clip", "clipping": .byClipping
    case "headTruncation", "truncatingHead": .byTruncatingHead
    case "tailTruncation", "truncatingTail": .byTruncatingTail
    case "middleTruncation", "truncatingMiddle": .byTruncatingMiddle
    default: nil
    }
  }
}
