package import Foundation

/// A recorded drawing, in points of the whole picture, (0, 0) at the upper left.
package struct GraphicsRecording: Hashable, Sendable {
  package var size: CGSize
  /// The operations, the lowest first.
  package var operations: [DrawingOperation]

  package init(size: CGSize, operations: [DrawingOperation] = []) {
    self.size = size
    self.operations = operations
  }

  package var isEmpty: Bool { !operations.contains(where: \.leavesTrace) }
}

package enum DrawingOperation: Hashable, Sendable {
  case fill(PathElements, evenOdd: Bool, CGColor, Compositing)
  /// A line along a path, with the pen deformed by a transform.
  case stroke(PathElements, LineStyle, CGColor, pen: CGAffineTransform, Compositing)
  case gradient(DrawnGradient, CGAffineTransform, Compositing)
  /// An image in a box that a transform maps to the picture; templates use `tint`.
  case image(UIImage, CGRect, CGAffineTransform, tint: CGColor, Compositing)
  /// Text in coordinates that a transform maps to the picture.
  case text(DrawnText, CGAffineTransform, Compositing)
  /// Another module's content, in a box of the same size.
  case other(ForeignDrawing, CGRect, CGAffineTransform, Compositing)
  /// The view's own content, in a box.
  case content(CGRect)
  case clip(PathElements, evenOdd: Bool)
  case mask(UIImage, CGRect, CGAffineTransform)
  case beginLayer(Compositing)
  case endLayer
  case saveState
  case restoreState

  package var leavesTrace: Bool {
    switch self {
    case .clip, .mask, .beginLayer, .endLayer, .saveState, .restoreState: false
    default: true
    }
  }

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

package struct Compositing: Hashable, Sendable {
  package var alpha: CGFloat = 1
  package var blendMode = CGBlendMode.normal
  package var shadow: DrawnShadow?

  package init() {}
}

package struct DrawnShadow: Hashable, Sendable {
  package var offset: CGSize
  /// The blur of the edge, in points: twice the standard deviation (F13.2).
  package var blur: CGFloat
  package var color: CGColor

  package init(offset: CGSize, blur: CGFloat, color: CGColor) {
    self.offset = offset
    self.blur = blur
    self.color = color
  }
}

package struct LineStyle: Hashable, Sendable {
  package var width: CGFloat = 1
  package var cap = CGLineCap.butt
  package var join = CGLineJoin.miter
  /// The limit of the miter length, in line widths.
  package var miterLimit: CGFloat = 10
  /// The start of the line within the dashes, in points.
  package var dashPhase: CGFloat = 0
  /// The alternating lengths of dashes and gaps, in points; empty for a solid line.
  package var dashes: [CGFloat] = []

  package init() {}
}

package struct DrawnGradient: Hashable, Sendable {
  package enum Geometry: Hashable, Sendable {
    case linear(CGPoint, CGPoint)
    case radial(CGPoint, CGFloat, CGPoint, CGFloat)
    case conic(CGPoint, CGFloat)
  }

  package struct Stop: Hashable, Sendable {
    package var location: CGFloat
    package var color: CGColor

    package init(_ location: CGFloat, _ color: CGColor) {
      self.location = location
      self.color = color
    }
  }

  package var geometry: Geometry
  package var stops: [Stop]
  /// Whether the first color extends before the start.
  package var beginsBefore: Bool
  package var goesOnAfter: Bool

  package init(_ geometry: Geometry, _ stops: [Stop], beginsBefore: Bool, goesOnAfter: Bool) {
    self.geometry = geometry
    self.stops = stops
    self.beginsBefore = beginsBefore
    self.goesOnAfter = goesOnAfter
  }
}

/// A drawing by a module above; only that module knows the type.
package struct ForeignDrawing: Hashable, @unchecked Sendable {
  // Safe: `init` takes only sendable values, and nothing changes the box.

  package let content: AnyHashable
  package let size: CGSize

  package init(_ content: some Hashable & Sendable, size: CGSize) {
    self.content = AnyHashable(content)
    self.size = size
  }
}
