import AutoLayout
import Drawing

enum RenderAppearance: String, CaseIterable {
  case light
  case dark
  case both

  /// Parses the option; the default is the appearance of the documents' canvases.
  static func styles(_ arguments: Arguments) throws(UsageError) -> [UIUserInterfaceStyle] {
    guard let names = try arguments.list("appearance") else { return [.unspecified] }
    var styles: [UIUserInterfaceStyle] = []
    for style in names.compactMap(RenderAppearance.init).flatMap(\.styles)
    where !styles.contains(style) {
      styles.append(style)
    }
    return styles
  }

  private var styles: [UIUserInterfaceStyle] {
    switch self {
    case .light: [.light]
    case .dark: [.dark]
    case .both: [.light, .dark]
    }
  }

  static func sheet(_ pictures: [(style: UIUserInterfaceStyle, list: DisplayList)]) -> DisplayList {
    var sheet = ContactSheet()
    for (style, list) in pictures { sheet.add(list, title: style == .dark ? "Dark" : "Light") }
    return sheet.picture
  }
}
