/// The document's content under given size classes (F10.10).
///
/// A document that names no canvas device is for any size: then only `default` applies.
package struct EffectiveInterface: Sendable {
  package let contents: DocumentContents
  package let width: SizeClass?
  package let height: SizeClass?
  private let installed: InstalledObjects

  package init(contents: DocumentContents, width: SizeClass?, height: SizeClass?) {
    self.contents = contents
    self.width = width
    self.height = height
    installed = contents.installed(width: width, height: height)
  }

  package func isInstalled(_ view: ViewIndex) -> Bool { installed.views[view.offset] }

  package func isInstalled(_ constraint: ConstraintIndex) -> Bool {
    installed.constraints[constraint.offset]
  }

  package func isConstrained(_ view: ViewIndex) -> Bool { installed.constrained[view.offset] }

  package func constraint(_ index: ConstraintIndex) -> ConstraintElement {
    var element = contents[index]
    guard !element.variations.isEmpty else { return element }
    for variation in matching(element.variations) {
      if let constant = number("constant", variation) { element.constant = constant }
      if let priority = number("priority", variation) {
        element.priority = min(max(priority, 0), 1000)
      }
    }
    return element
  }

  package func view(_ index: ViewIndex) -> ViewElement {
    var element = contents[index]
    guard !element.variations.isEmpty else { return element }
    for variation in matching(element.variations) { element.apply(variation) }
    return element
  }

  private func matching(_ variations: [VariationElement]) -> [VariationElement] {
    variations.matching(width: width, height: height)
  }

  private func number(_ name: String, _ variation: VariationElement) -> Double? {
    variation.attributes[name].flatMap(Double.init)
  }
}

extension ViewElement {
  mutating func apply(_ variation: VariationElement) {
    for (name, value) in variation.attributes {
      switch name {
      case "hidden": isHidden = value == "YES"
      case "fixedFrame": isFixedFrame = value == "YES"
      case "misplaced": isMisplaced = value == "YES"
      case "ambiguous": isAmbiguous = value == "YES"
      case "preservesSuperviewLayoutMargins": preservesSuperviewLayoutMargins = value == "YES"
      case "layoutMarginsFollowReadableWidth": layoutMarginsFollowReadableWidth = value == "YES"
      default: details.apply(name, value)
      }
    }
    if let layoutMargins = variation.layoutMargins { self.layoutMargins = layoutMargins }
    if let font = variation.font { details.apply(font) }
    for (key, insets) in variation.insets { details.apply(key, insets) }
  }
}

extension ViewElement.Details {
  fileprivate mutating func apply(_ name: String, _ value: String) {
    switch self {
    case .stackView(var stack):
      switch name {
      case "axis": stack.isVertical = value == "vertical"
      case "spacing": stack.spacing = Double(value) ?? stack.spacing
      case "distribution": stack.distribution = value
      case "alignment": stack.alignment = value
      case "baselineRelativeArrangement": stack.isBaselineRelative = value == "YES"
      default: return
      }
      self = .stackView(stack)
    case .imageView(var view) where name == "image":
      view.image = ImageReferenceElement(name: value, isSystem: false, symbolScale: nil)
      self = .imageView(view)
    case .label(var label) where name == "numberOfLines":
      label.numberOfLines = Int(value) ?? label.numberOfLines
      self = .label(label)
    default: break
    }
  }

  fileprivate mutating func apply(_ font: FontElement) {
    switch self {
    case .label(var label):
      label.font = font
      self = .label(label)
    case .textField(var field):
      field.font = font
      self = .textField(field)
    case .textView(var view):
      view.font = font
      self = .textView(view)
    case .button(var button):
      button.font = font
      self = .button(button)
    default: break
    }
  }

  fileprivate mutating func apply(_ key: String, _ insets: EdgeInsetsElement) {
    guard case .button(var button) = self else { return }
    switch key {
    case "contentEdgeInsets": button.contentEdgeInsets = insets
    case "titleEdgeInsets": button.titleEdgeInsets = insets
    case "imageEdgeInsets": button.imageEdgeInsets = insets
    default: return
    }
    self = .button(button)
  }
}
