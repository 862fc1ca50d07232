extension ViewElement {
  func localized(_ strings: DocumentStrings) -> ViewElement {
    var view = self
    func replace(_ text: inout String?, _ property: String) {
      if let string = strings[id, property] { text = string }
    }
    if strings[id, "accessibilityLabel"] != nil || strings[id, "accessibilityHint"] != nil {
      var accessibility = view.accessibility ?? AccessibilityElement()
      replace(&accessibility.label, "accessibilityLabel")
      replace(&accessibility.hint, "accessibilityHint")
      view.accessibility = accessibility
    }
    switch view.details {
    case .label(var label):
      replace(&label.text, "text")
      view.details = .label(label)
    case .textField(var field):
      replace(&field.text, "text")
      replace(&field.placeholder, "placeholder")
      view.details = .textField(field)
    case .textView(var textView):
      replace(&textView.text, "text")
      view.details = .textView(textView)
    case .button(var button):
      for name in button.states.keys {
        replace(&button.states[name, default: .init()].title, "\(name)Title")
      }
      if var configuration = button.configuration {
        replace(&configuration.title, "configuration.title")
        replace(&configuration.subtitle, "configuration.subtitle")
        button.configuration = configuration
      }
      view.details = .button(button)
    case .segmentedControl(var control):
      for index in control.segments.indices {
        replace(&control.segments[index].title, "segmentTitles[\(index)]")
      }
      view.details = .segmentedControl(control)
    default: break
    }
    return view
  }
}
