internal import AutoLayout

extension ViewFactory {
  /// Replaces the texts of the view with the texts of its element, as a new view would have them.
  func setTexts(of view: UIView, _ element: ViewElement) {
    switch (element.details, view) {
    case (.label(let details), let label as UILabel):
      if details.attributedText == nil { label.text = details.text }
    case (.textField(let details), let field as UITextField):
      field.text = details.text
      field.placeholder = details.placeholder
    case (.textView(let details), let text as UITextView):
      if details.attributedText == nil { text.text = details.text ?? "" }
    case (.button(let details), let button as UIButton): setTitles(of: button, details)
    case (.segmentedControl(let details), let control as UISegmentedControl):
      for (index, segment) in details.segments.enumerated()
      where index < control.numberOfSegments && control.titleForSegment(at: index) != nil {
        control.setTitle(segment.title, forSegmentAt: index)
      }
    default: break
    }
  }
}
