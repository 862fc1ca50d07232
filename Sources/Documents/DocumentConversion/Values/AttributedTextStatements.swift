internal import InterfaceBuilder

/// Statements that make an attributed text.
struct AttributedTextStatements {
  private(set) var statements: [String] = []
  /// The expression of the finished text.
  private(set) var expression = ""

  private let resources: ResourceElements
  private let name: String
  private let defaultSize: Double

  /// Makes the statements; `name` is the prefix of their constants.
  init(
    _ text: AttributedTextElement, name: String, defaultSize: Double, resources: ResourceElements
  ) {
    self.resources = resources
    self.name = name
    self.defaultSize = defaultSize
    let fragments = text.fragments.filter { !$0.content.isEmpty }
    let parts = fragments.enumerated().map { index, fragment in
      let suffix = index == 0 ? "" : "\(index + 1)"
      return part(fragment, style: "\(name)Style\(suffix)")
    }
    guard parts.count != 1 else {
      expression = parts[0]
      return
    }
    expression = "\(name)Text"
    guard let first = parts.first else { return }
    let start = first.replacing(
      "NSAttributedString(", with: "NSMutableAttributedString(", maxReplacements: 1)
    statements.append("let \(expression) = \(start)")
    statements += parts.dropFirst().map { "\(expression).append(\($0))" }
  }

  private mutating func part(_ fragment: AttributedTextElement.Fragment, style: String) -> String {
    var attributes: [String] = []
    if let font = fragment.font {
      attributes.append(".font: \(FontExpression.required(font, defaultSize: defaultSize))")
    } else {
      attributes.append(".font: UIFont.systemFont(ofSize: \(SwiftLiteral.number(defaultSize)))")
    }
    if let color = fragment.color {
      attributes.append(
        ".foregroundColor: \(ColorExpression.required(color, in: resources))")
    }
    if let kern = fragment.kern { attributes.append(".kern: \(SwiftLiteral.number(kern))") }
    if let paragraph = fragment.paragraph {
      let settings = Self.settings(paragraph).map { "\(style).\($0)" }
      if !settings.isEmpty {
        statements.append("let \(style) = NSMutableParagraphStyle()")
        statements += settings
        attributes.append(".paragraphStyle: \(style)")
      }
    }
    return "NSAttributedString(string: \(SwiftLiteral.string(fragment.content)), "
      + "attributes: [\(attributes.joined(separator: ", "))])"
  }

  private static func settings(_ style: ParagraphStyleElement) -> [String] {
    var settings: [String] = []
    if let alignment = TextWords.alignment(style.alignment) {
      settings.append("alignment = .\(alignment)")
    }
    if let mode = TextWords.lineBreakMode(style.lineBreakMode), mode != "byWordWrapping" {
      settings.append("lineBreakMode = .\(mode)")
    }
    let numbers = [
      ("lineSpacing", style.lineSpacing), ("lineHeightMultiple", style.lineHeightMultiple),
      ("minimumLineHeight", style.minimumLineHeight),
      ("maximumLineHeight", style.maximumLineHeight),
      ("paragraphSpacing", style.paragraphSpacing),
      ("paragraphSpacingBefore", style.paragraphSpacingBefore),
      ("firstLineHeadIndent", style.firstLineHeadIndent), ("headIndent", style.headIndent),
      ("tailIndent", style.tailIndent),
    ]
    for (property, value) in numbers where value != 0 {
      settings.append("\(property) = \(SwiftLiteral.number(value))")
    }
    return settings
  }
}

/// UIKit's names of Interface Builder's words about text.
enum TextWords {
  static func alignment(_ name: String?) -> String? {
    ["left", "center", "right", "justified"].contains(name) ? name : nil
  }

  static func lineBreakMode(_ name: String?) -> String? {
    switch name {
    case "wordWrap", "wordWrapping": "byWordWrapping"
    case "characterWrap", "charWrapping": "byCharWrapping"
    case "clip", "clipping": "byClipping"
    case "headTruncation", "truncatingHead": "byTruncatingHead"
    case "tailTruncation", "truncatingTail": "byTruncatingTail"
    case "middleTruncation", "truncatingMiddle": "byTruncatingMiddle"
    default: nil
    }
  }
}
