public import Foundation

/// One line of text in one font, at an exact place.
///
/// Whoever laid the text out has broken the lines and knows how wide each is; here it is only
/// drawn.
public struct TextLine: Hashable, Sendable {
  /// The text, without line breaks.
  public var string: String
  /// The font of all of it.
  public var font: Font
  /// The color of all of it.
  public var color: Color
  /// The left end of the line's baseline, in points.
  public var origin: CGPoint
  /// How wide the line was laid out, in points; letters are drawn narrower or a little wider to
  /// fit.
  public var width: CGFloat
  /// How far each character moves the pen in that width, in points.
  ///
  /// Nil stands for a character that shares what the others leave. Empty: as the font that is drawn
  /// has it.
  public var advances: [CGFloat?] = []

  /// Makes a line.
  ///
  /// - Parameters:
  ///   - string: The text, without line breaks.
  ///   - font: The font of all of it.
  ///   - color: The color of all of it.
  ///   - origin: The left end of the line's baseline, in points.
  ///   - width: How wide the line was laid out, in points.
  public init(_ string: String, font: Font, color: Color, at origin: CGPoint, width: CGFloat) {
    self.string = string
    self.font = font
    self.color = color
    self.origin = origin
    self.width = width
  }
}
