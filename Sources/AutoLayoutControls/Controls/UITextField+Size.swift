import AutoLayoutCore
import AutoLayoutValues
import Foundation
import TextMetrics

extension UITextField {
  var resolvedFont: TextFont { (font ?? UIFont()).textFont }

  /// What the user sees: the text, dots in its place, or the placeholder.
  package var shownText: String {
    guard let text, !text.isEmpty else { return placeholder ?? "" }
    return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }

  func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .always: true
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    }
  }

  /// The distance of the text from the edges, in points.
  var padding: CGFloat {
    switch borderStyle {
    case .none: 0
    case .line: 2
    case .bezel, .roundedRect: 7
    }
  }

  func sideWidth(_ view: UIView?, _ mode: ViewMode) -> CGFloat {
    guard let view, isShown(mode) else { return 0 }
    return view.bounds.width
  }

  /// The pixels that a line is rounded up to: from iOS 14 on always those of the screen, also where
  /// a canvas rounds other text up to whole points (F9.18).
  var fieldCeiling: PixelCeiling {
    let scale = traitCollection.displayScale
    return controlMetrics.generation < 14 || scale <= 0
      ? pixelCeiling : PixelCeiling(scale: Double(scale))
  }

  func height(lineHeight: CGFloat, _ grid: PixelCeiling) -> CGFloat {
    let metrics = controlMetrics
    switch borderStyle {
    case .roundedRect:
      return max(
        metrics.size(.textFieldRoundedRect).height,
        lineHeight + metrics.size(.textFieldBorder).height)
    case .bezel, .line:
      return lineHeight + metrics.size(.textFieldBorder).height
    case .none:
      // Since iOS 14 there is a point and a half of room, up to the pixel: 17 points make 22, 18
      // make 23.33 at 3x (IB, 27 fields).
      let room = metrics.generation < 14 ? 0 : grid.up(1.34)
      return lineHeight + CGFloat(room)
    }
  }
}
