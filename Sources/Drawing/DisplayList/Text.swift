public import Foundation

/// Text in a box: one font, one color, as many lines as fit.
public struct Text: Hashable, Sendable {
  /// Where the lines stand across the box.
  public enum Alignment: Hashable, Sendable {
    /// At the left edge.
    case left
    /// In the middle.
    case center
    /// At the right edge.
    case right
    /// At the left edge for text that begins left to right, else at the right.
    case natural
  }

  /// Where the block of lines stands down the box.
  public enum VerticalAlignment: Hashable, Sendable {
    /// At the top edge.
    case top
    /// In the middle, as labels do.
    case center
  }

  /// What happens to text that does not fit.
  public enum Overflow: Hashable, Sendable {
    /// Cut off at the box's edge.
    case clip
    /// An ellipsis replaces the beginning.
    case truncateHead
    /// An ellipsis replaces the middle.
    case truncateMiddle
    /// An ellipsis replaces the end.
    case truncateTail
  }

  /// The text; a line break in it breaks the line.
  public var string: String
  /// The font of all of it.
  public var font: Font
  /// The color of all of it.
  public var color: Color
  /// The box, in points.
  public var frame: CGRect
  /// Where the lines stand across the box.
  public var alignment: Alignment
  /// Where the block of lines stands down the box.
  public var verticalAlignment: VerticalAlignment
  /// The most lines there may be; 0 means any number.
  public var lineLimit: Int
  /// Whether lines may break between any two characters, not only between words.
  public var breaksAnywhere: Bool
  /// What happens to text that does not fit.
  public var overflow: Overflow

  /// Makes text in a box.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - font: The font of all of it.
  ///   - color: The color of all of it.
  ///   - frame: The box, in points.
  ///   - alignment: Where the lines stand across the box.
  ///   - verticalAlignment: Where the block of lines stands down the box.
  ///   - lineLimit: The most lines there may be; 0 means any number.
  ///   - breaksAnywhere: Whether lines may break inside words.
  ///   - overflow: What happens to text that does not fit.
  public init(
    _ string: String, font: Font, color: Color = .black, in frame: CGRect,
    alignment: Alignment = .natural, verticalAlignment: VerticalAlignment = .center,
    lineLimit: Int = 1, breaksAnywhere: Bool = false, overflow: Overflow = .truncateTail
  ) {
    self.string = string
    self.font = font
    self.color = color
    self.frame = frame
    self.alignment = alignment
    self.verticalAlignment = verticalAlignment
    self.lineLimit = lineLimit
    self.breaksAnywhere = breaksAnywhere
    self.overflow = overflow
  }
}
