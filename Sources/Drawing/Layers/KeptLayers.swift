import AutoLayout
import Foundation

/// The layers of a picture that hold in the next one too, when views were laid out once more and
/// nothing else has changed.
@MainActor
struct KeptLayers {
  private var layers: [ObjectIdentifier: PictureLayer] = [:]

  /// Keeps nothing.
  init() {}

  /// Keeps what a picture has drawn.
  ///
  /// - Parameters:
  ///   - picture: The picture before; nil for none.
  ///   - traits: What is drawn for now; other traits than before leave nothing.
  init(of picture: LayeredPicture?, for traits: UITraitCollection) {
    guard let picture, picture.traits == traits else { return }
    layers.reserveCapacity(picture.layers.count)
    for layer in picture.layers {
      guard let view = layer.view, view.isDrawnByItself else { continue }
      layers[ObjectIdentifier(view)] = layer
    }
  }

  /// Takes over what a layer's view has shown, if it has the same bounds still.
  ///
  /// - Returns: Whether the layer is drawn by that.
  func fill(_ layer: inout PictureLayer) -> Bool {
    guard !layers.isEmpty, let view = layer.view, let known = layers[ObjectIdentifier(view)],
      known.bounds == layer.bounds, !known.isDrawnElsewhere, !known.isWhole
    else { return false }
    layer.below = known.below
    layer.above = known.above
    layer.clipRadius = known.clipRadius
    layer.isKept = true
    return true
  }
}

extension UIView {
  /// Whether the view's class is one of UIKit's own that draws nothing in `draw(_:)`, not a
  /// subclass that may.
  var isPlainControl: Bool { isDrawnByItself }

  /// Whether what the view itself shows follows from its bounds and its own properties: not from
  /// what lies in it, as the lines between rows do, nor from code of somebody else.
  fileprivate var isDrawnByItself: Bool {
    Self.drawnByThemselves.contains(ObjectIdentifier(type(of: self)))
  }

  private static let drawnByThemselves: Set<ObjectIdentifier> = Set(
    [
      UIView.self, UILabel.self, UIImageView.self, UIButton.self, UITextField.self,
      UIStackView.self, UISwitch.self, UISlider.self, UIStepper.self, UIProgressView.self,
      UIActivityIndicatorView.self, UIPageControl.self, UISegmentedControl.self,
    ].map { ObjectIdentifier($0) })
}
