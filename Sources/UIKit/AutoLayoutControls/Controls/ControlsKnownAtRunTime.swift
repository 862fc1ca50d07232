public import AutoLayoutCore
public import Foundation

// Makes controls of classes known only at run time. Safe here and below: see
// ClassesKnownAtRunTime.swift.

extension NSObjectProtocol where Self: UIButton {
  @_silgen_name("AutoLayout_buttonOfType")
  @MainActor @usableFromInline static func ofClass(_ buttonType: UIButton.ButtonType) -> Self {
    let button = makeFramed()
    button.buttonType = buttonType
    return button
  }

  @_silgen_name("AutoLayout_buttonOfType")
  @preconcurrency @MainActor public init(type buttonType: UIButton.ButtonType)
}

extension NSObjectProtocol where Self: UIStackView {
  @_silgen_name("AutoLayout_stackOfViews")
  @MainActor @usableFromInline static func ofClass(_ views: __owned [UIView]) -> Self {
    let stack = makeFramed()
    for view in views { stack.addArrangedSubview(view) }
    return stack
  }

  @_silgen_name("AutoLayout_stackOfViews")
  @preconcurrency @MainActor public init(arrangedSubviews views: [UIView])
}
