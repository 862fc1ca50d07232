package import AutoLayout
public import Foundation

public struct Picture: Hashable, Sendable {
  public struct Slices: Hashable, Sendable {
    public var size: CGSize
    /// The height of the upper edge, in points; the other edges use the same unit.
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat
    public var isTiled: Bool
  }

  package var content: ImageContent
  /// The name in the document, which is drawn in place of an undecodable image.
  public var name: String
  public var frame: CGRect
  public var tint: Color?
  /// The edges that keep their size; nil to stretch the whole image.
  public var slices: Slices?
  public var isMirrored = false

  package init(_ content: ImageContent, name: String, in frame: CGRect, tint: Color? = nil) {
    self.content = content
    self.name = name
    self.frame = frame
    self.tint = tint
  }
}
