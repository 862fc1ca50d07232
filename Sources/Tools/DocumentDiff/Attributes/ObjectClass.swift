enum ObjectClass {
  /// Scenes, controllers, views and bar items.
  case hierarchy
  case constraint
  case behavior
  /// A guide that comes with the view, even if nothing refers to it.
  case guide

  init(_ name: String) {
    switch name {
    case "constraint": self = .constraint
    case "viewLayoutGuide", "viewControllerLayoutGuide", "layoutGuide": self = .guide
    case "outlet", "outletCollection", "action", "segue", "placeholder", "customObject", "exit",
      "keyCommand", "searchDisplayController", "viewControllerPlaceholder",
      "collectionViewFlowLayout", "collectionViewLayout", "textInputTraits":
      self = .behavior
    case _ where name.hasSuffix("GestureRecognizer"): self = .behavior
    default: self = .hierarchy
    }
  }

  var heading: Heading {
    switch self {
    case .hierarchy: .hierarchy
    case .constraint: .constraints
    case .behavior: .behavior
    case .guide: .nothing
    }
  }
}
