public import Foundation

/// A picture as plain values: what is to be drawn, in which order, and on how large a sheet.
///
/// Nothing here knows who draws it, so a picture can be compared, stored and tested without
/// drawing.
public struct DisplayList: Hashable, Sendable {
  /// One thing to draw.
  public indirect enum Item: Hashable, Sendable {
    /// The inside of a shape.
    case fill(Shape, Color)
    /// The outline of a shape.
    case stroke(Shape, Stroke)
    /// Text in a box, broken into lines when it is drawn.
    case text(Text)
    /// A line of text that was laid out before.
    case line(TextLine)
    /// A stand-in for an image: a crossed box with its name.
    case image(name: String, frame: CGRect, tint: Color)
    /// A picture of a file.
    case picture(Picture)
    /// A symbol of the system.
    case symbol(SymbolPicture)
    /// Colors that flow into each other, over all that is not cut away.
    case gradient(Gradient)
    /// The shadow of items.
    case shadow(Shadow)
    /// The outlines of the letters of a line.
    case letterOutlines(TextLine, width: CGFloat)
    /// Several items that are moved, cut or faded together.
    case group(Group)
  }

  /// How an outline is drawn.
  public struct Stroke: Hashable, Sendable {
    /// The color of the line.
    public var color: Color
    /// The width of the line, in points; half of it lies inside the shape.
    public var width: CGFloat
    /// Lengths of dashes and gaps by turns, in points; empty means an unbroken line.
    public var dashes: [CGFloat]
    /// Where in the dashes the line begins, in points.
    public var dashPhase: CGFloat = 0
    /// The ends of the line.
    public var cap = Cap.butt
    /// The corners of the line.
    public var join = Join.miter
    /// How far pointed corners may stick out, in widths; those that would more are cut off.
    public var miterLimit: CGFloat = 10

    /// The ends of lines.
    public enum Cap: Hashable, Sendable { case butt, round, square }

    /// The corners of lines.
    public enum Join: Hashable, Sendable { case miter, round, bevel }

    /// Makes a line style.
    ///
    /// - Parameters:
    ///   - color: The color of the line.
    ///   - width: The width of the line, in points.
    ///   - dashes: Lengths of dashes and gaps by turns, in points.
    public init(_ color: Color, width: CGFloat = 1, dashes: [CGFloat] = []) {
      self.color = color
      self.width = width
      self.dashes = dashes
    }
  }

  /// Several items that are moved, cut or faded together.
  public struct Group: Hashable, Sendable {
    /// From the group's coordinates to those of its parent.
    public var transform: AffineTransform
    /// What of the items is to be seen, in the group's coordinates; `nil` means all of them.
    public var clip: Shape?
    /// The opacity of the group as one picture, 0…1.
    public var opacity: Double
    /// How its colors and those below become one.
    public var blend = Blend.normal
    /// Items whose opacity is that of the group, in the group's coordinates; nil for all of it.
    public var mask: [Item]?
    /// The color that takes the place of all others; nil for their own.
    public var tint: Color?
    /// Whether items see nothing of what lies below the group, whatever their modes are.
    public var isIsolated = false
    /// The items, the lowest first.
    public var items: [Item]

    /// Makes a group.
    ///
    /// - Parameters:
    ///   - transform: From the group's coordinates to those of its parent.
    ///   - clip: What of the items is to be seen.
    ///   - opacity: The opacity of the group as one picture, 0…1.
    ///   - items: The items, the lowest first.
    public init(
      transform: AffineTransform = .identity, clip: Shape? = nil, opacity: Double = 1,
      items: [Item]
    ) {
      self.transform = transform
      self.clip = clip
      self.opacity = opacity
      self.items = items
    }
  }

  /// The sheet's size, in points; (0, 0) is its upper left corner, y grows downwards.
  public var size: CGSize
  /// The color of the sheet; `nil` leaves it transparent.
  public var background: Color?
  /// The items, the lowest first.
  public var items: [Item]

  /// Makes a picture.
  ///
  /// - Parameters:
  ///   - size: The sheet's size, in points.
  ///   - background: The color of the sheet; `nil` leaves it transparent.
  ///   - items: The items, the lowest first.
  public init(size: CGSize, background: Color? = .white, items: [Item] = []) {
    self.size = size
    self.background = background
    self.items = items
  }
}
