import AutoLayout
import Drawing
import InterfaceBuilder

enum RenderAppearance {
  /// Parses the option; the default is the appearance of the documents' canvases.
  static func styles(_ arguments: Arguments) throws(UsageError) -> [UIUserInterfaceStyle] {
    try arguments.words(of: .appearance)?.map { word in
      var environment = LayoutEnvironment()
      EnvironmentAxis.appearance.set(word, in: &environment)
      return environment.userInterfaceStyle
    } ?? [.unspecified]
  }

  static func sheet(_ pictures: [(style: UIUserInterfaceStyle, list: DisplayList)]) -> DisplayList {
    var sheet = ContactSheet()
    for (style, list) in pictures { sheet.add(list, title: style == .dark ? "Dark" : "Light") }
    return sheet.picture
  }
}
