internal import AutoLayout
internal import TextMetrics

/// The fonts of text styles on the canvas of a release of Xcode.
///
/// They match iOS, except for the smaller titles of Xcode 9 and 10 (F10.34).
struct CanvasTextStyles {
  /// The build whose canvas is reproduced; nil for the run time.
  let tools: ToolsVersion?

  /// The styles and sizes whose fonts were used for titles: 30 points for the large title, 26 and
  /// 20 for the next two.
  private static let smallFonts: [UIFont.TextStyle: (style: UIFont.TextStyle, size: ContentSize)] =
    [
      .largeTitle: (.title1, .extraLarge), .title1: (.title1, .small), .title2: (.title2, .small),
    ]

  /// The font of a text style with Interface Builder's name; an unknown style has the body font.
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
