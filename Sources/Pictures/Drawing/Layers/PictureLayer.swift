package import AutoLayout
package import Foundation

@MainActor
package struct PictureLayer {
  /// The view; nil for system elements and plain layers.
  package var view: UIView?
  package var parent: Int?
  /// The box before the transform, in points relative to the parent's box.
  package var frame: CGRect
  package var turn = CGAffineTransform.identity
  /// The corner radius of the clip, in points; nil for no clip.
  package var clipRadius: CGFloat?
  package var opacity = 1.0
  package var below: [DisplayList.Item] = []
  package var above: [DisplayList.Item] = []
  /// Whether an ancestor's drawing contains this layer, which then only records a position.
  package var isDrawnElsewhere = false
  package var isWhole = false
  package var bounds = CGRect.null
  /// Whether ``below`` and ``above`` are reused from the previous picture.
  package var isKept = false

  package init(_ view: UIView?, in parent: Int?, frame: CGRect) {
    self.view = view
    self.parent = parent
    self.frame = frame
  }
}

/// A picture as a list of layers: parents before children, back before front.
@MainActor
package struct LayeredPicture {
  package var size: CGSize
  package var background: Color
  package var layers: [PictureLayer] = []
  /// The traits that the views were drawn with; nil if unknown.
  package var traits: UITraitCollection?

  package init(size: CGSize, background: Color) {
    self.size = size
    self.background = background
  }

  /// Adds a view and the subviews with their current layout.
  package mutating func add(
    _ view: UIView, at place: CGPoint, in parent: Int? = nil, style: ViewStyle = .plain
  ) {
    UIView.usePainter()
    add(view, at: place, in: parent, ViewPainter(style))
  }

  mutating func add(_ view: UIView, at place: CGPoint, in parent: Int?, _ painter: ViewPainter) {
    view.traitCollection.asCurrent {
      layers = painter.layers(of: view, at: place, in: parent, after: layers)
    }
  }

  @discardableResult
  package mutating func add(_ layer: PictureLayer) -> Int {
    layers.append(layer)
    return layers.count - 1
  }
}
