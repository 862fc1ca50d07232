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

  /// The field's width in addition to the text, not counting side views (F9.18).
  var widthAround: CGFloat {
    switch borderStyle {
    case .roundedRect: controlMetrics.size(.textFieldBorder).width
    case .none where !controlMetrics.has(.tightPlainTextFields): 4
    case .none, .line, .bezel: padding * 2
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
      if isSecureTextEntry || !metrics.has(.paddedPlainTextFields) {
        return CGFloat(PixelCeiling(scale: 1).up(lineHeight))
      }
      // Since iOS 14 there is an extra point and a half (IB, 27 fields).
      return line + CGFloat(grid.up(1.34))
    }
  }
}
