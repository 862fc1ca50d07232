import AutoLayout
import Foundation

@MainActor
struct KeptLayers {
  private var layers: [ObjectIdentifier: PictureLayer] = [:]

  init() {}

  init(of picture: LayeredPicture?, for traits: UITraitCollection) {
    guard let picture, picture.traits == traits else { return }
    layers.reserveCapacity(picture.layers.count)
    for layer in picture.layers {
      guard let view = layer.view, view.isDrawnByItself else { continue }
      layers[ObjectIdentifier(view)] = layer
    }
  }

  /// Reuses the previous drawing if the view's bounds are unchanged; returns whether it did.
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
  /// Whether the view's class is a UIKit class that has no `draw(_:)`, not a subclass.
  var isPlainControl: Bool { isDrawnByItself }

  /// Whether the drawing depends only on the view's bounds and own properties.
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
