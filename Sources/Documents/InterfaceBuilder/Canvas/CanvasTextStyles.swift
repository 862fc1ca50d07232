internal import AutoLayout
internal import TextMetrics

/// The fonts of text styles on the canvas: iOS's, with smaller titles in Xcode 9 and 10 (F10.34).
struct CanvasTextStyles {
  let tools: ToolsVersion?

  /// The styles and sizes whose fonts were used for titles.
  private static let smallFonts: [UIFont.TextStyle: (style: UIFont.TextStyle, size: ContentSize)] =
    [
      .largeTitle: (.title1, .extraLarge), .title1: (.title1, .small), .title2: (.title2, .small),
    ]

  func font(_ name: String, for category: ContentSize) -> UIFont {
    let style = UIFont.TextStyle(rawValue: name)
    if category == .large, let tools, XcodeEra.smallTitles.contains(tools),
      let other = Self.smallFonts[style]
    {
      return UIFont.preferredFont(other.style, for: other.size)
    }
    return UIFont.preferredFont(style, for: category)
  }
}
