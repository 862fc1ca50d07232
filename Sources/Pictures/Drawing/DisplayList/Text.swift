public import Foundation

/// Text in a single font, which the renderer breaks into lines.
public struct Text: Hashable, Sendable {
  /// The horizontal alignment; natural depends on the direction of each line's script.
  public enum Alignment: Hashable, Sendable {
    case left
    case center
    case right
    case natural
  }

  /// The position of the lines in the frame.
  public enum VerticalAlignment: Hashable, Sendable {
    case top
    case center
  }

  /// The treatment of text that does not fit the frame or the line limit.
  public enum Overflow: Hashable, Sendable {
    case clip
    case truncateHead
    case truncateMiddle
    case truncateTail
  }

  /// The text; an empty string draws nothing.
  public var string: String
  public var font: Font
  public var color: Color
  /// The frame for the lines, in points.
  public var frame: CGRect
  public var alignment: Alignment
  /// The position of the lines in the frame; text that is too high begins at the top.
  public var verticalAlignment: VerticalAlignment
  /// The maximum number of lines; 0 means unlimited.
  public var lineLimit: Int
  /// Whether lines may break between any two characters, not only between words.
  public var breaksAnywhere: Bool
  /// The treatment of long text, which is first condensed by up to 10 %.
  public var overflow: Overflow

  /// Makes text that is, by default, a single line cut off at the end.
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
