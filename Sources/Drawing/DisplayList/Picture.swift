package import AutoLayout
public import Foundation

/// A picture of a file at a place, decoded when it is drawn.
public struct Picture: Hashable, Sendable {
  /// How a picture is stretched whose edges keep their size.
  public struct Slices: Hashable, Sendable {
    /// The size that the edges are measured in, in points: the picture's own.
    public var size: CGSize
    /// How wide the upper edge is, in points; the others alike.
    public var top: CGFloat
    /// How wide the left edge is.
    public var left: CGFloat
    /// How wide the lower edge is.
    public var bottom: CGFloat
    /// How wide the right edge is.
    public var right: CGFloat
    /// Whether the middle is repeated; else it is stretched.
    public var isTiled: Bool
  }

  /// The file.
  package var content: ImageContent
  /// The name it was asked for by, which stands in its place where it cannot be drawn.
  public var name: String
  /// The box that it fills, in points.
  public var frame: CGRect
  /// The colour that takes the place of all of its own; nil for its own.
  public var tint: Color?
  /// The edges that keep their size; nil where all of it is stretched alike.
  public var slices: Slices?
  /// Whether left and right change places.
  public var isMirrored = false

  /// Makes a picture.
  ///
  /// - Parameters:
  ///   - content: The file.
  ///   - name: The name it was asked for by.
  ///   - frame: The box that it fills, in points.
  ///   - tint: The colour that takes the place of its own.
  package init(_ content: ImageContent, name: String, in frame: CGRect, tint: Color? = nil) {
    self.content = content
    self.name = name
    self.frame = frame
    self.tint = tint
  }
}
