/// What kind of thing an element stands for, as far as reports tell them apart.
enum ObjectClass {
  /// Scenes, controllers, views, and the items of bars.
  case hierarchy
  case constraint
  /// What connects objects or is not seen.
  case behaviour
  /// A guide that comes with its view, whether anything refers to it or not.
  case guide

  /// The class of an element's name.
  init(_ name: String) {
    switch name {
    case "constraint": self = .constraint
    case "viewLayoutGuide", "viewControllerLayoutGuide", "layoutGuide": self = .guide
    case "outlet", "outletCollection", "action", "segue", "placeholder", "customObject", "exit",
      "keyCommand", "searchDisplayController", "viewControllerPlaceholder",
      "collectionViewFlowLayout", "collectionViewLayout", "textInputTraits":
      self = .behaviour
    case _ where name.hasSuffix("GestureRecognizer"): self = .behaviour
    default: self = .hierarchy
    }
  }

  var heading: Heading {
    switch self {
    case .hierarchy: .hierarchy
    case .constraint: .constraints
    case .behaviour: .behaviour
    case .guide: .nothing
    }
  }
}
