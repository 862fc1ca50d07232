internal import AutoLayout
internal import TextMetrics

/// The fonts of text styles on the canvas of a release of Xcode.
///
/// They are those of iOS, but for the titles of Xcode 9 and 10, which were smaller (F10.34).
struct CanvasTextStyles {
  /// The build whose canvas is followed; nil for the run time.
  let tools: ToolsVersion?

  /// The fonts of other styles and sizes that stood for titles: 30 points for the large title, 26
  /// and 20 for the next two.
  private static let smallFonts: [UIFont.TextStyle: (style: UIFont.TextStyle, size: ContentSize)] =
    [
      .largeTitle: (.title1, .extraLarge), .title1: (.title1, .small), .title2: (.title2, .small),
    ]

  /// The font of a text style.
  ///
  /// - Parameters:
  ///   - name: Interface Builder's name of the style.
  ///   - category: The text size that the user has chosen.
  /// - Returns: The font; body's for a style that is not known.
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
