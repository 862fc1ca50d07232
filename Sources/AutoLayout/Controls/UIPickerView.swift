public import Foundation

/// Wheels of which each shows one of several rows.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// Whether a line marks the chosen row.
  open var showsSelectionIndicator = true

  /// The size (SEMANTICS 9.1).
  open override var intrinsicContentSize: CGSize { controlMetrics.size(.pickerView) }
  /// The size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
