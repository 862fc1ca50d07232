internal import InterfaceBuilder

/// The statements that make a button's configuration.
@MainActor
struct ButtonConfigurationStatements {
  private(set) var lines: [String] = []

  init(_ element: ButtonConfigurationElement, of button: ViewStatements) {
    let name = "\(button.stem)Configuration"
    let style = ["filled", "tinted", "gray"].contains(element.style) ? element.style : "plain"
    let context = button.context
    let id = button.view.id
    var settings: [String] = []
    func set(_ property: String, _ value: String) {
      settings.append("\(name).\(property) = \(value)")
    }
    if let title = element.title ?? element.attributedTitle?.string, !title.isEmpty {
      set("title", context.text(title, "configuration.title", of: id))
    }
    if let subtitle = element.subtitle {
      set("subtitle", context.text(subtitle, "configuration.subtitle", of: id))
    }
    if let image = element.image { set("image", ImageExpression.of(image, symbol: element.symbol)) }
    if let placement = element.imagePlacement, ["trailing", "top", "bottom"].contains(placement) {
      set("imagePlacement", ".\(placement)")
    }
    if element.imagePadding != 0 { set("imagePadding", SwiftLiteral.number(element.imagePadding)) }
    if let padding = element.titlePadding { set("titlePadding", SwiftLiteral.number(padding)) }
    if let size = element.buttonSize, ["mini", "small", "large"].contains(size) {
      set("buttonSize", ".\(size)")
    }
    if let corners = element.cornerStyle,
      ["fixed", "small", "medium", "large", "capsule"].contains(corners)
    {
      set("cornerStyle", ".\(corners)")
    }
    if let alignment = element.titleAlignment,
      ["leading", "center", "trailing"].contains(alignment)
    {
      set("titleAlignment", ".\(alignment)")
    }
    if let insets = element.contentInsets {
      var directional = insets
      directional.isDirectional = true
      set("contentInsets", SwiftLiteral.insets(directional))
    }
    if let color = element.baseForegroundColor { set("baseForegroundColor", button.color(color)) }
    if let color = element.baseBackgroundColor { set("baseBackgroundColor", button.color(color)) }
    if let background = element.background {
      if let color = background.color { set("background.backgroundColor", button.color(color)) }
      if let radius = background.cornerRadius {
        set("background.cornerRadius", SwiftLiteral.number(radius))
      }
      if let color = background.strokeColor { set("background.strokeColor", button.color(color)) }
      if let width = background.strokeWidth {
        set("background.strokeWidth", SwiftLiteral.number(width))
      }
      if let image = background.image { set("background.image", ImageExpression.of(image)) }
    }
    if let font = element.font ?? element.attributedTitle?.fragments.first?.font {
      let expression = FontExpression.required(font, defaultSize: 15)
      let target = "\(name).titleTextAttributesTransformer ="
      let call = "UIConfigurationTextAttributesTransformer { attributes in"
      // The indentation of the method's body is four columns.
      let isLong = target.count + call.count + 5 > SourcePrinter.width
      let inner = isLong ? "    " : "  "
      settings += isLong ? [target, "  \(call)"] : ["\(target) \(call)"]
      settings += [
        "\(inner)var attributes = attributes", "\(inner)attributes.font = \(expression)",
        "\(inner)return attributes", "\(isLong ? "  " : "")}",
      ]
    }
    guard !settings.isEmpty else {
      lines = ["\(button.member("configuration")) = .\(style)()"]
      return
    }
    lines =
      ["var \(name) = UIButton.Configuration.\(style)()"] + settings
      + ["\(button.member("configuration")) = \(name)"]
  }
}
