internal import AutoLayout
internal import Foundation

extension ViewFactory {
  func makeLabel(_ element: LabelElement, _ made: UIView?) -> UILabel {
    let label = made as? UILabel ?? UILabel()
    label.font = fonts.font(element.font, defaultSize: UIFont.labelFontSize)
    label.numberOfLines = element.numberOfLines
    label.textAlignment = FontMaker.alignment(element.textAlignment)
    label.lineBreakMode = FontMaker.lineBreakMode(element.lineBreakMode) ?? .byTruncatingTail
    label.adjustsFontSizeToFitWidth = element.adjustsFontSizeToFit
    label.minimumScaleFactor = CGFloat(element.minimumScaleFactor)
    label.preferredMaxLayoutWidth = CGFloat(element.preferredMaxLayoutWidth)
    if let attributed = element.attributedText {
      label.attributedText = fonts.text(attributed, defaultSize: UIFont.labelFontSize)
    } else {
      label.text = element.text
    }
    return label
  }

  func makeField(_ element: TextFieldElement, _ made: UIView?) -> UITextField {
    let field = made as? UITextField ?? UITextField()
    field.font = fonts.font(element.font, defaultSize: UIFont.labelFontSize)
    field.text = element.text
    field.placeholder = element.placeholder
    field.adjustsFontSizeToFitWidth = element.minimumFontSize != nil
    field.minimumFontSize = CGFloat(element.minimumFontSize ?? 0)
    field.textAlignment = FontMaker.alignment(element.textAlignment)
    field.borderStyle =
      switch element.borderStyle {
      case "line": .line
      case "bezel": .bezel
      case "roundedRect": .roundedRect
      default: .none
      }
    field.isSecureTextEntry = element.isSecure
    field.clearButtonMode =
      switch element.clearButtonMode {
      case "whileEditing": .whileEditing
      case "unlessEditing": .unlessEditing
      case "always": .always
      default: .never
      }
    return field
  }

  func makeTextView(_ element: TextViewElement, _ made: UIView?) -> UITextView {
    let view = made as? UITextView ?? UITextView(frame: .zero, textContainer: nil)
    view.font = fonts.font(element.font, defaultSize: UIFont.systemFontSize)
    view.textAlignment = FontMaker.alignment(element.textAlignment)
    view.isScrollEnabled = element.isScrollEnabled
    if let attributed = element.attributedText {
      view.attributedText = fonts.text(attributed, defaultSize: UIFont.systemFontSize)
    } else {
      view.text = element.text ?? ""
    }
    return view
  }

  func makeImageView(_ element: ImageViewElement, _ made: UIView?) -> UIImageView {
    let view = made as? UIImageView ?? UIImageView(frame: .zero)
    view.preferredSymbolConfiguration = element.symbol.map { ImageMaker.configuration($0) }
    view.image = images.image(element.image)
    return view
  }

  func makeSegments(_ element: SegmentedControlElement, _ made: UIView?) -> UISegmentedControl {
    let control = made as? UISegmentedControl ?? UISegmentedControl(frame: .zero)
    control.apportionsSegmentWidthsByContent = element.apportionsByContent
    for (index, segment) in element.segments.enumerated() {
      if let image = images.image(segment.image) {
        control.insertSegment(with: image, at: index, animated: false)
      } else {
        control.insertSegment(withTitle: segment.title, at: index, animated: false)
      }
      if segment.width > 0 { control.setWidth(CGFloat(segment.width), forSegmentAt: index) }
    }
    control.selectedSegmentIndex = element.selectedIndex
    return control
  }
}
