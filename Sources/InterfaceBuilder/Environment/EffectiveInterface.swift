/// What a document holds under given size classes: a pure function of both.
///
/// Everything listed is installed at first; the `default` variation applies, then the matching ones
/// from the least to the most specific (F10.10). A document without a canvas device is drawn for any
/// width and height: then only `default` applies.
package struct EffectiveInterface: Sendable {
  package let contents: DocumentContents
  /// The size classes in force; nil where the canvas stands for any.
  package let width: SizeClass?
  package let height: SizeClass?
  private let absent: Set<String>
  /// The views that are not installed, or stand in one that is not.
  private var absentViews: [Bool] = []

  package init(contents: DocumentContents, width: SizeClass?, height: SizeClass?) {
    self.contents = contents
    self.width = width
    self.height = height
    absent = Self.absentObjects(contents, width: width, height: height)
    // Parents stand before their children, so one pass carries absence down.
    absentViews.reserveCapacity(contents.views.count)
    for view in contents.views {
      let parentIsAbsent = view.parent.map { absentViews[$0.offset] } ?? false
      absentViews.append(parentIsAbsent || absent.contains(view.id))
    }
  }

  /// Whether a view is in the hierarchy.
  package func isInstalled(_ view: ViewIndex) -> Bool { !absentViews[view.offset] }

  /// Whether a constraint is in force, as far as size classes decide.
  package func isInstalled(_ constraint: ConstraintIndex) -> Bool {
    let element = contents[constraint]
    return !absentViews[element.owner.offset] && !absent.contains(element.id)
  }

  /// A constraint with its overrides applied.
  package func constraint(_ index: ConstraintIndex) -> ConstraintElement {
    var element = contents[index]
    guard !element.variations.isEmpty else { return element }
    for variation in matching(element.variations) {
      if let constant = number("constant", variation) { element.constant = constant }
      if let priority = number("priority", variation) { element.priority = priority }
    }
    return element
  }

  /// A view with its overrides applied.
  package func view(_ index: ViewIndex) -> ViewElement {
    var element = contents[index]
    guard !element.variations.isEmpty else { return element }
    for variation in matching(element.variations) { element.apply(variation) }
    return element
  }

  private func matching(_ variations: [VariationElement]) -> [VariationElement] {
    Self.matching(variations, width: width, height: height)
  }

  private func number(_ name: String, _ variation: VariationElement) -> Double? {
    variation.attributes[name].flatMap(Double.init)
  }

  private static func matching(
    _ variations: [VariationElement], width: SizeClass?, height: SizeClass?
  ) -> [VariationElement] {
    let fitting = variations.filter { variation in
      let key = variation.key
      return key.unknown.isEmpty && (key.width == nil || key.width == width)
        && (key.height == nil || key.height == height)
    }
    // The sort is stable for equal specificity through the offset.
    return fitting.enumerated().sorted {
      ($0.element.key.specificity, $0.offset) < ($1.element.key.specificity, $1.offset)
    }.map(\.element)
  }

  private static func absentObjects(
    _ contents: DocumentContents, width: SizeClass?, height: SizeClass?
  ) -> Set<String> {
    var absent: Set<String> = []
    for view in contents.views where !view.variations.isEmpty {
      for variation in matching(view.variations, width: width, height: height) {
        for mask in variation.masks {
          absent.formUnion(mask.excluded)
          absent.subtract(mask.included)
        }
      }
    }
    return absent
  }
}

extension ViewElement {
  /// Takes over what a variation overrides.
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
