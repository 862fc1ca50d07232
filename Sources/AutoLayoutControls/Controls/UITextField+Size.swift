import AutoLayoutCore
import AutoLayoutValues
import Foundation
import TextMetrics

extension UITextField {
  var resolvedFont: TextFont { (font ?? UIFont()).textFont }

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

  /// The pixel grid for lines: from iOS 14 on always the screen's (F9.18).
  var fieldCeiling: PixelCeiling {
    let scale = traitCollection.displayScale
    return isBeforeRoom || scale <= 0 ? pixelCeiling : PixelCeiling(scale: Double(scale))
  }

  /// Whether lines lack extra vertical room, as before iOS 14 (F9.18).
  private var isBeforeRoom: Bool { controlMetrics.iosMajorVersion < 14 }

  /// The field's width in addition to its text, not counting side views (F9.18).
  var widthAround: CGFloat {
    // An empty field is as wide as its caret area.
    let own: CGFloat = shownText.isEmpty ? 4 : 0
    switch borderStyle {
    case .roundedRect: return controlMetrics.size(.textFieldBorder).width + own
    case .none where controlMetrics.iosMajorVersion < 13: return 4
    case .none, .line, .bezel: return padding * 2 + own
    }
  }

  /// Returns the height around a line, in points (F9.18).
  func height(lineHeight: Double, _ grid: PixelCeiling) -> CGFloat {
    let metrics = controlMetrics
    let line = CGFloat(grid.up(lineHeight))
    switch borderStyle {
    case .roundedRect:
      return max(
        metrics.size(.textFieldRoundedRect).height, line + metrics.size(.textFieldBorder).height)
    case .bezel, .line:
      return line + metrics.size(.textFieldBorder).height
    case .none:
      let points = CGFloat(PixelCeiling(scale: 1).up(lineHeight))
      // The clear button is 19 high.
      if isBeforeRoom { return clearButtonMode == .never ? points : max(points, 19) }
      // Since iOS 14 there is an extra point and a half (IB, 27 fields), up to 22 in iOS 26.
      if isSecureTextEntry { return points }
      let roomy = line + CGFloat(grid.up(1.34))
      return metrics.iosMajorVersion < 26 ? roomy : max(points, min(roomy, 22))
    }
  }
}
