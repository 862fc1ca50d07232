package import AutoLayout
package import Foundation

/// A view of a picture that is kept apart by views, for whoever shows and moves them one by one.
@MainActor
package struct PictureLayer {
  /// The view; nil for signs of the system and layers that are no view's.
  package var view: UIView?
  /// The layer that it lies in, by its place in the picture; nil for the picture itself.
  package var parent: Int?
  /// The box before it is turned, in the coordinates of the parent's box, in points.
  package var frame: CGRect
  /// How it is turned and stretched about its middle.
  package var turn = CGAffineTransform.identity
  /// The radius of the corners that all of it is cut by, in points; nil where nothing is cut.
  package var clipRadius: CGFloat?
  /// The opacity of all of it as one picture, 0…1.
  package var opacity = 1.0
  /// What lies below the sublayers, in the coordinates of the box.
  package var below: [DisplayList.Item] = []
  /// What lies above the sublayers.
  package var above: [DisplayList.Item] = []
  /// Whether it has been drawn with a layer further out, and only has a place here.
  package var isDrawnElsewhere = false
  /// Whether it has been drawn with all that lies in it.
  package var isWhole = false
  /// The bounds that the view had when it was drawn.
  package var bounds = CGRect.null
  /// Whether ``below`` and ``above`` are those of the view's layer in the picture before.
  package var isKept = false

  /// Makes a layer without content.
  ///
  /// - Parameters:
  ///   - view: The view; nil for what is none.
  ///   - parent: The layer that it lies in; nil for the picture itself.
  ///   - frame: The box, in the coordinates of the parent's box.
  package init(_ view: UIView?, in parent: Int?, frame: CGRect) {
    self.view = view
    self.parent = parent
    self.frame = frame
  }
}

/// A picture as layers: each after the one that it lies in, and after those below it.
@MainActor
package struct LayeredPicture {
  /// The sheet's size, in points.
  package var size: CGSize
  /// The color of the sheet.
  package var background: Color
  /// The layers.
  package var layers: [PictureLayer] = []
  /// What the views were drawn for; nil where nobody has said.
  package var traits: UITraitCollection?

  /// Makes an empty picture.
  package init(size: CGSize, background: Color) {
    self.size = size
    self.background = background
  }

  /// Adds a view and everything in it, as it is laid out at present.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - place: Where its upper left corner stands in the parent's box.
  ///   - parent: The layer that it lies in; nil for the picture itself.
  ///   - style: What is shown beside.
  /// - Complexity: Linear in the number of views.
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

  /// Adds a layer, and says where it stands.
  @discardableResult
  package mutating func add(_ layer: PictureLayer) -> Int {
    layers.append(layer)
    return layers.count - 1
  }
}
