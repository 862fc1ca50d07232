public import Foundation

public struct Text: Hashable, Sendable {
  public enum Alignment: Hashable, Sendable {
    case left
    case center
    case right
    case natural
  }

  public enum VerticalAlignment: Hashable, Sendable {
    case top
    case center
  }

  public enum Overflow: Hashable, Sendable {
    case clip
    case truncateHead
    case truncateMiddle
    case truncateTail
  }

  public var string: String
  public var font: Font
  public var color: Color
  public var frame: CGRect
  public var alignment: Alignment
  public var verticalAlignment: VerticalAlignment
  /// The maximum number of lines; 0 means unlimited.
  public var lineLimit: Int
  /// Whether lines may break between any two characters, not only between words.
  public var breaksAnywhere: Bool
  public var overflow: Overflow

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
