package import AutoLayout
public import Foundation

/// An image from a file or memory, stretched to a frame.
public struct Picture: Hashable, Sendable {
  /// The parts of an image for resizing: edges keep their size, the middle fills the rest.
  public struct Slices: Hashable, Sendable {
    /// The size of the whole image, in points.
    public var size: CGSize
    /// The height of the upper edge, in points; the other edges use the same unit.
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat
    /// Whether the middle repeats; otherwise the middle stretches.
    public var isTiled: Bool
  }

  package var content: ImageContent
  /// The name in the document, which is drawn in place of undecodable images.
  public var name: String
  /// The frame that the image fills, in points; the proportions are not kept.
  public var frame: CGRect
  /// A color that replaces the image's colors; nil to keep them.
  public var tint: Color?
  /// The edges that keep their size; nil to stretch the whole image.
  public var slices: Slices?
  /// Whether left and right are exchanged, for right-to-left layouts.
  public var isMirrored = false

  package init(_ content: ImageContent, name: String, in frame: CGRect, tint: Color? = nil) {
    self.content = content
    self.name = name
    self.frame = frame
    self.tint = tint
  }
}
