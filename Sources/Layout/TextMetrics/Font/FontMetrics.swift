public struct FontMetrics: Hashable, Sendable {
  public var ascender: Double

  /// The distance from the baseline down to the bottom of the line; negative, as in UIKit.
  public var descender: Double

  public var leading: Double

  public var capHeight: Double

  public var xHeight: Double

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
