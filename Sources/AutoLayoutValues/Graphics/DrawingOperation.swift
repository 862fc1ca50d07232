package import Foundation

/// What code drew: a size, and operations in their order, as plain values.
///
/// Paths and places are in the coordinates of the whole picture: points, (0, 0) at the upper left.
package struct GraphicsRecording: Hashable, Sendable {
  /// The size of the picture, in points.
  package var size: CGSize
  /// What was drawn, the lowest first.
  package var operations: [DrawingOperation]

  /// Makes a recording.
  package init(size: CGSize, operations: [DrawingOperation] = []) {
    self.size = size
    self.operations = operations
  }

  /// Whether nothing was drawn; states that were kept and clips leave no trace.
  package var isEmpty: Bool { !operations.contains(where: \.leavesTrace) }
}

/// Something that was drawn.
package enum DrawingOperation: Hashable, Sendable {
  /// The inside of a path.
  case fill(PathElements, evenOdd: Bool, CGColor, Compositing)
  /// The line along a path, by a pen that a map deforms.
  case stroke(PathElements, LineStyle, CGColor, pen: CGAffineTransform, Compositing)
  /// Colours that flow into each other, over all that the clip leaves open.
  case gradient(DrawnGradient, CGAffineTransform, Compositing)
  /// An image in a box of coordinates that a map takes to the picture; templates in a colour.
  case image(UIImage, CGRect, CGAffineTransform, tint: CGColor, Compositing)
  /// Text, in coordinates that a map takes to the picture.
  case text(DrawnText, CGAffineTransform, Compositing)
  /// What another module makes and draws, its size being that of its box.
  case other(ForeignDrawing, CGRect, CGAffineTransform, Compositing)
  /// What a view shows by itself, in a box of its own.
  case content(CGRect)
  /// Nothing outside a path is drawn from now on.
  case clip(PathElements, evenOdd: Bool)
  /// What follows is as opaque as an image is, in a box.
  case mask(UIImage, CGRect, CGAffineTransform)
  /// What follows is put together before it is laid over the picture.
  case beginLayer(Compositing)
  /// The end of what is put together.
  case endLayer
  /// The clip is kept.
  case saveState
  /// The clip that was kept last is valid again.
  case restoreState

  /// Whether the operation draws something.
  package var leavesTrace: Bool {
    switch self {
    case .clip, .mask, .beginLayer, .endLayer, .saveState, .restoreState: false
    default: true
    }
  }

  /// How the operation is laid over the picture; nil for those that draw nothing themselves.
  package var compositing: Compositing? {
    switch self {
    case .fill(_, _, _, let look), .stroke(_, _, _, _, let look), .gradient(_, _, let look),
      .image(_, _, _, _, let look), .text(_, _, let look), .other(_, _, _, let look),
      .beginLayer(let look):
      look
    default: nil
    }
  }
}

/// How something is laid over the picture.
package struct Compositing: Hashable, Sendable {
  /// The opacity, from 0 to 1.
  package var alpha: CGFloat = 1
  /// How its colours and those below become one.
  package var blendMode = CGBlendMode.normal
  /// The shadow behind it.
  package var shadow: DrawnShadow?

  /// Over the picture as it is.
  package init() {}
}

/// A shadow behind what is drawn.
package struct DrawnShadow: Hashable, Sendable {
  /// How far it is moved to the right and down, in points of the picture.
  package var offset: CGSize
  /// How far its edge is blurred, in points: twice the standard deviation (F13.2).
  package var blur: CGFloat
  /// The colour.
  package var color: CGColor

  /// Makes a shadow.
  package init(offset: CGSize, blur: CGFloat, color: CGColor) {
    self.offset = offset
    self.blur = blur
    self.color = color
  }
}

/// How a line is drawn along a path.
package struct LineStyle: Hashable, Sendable {
  /// The width, in points.
  package var width: CGFloat = 1
  /// The ends.
  package var cap = CGLineCap.butt
  /// The corners.
  package var join = CGLineJoin.miter
  /// How far corners may stick out, in widths.
  package var miterLimit: CGFloat = 10
  /// Where in the dashes the line begins, in points.
  package var dashPhase: CGFloat = 0
  /// The lengths of dashes and gaps by turns, in points; empty for an unbroken line.
  package var dashes: [CGFloat] = []

  /// An unbroken line of one point.
  package init() {}
}

/// A gradient at its place.
package struct DrawnGradient: Hashable, Sendable {
  /// How the colours flow.
  package enum Geometry: Hashable, Sendable {
    /// From a point to another one.
    case linear(CGPoint, CGPoint)
    /// From a circle to another one.
    case radial(CGPoint, CGFloat, CGPoint, CGFloat)
    /// Round a point from an angle on, in radians.
    case conic(CGPoint, CGFloat)
  }

  /// A colour and where it is pure, from 0 to 1.
  package struct Stop: Hashable, Sendable {
    package var location: CGFloat
    package var color: CGColor

    /// Makes a stop.
    package init(_ location: CGFloat, _ color: CGColor) {
      self.location = location
      self.color = color
    }
  }

  package var geometry: Geometry
  package var stops: [Stop]
  /// Whether the first colour goes on before the start.
  package var beginsBefore: Bool
  /// Whether the last colour goes on after the end.
  package var goesOnAfter: Bool

  /// Makes a gradient.
  package init(_ geometry: Geometry, _ stops: [Stop], beginsBefore: Bool, goesOnAfter: Bool) {
    self.geometry = geometry
    self.stops = stops
    self.beginsBefore = beginsBefore
    self.goesOnAfter = goesOnAfter
  }
}

/// Something drawable of a module above this one: what it is only that module knows.
package struct ForeignDrawing: Hashable, @unchecked Sendable {
  // Safe: `init` takes sendable values alone, and nothing changes the box.

  /// The value.
  package let content: AnyHashable
  /// Its size, in points.
  package let size: CGSize

  /// Puts a value into the box.
  package init(_ content: some Hashable & Sendable, size: CGSize) {
    self.content = AnyHashable(content)
    self.size = size
  }
}
