/// The vertical metrics of a font, in points.
public struct FontMetrics: Hashable, Sendable {
  /// The distance from the baseline up to the top of the line; positive.
  public var ascender: Double

  /// The distance from the baseline down to the bottom of the line; negative, as in UIKit.
  public var descender: Double

  /// The gap between lines.
  public var leading: Double

  public var capHeight: Double

  public var xHeight: Double

  /// The height of one line without leading: `ascender − descender`.
  public var lineHeight: Double { ascender - descender }

  public init(
    ascender: Double, descender: Double, leading: Double, capHeight: Double, xHeight: Double
  ) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
    self.capHeight = capHeight
    self.xHeight = xHeight
  }
}
